import { extensionOf } from '../paths/sitePath.ts';
import { endOfString } from './duplicateKey.ts';

/** The keys and indexes from the root to a value of a description. */
export type DescriptionPath = readonly string[];

/**
 * Returns the offset of a value in the text of a description, that of its key or item. If the text doesn't show it, as
 * in a value that YAML has on one line, it is that of the nearest value around it.
 */
export function offsetOfPath(file: string, text: string, path: DescriptionPath): number {
  return extensionOf(file) === '.json' && /^\uFEFF?\s*[[{]/.test(text)
    ? offsetInJson(text, path)
    : offsetInYaml(text, path);
}

function offsetInJson(text: string, path: DescriptionPath): number {
  let found = 0;
  let at = skipped(text, text.startsWith('\uFEFF') ? 1 : 0);
  for (const step of path) {
    const next = text.charAt(at) === '{' ? memberStart(text, at, step) : itemStart(text, at, Number(step));
    if (next === undefined) return found;
    found = next.offset;
    at = next.value;
  }
  return found;
}

/** Where a member or an item begins, and where its value does. */
interface Start {
  readonly offset: number;
  readonly value: number;
}

function memberStart(text: string, object: number, name: string): Start | undefined {
  let at = skipped(text, object + 1);
  while (text.charAt(at) === '"') {
    const end = endOfString(text, at) + 1;
    const value = skipped(text, skipped(text, end) + 1);
    if (stringOf(text.slice(at, end)) === name) return { offset: at, value };
    at = skipped(text, endOfValue(text, value));
    if (text.charAt(at) === ',') at = skipped(text, at + 1);
  }
  return undefined;
}

function stringOf(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

function itemStart(text: string, array: number, index: number): Start | undefined {
  if (text.charAt(array) !== '[') return undefined;
  let at = skipped(text, array + 1);
  for (let left = index; left > 0 && at < text.length; left--) {
    at = skipped(text, endOfValue(text, at));
    if (text.charAt(at) !== ',') return undefined;
    at = skipped(text, at + 1);
  }
  return { offset: at, value: at };
}

function skipped(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 32) at++;
  return at;
}

function endOfValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '"') at = endOfString(text, at);
    else if (character === '{' || character === '[') depth++;
    else if (character === '}' || character === ']') {
      if (depth === 0) return at;
      depth--;
    } else if (depth > 0 || character !== ',') continue;
    else return at;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

function offsetInYaml(text: string, path: DescriptionPath): number {
  const lines = text.split('\n');
  let found = { line: 0, column: 0 };
  let children: Place | undefined = placeFrom(lines, 0);
  for (const step of path) {
    const place = children && childAt(lines, children, step);
    if (place === undefined) break;
    found = place;
    children = childrenOf(lines, place);
  }
  return lines.slice(0, found.line).reduce((offset, line) => offset + line.length + 1, found.column);
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** Returns the first content from a line on. */
function placeFrom(lines: readonly string[], from: number): Place | undefined {
  for (let line = from; line < lines.length; line++) {
    const column = lines[line]?.search(/[^\s]/) ?? -1;
    if (column >= 0 && !/^(?:#|---|%)/.test(lines[line]?.slice(column) ?? '')) return { line, column };
  }
  return undefined;
}

/** Returns a key or an item among values that begin in one column, the first of which is given. */
function childAt(lines: readonly string[], first: Place, step: string): Place | undefined {
  const isItem = isItemAt(lines, first);
  let left = Number(step);
  for (let place: Place | undefined = first; place !== undefined; place = placeFrom(lines, place.line + 1)) {
    if (place.column < first.column) return undefined;
    if (place.column > first.column) continue;
    // A list may begin in the column of its key.
    if (!isItem && isItemAt(lines, place)) continue;
    if (isItem && !isItemAt(lines, place)) return undefined;
    if (isItem ? left-- === 0 : keyAt(lines, place) === step) return place;
  }
  return undefined;
}

function isItemAt(lines: readonly string[], { line, column }: Place): boolean {
  return /^-(?:\s|$)/.test(lines[line]?.slice(column) ?? '');
}

function keyAt(lines: readonly string[], { line, column }: Place): string | undefined {
  const [, , quoted, bare] =
    /^(?:(["'])(.*?)\1|([^"'\s#{[&*!|>%@`][^:]*?(?::\S[^:]*?)*?))\s*:(?:\s|$)/.exec(
      lines[line]?.slice(column, column + 500) ?? '',
    ) ?? [];
  return quoted ?? bare;
}

/** Returns the first value in an item or below a key; undefined if it is on the line of the key. */
function childrenOf(lines: readonly string[], { line, column }: Place): Place | undefined {
  const rest = lines[line]?.slice(column) ?? '';
  const inner = /^-\s+(?=[^\s#])/.exec(rest)?.[0];
  if (inner !== undefined) return { line, column: column + inner.length };
  if (!/(?:^-|:)\s*(?:&\S+\s*)?(?:#.*)?$/.test(rest.trimEnd())) return undefined;
  const next = placeFrom(lines, line + 1);
  if (next === undefined) return undefined;
  return next.column > column || (next.column === column && isItemAt(lines, next)) ? next : undefined;
}
