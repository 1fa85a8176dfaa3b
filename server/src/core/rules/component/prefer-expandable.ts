import type { Element } from '../../page/elements.ts';
import { wholeOf } from '../../page/places.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { code } from '../../util/words.ts';
import { pageFix, wrapBlock } from '../pageEdits.ts';
import type { Fix, PageRule } from '../rule.ts';
import { mainName, specOf } from './componentUse.ts';
import { attribute, hasLinesToItself } from './rewriteBlocks.ts';

export const preferExpandable: PageRule = {
  meta: {
    id: 'component/prefer-expandable',
    severity: 'info',
    summary: 'nested fields that aren’t in an `Expandable`',
    convention: 'choice-7',
    fixable: true,
  },
  checksSnippets: true,
  *check(place) {
    const nested = new Map<Element, Element[]>();
    for (const element of place.page.elements) {
      const outer = wholeOf(element);
      if (outer === undefined || !isField(place, element) || !isField(place, outer)) continue;
      const others = nested.get(outer);
      if (others === undefined) nested.set(outer, [element]);
      else others.push(element);
    }
    for (const [outer, inner] of nested) {
      const [first] = inner;
      // Who folds some fields away has left these outside on purpose, as the type that says what the others are.
      const foldsSome = outer.children.some(({ name }) => mainName(place.catalogue, name) === 'Expandable');
      if (first === undefined || foldsSome) continue;
      yield {
        range: first.opening.range,
        message: `Readers can’t collapse these nested fields. Wrap them in an ${code('Expandable')}.`,
        fixes: () => fixesFor(place, first, inner.at(-1) ?? first),
      };
    }
  },
};

function isField(place: PageInSite, { name }: Element): boolean {
  const main = mainName(place.catalogue, name);
  return (main === 'ParamField' || main === 'ResponseField') && specOf(place, name) !== undefined;
}

function fixesFor(place: PageInSite, first: Element, last: Element): readonly Fix[] {
  const { text } = place.page;
  const range = { start: first.range.start, end: last.range.end };
  // Fields in a fragment, or on a line with something else, have no place for the tags.
  if (first.parent !== last.parent || first.parent?.name === '' || !hasLinesToItself(text, range)) return [];
  const opening = `<Expandable ${attribute('title', 'properties')}>`;
  return [pageFix(place, `Wrap in an ${code('Expandable')}`, wrapBlock(text, range, opening, '</Expandable>'))];
}
