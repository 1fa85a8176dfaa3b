import type { TextRange } from '../../text/textRange.ts';

/** One key of the front matter. */
export interface FrontMatterEntry {
  readonly key: string;
  /** Quotes included. */
  readonly keyRange: TextRange;
  /** Plain data: string, number, boolean, null, list or record; undefined if it couldn't be read. */
  readonly value: unknown;
  /** Quotes included; empty after the colon if there is no value. */
  readonly valueRange: TextRange;
}

/** Why front matter can't be read, distinguished by the necessary fix. */
export type FrontMatterProblemKind =
  /** The first line names a language other than YAML; `about` is its name. */
  | 'language'
  /** No line of hyphens ends it, or it runs on into the text of the page; `editRange` is where the line belongs. */
  | 'unclosed'
  /** The line that ends it has more than three hyphens; `about` is that line. */
  | 'hyphens'
  /** Too long or too deeply nested to be read at all. */
  | 'tooLarge'
  /** A list or a string instead of keys. */
  | 'noMap'
  /** A line that is neither a key nor belongs to one. */
  | 'noColon'
  /** `key:value`; `about` is the key. */
  | 'noBlank'
  /** A quote without its partner; `about` is the quote, `editRange` where the partner belongs. */
  | 'openQuote'
  /** A bracket without its partner; `about` is the bracket, `editRange` the value. */
  | 'openBracket'
  /** A bracket whose partner is in a comment, which begins at a `#`; `about` is the bracket, the range that of the value. */
  | 'commentInBrackets'
  /** An unquoted string with `: ` in it; the range is that of the string. */
  | 'colon'
  /** A string that begins with a character reserved by YAML; `about` is the character, the range that of the string. */
  | 'sign'
  /** More text after a closing quote or bracket, `about`; the range is that of the complete value. */
  | 'textAfter'
  /** A backslash within double quotes that begins no escape; `about` is the sequence, `editRange` the value. */
  | 'escape'
  /** A tab as indentation; `editRange` is the complete entry. */
  | 'tab'
  /** A key that is indented although nothing is above it; `editRange` is the indentation, empty if unknown. */
  | 'indent'
  /** A duplicate key; `about` is the key, `editRange` its lines. */
  | 'duplicate'
  /** A line within quotes or brackets that isn’t indented, which most readers accept; `editRange` is the value. */
  | 'unindented'
  | 'unreadable';

export interface FrontMatterProblem {
  readonly kind: FrontMatterProblemKind;
  readonly range: TextRange;
  /** The character, key or word that it is about; empty if the kind names none. */
  readonly about: string;
  /** What else a fix needs, depending on the kind; `range` by default. */
  readonly editRange: TextRange;
}

/** The block of YAML at the top of a page. */
export interface FrontMatter {
  /** With both lines of hyphens. */
  readonly range: TextRange;
  /** The lines between them, the last line end included. */
  readonly content: TextRange;
  readonly language: 'yaml' | 'other';
  /** The top-level keys, in the order of the text; with syntax errors those that could be read. */
  readonly entries: readonly FrontMatterEntry[];
  /** Whether no further keys can hide in what could not be read. */
  readonly isFullyRead: boolean;
  /** In the order of the text. */
  readonly problems: readonly FrontMatterProblem[];
}
