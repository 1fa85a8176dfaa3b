import type { PageProblem } from '../../page/pageProblem.ts';
import type { PageModel } from '../../page/pageModel.ts';
import type { TextRange } from '../../text/textRange.ts';

/** The names in the tags that a break is about. */
function namesIn(problem: PageProblem): readonly string[] {
  const names = 'tag' in problem ? [problem.tag.name] : [];
  return 'opening' in problem ? [...names, problem.opening.name] : names;
}

/** Whether some tag on the page breaks off or lacks its other half that a test says matters. */
export function hasBrokenTag({ problems }: PageModel, matters: (name: string) => boolean): boolean {
  return problems.some((problem) => namesIn(problem).some(matters));
}

/** Whether something within a range can't be read, so that what stands in it isn't all that will. */
export function isBrokenWithin({ problems }: PageModel, range: TextRange): boolean {
  return problems.some((problem) => problem.range.start < range.end && range.start < problem.range.end);
}
