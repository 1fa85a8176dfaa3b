import { readPage } from '../../page/readPage.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { applyEdits, type TextEdit } from '../../text/textEdit.ts';
import { pageFix } from '../pageEdits.ts';
import type { Fix } from '../rule.ts';

/** A repair that may help. */
export interface Candidate {
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

/** Those repairs after which fewer breaks are left; the first one is preferred. */
export function mendingFixes(place: PageInSite, candidates: readonly Candidate[]): readonly Fix[] {
  const before = place.page.problems.length;
  return candidates
    .filter(({ edits }) => readPage(applyEdits(place.page.text, edits)).problems.length < before)
    .map(({ title, edits }, index) => pageFix(place, title, edits, { preferred: index === 0 }));
}
