import { readPage } from '../../page/readPage.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { applyEdits, type TextEdit } from '../../text/textEdit.ts';
import { pageFix } from '../pageEdits.ts';
import type { Fix } from '../rule.ts';

/** A repair that may help. */
export interface Candidate {
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

/** Trying a repair reads the page anew; on a large page with many breaks that would take seconds for all of them. */
const mostRead = 2_000_000;

/** Those repairs after which fewer breaks are left; the first one is preferred. */
export function verifiedFixes(context: PageContext, candidates: readonly Candidate[]): readonly Fix[] {
  const { text, problems } = context.page;
  if (text.length * problems.length > mostRead) return [];
  return candidates
    .filter(({ edits }) => readPage(applyEdits(text, edits)).problems.length < problems.length)
    .map(({ title, edits }, index) => pageFix(context, title, edits, { preferred: index === 0 }));
}
