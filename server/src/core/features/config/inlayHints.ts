import { resolveEntry } from '../../site/resolveEntry.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { rangesTouch, type TextRange } from '../../text/textRange.ts';
import { shorten } from '../../util/messageText.ts';
import type { InlayHint } from '../answers.ts';

/** Returns the titles of the pages listed within a range, to show after their paths. */
export function hintsInConfig(site: SiteSnapshot, range: TextRange): readonly InlayHint[] {
  const seen = new Set<number>();
  return site.config.navigation.entries.flatMap((page) => {
    // The entries of a file that docs.json includes twice are shown once.
    if (!rangesTouch(page.range, range) || seen.has(page.range.start)) return [];
    seen.add(page.range.start);
    const target = resolveEntry(site.files, page.entry);
    const title = target.kind === 'page' ? site.pages.get(target.file)?.title : undefined;
    return title === undefined ? [] : [{ offset: page.range.end, text: shorten(title) }];
  });
}
