import type { Budget } from '../../util/budget.ts';
import { blockText } from '../../text/markdown.ts';
import { calloutOf, repeatedTitle } from './htmlCallouts.ts';
import { InlineText, lineOf, wrapOf, type Wrap } from './htmlInline.ts';
import { blockTags, classesOf, codeIn, codeTags, hasContent, isVisible } from './htmlTags.ts';
import {
  htmlAttribute,
  visitNodes,
  tagOf,
  TooLargeError,
  type HtmlElement,
  type HtmlNode,
  type HtmlParent,
} from './htmlTree.ts';
import { largest } from '../../util/collections.ts';
import { displayWidth } from '../../util/strings.ts';

/** Converts the blocks of a tree to lines of MDX. */
export class BlockWriter {
  readonly #lines: MdxLines;
  readonly #withBlocks: ReadonlySet<HtmlNode | HtmlParent>;
  readonly #skipped = new Set<HtmlNode>();
  /** The marks of the lists that end with the last line: another list needs another mark. */
  #ended = { line: 0, marks: new Set<string>() };

  /** `withBlocks` are the elements that contain a block. */
  constructor(withBlocks: ReadonlySet<HtmlNode | HtmlParent>, budget: Budget) {
    this.#lines = new MdxLines(budget);
    this.#withBlocks = withBlocks;
  }

  get text(): string {
    return this.#lines.text;
  }

  /** Writes a tree, block by block, so that other work can be done between them. */
  write({ childNodes }: HtmlParent): Iterable<void> {
    return this.#addBlocks(childNodes, []);
  }

  /** Adds blocks; text between them becomes paragraphs. */
  *#addBlocks(nodes: readonly HtmlNode[], around: readonly Wrap[]): Iterable<void> {
    const inline = new InlineText();
    const endParagraph = (): void => {
      for (const paragraph of inline.paragraphs(around, 'lines')) this.#addText(paragraph);
    };
    for (const node of nodes) {
      if (this.#skipped.has(node) || !isVisible(node)) continue;
      if ('tagName' in node && this.#isBlock(node)) {
        endParagraph();
        yield;
        yield* this.#addBlock(node, around);
      } else inline.add(node, around);
    }
    endParagraph();
  }

  #isBlock(element: HtmlElement): boolean {
    return blockTags.has(element.tagName) || (this.#withBlocks.has(element) && !codeTags.has(element.tagName));
  }

