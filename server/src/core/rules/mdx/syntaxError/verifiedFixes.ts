import { readPage } from '../../../page/readPage.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import { applyEdits } from '../../../text/textRange.ts';
import { type Fix, pageFix, type TitledEdits } from '../../engine/rule.ts';

/** Each fix is verified by parsing the page again; on a large page with many syntax errors that would take seconds. */
const mostRead = 2_000_000;

/** Returns the fixes that reduce the number of syntax errors; the first one is preferred. */
export function verifiedFixes(context: PageContext, candidates: readonly TitledEdits[]): readonly Fix[] {
  const { text, problems } = context.page;
  if (text.length * problems.length > mostRead) return [];
  return candidates
    .filter(({ edits }) => readPage(applyEdits(text, edits)).problems.length < problems.length)
    .map(({ title, edits }, index) => pageFix(context, title, edits, { preferred: index === 0 }));
}
