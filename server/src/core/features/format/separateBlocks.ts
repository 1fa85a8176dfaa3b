import { lineEndOf } from '../../text/lines.ts';
import type { Block } from '../../page/blocks.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { lastBefore, startingAt } from '../../text/rangeSearch.ts';
import { groupBy } from '../../util/collections.ts';
import type { FormatGroup, FormatOptions } from './formatter.ts';

/** Two blocks, one after the other, between which people put a blank line or don't. */
interface Neighbors {
  /** What decides whether they are set apart: an author may do so before lists and not after headings. */
  readonly kind: string;
  /** Where the blank line belongs; undefined if there is one. */
  readonly tightAt: number | undefined;
}

/**
 * Inserts a blank line between blocks outside of lists and quotes, where one would make no list loose: between blocks
 * of kinds that the page sets apart at least as often as not, or between all.
 */
export function separateBlocks(page: PageModel, { isStrict }: FormatOptions): readonly FormatGroup[] {
  const byKind = groupBy(neighborsIn(page), ({ kind }) => kind);
  const separated = [...byKind.values()].filter(
    (some) => isStrict || some.filter(({ tightAt }) => tightAt === undefined).length * 2 >= some.length,
  );
  return separated
    .flat()
    .flatMap(({ tightAt: at }) => at ?? [])
    .sort((a, b) => a - b)
    .map((at) => [{ range: { start: at, end: at }, newText: lineEndOf(page.text) }]);
}

function neighborsIn(page: PageModel): readonly Neighbors[] {
  return page.blocks.flatMap((block, index): readonly Neighbors[] => {
    const next = page.blocks[index + 1];
    if (next === undefined || !areSeparable(page, block, next)) return [];
    const gap = page.text.slice(block.range.end, next.range.start);
    const lineEnd = /^[ \t]*\r?\n(?=[ \t]*$)/.exec(gap);
    const tightAt = lineEnd === null ? undefined : block.range.end + lineEnd[0].length;
    return [{ kind: kindOf(block, next), tightAt }];
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

function areSeparable(page: PageModel, block: Block, next: Block): boolean {
  if (block.kind === 'script' && next.kind === 'script') return false;
  if (standAlone.has(block.kind) && standAlone.has(next.kind)) return true;
  if (block.kind === 'heading' || block.kind === 'frontMatter')
    return isTag(page, next, ['opening', 'selfClosing'], 'first');
  return next.kind === 'heading' && isTag(page, block, ['closing', 'selfClosing'], 'last');
}

function kindOf(block: Block, next: Block): string {
  if (block.kind === 'frontMatter') return 'after front matter';
  if (next.kind === 'heading') return 'before headings';
  if (block.kind === 'heading') return 'after headings';
  if (next.kind === 'bulletList' || next.kind === 'orderedList') return 'before lists';
  return block.kind === 'fence' || next.kind === 'fence' ? 'around code' : 'others';
}

/** Whether a block is tags, of which the first or last has one of some forms; a comment belongs to what follows it. */
function isTag(
  { tags }: PageModel,
  { kind, range }: Block,
  forms: readonly string[],
  which: 'first' | 'last',
): boolean {
  if (kind !== 'flow') return false;
  const tag = which === 'first' ? startingAt(tags, range.start) : lastBefore(tags, range.end);
  if (tag === undefined || (which === 'last' && tag.range.end !== range.end)) return false;
  return forms.includes(tag.form);
}
