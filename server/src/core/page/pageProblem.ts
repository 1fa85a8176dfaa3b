import type { TextRange } from '../text/textRange.ts';
import type { JsxTag } from './mdx/script/scanTag.ts';

/** Something that MDX can't read, distinguished by the necessary fix. */
export type PageProblem =
  /** A `<` that begins no tag: `<5`, `< b`. */
  | { readonly kind: 'strayLess'; readonly range: TextRange }
  /** `<https://…>` or `<name@host>`; the range covers the brackets. */
  | { readonly kind: 'autolink'; readonly range: TextRange; readonly address: string }
  /** `<!-- … -->`, or `<!DOCTYPE …>` and its like with `isComment` false. */
  | { readonly kind: 'htmlComment'; readonly range: TextRange; readonly isComment: boolean }
  /** A `{` without its `}`. */
  | { readonly kind: 'openBrace'; readonly range: TextRange }
  /**
   * A tag or expression with lines outside of the list item or quote before; `isInside` if its first line is inside.
   */
  | OutsideLines
  /** The braces contain something other than a JavaScript expression. */
  | { readonly kind: 'expression'; readonly range: TextRange; readonly owner: 'text' | 'attribute' }
  | ScriptError
  /** A tag that is unfinished before its `>`. */
  | UnfinishedTag
  /** An opening tag without its closing tag, which would have to be at `endOfContainer` at the latest. */
  | { readonly kind: 'unclosedTag'; readonly range: TextRange; readonly tag: JsxTag; readonly endOfContainer: number }
  /** A closing tag that closes nothing. */
  | { readonly kind: 'strayClosing'; readonly range: TextRange; readonly tag: JsxTag }
  /** A closing tag above the text of its element, whose opening tag is below. */
  | { readonly kind: 'swapped'; readonly range: TextRange; readonly tag: JsxTag; readonly opening: JsxTag }
  /** A closing tag with another name than the enclosing opening tag, and which closes nothing else. */
  | { readonly kind: 'otherName'; readonly range: TextRange; readonly tag: JsxTag; readonly opening: JsxTag }
  /** A closing tag that comes before another element, opened within its own, is closed. */
  | { readonly kind: 'closedOver'; readonly range: TextRange; readonly tag: JsxTag; readonly opening: JsxTag }
  /** An opening or self-closing tag that was to be the closing tag of the one before it. */
  | { readonly kind: 'missingSlash'; readonly range: TextRange; readonly tag: JsxTag; readonly opening: JsxTag }
  /** A closing tag in another paragraph, list item or quote than its opening tag. */
  | { readonly kind: 'acrossBlocks'; readonly range: TextRange; readonly tag: JsxTag; readonly opening: JsxTag };

/** An import or export that isn't JavaScript, or a paragraph that becomes one. */
export interface ScriptError {
  readonly kind: 'script';
  readonly range: TextRange;
  /** Whether it is a sentence that begins with that word. */
  readonly isProse: boolean;
  /** The tags directly below it, which are read as a part of it; undefined if something else is wrong. */
  readonly swallowed: TextRange | undefined;
  /**
   * Set if it is a paragraph, which only the platform makes an import or export: `valid` if it is JavaScript then, so
   * that it isn't shown.
   */
  readonly paragraph?: 'valid' | 'broken';
}

/** A tag or expression some lines of which are outside of its container; the range covers all of it. */
export interface OutsideLines {
  readonly kind: 'outsideLines';
  readonly range: TextRange;
  /** Undefined for an expression. */
  readonly fullTag: JsxTag | undefined;
  readonly isInside: boolean;
}

/** A tag that is unfinished before its `>`; the range covers what was read of it. */
export interface UnfinishedTag {
  readonly kind: 'unfinishedTag';
  readonly range: TextRange;
  /** As far as it was read. */
  readonly tag: JsxTag;
  readonly brokenAt: number;
  /** The closing tag that belongs to it; undefined if there is none. */
  readonly closing: JsxTag | undefined;
}

/** A code block that ends elsewhere than its author meant. */
export type FenceMistake = {
  /** The opening fence at fault, its info included. */
  readonly opening: TextRange;
  /** Text that was included in a code block by mistake. */
  readonly swallowed: TextRange;
} & (
  | { readonly kind: 'unclosed' }
  /** The block above is closed already. */
  | { readonly kind: 'surplus' }
  /** The opening fence is written twice, the second time on the line `line`; `surplus` says less than the other. */
  | { readonly kind: 'twice'; readonly line: TextRange; readonly surplus: TextRange }
  /** The opening fence of the next block comes first; the missing fence belongs at `closeAt`. */
  | { readonly kind: 'overrun'; readonly next: TextRange; readonly closeAt: number }
  /** The fence that was meant to close the block has text after it, so that it doesn't. */
  | { readonly kind: 'closingText'; readonly line: TextRange; readonly text: TextRange }
  /** The fence that was meant to close the block is outside of the list item or quote that the block is in. */
  | { readonly kind: 'outside'; readonly line: TextRange }
  /** The fence was to close a block whose opening fence is missing; `exposed` was meant as code. */
  | { readonly kind: 'noOpening'; readonly exposed: TextRange }
  /** The opening fence is `mark`, one or two backticks, so the closing fence opens a block; `exposed` was meant as code. */
  | { readonly kind: 'shortOpening'; readonly mark: TextRange; readonly exposed: TextRange }
  /**
   * A block displayed in the block closes it; `exposed` was meant as code and is read as the page's text. If the block
   * was to be closed before that instead, its fence belongs at `closeAt`, and the last of the marks is surplus.
   */
  | {
      readonly kind: 'nested';
      readonly marks: readonly TextRange[];
      readonly exposed: TextRange;
      readonly closeAt: number;
    }
);
