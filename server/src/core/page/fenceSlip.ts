import type { TextRange } from '../text/textRange.ts';

/** A code block that ends elsewhere than its author meant. */
export type FenceSlip = {
  /** The opening fence at fault, its info included. */
  readonly opening: TextRange;
  /** Text that was included in a code block by mistake. */
  readonly swallowed: TextRange;
} & (
  | { readonly kind: 'unclosed' }
  /** The opening fence of the next block comes first; the missing fence belongs at `closeAt`. */
  | { readonly kind: 'overrun'; readonly next: TextRange; readonly closeAt: number }
  /** The fence that was meant to close the block has text after it, so that it doesn't. */
  | { readonly kind: 'closingText'; readonly line: TextRange; readonly text: TextRange }
  /** The fence that was meant to close the block is outside of the list item or quote that the block is in. */
  | { readonly kind: 'outside'; readonly line: TextRange }
  /** The fence was to close a block whose opening fence is missing; `exposed` was meant as code. */
  | { readonly kind: 'noOpening'; readonly exposed: TextRange }
  /** A block displayed in the block closes it; `exposed` was meant as code and is read as the page's text. */
  | { readonly kind: 'nested'; readonly marks: readonly TextRange[]; readonly exposed: TextRange }
);
