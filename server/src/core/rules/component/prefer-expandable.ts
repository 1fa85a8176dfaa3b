import { mainName } from '../../components/catalogue.ts';
import { hasTrait } from '../../components/traits.ts';
import type { Element } from '../../page/elements/elements.ts';
import { elementsAround, parentElementOf } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { code } from '../../util/messageText.ts';
import { fixesIfAny, type Fix, type PageRule, pageFix, wrapBlock } from '../engine/rule.ts';
import { specOf } from './componentUse.ts';
import { titleAttribute } from './rewriting/rewriteBlocks.ts';
import { firstFrom } from '../../text/textRange.ts';
import { hasLinesToItself } from '../../text/lines.ts';
import { addTo } from '../../util/collections.ts';

export const preferExpandable: PageRule = {
  meta: {
    id: 'component/prefer-expandable',
    title: 'Nested fields outside an expandable',
    severity: 'info',
    summary: 'nested fields that aren’t in an `Expandable`',
    guideline: { convention: 'choice-7' },
    habit: { name: 'nestedFields', smallestShare: 0.5 },
  },
  *check(context) {
    const nested = new Map<Element, Element[]>();
    for (const element of context.page.elements) {
      if (!isField(context, element)) continue;
      const outer = parentElementOf(element);
      if (outer === undefined || !isField(context, outer) || isFolded(context, outer)) continue;
      addTo(nested, outer, element);
    }
    for (const [outer, inner] of nested) {
      const [first] = inner;
      // If some fields are folded, the others are outside on purpose, as the type that describes them.
      const foldsSome = outer.children.some(({ name }) => mainName(context.catalogue, name) === 'Expandable');
      if (first === undefined || foldsSome || isSection(context, outer)) continue;
      yield {
        range: first.opening.range,
        message: `Readers can’t collapse these nested fields. Wrap them in an ${code('Expandable')}.`,
        onlyIf: 'habit',
        cause: context.file,
        fixes: fixesIfAny(() => fixesFor(context, first, inner.at(-1) ?? first)),
      };
    }
  },
};

/** Whether a field is in an `Expandable`, so that its own fields are collapsed with it. */
function isFolded({ page, catalogue }: PageContext, { range }: Element): boolean {
  return elementsAround(page, range.start).some(({ name }) => mainName(catalogue, name) === 'Expandable');
}

/** Whether a field has headings, as a function does that is documented in one: its fields are no properties of it. */
function isSection({ page }: PageContext, { range }: Element): boolean {
  return (firstFrom(page.headings, range.start + 1)?.range.start ?? Infinity) < range.end;
}

function isField(context: PageContext, { name }: Element): boolean {
  return hasTrait(name, 'isApiField') && specOf(context, name) !== undefined;
}

function fixesFor(context: PageContext, first: Element, last: Element): readonly Fix[] {
  const { text } = context.page;
  const range = { start: first.range.start, end: last.range.end };
  // Fields in a fragment, or on a line with other text, leave no line for the tags.
  if (first.parent !== last.parent || first.parent?.name === '' || !hasLinesToItself(text, range)) return [];
  const opening = `<Expandable ${titleAttribute('properties')}>`;
  return [pageFix(context, `Wrap in an ${code('Expandable')}`, wrapBlock(text, range, opening, '</Expandable>'))];
}
