import type { SyntaxNode } from '@lezer/common';
import { isHeadingNode } from '../page/blocks.ts';
import { cellsIn } from '../page/mdx/blocks/tables.ts';
import type { Fence, Heading } from '../page/pageModel.ts';
import { claimId, sourceOf, type RenderContext } from './context.ts';
import { codeBlockOf, renderCode } from './code.ts';
import { tag, textOfHtml, type Html } from './html.ts';
import { mathHtml } from './inline.ts';
import type { RenderNode, RenderTree } from './renderTree.ts';

/** Renders blocks: paragraphs, headings, lists, quotes, tables, code. */
export class BlockRenderer {
  readonly #tree: RenderTree;
  readonly #fences: ReadonlyMap<number, Fence>;
  readonly #headings: ReadonlyMap<number, Heading>;

  constructor({ page }: Pick<RenderContext, 'page'>, tree: RenderTree) {
    this.#tree = tree;
    this.#fences = new Map(page.fences.map((fence) => [fence.range.start, fence]));
    this.#headings = new Map(page.headings.map((heading) => [heading.range.start, heading]));
  }

  /** Returns a block; undefined if the node is none. */
  render(context: RenderContext, node: SyntaxNode): Html | undefined {
    if (isHeadingNode(node.name)) return this.#heading(context, node);
    const source = sourceOf(context, { start: node.from, end: node.to });
    switch (node.name) {
      case 'Paragraph':
        return this.#paragraph(context, node);
      case 'Task':
        return this.#children(context, node);
      case 'FencedCode': {
        const fence = this.#fences.get(node.from);
        return fence === undefined ? '' : renderCode(context, codeBlockOf(context, fence));
      }
      case 'Blockquote':
        return tag('blockquote', source, this.#children(context, node));
      case 'BulletList':
        return tag('ul', source, this.#items(context, node));
      case 'OrderedList':
        return tag('ol', { ...source, start: startOf(context.page.text, node) }, this.#items(context, node));
      case 'HorizontalRule':
        return tag('hr', source);
      case 'BlockMath':
        return mathHtml(context, formulaOf(context.page.text, node), true, source);
      case 'Table':
        return this.#table(context, node);
      case 'FootnoteDefinition':
        return '';
      default:
        return undefined;
    }
  }

  #children(context: RenderContext, node: SyntaxNode): Html {
    return context.render(context, this.#tree.childrenOf(node));
  }

  #paragraph(context: RenderContext, node: SyntaxNode): Html {
    return tag('p', sourceOf(context, { start: node.from, end: node.to }), this.#children(context, node));
  }

  #heading(context: RenderContext, node: SyntaxNode): Html {
    const level = Number(node.name.at(-1));
    const heading = this.#headings.get(node.from);
    const content = context.render(context, this.#tree.childrenOf(node, heading?.content)).trim();
    return headingHtml(context, { level, content, offset: node.from, id: context.idAt.get(node.from) });
  }

  #items(context: RenderContext, list: SyntaxNode): Html {
    const items = list.getChildren('ListItem');
    const { text } = context.page;
    const isLoose = items.some((item) => hasBlankLineBetween(text, item)) || hasBlankLineBetween(text, list);
    let html = '';
    for (const item of items) {
      if (context.collected.budget.isExhausted) break;
      html += this.#item(context, item, isLoose);
    }
    return html;
  }

  #item(context: RenderContext, item: SyntaxNode, isLoose: boolean): Html {
    const nodes = this.#tree.childrenOf(item);
    const content = nodes.map((node) => this.#itemPart(context, node, isLoose)).join('');
    const marker = item.getChild('Task')?.getChild('TaskMarker');
    const source = sourceOf(context, { start: item.from, end: item.to });
    if (marker === undefined || marker === null) return tag('li', source, content);
    const isDone = /x/i.test(context.page.text.slice(marker.from, marker.to));
    const box = tag('input', {
      type: 'checkbox',
      disabled: true,
      checked: isDone,
      'aria-label': isDone ? 'Done' : 'To do',
    });
    return tag('li', { ...source, class: 'task' }, `${box}${content}`);
  }

  #itemPart(context: RenderContext, node: RenderNode, isLoose: boolean): Html {
    const isTight = !isLoose && node.kind === 'syntax' && node.node.name === 'Paragraph';
    return isTight ? this.#children(context, node.node) : context.render(context, [node]);
  }

  #table(context: RenderContext, node: SyntaxNode): Html {
    const alignments = alignmentsOf(context, node);
    const [head, ...rows] = [...node.getChildren('TableHeader'), ...node.getChildren('TableRow')];
    const width = alignments.length;
    const rowHtml = (row: SyntaxNode, name: 'th' | 'td'): Html => {
      const { budget } = context.collected;
      if (budget.isExhausted) return '';
      const cells = this.#cells(context, row);
      // Rows are filled up, so a wide head makes many rows large.
      if (!budget.takeNodes(Math.max(0, width - cells.length))) return '';
      const parts = Array.from({ length: width }, (_, at) =>
        tag(name, { class: alignments[at], scope: name === 'th' ? 'col' : undefined }, cells[at] ?? ''),
      );
      return tag('tr', sourceOf(context, { start: row.from, end: row.to }), parts.join(''));
    };
    const top = head === undefined ? '' : tag('thead', {}, rowHtml(head, 'th'));
    const body = rows.length === 0 ? '' : tag('tbody', {}, rows.map((row) => rowHtml(row, 'td')).join(''));
    const source = sourceOf(context, { start: node.from, end: node.to });
    return tag('div', { class: 'table', tabindex: '0', ...source }, tag('table', {}, `${top}${body}`));
  }

