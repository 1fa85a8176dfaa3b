import type { SiteConfig } from '../../config/siteConfig.ts';
import { resolveEntry } from '../../site/references/resolveEntry.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { movedBy, rangesTouch, type TextRange, changeBetween } from '../../text/textRange.ts';
import { shorten } from '../../util/messageText.ts';
import type { InlayHint } from '../answers.ts';

/** The longest title of an entry that shares its line with others. */
const mostInLine = 20;

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
  const all = [...config.navigation.entries, ...earlier];
  const isAlone = aloneOnLine(config.composed.text, all);
  return all.flatMap((page) => {
    // The entries of a file that docs.json includes twice are shown once.
    if (!rangesTouch(page.range, range) || seen.has(page.range.start)) return [];
    seen.add(page.range.start);
    const target = resolveEntry(files, page.entry);
    const title = target.kind === 'page' ? pages.get(target.file)?.title : undefined;
    return title === undefined
      ? []
      : [{ offset: page.range.end, text: isAlone(page.range) ? shorten(title) : shorten(title, mostInLine) }];
  });
}

/** Returns whether an entry has its line for itself: long titles between the entries of a line would push them out of view. */
function aloneOnLine(text: string, entries: Entries): (range: TextRange) => boolean {
  const starts = [...new Set(entries.map(({ range }) => range.start))].sort((a, b) => a - b);
  const onSharedLines = new Set<number>();
  // What is between two entries is searched once: a whole docs.json may be one line.
  for (const [at, start] of starts.entries()) {
    const next = starts[at + 1];
    if (next !== undefined && !text.slice(start, next).includes('\n')) onSharedLines.add(start).add(next);
  }
  return ({ start }) => !onSharedLines.has(start);
}

/** Returns the entries of an earlier configuration whose text is unchanged, with their ranges in the present one. */
function entriesStillIn({ composed }: SiteConfig, earlier: SiteConfig): Entries {
  const { start, oldEnd, newEnd } = changeBetween(earlier.composed.text, composed.text);
  const moved = newEnd - oldEnd;
  return earlier.navigation.entries.flatMap(({ entry, range }) => {
    if (range.end <= start) return [{ entry, range }];
    if (range.start < oldEnd) return [];
    return [{ entry, range: movedBy(range, moved) }];
  });
}
