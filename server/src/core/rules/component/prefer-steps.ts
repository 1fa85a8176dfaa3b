import type { Block } from '../../page/blocks.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { elementsAround } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { code } from '../../util/messageText.ts';
import { fixesIfAny, type Fix, type PageRule } from '../engine/rule.ts';
import { calloutNames } from '../../components/callouts.ts';
import { isProcedure } from './rewriting/procedureVerbs.ts';
import { indented, rewriteBlocks } from './rewriting/rewriteBlocks.ts';
import { stepLines } from './rewriting/stepLines.ts';
import { indexFrom, lastBefore } from '../../text/textRange.ts';

export const preferSteps: PageRule = {
  meta: {
    id: 'component/prefer-steps',
    title: 'Ordered list that could be steps',
    severity: 'info',
    summary: 'a procedure written as an ordered list with several blocks per item',
    pages: { history: 'hint' },
    once: 'page',
    guideline: { convention: 'choice-1' },
    habit: { name: 'procedures', smallestShare: 0.5, fewestOccurrences: 5 },
  },
  *check(context) {
    const { page } = context;
    // A nested or quoted list is a detail of its context.
    for (const list of page.blocks) {
      if (list.kind !== 'orderedList') continue;
      const items = list.children.filter(({ kind }) => kind === 'listItem');
      if (!isProcedure(page.text, items) || hasOtherShape(page, list) || isSubstep(page, list, items)) continue;
      if (isWithinStep(page, list) || hasLabel(page, list)) continue;
      const first = items[0]?.children[0]?.range ?? list.range;
      yield {
        range: { start: list.range.start, end: firstLineEnd(page.text, first.start, first.end) },
        message: `This procedure is an ordered list with several blocks per item. Use ${code('Steps')} to set each step apart.`,
        onlyIf: 'habit',
        fixes: fixesIfAny(() => fixesFor(context, list, items)),
      };
    }
  },
};

/** Whether a list is where steps would be unsuitable. */
function hasOtherShape(page: PageModel, { range }: Block): boolean {
  return elementsAround(page, range.start).some(
    ({ name }) =>
      calloutNames.has(name) || ['Step', 'Steps', 'Update', 'Card', 'Accordion', 'Expandable'].includes(name),
  );
}

/** Whether the heading above a list is a step, so that its items are substeps. */
function isWithinStep({ headings }: PageModel, { range }: Block): boolean {
  const heading = lastBefore(headings, range.start);
  return heading !== undefined && /^\W*(?:step|phase|part|\d+[.):]|\d+\s*[–—-])(?!\p{L})/iu.test(heading.text);
}

/** Whether a label in bold is above a list, which is then one of several short answers: “**Solution**:”. */
function hasLabel({ text, blocks }: PageModel, list: Block): boolean {
  const above = blocks[indexFrom(blocks, list.range.start) - 1];
  return (
    above?.kind === 'paragraph' &&
    /^(\*\*|__)[^*_\n]+:?\1:?$/.test(text.slice(above.range.start, above.range.end).trim())
  );
}

/** Whether a list continues the numbers of an earlier one, or a later one does: steps would restart. */
function isSubstep(page: PageModel, list: Block, items: readonly Block[]): boolean {
  const first = numberOf(page.text, list);
  if (first > 1) return true;
  let at = indexFrom(page.blocks, list.range.end + 1);
  while (at < page.blocks.length && page.blocks[at]?.kind !== 'orderedList') at++;
  const later = page.blocks[at];
  const next = later === undefined ? 1 : numberOf(page.text, later);
  return next > 1 && next <= first + items.length;
}

function numberOf(text: string, { range }: Block): number {
  return Number(/\d+/.exec(text.slice(range.start, range.end))?.[0] ?? 1);
}

function firstLineEnd(text: string, start: number, end: number): number {
  return start + (/^[^\r\n]*/.exec(text.slice(start, end))?.[0].length ?? 0);
}

function fixesFor(context: PageContext, list: Block, items: readonly Block[]): readonly Fix[] {
  const steps = items.map((item) => stepLines(context.page.text, item));
  const lines = steps.flatMap((step) => step ?? []);
  if (steps.includes(undefined)) return [];
  const range = { start: list.range.start, end: items.at(-1)?.range.end ?? list.range.end };
  const title = `Change to ${code('Steps')}`;
  return rewriteBlocks(context, title, range, ['<Steps>', ...indented(lines), '</Steps>']);
}
