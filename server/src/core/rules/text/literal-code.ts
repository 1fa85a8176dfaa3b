import type { PageRule } from '../engine/rule.ts';
import type { SyntaxNode } from '@lezer/common';
import { rangesTouch, type TextRange, isInAny } from '../../text/textRange.ts';
import { endOfLineText, startOfLine } from '../../text/lines.ts';
import { textNodes } from '../../page/mdx/nodeTypes.ts';
import type { PageModel } from '../../page/pageModel.ts';

export const literalCode: PageRule = {
  meta: {
    id: 'text/literal-code',
    title: 'Backtick shown as text',
    severity: 'info',
    summary: 'a backtick that is shown as text, since its counterpart is missing',
    once: 'page',
  },
  *check({ page }) {
    for (const range of strayBackticksIn(page)) {
      yield {
        range,
        message: 'Readers see this backtick, since its counterpart is missing. Add the other one, or remove it.',
      };
    }
  },
};

/** Nodes whose text code can’t extend beyond. */
const blocks = /^(?:Paragraph|Task|TableRow|TableHeader|ATXHeading\d|SetextHeading\d)$/;

/** A run of backticks that is text, in its block. */
interface StrayRun {
  readonly at: number;
  readonly block: TextRange;
}

/** Returns the backticks that are text though they were meant to begin or end code: single ones of their block. */
function strayBackticksIn(page: PageModel): readonly TextRange[] {
  const { text } = page;
  const fences = page.fences.map(({ range }) => range);
  const byBlock = new Map<number, StrayRun | undefined>();
  for (const { index, 0: run } of text.matchAll(/(?<!\\)`+/g)) {
    // Nearly all of them are in code, which is found sooner than the node at an offset.
    if (isInAny(page.codeSpans, index) || isInAny(fences, index)) continue;
    const node = page.parsed.tree.resolveInner(index, 1);
    if (!textNodes.test(node.name)) continue;
    const { from, to } = blockOf(node);
    // A longer run is no typo of a single key.
    const isOnly = run.length === 1 && !byBlock.has(from);
    byBlock.set(from, isOnly ? { at: index, block: { start: from, end: to } } : undefined);
  }
  return [...byBlock.values()].flatMap((run) =>
    run !== undefined && isMeant(text, run.at) && !isPairElsewhere(page, run.block)
      ? [{ start: run.at, end: run.at + 1 }]
      : [],
  );
}

/** Whether the other backtick may be a part of a formula or of an address. */
function isPairElsewhere({ text, math }: PageModel, block: TextRange): boolean {
  return (
    math.some((formula) => rangesTouch(formula, block)) || /:\/\/[^\s`]*`/.test(text.slice(block.start, block.end))
  );
}

function blockOf(node: SyntaxNode): SyntaxNode {
  let block = node;
  while (block.parent !== null && !blocks.test(block.name)) block = block.parent;
  return block;
}

/** Whether a backtick touches a word, and isn’t shown on purpose or instead of an apostrophe. */
function isMeant(text: string, at: number): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
  if (!/\S/.test(before) && !/\S/.test(after)) return false;
  if (/[([{"'“‘«>（「]/.test(before) && /[)\]}"'”’»<）」]/.test(after)) return false;
  if (/\p{L}/u.test(before) && /\p{L}/u.test(after)) return false;
  // The key itself is meant: `Ctrl+` and a backtick.
  if (before === '+') return false;
  return !/\\`|backtick/i.test(text.slice(startOfLine(text, at), endOfLineText(text, at)));
}
