import type { Element } from '../../page/elements/elements.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { parentElementOf } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { type TextRange, replacement } from '../../text/textRange.ts';
import { lazy } from '../../util/lazy.ts';
import { code, formatList } from '../../util/messageText.ts';
import { fixesIfAny, type Fix, type PageRule, pageFix } from '../engine/rule.ts';
import { isOneOf, specOf, usesOf } from './componentUse.ts';
import { isMisplaced, wrapIn } from './misplacedChild.ts';

export const parent: PageRule = {
  meta: {
    id: 'component/parent',
    severity: 'warning',
    summary: 'a child component outside of its parent, such as a `Tab` outside of `Tabs`',
    guideline:
      'Put child components directly in their parent, and nothing else there: `Step` in `Steps`, `Tab` in `Tabs`',
  },
  *check(context) {
    const runs = lazy(() => runsIn(context.page));
    for (const { element, spec } of usesOf(context)) {
      const { parents } = spec;
      if (parents === undefined || !isMisplaced(context, element, parents)) continue;
      const run = runs().get(element) ?? element.range;
      // Neighbours are misplaced together, so the first is enough.
      if (run.start < element.range.start) continue;
      const names = parents.filter((name) => context.catalogue.get(name)?.aliasOf === undefined);
      yield {
        range: element.opening.nameRange,
        message: `${code(element.name)} must be a direct child of ${formatList(names.map(code))}. Move it there, or wrap it in ${code(names[0] ?? '')}.`,
        fixes: fixesIfAny(() => fixesFor(context, element, run, names[0] ?? '')),
      };
    }
  },
};

/** Returns fixes that wrap neighbours in their parent, or rename them if their context doesn't accept that. */
function fixesFor(context: PageContext, element: Element, run: TextRange, parentName: string): readonly Fix[] {
  const outer = parentElementOf(element);
  const allowed = outer === undefined ? undefined : specOf(context, outer.name)?.children;
  if (allowed === undefined || isOneOf(context.catalogue, parentName, allowed)) return wrapIn(context, run, parentName);
  const [only, ...others] = allowed.filter((name) => specOf(context, name)?.parents !== undefined);
  if (only === undefined || others.length > 0) return [];
  const neighbours = context.page.elements.filter(
    ({ parent: around, range }) => around === element.parent && run.start <= range.start && range.end <= run.end,
  );
  const tags = neighbours.flatMap(({ opening, closing }) => (closing === undefined ? [opening] : [opening, closing]));
  const edits = tags.map(({ nameRange }) => replacement(nameRange, only));
  return [pageFix(context, `Change to ${code(only)}`, edits)];
}

/**
 * Returns for each element the range of the adjacent elements of its name with only whitespace between them. All are
 * found at once, since each of thousands may be misplaced.
 */
function runsIn(page: PageModel): ReadonlyMap<Element, TextRange> {
  const runs = new Map<Element, TextRange>();
  const outermost = page.elements.filter((element) => element.parent === undefined);
  addRuns(runs, page, outermost);
  for (const { children } of page.elements) addRuns(runs, page, children);
  return runs;
}

function addRuns(runs: Map<Element, TextRange>, page: PageModel, siblings: readonly Element[]): void {
  let run: Element[] = [];
  for (const [at, element] of siblings.entries()) {
    run.push(element);
    if (areJoined(page, element, siblings[at + 1])) continue;
    const range = { start: run[0]?.range.start ?? element.range.start, end: element.range.end };
    for (const one of run) runs.set(one, range);
    run = [];
  }
}

function areJoined({ text }: PageModel, one: Element | undefined, next: Element | undefined): boolean {
  if (one?.name !== next?.name || one === undefined || next === undefined) return false;
  return text.slice(one.range.end, next.range.start).trim() === '';
}
