import { BracketScanner } from '../../page/mdx/script/bracketScanner.ts';
import type { TextRange } from '../../text/textRange.ts';
import { exportRange } from './exportRange.ts';

/** A parameter of a component, which is an attribute of its tags, or a key of an object. */
export interface DeclaredPart {
  readonly name: string;
  readonly range: TextRange;
  /** The default value or the value of the key, as written; undefined if there is none. */
  readonly value: string | undefined;
}

const identifier = String.raw`[\p{ID_Start}$_][\p{ID_Continue}$]*`;

/** What may be between the name of a declaration and its parameters or its value: a type, a wrapper, `function`. */
const head =
  /\s*(?::[^=]{0,200}=\s*|=\s*)?(?:(?:React\.)?(?:memo|forwardRef)\s*\(\s*)?(?:async\s+)?(?:function\b\s*[\w$]*\s*)?(?:<[^()<>]{0,200}>\s*)?/y;

/**
 * Returns the attributes that a component takes, which a file exports or declares by a name (or `default`): those that
 * its first parameter lists, or that it reads of it. Undefined if the text doesn’t show them. TypeScript can’t be parsed
 * here, so the declaration is read by its brackets.
 */
export function parametersOf(text: string, name: string): readonly DeclaredPart[] | undefined {
  const start = startOfValue(text, name);
  if (start === undefined) return undefined;
  const single = wordAt(text, start);
  if (single !== '') return isArrow(text, start + single.length) ? membersRead(text, single, start) : undefined;
  if (text.charAt(start) !== '(') return undefined;
  const end = scannerOf(text).endOf(start);
  if (end === undefined || !/^\s*(?::[^={;]{0,200})?(?:=>|\{)/.test(text.slice(end, end + 300))) return undefined;
  const first = start + 1 + lengthOfSpace(text, start + 1);
  if (text.charAt(first) === '{') return patternIn(text, first);
  const whole = wordAt(text, first);
  return whole === '' ? [] : membersRead(text, whole, end);
}

/** Returns the keys of the object that a file exports or declares by a name; none if it is something else. */
export function keysOf(text: string, name: string): readonly DeclaredPart[] {
  const start = startOfValue(text, name);
  return start === undefined || text.charAt(start) !== '{' ? [] : partsIn(text, start, /^:\s*([^]+)$/);
}

/** Returns where the parameters or the value of a declaration begin. */
function startOfValue(text: string, name: string): number | undefined {
  const declaration = exportRange(text, name);
  if (declaration === undefined) return undefined;
  head.lastIndex = declaration.end;
  const start = declaration.end + (head.exec(text)?.[0].length ?? 0);
  const named = name === 'default' ? wordAt(text, start) : '';
  return named === '' || isArrow(text, start + named.length) ? start : startOfValue(text, named);
}

/** Returns what a component reads of its first parameter: `props.title`, or `const { title } = props`. */
function membersRead(text: string, props: string, from: number): readonly DeclaredPart[] {
  const next = text.slice(from).search(/^export\b/m);
  const body = text.slice(from, next < 0 ? text.length : from + next);
  const own = props.replaceAll('$', '\\$');
  const read = new RegExp(String.raw`(?<![\p{ID_Continue}$.])${own}\??\.(${identifier})`, 'gu');
  const members = Array.from(body.matchAll(read), ({ 0: written, 1: name = '', index }): DeclaredPart => {
    const end = from + index + written.length;
    return { name, range: { start: end - name.length, end }, value: undefined };
  });
  const pattern = new RegExp(String.raw`\{[^{}]*\}\s*=\s*${own}(?![\p{ID_Continue}$.])`, 'gu');
  const taken = Array.from(body.matchAll(pattern), ({ index }) => patternIn(text, from + index)).flat();
  return distinct([...taken, ...members]);
}

/** Returns the names that a pattern between two braces takes, with their default values. */
function patternIn(text: string, open: number): readonly DeclaredPart[] {
  return partsIn(text, open, /^(?::[^=]*)?=(?!>)\s*([^]+)$/);
}

// A comment ends at its first end: were it to go on, many comments before no name would be divided in all possible ways.
const comment = String.raw`/\*(?:[^*]|\*(?!/))*\*/`;
const token = /\/\/[^\n]*|\/\*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[`([{,]/g;
const partName = new RegExp(String.raw`^(?:\s|//[^\n]*\n|${comment})*(["']?)(${identifier}|(?<=["'])[^"'\n]+)\1`, 'u');

/** Returns the names between two braces that commas divide; what the expression finds after a name is its value. */
function partsIn(text: string, open: number, value: RegExp): readonly DeclaredPart[] {
  const scanner = scannerOf(text);
  const end = scanner.endOf(open);
  if (end === undefined) return [];
  const parts: DeclaredPart[] = [];
  let start = open + 1;
  const add = (until: number): void => {
    const written = text.slice(start, until);
    const [all = '', quote = '', name] = partName.exec(written) ?? [];
    const nameEnd = start + all.length - quote.length;
    const given = value.exec(written.slice(all.length).trim())?.[1];
    if (name !== undefined) parts.push({ name, range: { start: nameEnd - name.length, end: nameEnd }, value: given });
    start = until + 1;
  };
  token.lastIndex = start;
  for (let found = token.exec(text); found !== null && found.index < end - 1; found = token.exec(text)) {
    if (found[0] === ',') add(found.index);
    else if (found[0] === '/*') token.lastIndex = endOfComment(text, found.index);
    else if ('`([{'.includes(found[0])) token.lastIndex = scanner.endOf(found.index) ?? found.index + 1;
  }
  add(end - 1);
  return distinct(parts);
}

function endOfComment(text: string, start: number): number {
  const end = text.indexOf('*/', start + 2);
  return end < 0 ? text.length : end + 2;
}

function distinct(parts: readonly DeclaredPart[]): readonly DeclaredPart[] {
  return [...new Map(parts.toReversed().map((one) => [one.name, one])).values()].sort(
    (a, b) => a.range.start - b.range.start,
  );
}

function scannerOf(text: string): BracketScanner {
  return new BracketScanner(text, text.length, 'all');
}

function wordAt(text: string, offset: number): string {
  return leadingWord.exec(text.slice(offset, offset + longestWord))?.[0] ?? '';
}

const leadingWord = new RegExp(`^${identifier}`, 'u');
const longestWord = 200;

function isArrow(text: string, offset: number): boolean {
  return /^\s*=>/.test(text.slice(offset, offset + longestWord));
}

function lengthOfSpace(text: string, offset: number): number {
  return /^\s*/.exec(text.slice(offset, offset + longestWord))?.[0].length ?? 0;
}
