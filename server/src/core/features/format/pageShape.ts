import type { SyntaxNodeRef } from '@lezer/common';
import { cellsIn } from '../../page/mdx/tables.ts';
import { mdxNodes } from '../../page/mdx/nodeTypes.ts';
import type { JsxTag } from '../../page/mdx/scanTag.ts';
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
      const { text, goesOn } = shapeOfNode(page, node, tags);
      shape.push(text);
      return goesOn;
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
  readonly goesOn: boolean;
}

const containers: ReadonlySet<string> = new Set(['BulletList', 'OrderedList', 'ListItem', 'Blockquote']);

function shapeOfNode(page: PageModel, node: SyntaxNodeRef, tags: ReadonlyMap<number, JsxTag>): NodeShape {
  const { name, from, to } = node;
  const text = page.text.slice(from, to);
  switch (name) {
    case 'Document':
    case 'ListItem':
    case 'Blockquote':
      return { text: name, goesOn: true };
    case 'BulletList':
      return { text: `${name} ${isLoose(page.text, node)}`, goesOn: true };
    case 'OrderedList':
      return { text: `${name} ${isLoose(page.text, node)} ${/^\d+./.exec(text)?.[0] ?? ''}`, goesOn: true };
    case 'ListMark':
    case 'QuoteMark':
      return { text: '', goesOn: false };
    case 'Table':
      return { text: name, goesOn: true };
    case 'TableHeader':
    case 'TableRow':
      return {
        text: cellsIn(text)
          .map((cell) => JSON.stringify(text.slice(cell.start, cell.end)))
          .join(),
        goesOn: false,
      };
    case 'TableDelimiter':
      return {
        text: text
          .replace(/[\s|]+/g, ' ')
          .replace(/-+/g, '-')
          .trim(),
        goesOn: false,
      };
    case mdxNodes.frontMatter:
      return { text: frontMatterShape(page, text), goesOn: false };
    case mdxNodes.flow:
    case mdxNodes.tag:
      return { text: `${name} ${tagsShape(page.text, from, to, tags)}`, goesOn: false };
    case 'FencedCode':
    case 'BlockMath':
    case mdxNodes.esm:
      return { text: `${name} ${text}`, goesOn: false };
    default:
      // Two spaces at the end of a line break it.
      return {
        text: `${name} ${spaced(text.replace(/ {2,}(?=\r?\n)/g, '\u0000'))}`,
        goesOn: /^Paragraph|^Task/.test(name),
      };
  }
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

/** Returns the tags in a range with their attributes, and the text around them. */
function tagsShape(text: string, from: number, to: number, tags: ReadonlyMap<number, JsxTag>): string {
  const shape: string[] = [];
  let at = from;
  for (let start = from; start < to; start++) {
    const tag = text.charAt(start) === '<' ? tags.get(start) : undefined;
    if (tag === undefined) continue;
    const attributes = tag.attributes.map(({ name, value, range }) =>
      name === '' ? text.slice(range.start, range.end) : `${name}=${value?.kind ?? ''}${value?.text ?? ''}`,
    );
    shape.push(spaced(text.slice(at, start)), tag.form, tag.name);
    addAll(shape, attributes);
    at = tag.range.end;
    start = at - 1;
  }
  return [...shape, spaced(text.slice(at, to))].join('\u0001');
}

function spaced(text: string): string {
  return text.replace(/[ \t\r\n>]+/g, ' ').trim();
}
