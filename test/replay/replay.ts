import type { CompletionItem } from '../../server/src/core/features/answers.ts';
import { completePage } from '../../server/src/core/features/page/completion/completion.ts';
import { readPage } from '../../server/src/core/page/readPage.ts';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { type SiteSnapshot, pageContextOf } from '../../server/src/core/site/siteSnapshot.ts';
import type { TextRange } from '../../server/src/core/text/textRange.ts';
import { shownItems } from '../support/suggestions.ts';

/** Something of a site that is taken away and typed again. */
export interface Case {
  readonly kind: string;
  readonly replay: () => readonly Outcome[] | Promise<readonly Outcome[]>;
}

/** Where a list of completions has what was taken away. */
export interface Outcome {
  /** What is typed: the first letters of a title, for example. */
  readonly typing: string;
  readonly where: string;
  readonly typed: string;
  /** Its row, from 0; undefined if it isn't offered. */
  readonly rank: number | undefined;
  /** What is in the first row. */
  readonly first: string | undefined;
}

export type ReadText = (file: SitePath) => Promise<string>;

/**
 * Returns the row of an item on a page of which a range is replaced by what is typed, and what follows it there. The page
 * is read again, so that nothing of it still has what was taken away.
 */
export function replayOnPage(
  site: SiteSnapshot,
  { file, text, range }: { readonly file: SitePath; readonly text: string; readonly range: TextRange },
  { typed, rest = '' }: { readonly typed: string; readonly rest?: string },
  isWanted: (item: CompletionItem) => boolean,
): Pick<Outcome, 'where' | 'typed' | 'rank' | 'first'> {
  const before = text.slice(0, range.start) + typed;
  const context = pageContextOf(site, file, readPage(before + rest + text.slice(range.end)));
  const items = context === undefined ? [] : completePage(context, before.length).items;
  return rowOf(shownItems(items, before), isWanted, { where: file, typed });
}

export function rowOf(
  shown: readonly CompletionItem[],
  isWanted: (item: CompletionItem) => boolean,
  about: Pick<Outcome, 'where' | 'typed'>,
): Pick<Outcome, 'where' | 'typed' | 'rank' | 'first'> {
  const rank = shown.findIndex(isWanted);
  return {
    ...about,
    rank: rank < 0 ? undefined : rank,
    first: shown[0] && `${shown[0].label} (${shown[0].edit.newText})`,
  };
}
