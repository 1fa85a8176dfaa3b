import type { PageProblem } from '../../page/pageProblem.ts';
import type { PageModel } from '../../page/pageModel.ts';
import type { TextRange } from '../../text/textRange.ts';

/** Returns the names in the tags of a syntax error. */
function namesIn(problem: PageProblem): readonly string[] {
  const names = 'tag' in problem ? [problem.tag.name] : [];
  return 'opening' in problem ? [...names, problem.opening.name] : names;
}

/** Whether a tag on the page whose name `matters` is unfinished or unpaired. */
export function hasBrokenTag({ problems }: PageModel, matters: (name: string) => boolean): boolean {
  return problems.some((problem) => namesIn(problem).some(matters));
}

/** Whether a range has a syntax error, so that its content isn't completely known. */
export function isBrokenWithin({ problems }: PageModel, range: TextRange): boolean {
  return problems.some((problem) => problem.range.start < range.end && range.start < problem.range.end);
}
