import { componentsInConstants, namesShownByExports } from '../../page/record/scriptNames.ts';
import { undefinedInExports } from '../../page/record/exportNames.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { code } from '../../util/messageText.ts';
import { type Finding, changeFix } from '../engine/rule.ts';

/** Yields the findings of undefined names that the exports of a page evaluate, those that elements show left out. */
export function* undefinedInValues(
  context: PageContext,
  nearest: (name: string) => string | undefined,
): Iterable<Finding> {
  const { page } = context;
  // What a snippet exports may find in a page what it lacks.
  if (context.isSnippet || page.problems.some(({ kind }) => kind === 'script')) return;
  const found = undefinedInExports(page);
  if (found.length === 0) return;
  const shown = new Set(namesShownByExports(page).map(({ value }) => value));
  for (const { value, range, within } of found) {
    if (shown.has(value)) continue;
    const near = nearest(value);
    const rename = near === undefined ? undefined : changeFix(context, range, near);
    yield {
      range,
      severity: 'error',
      message: `${code(value)} isn’t defined, so ${effectOn(within)}. ${near === undefined ? 'Define or import it.' : `Did you mean ${code(near)}?`}`,
      ...(rename !== undefined && { fixes: () => [rename] }),
    };
  }
}

/** Yields the findings of the platform’s components in constants: only functions get them. */
export function* componentsInValues({ page, catalogue }: PageContext): Iterable<Finding> {
  if (page.problems.some(({ kind }) => kind === 'script')) return;
  for (const { value, range } of componentsInConstants(page)) {
    // Others are unknown everywhere, and reported as such.
    if (catalogue.get(value) === undefined) continue;
    yield {
      range,
      severity: 'error',
      message: `${code(value)} isn’t defined in a constant, so the page can’t be shown. Export a function, ${code(`() => <${value}>…`)}, and show it by its tag.`,
    };
  }
}

function effectOn(within: string | undefined): string {
  if (within === undefined) return 'the page can’t be shown';
  return within === '' || /^\p{Lu}/u.test(within)
    ? 'what this export shows is missing'
    : `what calls ${code(within)} isn’t shown`;
}
