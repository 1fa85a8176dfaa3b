import { startOfLine } from '../text/lines.ts';
import type { TextRange } from '../text/textRange.ts';
import type { Effect } from './collected.ts';
import type { RenderContext } from './context.ts';
import type { Html } from './html.ts';
import type { RenderNode } from './renderTree.ts';

/** A part of a page at its top level, as it was rendered once. Its lines count from its own first line. */
export interface RenderedBlock {
  /** Unlike that of any other block of the page, earlier ones included. */
  readonly id: string;
  /** The rendering of the page in which it was new; see `RenderedPage.version`. */
  readonly version: number;
  /** What it was rendered from, as far as that is in its own part of the page. */
  readonly source: string;
  readonly html: Html;
  readonly effects: readonly Effect[];
  readonly work: number;
}

/** A block with the line of the page at which it begins. */
export interface BlockAtLine {
  readonly block: RenderedBlock;
  readonly line: number;
}

/** The blocks of the previous rendering, each of which is used again once. */
export class KnownBlocks {
  readonly #bySource = new Map<string, RenderedBlock[]>();

  constructor(blocks: readonly BlockAtLine[]) {
    for (const { block } of blocks.toReversed()) {
      const same = this.#bySource.get(block.source);
      if (same === undefined) this.#bySource.set(block.source, [block]);
      else same.push(block);
    }
  }

  take(source: string): RenderedBlock | undefined {
    return this.#bySource.get(source)?.pop();
  }
}

/** Something of a page with its offset, and what of it a block depends on. */
type Located = readonly [offset: number, value: string];

/** Returns what a block at the top level of a page is rendered from. */
export class BlockSources {
  readonly #context: RenderContext;
  readonly #located: readonly Located[];

  constructor(context: RenderContext) {
    this.#context = context;
    const { page, idAt, breaks } = context;
    const elements = page.elements.map(({ opening, closing }): Located => {
      const { start } = opening.range;
      return [start, closing === undefined ? 'open' : String(closing.range.start - start)];
    });
    const problems = page.problems.map(({ range }): Located => [range.start, String(range.end - range.start)]);
    this.#located = [...elements, ...problems, ...idAt, ...breaks].sort(([a], [b]) => a - b);
  }

  of(node: RenderNode): string {
    const { start, end } = node.range;
    const { text } = this.#context.page;
    const column = start - startOfLine(text, start);
    const kind = node.kind === 'syntax' ? node.node.name : node.kind;
    return [kind, column, ...this.#within(node.range), text.slice(start, end)].join('\n');
  }

  #within({ start, end }: TextRange): readonly string[] {
    const found: string[] = [];
    for (let at = this.#firstFrom(start); at < this.#located.length; at++) {
      const [offset, value] = this.#located[at] ?? [end, ''];
      if (offset >= end) break;
      found.push(`${offset - start} ${value}`);
    }
    return found;
  }

  #firstFrom(start: number): number {
    let [low, high] = [0, this.#located.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#located[middle]?.[0] ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
