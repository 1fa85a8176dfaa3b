import type { Budget } from '../../util/budget.ts';
import { blockText } from '../../text/markdown.ts';
import { calloutOf, repeatedTitle } from './htmlCallouts.ts';
import { InlineText, lineOf, wrapOf, type Wrap } from './htmlInline.ts';
import { isList, htmlItems, type HtmlListItem } from './htmlList.ts';
import { tableLines } from './htmlTable.ts';
import { blockTags, classesOf, codeTags, hasContent, isVisible } from './htmlTags.ts';
import { htmlAttribute, textIn, visitNodes, type HtmlElement, type HtmlNode, type HtmlParent } from './htmlTree.ts';
import { MdxLines } from './mdxLines.ts';

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
    const text = textIn(element)
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
    const start = list.tagName === 'ol' ? startOf(list) : undefined;
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