  #cells(context: RenderContext, row: SyntaxNode): readonly Html[] {
    const byStart = new Map(row.getChildren('TableCell').map((cell) => [cell.from, cell]));
    return cellsIn(context.page.text.slice(row.from, row.to)).map(({ start }) => {
      const cell = byStart.get(row.from + start);
      return cell === undefined ? '' : this.#children(context, cell).replaceAll('\\|', '|');
    });
  }
}

/** A heading in Markdown or as a component. */
export interface HeadingLook {
  readonly level: number;
  readonly content: Html;
  readonly offset: number;
  readonly id: string | undefined;
  readonly hasAnchor?: boolean;
}

/** Returns a heading with the link to itself, and lists it. */
export function headingHtml(context: RenderContext, look: HeadingLook): Html {
  const level = Math.min(6, Math.max(1, look.level));
  const id = claimId(context, look.id);
  if (id !== undefined && context.isListed && level <= 4)
    context.collected.addToc({ id, title: textOfHtml(look.content), level });
  const hasAnchor = id !== undefined && look.hasAnchor !== false;
  const anchor = hasAnchor
    ? tag('a', { class: 'anchor', href: `#${id}`, 'aria-label': 'Link to this section' }, '#')
    : '';
  const source = sourceOf(context, { start: look.offset, end: look.offset });
  return tag(`h${level}`, { id, ...source }, `${look.content}${anchor}`);
}

function hasBlankLineBetween(text: string, parent: SyntaxNode): boolean {
  let before: SyntaxNode | undefined;
  for (let child = parent.firstChild; child !== null; child = child.nextSibling) {
    if (child.name === 'ListMark' || child.name === 'QuoteMark') continue;
    if (before !== undefined && /\n[ \t>]*\r?\n/.test(text.slice(before.to, child.from))) return true;
    before = child;
  }
  return false;
}

function startOf(text: string, list: SyntaxNode): number | undefined {
  const mark = list.getChild('ListItem')?.getChild('ListMark');
  const number = mark === undefined || mark === null ? 1 : Number.parseInt(text.slice(mark.from, mark.to), 10);
  return number === 1 || Number.isNaN(number) ? undefined : number;
}

function formulaOf(text: string, node: SyntaxNode): string {
  const marks = node.getChildren('MathMark');
  const [first, last] = [marks[0], marks.at(-1)];
  if (first !== undefined && last !== undefined && first !== last) return text.slice(first.to, last.from);
  return text
    .slice(node.from, node.to)
    .replace(/^\s*\$+/, '')
    .replace(/\$+\s*$/, '')
    .replace(/^[ \t]*>[ \t]?/gm, '');
}

function alignmentsOf({ page }: RenderContext, table: SyntaxNode): readonly (string | undefined)[] {
  const delimiters = table.getChildren('TableDelimiter');
  const row = delimiters.map(({ from, to }) => page.text.slice(from, to)).find((text) => text.includes('-')) ?? '';
  return cellsIn(row).map(({ start, end }) => {
    const cell = row.slice(start, end);
    if (!cell.endsWith(':')) return cell.startsWith(':') ? 'is-left' : undefined;
    return cell.startsWith(':') ? 'is-center' : 'is-right';
  });
}
