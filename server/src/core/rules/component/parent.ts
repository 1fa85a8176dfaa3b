import type { Element } from '../../page/elements.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { parentElementOf } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/pageContext.ts';
import type { TextRange } from '../../text/textRange.ts';
import { code, formatList } from '../../util/messageText.ts';
import { pageFix } from '../pageEdits.ts';
import { fixesIfAny, type Fix, type PageRule } from '../rule.ts';
import { isOneOf, specOf, usesOf } from './componentUse.ts';
import { isMisplaced, wrapIn } from './misplacedChild.ts';
import { replacement } from '../../text/textEdit.ts';

export const parent: PageRule = {
  meta: {
    id: 'component/parent',
    severity: 'warning',
    summary: 'a child component outside of its parent, such as a `Tab` outside of `Tabs`',
    guideline:
      'Put child components directly in their parent, and nothing else there: `Step` in `Steps`, `Tab` in `Tabs`',
  },
  checksSnippets: true,
  *check(context) {
    for (const { element, spec } of usesOf(context)) {
      const { parents } = spec;
      if (parents === undefined || !isMisplaced(context, element, parents)) continue;
      const run = runAround(context.page, element);
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
  if (allowed === undefined || isOneOf(context.catalogue, parentName, allowed))
    return wrapIn(context, run, parentName, true);
  const [only, ...others] = allowed.filter((name) => specOf(context, name)?.parents !== undefined);
  if (only === undefined || others.length > 0) return [];
  const neighbours = context.page.elements.filter(
    ({ parent: around, range }) => around === element.parent && run.start <= range.start && range.end <= run.end,
  );
  const tags = neighbours.flatMap(({ opening, closing }) => (closing === undefined ? [opening] : [opening, closing]));
  const edits = tags.map(({ nameRange }) => replacement(nameRange, only));
  return [pageFix(context, `Change to ${code(only)}`, edits)];
}

/** Returns the range of adjacent elements of one name with only whitespace between them. */
function runAround(page: PageModel, element: Element): TextRange {
  const siblings = element.parent?.children ?? page.elements.filter((other) => other.parent === undefined);
  const index = siblings.indexOf(element);
  let [first, last] = [index, index];
  while (areJoined(page, siblings[first - 1], siblings[first])) first--;
  while (areJoined(page, siblings[last], siblings[last + 1])) last++;
  const [from, to] = [siblings[first] ?? element, siblings[last] ?? element];
  return { start: from.range.start, end: to.range.end };
}

function areJoined({ text }: PageModel, one: Element | undefined, next: Element | undefined): boolean {
  if (one?.name !== next?.name || one === undefined || next === undefined) return false;
  return text.slice(one.range.end, next.range.start).trim() === '';
}
