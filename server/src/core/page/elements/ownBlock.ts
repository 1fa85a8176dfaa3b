import { blocksAround } from '../pageQueries.ts';
import type { PageModel } from '../pageModel.ts';
import type { Element } from './elements.ts';

/** Whether an element is a block by itself: the platform removes it there unless it knows a component of the name. */
export function isAlone(page: PageModel, element: Element): boolean {
  return isBlock(page, element) && isOnOwnLines(page, element);
}

/** Whether an element has a block to itself, or is in one that consists of tags. */
export function isBlock(page: PageModel, { opening, range }: Element): boolean {
  const [block] = blocksAround(page, opening.range.start);
  if (block === undefined) return true;
  if (block.kind === 'flow') return true;
  if (block.kind !== 'paragraph') return block.kind !== 'heading' && block.kind !== 'table';
  return (
    page.text
      .slice(block.range.start, range.start)
      .replace(/^\[[ xX]\]/, '')
      .trim() === '' && page.text.slice(range.end, block.range.end).trim() === ''
  );
}

/** Whether an element has its lines to itself and to the tags that enclose it: next to others, it is shown. */
function isOnOwnLines({ text }: PageModel, { range }: Element): boolean {
  const near = { start: Math.max(0, range.start - longestLine), end: range.end + longestLine };
  const [before = '', ...above] = text.slice(near.start, range.start).split('\n').reverse();
  const [after = '', ...below] = text.slice(range.end, near.end).split(/\r?\n/);
  if ((above.length === 0 && near.start > 0) || (below.length === 0 && near.end < text.length)) return false;
  return openingTags.test(before) && /^(?:\s*<\/[^<>]*>)*\s*$/.test(after);
}

/** Nobody puts more around a tag in its line. */
const longestLine = 500;
const openingTags = /^\s*(?:(?:[-*+]|\d+[.)])\s+)?(?:<[^<>/](?:[^<>]*[^<>/])?>\s*)*$/;
