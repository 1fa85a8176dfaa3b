import type { Tree } from '@lezer/common';
import type { TextChange } from '../../../text/textRange.ts';
import type { Dependence } from './blockContext.ts';
import type { ListName } from './lineStarts.ts';

/**
 * The nodes of a block at the margin of a page, or of one item of a list there, and on which text they depend. All offsets are counted from the
 * beginning of its first line, so the block stays the same where the text before it changes.
 */
export interface ReadBlock extends Dependence {
  /** Several if definitions precede a paragraph; none if a line has only an invisible character, say. */
  readonly nodes: readonly Tree[];
  readonly positions: readonly number[];
  /** The list that an item belongs to. */
  readonly list: { readonly name: ListName; readonly mark: number } | undefined;
  /** The offset of the line that follows. */
  readonly length: number;
}

/** A block and the page's offset at which it begins. */
export interface PlacedBlock {
  readonly start: number;
  readonly block: ReadBlock;
}

/** The blocks of a text that a change to it doesn't affect. */
export class ReusableBlocks {
  /** By the offsets in the new text. */
  readonly #byStart = new Map<number, ReadBlock>();
  /** For each block that depends on the one above it, that one. */
  readonly #previous = new Map<ReadBlock, ReadBlock | undefined>();

  constructor(blocks: readonly PlacedBlock[], change: TextChange) {
    let previous: ReadBlock | undefined;
    for (const { start, block } of blocks) {
      if (block.dependsOnPrevious) this.#previous.set(block, previous);
      previous = block;
      if (start + block.lookahead <= change.start) this.#byStart.set(start, block);
      // The line break before it has to be unchanged too.
      else if (start - block.lookbehind > change.oldEnd)
        this.#byStart.set(start + change.newEnd - change.oldEnd, block);
    }
  }

  /** Returns the block that begins at an offset of the new text, below another; undefined if it has to be read. */
  blockAt(start: number, previous: ReadBlock | undefined): ReadBlock | undefined {
    const block = this.#byStart.get(start);
    return block?.dependsOnPrevious === true && this.#previous.get(block) !== previous ? undefined : block;
  }
}
