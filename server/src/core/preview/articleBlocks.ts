import type { Tree } from '@lezer/common';
import { containerNames } from '../page/mdx/nodeTypes.ts';
import { walkTree } from '../page/mdx/walkTree.ts';
import type { TextRange } from '../text/textRange.ts';
import type { Cost } from '../util/budget.ts';
import { addTo, partitionPoint } from '../util/collections.ts';
import { budgets } from '../util/limits.ts';
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
  /** What it was rendered from, as far as that is in its own part of the page; empty if it isn’t used again. */
  readonly source: string;
  readonly html: Html;
  readonly effects: readonly Effect[];
  readonly cost: Cost;
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
    for (const { block } of blocks.toReversed()) addTo(this.#bySource, block.source, block);
  }

  take(source: string): RenderedBlock | undefined {
    return source === '' ? undefined : this.#bySource.get(source)?.pop();
  }
}

/** Something of a page with its offset, and what of it a block depends on. */
type Located = readonly [offset: number, value: string];

/** A block of more has more nodes than a block may have, so it ends early: an item of a list counts as three here, and is a node. */
const mostLocated = 8 * budgets.previewBlock.nodes;

const holdsBlocks: ReadonlySet<string> = new Set(containerNames);

/** Finds the blocks of a syntax tree, whose limits may depend on the text before them: an open fence hides what follows. */
function* findingBlocks(tree: Tree): Generator<undefined, readonly Located[]> {
  const blocks: Located[] = [];
  yield* walkTree(tree, {
    enter: ({ name, from, to }) => {
      if (name === 'Document') return true;
      blocks.push([from, `${name} ${to - from}`]);
      return holdsBlocks.has(name);
    },
    leave: () => undefined,
  });
  return blocks;
}

function rangesOf(found: readonly { readonly range: TextRange }[], kind: number): readonly Located[] {
  return found.map(({ range: { start, end } }): Located => [start, `${kind} ${end - start}`]);
}

/** Returns the offset up to which a node is rendered: elements may contain text after their closing tag’s start. */
function endOf(node: RenderNode): number {
  if (node.kind !== 'element') return node.range.end;
  return node.children.reduce((end, child) => Math.max(end, endOf(child)), node.range.end);
}

/** Returns what a block at the top level of a page is rendered from. */
export class BlockSources {
  readonly #context: RenderContext;
  readonly #located: readonly Located[];

  private constructor(context: RenderContext, located: readonly Located[]) {
    this.#context = context;
    this.#located = located;
  }

  /** Reads what the blocks of a page are rendered from, with pauses. */
  static *reading(context: RenderContext): Generator<undefined, BlockSources> {
    const { page, idAt, breaks } = context;
    const elements = page.elements.map(({ opening, closing }): Located => {
      const { start } = opening.range;
      return [start, closing === undefined ? 'open' : String(closing.range.start - start)];
    });
    const { headings, links, images, fences, expressions, problems } = page;
    // A syntax error may hide any of them, however far above them it begins.
    const ranges = [headings, links, images, fences, expressions, problems].flatMap(rangesOf);
    yield;
    const blocks = yield* findingBlocks(page.parsed.tree);
    yield;
    const located = [...blocks, ...elements, ...ranges, ...idAt, ...breaks].sort(([a], [b]) => a - b);
    yield;
    return new BlockSources(context, located);
  }

  /** Returns what one block is rendered from; nothing for one that is shown in part anyway. */
  of(node: RenderNode): string {
    const { start } = node.range;
    const end = endOf(node);
    const first = this.#indexAt(start);
    const last = this.#indexAt(end);
    if (last - first > mostLocated) return '';
    const { lines, page } = this.#context;
    // A search for the start of the line would read it again for each of the thousands that one line may have.
    const column = lines.positionAt(start).character;
    const kind = node.kind === 'syntax' ? node.node.name : node.kind;
    const within = this.#located.slice(first, last).map(([offset, value]) => `${offset - start} ${value}`);
    return [kind, column, ...within, page.text.slice(start, end)].join('\n');
  }

  #indexAt(at: number): number {
    return partitionPoint(this.#located, ([offset]) => offset >= at);
  }
}