  *#addBlock(element: HtmlElement, around: readonly Wrap[]): Iterable<void> {
    const { tagName, childNodes } = element;
    const level = /^h([1-6])$/.exec(tagName)?.[1];
    if (level !== undefined) this.#addHeading(Number(level), element, around);
    else if (tagName === 'hr') this.#addText('***');
    else if (tagName === 'pre') this.#addCode(element);
    else if (tagName === 'ul' || tagName === 'ol') yield* this.#addList(element, around, false);
    else if (tagName === 'table') this.#addTable(element, around);
    else if (tagName === 'blockquote') yield* this.#addQuote(childNodes, around);
    else {
      const callout = calloutOf(element);
      const wrap = wrapOf(element, around);
      if (callout !== undefined) yield* this.#addCallout(callout, element, around);
      else yield* this.#addBlocks(childNodes, wrap === undefined ? around : [...around, wrap]);
    }
  }

  #addText(text: string): void {
    this.#lines.separate();
    this.#lines.add(text);
  }

  *#addQuote(nodes: readonly HtmlNode[], around: readonly Wrap[]): Iterable<void> {
    this.#lines.separate();
    const close = this.#lines.open('> ', '> ');
    yield* this.#addBlocks(nodes, around);
    close();
  }

  #addHeading(level: number, element: HtmlElement, around: readonly Wrap[]): void {
    const text = lineOf(element, around, 'line');
    // A number sign at its end would only close it.
    if (text !== '') this.#addText(`${'#'.repeat(level)} ${text.replace(/#$/, String.raw`\#`)}`);
  }

  #addCode(element: HtmlElement): void {
    const text = codeIn(element)
      .replace(/\r\n?/g, '\n')
      .replace(/^\n|\n$/g, '');
    if (text.trim() !== '') this.#addText(blockText(text, languageOf(element)));
  }

  #addTable(element: HtmlElement, around: readonly Wrap[]): void {
    const lines = tableLines(element, (cell) => lineOf(cell, around, 'cell'));
    if (lines.length > 0) this.#addText(lines.join('\n'));
  }

  *#addCallout(name: string, element: HtmlElement, around: readonly Wrap[]): Iterable<void> {
    if (!hasContent(element)) return;
    const title = repeatedTitle(element, name, this.#withBlocks);
    if (title !== undefined) this.#skipped.add(title);
    this.#addText(`<${name}>`);
    const close = this.#lines.open('  ', '  ');
    yield* this.#addBlocks(element.childNodes, around);
    close();
    this.#lines.add(`</${name}>`);
  }

  /** Adds a list; within an item that is one line, without an empty line before it. */
  *#addList(list: HtmlElement, around: readonly Wrap[], isInLine: boolean): Iterable<void> {
    const items = htmlItems(list, (element) => this.#isBlock(element));
    const isTight = items.every((item) => item.isTight);
    // Directly after the mark of another item, remark reads no list that begins with another number.
    const start = list.tagName === 'ol' ? (this.#lines.isAfterMark ? 1 : startOf(list)) : undefined;
    const mark = this.#markFor(start === undefined ? ['-', '*', '+'] : ['.', ')']);
    if (!isInLine || (start ?? 1) !== 1) this.#lines.separate();
    for (const [at, item] of items.entries()) {
      if (at > 0 && !isTight) this.#lines.separate();
      yield;
      yield* this.#addItem(item, start === undefined ? mark : `${String(start + at)}${mark}`, around, isTight);
    }
    const { count } = this.#lines;
    this.#ended = { line: count, marks: new Set([...(this.#ended.line === count ? this.#ended.marks : []), mark]) };
  }

  #markFor([usual = '', ...others]: readonly string[]): string {
    const { line, marks } = this.#ended;
    if (line !== this.#lines.count || !marks.has(usual)) return usual;
    return others.find((other) => !marks.has(other)) ?? usual;
  }

  *#addItem({ nodes, check }: HtmlListItem, mark: string, around: readonly Wrap[], isTight: boolean): Iterable<void> {
    const close = this.#lines.open(`${mark} ${check}`, ' '.repeat(mark.length + 1));
    const lists = isTight ? nodes.filter(isList) : [];
    yield* this.#addBlocks(lists[0] === undefined ? nodes : nodes.slice(0, nodes.indexOf(lists[0])), around);
    for (const list of lists) yield* this.#addList(list, around, true);
    close();
  }
}

/** Returns the number of the first item of a list. */
function startOf(list: HtmlElement): number {
  const start = Number.parseInt(htmlAttribute(list, 'start') ?? '', 10);
  return start >= 0 && start < 1_000_000 ? start : 1;
}

function languageOf(element: HtmlElement): string {
  const classes = [classesOf(element)];
  visitNodes(element, (node) => {
    if ('tagName' in node && codeTags.has(node.tagName)) classes.push(classesOf(node));
    return classes.length < 3;
  });
  return /(?:^|\s)(?:lang|language|highlight-source)-(\w+)(?=\s|$)/.exec(classes.join(' '))?.[1] ?? '';
}

interface HtmlListItem {
  readonly nodes: readonly HtmlNode[];
  /** The box of a task, with a space after it; empty for any other item. */
  readonly check: '' | '[ ] ' | '[x] ';
  /** Whether it is one paragraph, with nothing after it but lists. */
  readonly isTight: boolean;
}

