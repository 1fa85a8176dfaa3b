import type { RenderedPage } from '../../server/src/core/preview/renderPage.ts';
import { isSameOrder, missingFrom, type Construct } from './constructs.ts';
import { readReference } from './reference.ts';
import { shownConstructs } from './shown.ts';

/** How a rendered page differs from what the reference reads. */
export interface Comparison {
  readonly expected: readonly Construct[];
  readonly missing: readonly Construct[];
  /** What is shown besides; empty if the page has components, which show what only they know. */
  readonly extra: readonly Construct[];
  readonly isPlain: boolean;
  readonly isInOrder: boolean;
}

/** Compares a page with the reference; undefined if the reference can’t parse it. */
export function comparePage(text: string, page: Pick<RenderedPage, 'blocks' | 'aside'>): Comparison | undefined {
  const reference = readReference(text);
  if (reference === undefined) return undefined;
  const { constructs: expected, isPlain } = reference;
  const shown = shownConstructs(isPlain ? bodyOf(page) : `${bodyOf(page)}${page.aside}`);
  const missing = missingFrom(shown, expected);
  const extra = isPlain ? missingFrom(expected, shown) : [];
  const isInOrder = !isPlain || missing.length + extra.length > 0 || isSameOrder(shown, expected);
  return { expected, missing, extra, isPlain, isInOrder };
}

/** What the preview shows besides the text of the page. */
const own: ReadonlySet<string> = new Set(['head', 'views', 'operation', 'api']);

function bodyOf({ blocks }: Pick<RenderedPage, 'blocks'>): string {
  return blocks.flatMap(({ block }) => (own.has(block.source) ? [] : [block.html])).join('');
}
