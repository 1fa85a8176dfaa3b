import type { SiteConfig } from '../../config/siteConfig.ts';
import { resolveEntry } from '../../site/references/resolveEntry.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { changeBetween } from '../../text/textEdit.ts';
import { rangesTouch, type TextRange } from '../../text/textRange.ts';
import { shorten } from '../../util/messageText.ts';
import type { InlayHint } from '../answers.ts';

type Entries = readonly { readonly entry: string; readonly range: TextRange }[];

/**
 * Returns the titles of the pages listed within a range, to show after their paths. While syntax errors hide entries,
 * those of the last configuration without errors are shown too, if their text is still there.
 */
export function hintsInConfig(
  { config, files, pages }: SiteSnapshot,
  range: TextRange,
  lastValid: SiteConfig = config,
): readonly InlayHint[] {
  const earlier = lastValid === config ? [] : entriesStillIn(config, lastValid);
  const seen = new Set<number>();
  return [...config.navigation.entries, ...earlier].flatMap((page) => {
    // The entries of a file that docs.json includes twice are shown once.
    if (!rangesTouch(page.range, range) || seen.has(page.range.start)) return [];
    seen.add(page.range.start);
    const target = resolveEntry(files, page.entry);
    const title = target.kind === 'page' ? pages.get(target.file)?.title : undefined;
    return title === undefined ? [] : [{ offset: page.range.end, text: shorten(title) }];
  });
}

/** Returns the entries of an earlier configuration whose text is unchanged, with their ranges in the present one. */
function entriesStillIn({ composed }: SiteConfig, earlier: SiteConfig): Entries {
  const { start, oldEnd, newEnd } = changeBetween(earlier.composed.text, composed.text);
  const moved = newEnd - oldEnd;
  return earlier.navigation.entries.flatMap(({ entry, range }) => {
    if (range.end <= start) return [{ entry, range }];
    if (range.start < oldEnd) return [];
    return [{ entry, range: { start: range.start + moved, end: range.end + moved } }];
  });
}
