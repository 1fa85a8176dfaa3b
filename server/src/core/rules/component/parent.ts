import { isHtmlName, type Element } from '../../page/elements.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { wholeOf } from '../../page/places.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import type { TextRange } from '../../text/textRange.ts';
import { code, listWords } from '../../util/words.ts';
import type { PageRule } from '../rule.ts';
import { hasBrokenTag } from './brokenWhole.ts';
import { isOneOf, isOpaque, specOf, usesOf } from './componentUse.ts';
import { wrapIn } from './wrapIn.ts';

export const parent: PageRule = {
  meta: {
    id: 'component/parent',
    severity: 'warning',
    summary: 'a part outside of the component that it belongs to',
    guideline: 'Put parts directly into their whole and nothing else: `Step` into `Steps`, `Tab` into `Tabs`',
    fixable: true,
  },
  checksSnippets: true,
  *check(place) {
    for (const { element, spec } of usesOf(place)) {
      const { parents } = spec;
      if (parents === undefined || !isMisplaced(place, element, parents)) continue;
      const wholes = parents.filter((name) => place.catalogue.get(name)?.aliasOf === undefined);
      yield {
        range: element.opening.nameRange,
        message: `${code(element.name)} stands directly inside ${listWords(wholes.map(code))} only. Move it there, or put ${code(wholes[0] ?? '')} around it.`,
        fixes: () => wholes.slice(0, 1).flatMap((whole) => wrapIn(place, runAround(place.page, element), whole, true)),
      };
    }
  },
};

function isMisplaced(place: PageInSite, element: Element, parents: readonly string[]): boolean {
  const isWhole = (name: string): boolean => isOneOf(place.catalogue, name, parents);
  const between: Element[] = [];
  let whole = wholeOf(element);
  for (; whole !== undefined && !isWhole(whole.name); whole = wholeOf(whole)) {
    if (whole.isBroken || isOpaque(place, whole.name)) return false;
    between.push(whole);
  }
  if (whole !== undefined && (isOpaque(place, whole.name) || !isWrongWithin(place, whole, between))) return false;
  // The page that imports a snippet may have the whole around it.
  if (whole === undefined && place.isSnippet && between.every(({ name }) => isHtmlName(name))) return false;
  // Where a tag of a part or a whole is broken, what stands in what can't be told; the break is reported.
  const around = [element, ...between].map(({ name }) => name);
  return !hasBrokenTag(place.page, (name) => isWhole(name) || around.includes(name));
}

/** Whether a part is misplaced though its whole stands further out; `between` has the innermost first. */
function isWrongWithin(place: PageInSite, whole: Element, between: readonly Element[]): boolean {
  const outermost = between.at(-1);
  if (outermost === undefined) return false;
  const allowed = specOf(place, whole.name)?.children;
  if (allowed === undefined) return between.some(({ name }) => !isHtmlName(name));
  // What doesn't belong into the whole itself is reported by component/children.
  return isOneOf(place.catalogue, outermost.name, allowed);
}

/** From the first to the last of neighbouring elements of one name between which only blanks stand. */
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
