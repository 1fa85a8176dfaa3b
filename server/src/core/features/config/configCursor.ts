import { fragmentAt, rangeInComposed, type ComposedTree, type ConfigFragment } from '../../config/composedTree.ts';
import type { JsonNode, JsonPath, JsonTree } from '../../config/json/jsonTree.ts';
import type { TextRange } from '../../text/textRange.ts';
import { isOpenText, cursorContextAt } from './cursorContext.ts';

/** What a cursor in a JSON text is about to write. */
interface TextCursor {
  readonly role: 'key' | 'value';
  /** The object that gets the key, or the path of the value. */
  readonly path: JsonPath;
  /** The key at the cursor, however short. */
  readonly currentKey: string | undefined;
  /** The token that accepting a completion replaces, quotes included; empty if there is none yet. */
  readonly replace: TextRange;
  readonly inQuotes: boolean;
  /** The typed start of the token, without its quote. */
  readonly typed: string;
  /** Whether a colon follows, so that a key needs none. */
  readonly colonFollows: boolean;
  /** Where a comma is missing before the token. */
  readonly missingCommaAt: number | undefined;
  readonly needsCommaAfter: boolean;
}

/**
 * What a cursor in docs.json, or in an included file, is about to write; paths and offsets are those of the composed
 * config.
 */
export interface ConfigCursor extends TextCursor {
  /** The file with the cursor. */
  readonly fragment: ConfigFragment;
  /** The path within that file. */
  readonly pathInFragment: JsonPath;
}

/** Returns the cursor at an offset of the composed text. */
export function configCursorAt(composed: ComposedTree, offset: number): ConfigCursor | undefined {
  const fragment = fragmentAt(composed, offset);
  const cursor = cursorAt(fragment.tree, offset - fragment.start);
  if (cursor === undefined) return undefined;
  const { path, replace, missingCommaAt } = cursor;
  return {
    ...cursor,
    fragment,
    path: [...fragment.path, ...path],
    pathInFragment: path,
    replace: rangeInComposed(fragment, replace),
    missingCommaAt: missingCommaAt === undefined ? undefined : missingCommaAt + fragment.start,
  };
}

/** Returns the cursor, also where the JSON around it is incomplete; undefined where nothing can be written. */
function cursorAt({ text, root, problems }: JsonTree, offset: number): TextCursor | undefined {
  const isInComment = problems.some(
    ({ kind, range }) => kind === 'comment' && range.start < offset && offset <= range.end,
  );
  if (isInComment) return undefined;
  const { role, path, token } = cursorContextAt(text, root, offset);
  const inQuotes = token !== undefined && text.charAt(token.offset) === '"';
  const replace = token === undefined ? { start: offset, end: offset } : rangeOfToken(text, token, offset);
  const before = lastSignificant(text, replace.start);
  const continues = before === undefined || '[{,:'.includes(text.charAt(before));
  // Directly after a value nothing can begin.
  if (!continues && token === undefined && before === offset - 1) return undefined;
  const next = text.slice(replace.end).trimStart().charAt(0);
  return {
    role,
    path,
    currentKey: role === 'key' && token !== undefined ? String(token.value) : undefined,
    replace,
    inQuotes,
    typed: text.slice(replace.start + (inQuotes ? 1 : 0), offset),
    colonFollows: next === ':',
    missingCommaAt: continues ? undefined : before + 1,
    needsCommaAfter: !['', ',', '}', ']', ':'].includes(next),
  };
}

/** A string without a closing quote was cut at punctuation; the rest of the word after the cursor belongs to it. */
function rangeOfToken(text: string, token: JsonNode, offset: number): TextRange {
  const range = { start: token.offset, end: token.offset + token.length };
  if (text.charAt(token.offset) !== '"' || !isOpenText(text, token)) return range;
  return { start: range.start, end: Math.max(offset, range.end) };
}

function lastSignificant(text: string, offset: number): number | undefined {
  for (let at = offset - 1; at >= 0; at--) if (!' \t\r\n\uFEFF'.includes(text.charAt(at))) return at;
  return undefined;
}
