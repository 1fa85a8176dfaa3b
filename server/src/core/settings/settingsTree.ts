import type { ParseError } from 'jsonc-parser';
import type { JsonNode } from '../config/json/jsonTree.ts';
import type { TextRange } from '../text/textRange.ts';
import { parseTree, printParseErrorCode } from '../util/jsonc.ts';

/** A settings text as a tree, and its first syntax error: the others are mostly consequences. */
export interface SettingsTree {
  readonly root: JsonNode | undefined;
  readonly error: { readonly range: TextRange; readonly message: string } | undefined;
}

/** Nobody writes nearly as much; each of its problems would be reported. */
const longestSettings = 1_000_000;

/** Nor is anything nested as deep; the library and the schema would exceed the stack. */
const deepestSettings = 200;

/** Reads JSON with comments and trailing commas, as editors write their own settings. */
export function parseSettings(text: string): SettingsTree {
  if (text.length > longestSettings)
    return { root: undefined, error: problemAt(0, 0, 'This file isn’t read: it is larger than 1 MB.') };
  if (depthOf(text) > deepestSettings) {
    const message = `This file isn’t read: it is nested more than ${deepestSettings} levels deep.`;
    return { root: undefined, error: problemAt(0, 0, message) };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text.replace(/^\uFEFF/, ' '), errors, { allowTrailingComma: true });
  const [first] = errors;
  if (text.replace(/^\uFEFF/, '').trim() === '')
    return { root, error: problemAt(0, 0, 'The file is empty. Add `{}`.') };
  if (first !== undefined) {
    return {
      root,
      error: problemAt(first.offset, first.length, messages[printParseErrorCode(first.error)] ?? 'Invalid JSON.'),
    };
  }
  if (root !== undefined && root.type !== 'object') {
    return { root, error: problemAt(root.offset, root.length, 'Settings must be an object: `{ … }`.') };
  }
  return { root, error: undefined };
}

/** Returns how deep brackets are nested; those in strings and comments don’t count. */
function depthOf(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const [token] of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|\/\/.*|\/\*[^]*?(?:\*\/|$)|[[\]{}]/g)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++depth);
    else if (token === ']' || token === '}') depth = Math.max(0, depth - 1);
  }
  return deepest;
}

function problemAt(offset: number, length: number, message: string): SettingsTree['error'] {
  return { range: { start: offset, end: offset + length }, message };
}

const messages: Readonly<Record<string, string>> = {
  InvalidSymbol: 'Unexpected text. Put strings in double quotes.',
  InvalidNumberFormat: 'Invalid number.',
  PropertyNameExpected: 'Expected a property name in double quotes.',
  ValueExpected: 'Expected a value.',
  ColonExpected: 'Missing colon after the property name.',
  CommaExpected: 'Missing comma before this entry.',
  CloseBraceExpected: 'Expected a closing `}`.',
  CloseBracketExpected: 'Expected a closing `]`.',
  EndOfFileExpected: 'Unexpected text after the settings. Remove it.',
  UnexpectedEndOfComment: 'Unclosed comment. Add `*/`.',
  UnexpectedEndOfString: 'Unclosed string. Add a double quote.',
  UnexpectedEndOfNumber: 'Invalid number.',
  InvalidUnicode: 'Invalid escape in this string: `\\u` needs four hexadecimal digits.',
  InvalidEscapeCharacter: 'Invalid escape in this string.',
  InvalidCharacter: 'Invalid character in this string.',
};