/** Returns the items of a list. A list directly within a list belongs to the item before it. */
function htmlItems(list: HtmlElement, isBlock: (element: HtmlElement) => boolean): readonly HtmlListItem[] {
  const items: HtmlNode[][] = [];
  for (const node of list.childNodes) {
    if (!isVisible(node) || !hasContent(node)) continue;
    const last = items.at(-1);
    if ('tagName' in node && node.tagName === 'li') items.push([...node.childNodes]);
    else if (isList(node) && last !== undefined) last.push(node);
    else items.push([node]);
  }
  return items.map((nodes) => {
    const shown = nodes.filter((node) => checkBox(node) !== undefined || (isVisible(node) && hasContent(node)));
    const isTight = isTightItem(shown, isBlock);
    const box = shown.map(checkBox).find((found) => found !== undefined);
    const written = nodes.filter((node) => !isList(node) || hasContent(node));
    return { nodes: written, isTight, check: box === undefined || !isTight ? '' : box };
  });
}

function isList(node: HtmlNode): node is HtmlElement {
  return /^[ou]l$/.test(tagOf(node) ?? '');
}

function isTightItem(nodes: readonly HtmlNode[], isBlock: (element: HtmlElement) => boolean): boolean {
  const first = nodes.findIndex(isList);
  const text = first < 0 ? nodes : nodes.slice(0, first);
  const [block] = text.filter((node): node is HtmlElement => 'tagName' in node && isBlock(node));
  const isText = block === undefined || (text.length === 1 && block.tagName === 'p' && calloutOf(block) === undefined);
  return isText && nodes.slice(text.length).every(isList);
}

/** Returns the box of a task at the start of an item. */
function checkBox(node: HtmlNode): HtmlListItem['check'] | undefined {
  if (!('tagName' in node)) return undefined;
  const input = node.tagName === 'label' || node.tagName === 'p' ? node.childNodes[0] : node;
  if (input === undefined || !('tagName' in input) || input.tagName !== 'input') return undefined;
  if (htmlAttribute(input, 'type')?.toLowerCase() !== 'checkbox') return undefined;
  return htmlAttribute(input, 'checked') === undefined ? '[ ] ' : '[x] ';
}

