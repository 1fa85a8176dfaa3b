import { startOfNextLine } from '../../text/lines.ts';
import type { JsonNode } from './jsonNode.ts';
import type { TokenStream } from './tokenStream.ts';

// Lists that lack a bracket, as they are while somebody types one.

const text = '"(?:[^"\\\\\\n]|\\\\.)*"';
/** Strings up to a closing bracket; a single one with a comma after it is a key that is being typed. */
const textsToTheEnd = new RegExp(`^(?:\\s*${text}\\s*,){0,20}\\s*${text}\\s*\\]`);
const nextKey = new RegExp(`^\\s*${text}\\s*:`);
const nextItem = new RegExp(`^\\s*(?:${text}\\s*[,\\]]|\\{)`);

/** Whether the current token ends a list that began in the line of a property, and not one around it. */
export function endsListOf(input: TokenStream, key: JsonNode): boolean {
  const { kind, start, isFirstOnLine } = input.token;
  return kind === ']' && (!isFirstOnLine || input.indentAt(start) >= input.indentAt(key.offset));
}

/** Whether the current token is a comma followed by a property, so that the list before it is empty. */
export function isEmptyWithoutEnd(input: TokenStream): boolean {
  return input.token.kind === ',' && nextKey.test(input.text.slice(input.token.end, input.token.end + 500));
}

/** Whether a value is on its own line and indented deeper than its name, as only items of a list are. */
export function isBelow(input: TokenStream, key: JsonNode, { offset }: JsonNode): boolean {
  const isOnOtherLine = input.text.slice(key.offset + key.length, offset).includes('\n');
  return isOnOtherLine && input.indentAt(offset) > input.indentAt(key.offset);
}

/** Whether the current token is a comma that continues a list which began with a value. */
export function continuesAsList(input: TokenStream, value: JsonNode, isItem: boolean): boolean {
  if (input.token.kind !== ',') return false;
  const rest = input.text.slice(input.token.end, input.token.end + 500);
  if (value.type === 'object') return /^\s*\{/.test(rest);
  return value.type === 'string' && (isItem ? nextItem : textsToTheEnd).test(rest);
}

/**
 * Whether the lines below a name, up to a bracket in its column, are the items of its list: the end of its own line is
 * still to be typed.
 */
export function isListBelow(input: TokenStream, key: JsonNode): boolean {
  const { start, isFirstOnLine } = input.token;
  const indent = input.indentAt(key.offset);
  if (!isFirstOnLine || input.isKey() || input.indentAt(start) <= indent) return false;
  const last = start + farthestEnd;
  // The first line that isn't indented deeper ends the list, if it is one.
  for (let at = startOfNextLine(input.text, start); at < last && at < input.text.length;) {
    const next = startOfNextLine(input.text, at);
    const line = input.text.slice(at, Math.min(next, last));
    const width = line.search(/\S/);
    if (width >= 0 && width <= indent) return width === indent && line.charAt(width) === ']';
    at = next;
  }
  return false;
}

/** The longest text in which the end of a list is looked for. */
const farthestEnd = 20_000;
