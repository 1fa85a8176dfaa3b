import { TreeFragment, type Tree } from '@lezer/common';
import type { ReadBlock, Reusable } from './readBlocks.ts';

/** The replacement that changes one text to another: the range in the old one, and where the new one continues. */
export interface TextChange {
  readonly start: number;
  readonly oldEnd: number;
  readonly newEnd: number;
}

export function changeBetween(before: string, after: string): TextChange {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  let suffix = 0;
  while (
    suffix < shorter - start &&
    before.charCodeAt(before.length - 1 - suffix) === after.charCodeAt(after.length - 1 - suffix)
  ) {
    suffix++;
  }
  return { start, oldEnd: before.length - suffix, newEnd: after.length - suffix };
}

/** Returns the blocks that a change doesn't affect, with their ranges in the old text. */
export function soundBlocks(blocks: readonly ReadBlock[], change: TextChange): readonly ReadBlock[] {
  return blocks.filter(({ back, lookahead }) => back > change.oldEnd || lookahead <= change.start);
}

/** Returns what the parser can reuse from an old tree: the ranges that contain only unaffected blocks. */
export function reusableFragments(text: string, tree: Tree, sound: readonly ReadBlock[], change: TextChange): Reusable {
  // The parser reads complete lines, so a last line without an end is left out.
  const complete = sound.filter(({ end }) => text.charAt(end - 1) === '\n');
  const beginnings = complete.map(({ from }) => text.lastIndexOf('\n', from - 1) + 1 + movedBy(from, change));
  const fragments: TreeFragment[] = [];
  for (let first = 0; first < complete.length;) {
    let last = first;
    while (last + 1 < complete.length && complete[last]?.end === complete[last + 1]?.start) last++;
    const start = complete[first]?.start ?? 0;
    const end = complete[last]?.end ?? start;
    const moved = movedBy(start, change);
    // It reuses nodes only if the line end before them is within the fragment.
    fragments.push(new TreeFragment(Math.max(0, start - 1 + moved), end + moved, tree, -moved, false, false));
    first = last + 1;
  }
  return { fragments, beginnings: new Set(beginnings) };
}

/** Returns by how much the change moves an offset of the old text. */
function movedBy(offset: number, change: TextChange): number {
  return offset > change.oldEnd ? change.newEnd - change.oldEnd : 0;
}

/** Returns the blocks of the new text: those read again, and the unaffected ones that were reused. */
export function mergeBlocks(
  sound: readonly ReadBlock[],
  fresh: readonly ReadBlock[],
  change: TextChange,
): readonly ReadBlock[] {
  const merged: ReadBlock[] = [];
  const add = ({ from, end, back, lookahead }: ReadBlock, moved: number): void => {
    // Empty lines that come before a block belong to it.
    const start = merged.at(-1)?.end ?? 0;
    merged.push({
      start,
      from: from + moved,
      end: end + moved,
      back: Math.min(start, back === 0 ? 0 : back + moved),
      lookahead: lookahead + moved,
    });
  };
  let next = 0;
  for (const block of sound) {
    const moved = movedBy(block.start, change);
    for (let one = fresh[next]; one !== undefined && one.from <= block.from + moved; one = fresh[++next]) add(one, 0);
    // The blocks that were read again may cover it all the same.
    if (block.from + moved >= (merged.at(-1)?.end ?? 0)) add(block, moved);
  }
  for (const one of fresh.slice(next)) add(one, 0);
  return merged;
}