/** The lines of a text with lists, quotes and callouts within each other. */
class MdxLines {
  readonly #lines: string[] = [];
  readonly #budget: Budget;
  /** What begins each line here, and the next one if that differs: the mark of a list item. */
  #prefix = '';
  #nextPrefix: string | undefined;
  /** The empty line that is written before the next one. */
  #gap: string | undefined;
  /** How many lines there were before the first one here. */
  #start = 0;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  get count(): number {
    return this.#lines.length;
  }

  /** Whether the next line begins with the mark of an item. */
  get isAfterMark(): boolean {
    return this.#nextPrefix !== undefined;
  }

  get text(): string {
    return this.#lines.join('\n');
  }

  /** Adds lines, each after what begins it here. */
  add(text: string): void {
    if (this.#gap !== undefined) this.#push(this.#gap);
    this.#gap = undefined;
    for (const line of text.split('\n')) {
      this.#push((this.#nextPrefix ?? this.#prefix) + line);
      this.#nextPrefix = undefined;
    }
  }

  /** Separates the next block from the one before. */
  separate(): void {
    if (this.count > this.#start) this.#gap ??= this.#prefix;
  }

  /**
   * Begins lines with something before each of them, and something else before the first. Returns what ends them.
   */
  open(first: string, others: string): () => void {
    const [prefix, nextPrefix, start] = [this.#prefix, this.#nextPrefix, this.#start];
    this.#nextPrefix = (nextPrefix ?? prefix) + first;
    this.#prefix = prefix + others;
    this.#start = this.count;
    return () => {
      const isEmpty = this.count === this.#start;
      this.#prefix = prefix;
      this.#nextPrefix = isEmpty ? nextPrefix : undefined;
      this.#start = start;
    };
  }

  #push(line: string): void {
    let end = line.length;
    while (line[end - 1] === ' ') end--;
    const shown = line.slice(0, end);
    this.#lines.push(shown);
    if (!this.#budget.takeCharacters(shown.length + 1)) throw new TooLargeError();
  }
}

type Align = 'left' | 'right' | 'center' | undefined;

/** A row of a table: its cells by column, without those at its end that are empty. */
type Row = string[];

/** At most this many columns, and rows and columns: nobody reads a larger table, and cells that span them are cheap to write. */
const mostColumns = 200;
const mostCells = 20_000;

/** Columns are aligned in the source unless one is wider than this. */
const widestAligned = 80;

/** Returns the lines of a table; `textOf` returns a cell on one line. */
function tableLines(table: HtmlElement, textOf: (cell: HtmlElement) => string): readonly string[] {
  const rows = rowsOf(table);
  const [first] = rows;
  if (first === undefined) return [];
  const aligns: Align[] = [];
  const cells = filledRows(rows, aligns, textOf);
  const columns = largest(
    cells.map(({ length }) => length),
    0,
  );
  if (columns === 0) return [];
  if (columns * cells.length > mostCells) throw new TooLargeError();
  if (!isHead(first)) cells.unshift([]);
  const widths = Array.from({ length: columns }, (_, column) =>
    largest(
      cells.map((row) => displayWidth(row[column] ?? '')),
      1,
    ),
  );
  const isAligned = widths.every((width) => width <= widestAligned);
  const lines = cells.map((row) =>
    rowLine(widths.map((width, column) => padded(row[column] ?? '', isAligned ? width : 0, aligns[column]))),
  );
  const rule = rowLine(widths.map((width, column) => ruleFor(aligns[column], isAligned ? width : 1)));
  return [...lines.slice(0, 1), rule, ...lines.slice(1)];
}

function rowLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Returns the rows of a table, each as its cells; those of tables within it are part of their cell. */
function rowsOf(table: HtmlElement): readonly (readonly HtmlElement[])[] {
  const rows: HtmlElement[][] = [];
  visitNodes(table, (node) => {
    const tag = tagOf(node);
    if (tag !== undefined && !isVisible(node)) return false;
    if (tag === 'tr') rows.push([]);
    if ((tag === 'td' || tag === 'th') && 'tagName' in node) {
      rows.at(-1)?.push(node);
      return false;
    }
    return tag !== 'caption';
  });
  return rows.filter((row) => row.length > 0);
}

function isHead(row: readonly HtmlElement[]): boolean {
  return row.some(({ tagName, parentNode }) => {
    const row = parentNode !== null && 'parentNode' in parentNode ? parentNode : undefined;
    return tagName === 'th' || row?.parentNode?.nodeName === 'thead';
  });
}

/** Returns the texts of rows by column: a cell that spans several leaves those after it empty. */
function filledRows(
  rows: readonly (readonly HtmlElement[])[],
  aligns: Align[],
  textOf: (cell: HtmlElement) => string,
): Row[] {
  /** For each column, the rows that a cell above covers. */
  const covered: number[] = [];
  return rows.map((cells) => {
    const row: Row = [];
    let column = 0;
    for (const cell of cells) {
      while ((covered[column] ?? 0) > 0) column++;
      const [across, down] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      if (column + across > mostColumns) throw new TooLargeError();
      row[column] = textOf(cell);
      aligns[column] ??= alignOf(cell);
      for (let at = column; at < column + across; at++) covered[at] = down;
      column += across;
    }
    for (const [at, count] of covered.entries()) covered[at] = Math.max(0, count - 1);
    return Array.from(row, (text: string | undefined) => text ?? '');
  });
}

function spanOf(cell: HtmlElement, name: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(htmlAttribute(cell, name) ?? '', 10);
  return span >= 1 ? span : 1;
}

function alignOf(cell: HtmlElement): Align {
  const align = htmlAttribute(cell, 'align') ?? /text-align:\s*(\w+)/.exec(htmlAttribute(cell, 'style') ?? '')?.[1];
  return align === 'left' || align === 'right' || align === 'center' ? align : undefined;
}

function padded(text: string, width: number, align: Align): string {
  const missing = Math.max(0, width - displayWidth(text));
  const before = align === 'right' ? missing : align === 'center' ? Math.floor(missing / 2) : 0;
  return ' '.repeat(before) + text + ' '.repeat(missing - before);
}

function ruleFor(align: Align, width: number): string {
  const [before, after] = [align === 'left' || align === 'center', align === 'right' || align === 'center'];
  return (before ? ':' : '') + '-'.repeat(Math.max(1, width - Number(before) - Number(after))) + (after ? ':' : '');
}
