import { isDataFile } from '../paths/fileKinds.ts';
import { extensionOf } from '../paths/sitePath.ts';
import { endOfLine } from '../text/lines.ts';
import { asObject } from '../util/values.ts';
import { code, oneLine, shorten } from '../util/messageText.ts';
import { duplicateKey, endOfString } from './duplicateKey.ts';
import { loadYaml } from './loadYaml.ts';
import type { Node } from './openApi.ts';

/** The root of an API description; no root if the file is too large or too nested to be parsed. */
export interface ReadDescription {
  readonly root: Node | undefined;
  /** Why it can't be read, as the end of a sentence: "it isn't valid JSON". */
  readonly problem: string | undefined;
  readonly problemOffset?: number;
}

/** In characters; parsing this much takes a fifth of a second, and nobody waits longer. */
const largestParsedYaml = 1_200_000;

/** Commas and opening brackets in JSON. With this many values, reading and checking takes a second, in steps of a tenth. */
const mostValues = 200_000;

/** With all aliases followed; a few that are nested would otherwise unfold without end. */
const mostNodes = 1_000_000;
const deepestNesting = 200;

/** Reads the text of an OpenAPI or AsyncAPI description. */
export function readDescription(path: string, text: string): ReadDescription {
  if (!isDataFile(path)) return unreadable('it is neither a JSON nor a YAML file');
  if (text.trim() === '') return unreadable('it is empty');
  if (extensionOf(path) === '.json') return hasTooManyValues(text) ? fromLarge(text) : fromJson(text);
  return text.length > largestParsedYaml ? fromLarge(text) : fromYaml(text);
}

function hasTooManyValues(text: string): boolean {
  if (text.length <= mostValues) return false;
  let left = mostValues;
  for (const sign of [',', '{', '[']) {
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) if (--left < 0) return true;
  }
  return false;
}

/** The platform reads JSON as YAML, where a key may occur only once, and a comma may follow the last value. */
function fromJson(text: string): ReadDescription {
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    const comment = commentIn(text);
    if (comment !== undefined)
      return { ...unreadable('it isn’t valid JSON (it has a comment)'), problemOffset: comment };
    return text.length > largestParsedYaml ? unreadable('it isn’t valid JSON') : fromYaml(text, 'JSON');
  }
  const duplicate = duplicateKey(text);
  if (duplicate === undefined) return fromData(data);
  const problem = `it has the key ${code(shorten(duplicate.name))} twice in one object`;
  return { ...fromData(data), problem, problemOffset: duplicate.offset };
}

/** Returns the offset of the first comment of JavaScript: as YAML, it would be a part of the key or value after it. */
function commentIn(text: string): number | undefined {
  if (!/\/[/*]/.test(text)) return undefined;
  let last = '';
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) <= 32) continue;
    const character = text.charAt(at);
    if (character === '#' && (at === 0 || text.charCodeAt(at - 1) <= 32)) {
      at = endOfLine(text, at);
      continue;
    }
    const isComment = character === '/' && /[/*]/.test(text.charAt(at + 1));
    // After a word or a number it is a part of that.
    if (isComment && '{[,]}"'.includes(last)) return at;
    if (character === '"') at = endOfString(text, at);
    last = character;
  }
  return undefined;
}

/** Keys whose values are strings, with a date, which is none without quotes. */
const dateAsText =
  /(?:^|[\s{,])["']?(?:version|title|description|summary|name|operationId|termsOfService|openapi)["']?:[ \t]+\d{4}-\d\d-\d\d/m;

/** Returns the root as the platform's build checks it, where it differs: there, a date without quotes is no string. */
export function rootWithDates(path: string, text: string): Node | undefined {
  if (text.length > largestParsedYaml || !dateAsText.test(text)) return undefined;
  // JSON has no dates.
  if (extensionOf(path) === '.json') return undefined;
  const loaded = loadYaml(text, 'dates');
  return 'data' in loaded ? asObject(loaded.data) : undefined;
}

function fromYaml(text: string, language: 'JSON' | 'YAML' = 'YAML'): ReadDescription {
  const loaded = loadYaml(text);
  if ('data' in loaded) return isBounded(loaded.data) ? fromData(loaded.data) : unparsed;
  const { reason, offset } = loaded;
  if (reason === undefined) return unreadable(`it isn’t valid ${language}`);
  if (reason.includes('exceeded max')) return unparsed;
  return {
    ...unreadable(`it isn’t valid ${language} (${oneLine(reason)})`),
    ...(offset !== undefined && { problemOffset: offset }),
  };
}

interface Extent {
  readonly nodes: number;
  readonly levels: number;
}

const unbounded: Extent = { nodes: Infinity, levels: Infinity };

function isBounded(data: unknown): boolean {
  const { nodes, levels } = extentOf(data, new Map());
  return nodes <= mostNodes && levels <= deepestNesting;
}

/** Measures a value with each alias in place of what it refers to; without bound if that contains itself. */
function extentOf(value: unknown, known: Map<unknown, Extent>, depth = 0): Extent {
  if (typeof value !== 'object' || value === null) return { nodes: 1, levels: 1 };
  const measured = known.get(value);
  if (measured !== undefined) return measured;
  if (depth > deepestNesting) return unbounded;
  known.set(value, unbounded);
  let [nodes, levels] = [1, 0];
  for (const part of Object.values(value)) {
    const extent = extentOf(part, known, depth + 1);
    nodes += extent.nodes;
    levels = Math.max(levels, extent.levels);
  }
  const extent = { nodes, levels: levels + 1 };
  known.set(value, extent);
  return extent;
}

function fromLarge(text: string): ReadDescription {
  return /(?:^[ \t]*["']?|")(?:openapi|asyncapi|swagger)["']?\s*:/m.test(text) ? unparsed : unreadable(noVersion);
}

const unparsed: ReadDescription = { root: undefined, problem: undefined };

const noObject = 'it isn’t an object';
const noVersion = 'it has no `openapi` (or `asyncapi`) version at the top';

/** The problems of files with data of another kind. */
export const problemsOfOtherData: ReadonlySet<string | undefined> = new Set([noObject, noVersion]);

function fromData(data: unknown): ReadDescription {
  const root = asObject(data);
  if (root === undefined) return unreadable(noObject);
  const isNamed = ['openapi', 'asyncapi', 'swagger'].some((key) => Object.hasOwn(root, key));
  return isNamed ? { root, problem: undefined } : unreadable(noVersion);
}

function unreadable(problem: string): ReadDescription {
  return { root: undefined, problem };
}
