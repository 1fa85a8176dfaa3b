import { resolveEntry } from '../../site/resolveEntry.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { rangesTouch, type TextRange } from '../../text/textRange.ts';
import { shorten } from '../../util/messageText.ts';
import type { InlayHint } from '../answers.ts';

/** The titles of the pages that are listed within a range, behind their paths. */
export function hintsInConfig(site: SiteSnapshot, range: TextRange): readonly InlayHint[] {
  const seen = new Set<number>();
  return site.config.navigation.entries.flatMap((page) => {
    // A part that docs.json refers to twice has each of its entries once.
    if (!rangesTouch(page.range, range) || seen.has(page.range.start)) return [];
    seen.add(page.range.start);
    const target = resolveEntry(site.files, page.entry);
    const title = target.kind === 'page' ? site.pages.get(target.file)?.title : undefined;
    return title === undefined ? [] : [{ offset: page.range.end, text: shorten(title) }];
  });
}
