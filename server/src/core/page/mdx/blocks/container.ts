import { Tree } from '@lezer/common';
import type { BracketScanner } from '../script/bracketScanner.ts';
import { element } from '../treeElement.ts';
import type { Line } from './line.ts';
import { isQuote, listMark, type ListName } from './lineStarts.ts';
import { nodeType, type ContainerName } from '../nodeTypes.ts';
import { isWhitespace } from '../whitespace.ts';

// Adapted from @lezer/markdown 1.8.1 by Marijn Haverbeke and others; its licence is LICENSE.lezer-markdown.txt.

/** Deeper nesting than this is text: nobody writes it, and it would cost the stack. */
export const deepestNesting = 100;

/** The columns by which the content of a footnote is indented. */
export const footnoteIndent = 4;

/** The text of a list item, quote or footnote from an offset on, with spaces for the marks of quotes. */
export interface ContainerText {
  readonly text: string;
  /** The page's offset at which it begins. */
  readonly offset: number;
  readonly braces: BracketScanner;
  /** How far the page was read to find its end. */
  readonly lookahead: number;
}

/** The document, or a list, list item, quote or footnote, while it is being read. */
export class Container {
  readonly name: ContainerName | 'Document';
  readonly from: number;
  /**
   * Of a list, the code of the last character of its items' marks. Of a list item, the columns by which its content is
   * indented, counted from the item's surroundings.
   */
  readonly value: number;
  /** Its end as far as its own marks go; its children may reach further. */
  end: number;
  /** Whether only its mark has been read, if it is a list item. */
  isEmpty = false;
  /** Its text, composed when it is first needed. */
  text: ContainerText | undefined;
  readonly children: Tree[] = [];
  /** The offsets of the children, counted from the container's own. */
  readonly positions: number[] = [];

  constructor(name: ContainerName | 'Document', from: number, end: number, value: number) {
    this.name = name;
    this.from = from;
    this.end = end;
    this.value = value;
  }

  addChild(child: Tree, at: number): void {
    this.children.push(child);
    this.positions.push(at - this.from);
  }

  toTree(): Tree {
    const last = (this.positions.at(-1) ?? 0) + (this.children.at(-1)?.length ?? 0);
    const length = Math.max(this.end - this.from, last);
    return new Tree(nodeType(this.name), this.children, this.positions, length).balance();
  }
}

/**
 * Whether a container continues in a line, whose base is then moved past its mark or indentation. `inner` is the open
 * container within it.
 */
export function continuesIn(line: Line, container: Container, inner: Container | undefined): boolean {
  switch (container.name) {
    case 'Document':
      return true;
    case 'Blockquote':
      return quoteContinues(line, container);
    case 'BulletList':
    case 'OrderedList':
      return listContinues(line, container.name, container.value, inner);
    case 'ListItem':
      return itemContinues(line, container);
    case 'FootnoteDefinition':
      return line.isEmpty || passIndent(line, footnoteIndent);
  }
}

/** The mark of a quote may have any indentation. */
function quoteContinues(line: Line, quote: Container): boolean {
  if (!isQuote(line)) return false;
  line.markers.push(element('QuoteMark', line.from, line.from + 1));
  passQuoteMark(line);
  quote.end = line.end;
  return true;
}

/** Moves the line’s base past a `>` and one space or tab after it. */
export function passQuoteMark(line: Line): void {
  line.moveBase(line.pos + (isWhitespace(line.text.charAt(line.pos + 1)) ? 2 : 1));
}

/** A list continues with the content of its open item, or with a further item of the same marks. */
function listContinues(line: Line, list: ListName, mark: number, item: Container | undefined): boolean {
  if (line.isEmpty || (item !== undefined && line.indent >= line.baseIndent + item.value)) return true;
  const size = listMark(line, list);
  return size !== undefined && line.text.charCodeAt(line.pos + size - 1) === mark;
}

/** An item continues in an indented line, and in an empty one unless the item is still empty. */
function itemContinues(line: Line, item: Container): boolean {
  if (line.isEmpty) return !item.isEmpty;
  if (!passIndent(line, item.value)) return false;
  item.isEmpty = false;
  return true;
}

function passIndent(line: Line, columns: number): boolean {
  const column = line.baseIndent + columns;
  if (line.indent < column) return false;
  line.moveBaseToColumn(column);
  return true;
}
