import { TreeElement, element } from '../treeElement.ts';

// Adapted from @lezer/markdown 1.8.1 by Marijn Haverbeke and others; its licence is LICENSE.lezer-markdown.txt.

interface DelimiterRun {
  readonly kind: '*' | '_' | '~' | '~~' | '[';
  readonly from: number;
  readonly to: number;
  readonly canOpen: boolean;
  readonly canClose: boolean;
}

/** A run of marks that may begin or end emphasis, or a bracket that may begin a link or an image. */
export class Delimiter {
  readonly kind: DelimiterRun['kind'];
  readonly from: number;
  readonly to: number;
  readonly canOpen: boolean;
  readonly canClose: boolean;
  /** The length of the complete run; pairs take marks from it. */
  readonly size: number;

  constructor(run: DelimiterRun, size = run.to - run.from) {
    this.kind = run.kind;
    this.from = run.from;
    this.to = run.to;
    this.canOpen = run.canOpen;
    this.canClose = run.canClose;
    this.size = size;
  }
}

/** What was found in a text so far; undefined for delimiters and elements that have become part of another. */
export type Part = TreeElement | Delimiter | undefined;

/**
 * Pairs the delimiters from an index on, as CommonMark does: each closing one with the nearest opening one before it.
 * Returns the elements; delimiters without a partner are text.
 */
export function pairDelimiters(parts: Part[], start: number): readonly TreeElement[] {
  for (let at = start; at < parts.length; at++) {
    const closing = parts[at];
    if (!(closing instanceof Delimiter) || !closing.canClose) continue;
    for (let before = at - 1; before >= start; before--) {
      const opening = parts[before];
      if (!(opening instanceof Delimiter) || !isPair(opening, closing)) continue;
      pair(parts, before, opening, at, closing);
      break;
    }
  }
  return parts.slice(start).filter((part) => part instanceof TreeElement);
}

/** Runs of `*` and `_` that could do both form no pair if their lengths add up to a multiple of three. */
function isPair(opening: Delimiter, closing: Delimiter): boolean {
  if (!opening.canOpen || opening.kind !== closing.kind) return false;
  if (!isEmphasis(closing) || !(closing.canOpen || opening.canClose)) return true;
  return (opening.size + closing.size) % 3 !== 0 || (opening.size % 3 === 0 && closing.size % 3 === 0);
}

/** Replaces a pair and the parts between by one element; marks that it doesn't need stay as shorter runs. */
function pair(parts: Part[], openAt: number, opening: Delimiter, closeAt: number, closing: Delimiter): void {
  const size = Math.min(2, opening.to - opening.from, closing.to - closing.from);
  const start = opening.to - size;
  const end = closing.from + size;
  const [name, mark] = isEmphasis(closing)
    ? ([size === 1 ? 'Emphasis' : 'StrongEmphasis', 'EmphasisMark'] as const)
    : (['Strikethrough', 'StrikethroughMark'] as const);
  const content = parts.slice(openAt + 1, closeAt).filter((part) => part instanceof TreeElement);
  const pairElement = element(name, start, end, [
    element(mark, start, opening.to),
    ...content,
    element(mark, closing.from, end),
  ]);
  parts[openAt] = start > opening.from ? shorter(opening, opening.from, start) : undefined;
  parts.fill(undefined, openAt + 1, closeAt);
  if (end < closing.to) parts.splice(closeAt, 1, pairElement, shorter(closing, end, closing.to));
  else parts[closeAt] = pairElement;
}

function isEmphasis({ kind }: Delimiter): boolean {
  return kind === '*' || kind === '_';
}

function shorter({ kind, canOpen, canClose, size }: Delimiter, from: number, to: number): Delimiter {
  return new Delimiter({ kind, from, to, canOpen, canClose }, size);
}
