import type { Block } from '../../page/blocks.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { elementsAround } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { code } from '../../util/messageText.ts';
import { fixesIfAny, type Fix, type PageRule } from '../engine/rule.ts';
import { calloutNames } from '../../components/callouts.ts';
import { isProcedure } from './rewriting/procedureVerbs.ts';
import { attribute, dedented, indented, rewriteBlocks, trimmed, plainTextOf } from './rewriting/rewriteBlocks.ts';
import { smallest } from '../../util/collections.ts';
import { indexFrom, lastBefore } from '../../text/rangeSearch.ts';
import { lineBefore } from '../../text/lines.ts';

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

/** Returns an item as a step; undefined if it doesn't begin with a sentence that could be a title. */
function stepLines(text: string, item: Block): readonly string[] | undefined {
  const [first] = item.children;
  if (first?.kind !== 'paragraph') return undefined;
  const width = lineBefore(text, first.range.start).length;
  const linesOf = (start: number, end: number): readonly string[] =>
    text
      .slice(start, end)
      .split('\n')
      .map((line, index) => dedented(line, index === 0 ? 0 : width));
  const read = stepTitle(linesOf(first.range.start, first.range.end).join('\n'));
  if (read === undefined) return undefined;
  const opening = `<Step ${attribute('title', read.title)}>`;
  const blocks = linesOf(first.range.end, item.range.end).slice(1);
  const content = trimmed([...read.rest.split('\n'), ...withoutSharedIndent(blocks)]);
  return content.length === 0 ? [`${opening}</Step>`] : [opening, ...indented(content), '</Step>'];
}

/** Returns lines without their shared indentation. */
function withoutSharedIndent(lines: readonly string[]): readonly string[] {
  const indents = lines.filter((line) => line !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const shared = smallest(indents, 80);
  return lines.map((line) => dedented(line, shared));
}

/** The first paragraph of an item as a step. */
interface StepTitle {
  readonly title: string;
  /** The rest of the paragraph; empty if the title contains it all. */
  readonly rest: string;
}

/** A longer title is a paragraph. */
const longest = 100;
/** A shorter title is too vague for a long sentence. */
const shortest = 20;

/**
 * Returns the title of a step: the leading bold text of an item, or its first sentence. A sentence that is long, or has
 * a link or something else invalid in a title, also stays in the text. Undefined if no title is possible.
 */
export function stepTitle(paragraph: string): StepTitle | undefined {
  const [, bold, after = ''] = boldBeginning.exec(paragraph) ?? [];
  if (bold !== undefined) return titled(bold, after.replace(/^\s*[:.：–—-]?\s*/, ''));
  const { sentence, rest } = firstSentence(paragraph);
  return titled(sentence, rest) ?? titled(firstClause(withoutLinks(sentence)), paragraph);
}

const boldBeginning =
  /^(?:\*\*|__)(?=\S)([^*_]*[^\s*_])(?:\*\*|__)((?:(?<=[:.：。](?:\*\*|__))|:|\.|：|$|\s+[–—-]\s|\s*\n)[^]*)?$/;

function titled(written: string, rest: string): StepTitle | undefined {
  const title = plainTextOf(written)
    ?.replace(/[.:：。]$/, '')
    .trim();
  return title === undefined || title === '' || title.length > longest ? undefined : { title, rest };
}

/** Returns a sentence with its links replaced by their text. */
function withoutLinks(sentence: string): string {
  return sentence.replace(/(?<!!)\[(?:https?:\/\/)?((?:[^[\]]|\\.)+)\]\([^()\s]*\)/g, '$1');
}

/** Returns the start of a long sentence that makes sense by itself. */
function firstClause(sentence: string): string {
  if (sentence.length <= longest) return sentence;
  const ends = [...sentence.matchAll(/, (?!or )| and | so that |; | — | - |，|、/g)].map(({ index }) => index);
  const end = ends.findLast((at) => at <= longest && at >= shortest);
  return end === undefined ? sentence : sentence.slice(0, end);
}

/** Splits after the first period that ends a sentence: not in code, an abbreviation or a number. */
function firstSentence(paragraph: string): { readonly sentence: string; readonly rest: string } {
  const stops =
    /`+[^`]*`+|\[[^\]]*\]\([^)]*\)|(?<!\b(?:e\.g|i\.e|etc|vs|approx|[A-Z]))[.!?:](?=\s+[^\sa-z]|\s*$)|[。：！？]/g;
  for (const match of paragraph.matchAll(stops)) {
    if (match[0].length > 1) continue;
    const end = match.index + 1;
    return { sentence: paragraph.slice(0, end), rest: paragraph.slice(end).trim() };
  }
  return { sentence: paragraph, rest: '' };
}
