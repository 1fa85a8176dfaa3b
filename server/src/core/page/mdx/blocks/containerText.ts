import { endOfLine } from '../../../text/lines.ts';
import type { BlockContext } from './blockContext.ts';
import { BracketScanner } from '../script/bracketScanner.ts';
import { footnoteIndent, type ContainerText } from './container.ts';
import { isWhitespace } from '../whitespace.ts';

/** Returns the text from the current line's content on within the `depth` innermost lists and quotes. */
export function containerText(context: BlockContext, depth: number): ContainerText {
  const container = context.stack[depth - 1] ?? context.document;
  const at = context.line.from;
  const known = container.text;
  if (known !== undefined && at >= known.offset && at < known.offset + known.text.length) return known;
  container.text = composeText(context, depth);
  return container.text;
}

function composeText(context: BlockContext, depth: number): ContainerText {
  const { text, line } = context;
  const lines = [line.rest];
  let end = line.breakAt;
  let lookahead = text.length + 1;
  while (end < text.length) {
    const next = lineAt(text, end + 1);
    const start = contentStart(context, depth, next);
    if (start === undefined) {
      lookahead = end + 2 + next.length;
      lines.push('');
      break;
    }
    lines.push(' '.repeat(start) + next.slice(start));
    end += 1 + next.length;
  }
  const content = lines.join('\n');
  const braces = new BracketScanner(content, content.length, 'braces');
  return { text: content, offset: line.from, braces, lookahead };
}

/** Returns the content of the next line; undefined if the enclosing lists and quotes don't continue. */
export function peekContent(context: BlockContext): string | undefined {
  const { text, line } = context;
  if (line.breakAt >= text.length) return undefined;
  const next = lineAt(text, line.breakAt + 1);
  context.lookahead(line.breakAt + 2 + next.length);
  const start = contentStart(context, context.depth, next);
  return start === undefined ? undefined : next.slice(start).trimEnd();
}

function lineAt(text: string, start: number): string {
  return text.slice(start, endOfLine(text, start));
}

/** Returns where the content of a line begins within the open blocks; undefined if one of them ends before it. */
function contentStart(context: BlockContext, depth: number, line: string): number | undefined {
  const linePosition = { at: 0, column: 0 };
  for (const { name, value } of context.stack.slice(1, depth)) {
    switch (name) {
      case 'Blockquote':
        if (!passQuoteMark(line, linePosition)) return undefined;
        break;
      case 'ListItem':
        if (!passIndent(line, linePosition, value)) return undefined;
        break;
      case 'FootnoteDefinition':
        if (!passIndent(line, linePosition, footnoteIndent)) return undefined;
        break;
      case 'Document':
      case 'BulletList':
      case 'OrderedList':
        break;
    }
  }
  return linePosition.at;
}

interface LinePosition {
  at: number;
  column: number;
}

function passQuoteMark(line: string, linePosition: LinePosition): boolean {
  while (isWhitespace(line.charAt(linePosition.at))) passChar(line, linePosition);
  if (line.charAt(linePosition.at) !== '>') return false;
  passChar(line, linePosition);
  if (isWhitespace(line.charAt(linePosition.at))) passChar(line, linePosition);
  return true;
}

/** Passes a number of columns of indentation; an empty line always has them. */
function passIndent(line: string, linePosition: LinePosition, columns: number): boolean {
  const goal = linePosition.column + columns;
  while (linePosition.column < goal && isWhitespace(line.charAt(linePosition.at))) passChar(line, linePosition);
  return linePosition.column >= goal || line.slice(linePosition.at).trim() === '';
}

function passChar(line: string, linePosition: LinePosition): void {
  linePosition.column += line.charAt(linePosition.at) === '\t' ? 4 - (linePosition.column % 4) : 1;
  linePosition.at++;
}
