import type { Block } from '../../page/blocks.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { lineEndOf } from '../../rules/pageEdits.ts';
import type { FormatGroup } from './formatter.ts';

/** Inserts a blank line between blocks outside of lists and quotes, where one would make no list loose. */
export function separateBlocks(page: PageModel): readonly FormatGroup[] {
  return page.blocks.flatMap((block, index): readonly FormatGroup[] => {
    const next = page.blocks[index + 1];
    if (next === undefined || !areSeparated(page, block, next)) return [];
    const gap = page.text.slice(block.range.end, next.range.start);
    const lineEnd = /^[ \t]*\r?\n(?=[ \t]*$)/.exec(gap);
    if (lineEnd === null) return [];
    const at = block.range.end + lineEnd[0].length;
    return [[{ range: { start: at, end: at }, newText: lineEndOf(page.text) }]];
  });
}

/** Blocks that people set apart from each other; `flow` is a tag, which often has its content on the next line. */
const standAlone: ReadonlySet<Block['kind']> = new Set([
  'paragraph',
  'heading',
  'fence',
  'bulletList',
  'orderedList',
  'quote',
  'table',
  'rule',
  'math',
  'frontMatter',
  'script',
]);

function areSeparated(page: PageModel, block: Block, next: Block): boolean {
  if (block.kind === 'script' && next.kind === 'script') return false;
  if (standAlone.has(block.kind) && standAlone.has(next.kind)) return true;
  if (block.kind === 'heading' || block.kind === 'frontMatter')
    return isTag(page, next, ['opening', 'selfClosing'], 'first');
  return next.kind === 'heading' && isTag(page, block, ['closing', 'selfClosing'], 'last');
}

/** Whether a block is tags, of which the first or last has one of some forms; a comment belongs to what follows it. */
function isTag(
  { tags }: PageModel,
  { kind, range }: Block,
  forms: readonly string[],
  which: 'first' | 'last',
): boolean {
  if (kind !== 'flow') return false;
  const tag =
    which === 'first'
      ? tags.find(({ range: { start } }) => start === range.start)
      : tags.find(({ range: { end } }) => end === range.end);
  return tag !== undefined && forms.includes(tag.form);
}
