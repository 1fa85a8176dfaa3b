import { mergeConflictsIn } from '../page/mergeConflicts.ts';
import type { PageProblem } from '../page/pageProblem.ts';
import { coveredLookup } from '../rules/engine/covered.ts';
import { mostOfRule } from '../rules/engine/rule.ts';
import { syntaxErrorsOf } from '../rules/mdx/syntax.ts';
import { wordingOf } from '../rules/mdx/syntaxError/syntaxErrorMessages.ts';
import type { PageContext } from '../site/pageContext.ts';
import { conflictMessage } from '../util/messageText.ts';
import type { RenderContext } from './context.ts';

/** Returns the messages of a page’s syntax errors, with pauses. */
export function* readingBreaks(page: PageContext): Generator<undefined, RenderContext['breaks']> {
  const reported = new Set<PageProblem>();
  const isCovered = coveredLookup(page.pageIndex.covered);
  for (const problem of syntaxErrorsOf(page)) {
    // Nobody reads more, and describing each takes time.
    if (reported.size === mostOfRule) break;
    if (isCovered('mdx/syntax', problem.range.start)) continue;
    reported.add(problem);
    yield;
  }
  const conflicts = new Set(mergeConflictsIn(page.page).map(({ marker }) => marker.start));
  const messageOf = (problem: PageProblem): string => {
    if (conflicts.has(problem.range.start)) return conflictMessage;
    return reported.has(problem) ? wordingOf(page, problem) : '';
  };
  const breaks = new Map<number, string>();
  for (const problem of page.page.problems) {
    breaks.set(problem.range.start, messageOf(problem));
    yield;
  }
  return breaks;
}
