import type { InlineContext } from '@lezer/markdown';
import { BracketScanner } from './bracketScanner.ts';
import type { TitlesEnd } from './linkParts.ts';

/** A bracket that may begin a link or an image. */
export interface OpenLabel {
  readonly kind: 'link' | 'image';
  /** Its place among the parts that were found. */
  readonly part: number;
  /** Where the label's text begins. */
  readonly start: number;
  /** Whether a link was found in it, so that it can't be one. */
  isInactive: boolean;
}

/** What is remembered while one paragraph, heading or cell is read. */
export interface InlineState {
  readonly braces: BracketScanner;
  readonly labels: OpenLabel[];
  /** Where runs of backticks and dollars begin, by character and length. */
  readonly runs: Map<string, number[]>;
  readonly noTitleFrom: TitlesEnd;
  delimiters: number;
  /** Whether the text may have addresses at all. */
  hasAddresses: boolean | undefined;
}

const states = new WeakMap<InlineContext, InlineState>();

export function stateOf(context: InlineContext): InlineState {
  const known = states.get(context);
  if (known !== undefined) return known;
  const state: InlineState = {
    braces: new BracketScanner(context.text, context.text.length, 'braces'),
    labels: [],
    runs: new Map(),
    noTitleFrom: new Map(),
    delimiters: 0,
    hasAddresses: undefined,
  };
  states.set(context, state);
  return state;
}
