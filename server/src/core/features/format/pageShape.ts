import type { SyntaxNodeRef } from '@lezer/common';
import { cellsIn } from '../../page/mdx/blocks/tables.ts';
import { mdxNodes } from '../../page/mdx/nodeTypes.ts';
import type { JsxTag } from '../../page/mdx/script/scanTag.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { addAll } from '../../util/collections.ts';

/**
 * Returns what readers see of a page and what the platform reads of it, without the whitespace, marks and order that
 * make no difference. Two pages of one shape mean the same.
 */
export function shapeOf(page: PageModel): string {
  const shape: string[] = [page.problems.map(({ kind }) => kind).join()];
  const tags = new Map(page.tags.map((tag) => [tag.range.start, tag]));
  page.parsed.tree.iterate({
    enter: (node) => {
      const { text, continues } = shapeOfNode(page, node, tags);
      shape.push(text);
      return continues;
    },
    leave: ({ name }) => {
      if (containers.has(name)) shape.push(`/${name}`);
    },
  });
  return shape.join('\n');
}

interface NodeShape {
  readonly text: string;
  /** Whether the nodes in it count. */
  readonly continues: boolean;
}

const containers: ReadonlySet<string> = new Set(['BulletList', 'OrderedList', 'ListItem', 'Blockquote']);

/** A node with its text, and the tags of the page by their offset. */
interface ShapedNode {
  readonly page: PageModel;
  readonly node: SyntaxNodeRef;
  readonly text: string;
  readonly tags: ReadonlyMap<number, JsxTag>;
}

function shapeOfNode(page: PageModel, node: SyntaxNodeRef, tags: ReadonlyMap<number, JsxTag>): NodeShape {
  const shape = shapesByName.get(node.name) ?? proseShape;
  return shape({ page, node, text: page.text.slice(node.from, node.to), tags });
}

/** The shapes of nodes whose text doesn’t all count; see `proseShape` for the others. */
const shapesByName: ReadonlyMap<string, (node: ShapedNode) => NodeShape> = new Map([
  ...['Document', 'ListItem', 'Blockquote', 'Table'].map((name) => [name, containerShape] as const),
  ...['BulletList', 'OrderedList'].map((name) => [name, listShape] as const),
  ...['ListMark', 'QuoteMark'].map((name) => [name, () => leaf('')] as const),
  ...['TableHeader', 'TableRow'].map((name) => [name, rowShape] as const),
  ['TableDelimiter', delimiterRowShape],
  [mdxNodes.frontMatter, ({ page, text }) => leaf(frontMatterShape(page, text))],
  ...[mdxNodes.flow, mdxNodes.tag].map((name) => [name, tagsShape] as const),
  ...['FencedCode', 'BlockMath', mdxNodes.esm].map((name) => [name, verbatimShape] as const),
]);

function leaf(text: string): NodeShape {
  return { text, continues: false };
}

function containerShape({ node }: ShapedNode): NodeShape {
  return { text: node.name, continues: true };
}

function listShape({ page, node, text }: ShapedNode): NodeShape {
  const first = /^\d+./.exec(text)?.[0] ?? '';
  return { text: `${node.name} ${isLoose(page.text, node)} ${first}`, continues: true };
}

function rowShape({ text }: ShapedNode): NodeShape {
  const cells = cellsIn(text).map((cell) => JSON.stringify(text.slice(cell.start, cell.end)));
  return leaf(cells.join());
}

function delimiterRowShape({ text }: ShapedNode): NodeShape {
  const marks = text.replace(/[\s|]+/g, ' ').replace(/-+/g, '-');
  return leaf(marks.trim());
}

function verbatimShape({ node, text }: ShapedNode): NodeShape {
  return leaf(`${node.name} ${text}`);
}

/** Returns the shape of text: its line breaks don’t count, except for those after two spaces. */
function proseShape({ node, text }: ShapedNode): NodeShape {
  const shape = `${node.name} ${spaced(text.replace(/ {2,}(?=\r?\n)/g, '\u0000'))}`;
  return { text: shape, continues: /^Paragraph|^Task/.test(node.name) };
}

/** Whether blank lines separate the items of a list or their blocks, which readers see as more space. */
function isLoose(text: string, { node }: SyntaxNodeRef): boolean {
  for (let item = node.firstChild; item !== null; item = item.nextSibling) {
    if (hasBlankLine(text, item.to, item.nextSibling?.from)) return true;
    for (let block = item.firstChild; block !== null; block = block.nextSibling) {
      if (hasBlankLine(text, block.to, block.nextSibling?.from)) return true;
    }
  }
  return false;
}

function hasBlankLine(text: string, start: number, end: number | undefined): boolean {
  return end !== undefined && /\n[ \t>]*\r?\n/.test(text.slice(start, end));
}

function frontMatterShape({ frontMatter }: PageModel, text: string): string {
  if (frontMatter?.isFullyRead !== true || frontMatter.entries.length === 0) return text;
  return frontMatter.entries
    .map(({ key, value }) => `${key}: ${JSON.stringify(value)}`)
    .sort()
    .join();
}

/** Returns the shape of a run of tags and expressions: the tags with their attributes, and the text around them. */
function tagsShape({ page: { text }, node: { name, from, to }, tags }: ShapedNode): NodeShape {
  const shape: string[] = [];
  let at = from;
  for (let start = from; start < to; start++) {
    const tag = text.charAt(start) === '<' ? tags.get(start) : undefined;
    if (tag === undefined) continue;
    const attributes = tag.attributes.map((one) =>
      one.name === ''
        ? text.slice(one.range.start, one.range.end)
        : `${one.name}=${one.value?.kind ?? ''}${one.value?.text ?? ''}`,
    );
    shape.push(spaced(text.slice(at, start)), tag.form, tag.name);
    addAll(shape, attributes);
    at = tag.range.end;
    start = at - 1;
  }
  return leaf(`${name} ${[...shape, spaced(text.slice(at, to))].join('\u0001')}`);
}

function spaced(text: string): string {
  return text.replace(/[ \t\r\n>]+/g, ' ').trim();
}
