import type { InlineContext } from '@lezer/markdown';
import { BracketScanner } from './bracketScanner.ts';
import type { TitlesEnd } from './linkParts.ts';

/** A bracket that may begin a link or an image. */
export interface OpenLabel {
  readonly kind: 'link' | 'image';
  /** Its index among the parts found. */
  readonly part: number;
  /** Where the label's text begins. */
  readonly start: number;
  /** Whether a link was found in it, so that it can't be one. */
  isInactive: boolean;
}

/** What is remembered while one paragraph, heading or cell is read; most are short and need little of it. */
export class InlineState {
  readonly labels: OpenLabel[] = [];
  /** Where runs of backticks and dollars begin, by character and length. */
  readonly runs = new Map<string, number[]>();
  readonly noTitleFrom: TitlesEnd = new Map();
  delimiters = 0;
  readonly #text: string;
  #braces: BracketScanner | undefined;
  #hasAddresses: boolean | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  get braces(): BracketScanner {
    this.#braces ??= new BracketScanner(this.#text, this.#text.length, 'braces');
    return this.#braces;
  }

  /** Whether the text may have addresses at all. */
  get hasAddresses(): boolean {
    this.#hasAddresses ??= /@|https?:|www\./i.test(this.#text);
    return this.#hasAddresses;
  }
}

const stateKey: unique symbol = Symbol('state');

/**
 * Returns the state attached to the context of a single parse; a weak map would cost the garbage collector more than
 * both.
 */
export function stateOf(context: InlineContext & { [stateKey]?: InlineState | undefined }): InlineState {
  return (context[stateKey] ??= new InlineState(context.text));
}
