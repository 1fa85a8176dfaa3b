import type { FrontMatterEntry } from './model.ts';

const doubleQuoted = '"[^"\\\\\\r\\n\\t]*"';
const singleQuoted = "'[^'\\r\\n\\t]*'(?!')";
const quoted = `(?:${doubleQuoted}|${singleQuoted})`;

/** Begins a string, or a number: nothing with a meaning of its own, `.5` and `.inf` neither. */
const plainStart = '(?:[\\p{L}\\d/_<]|\\.[./])';

/**
 * `key: value` with an unambiguous value: a string, a number, a truth value, a list of strings in quotes, or nothing.
 * Strings in quotes have no escapes, others begin with a letter, a digit or a slash. A key may be in quotes too.
 */
const plainLine = new RegExp(
  `(?:([A-Za-z][\\w-]*)|'([A-Za-z][\\w:-]*)'|"([A-Za-z][\\w:-]*)"):` +
    `(?: (?:(${doubleQuoted})|(${singleQuoted})|(\\[ *(?:${quoted}(?:, *${quoted})* *)?\\])` +
    `|(${plainStart}(?:(?:[^:#\\r\\n\\t]|:(?=[^\\s:#]))*(?<=[^:#\\s]))?)))? *(?:\\r?\\n|$)`,
  'uy',
);

/** An empty line, or a comment. */
const emptyLine = /(?:#[^\r\n]*)?(?:\r?\n|$)/y;

/** Words that YAML reads as something other than a string. */
const special = /^(?:true|false|null)$/i;

/** Whatever a reader may take for a number. */
const numeric = /^[\d.]+(?:[eE][-+]?\d+)?$|^0[xo][\dA-Fa-f]+$/;
const simpleNumber = /^(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/;

/**
 * Reads front matter of which every line is in a simple form, as on nearly all pages; undefined for any other. A
 * complete YAML reader takes as long for it as everything else on a page together.
 */
export function readPlainEntries(source: string): readonly FrontMatterEntry[] | undefined {
  const entries: FrontMatterEntry[] = [];
  const keys = new Set<string>();
  // A merge adds keys from elsewhere.
  if (source.includes('<<')) return undefined;
  let start = 0;
  while (start < source.length) {
    plainLine.lastIndex = start;
    const match = plainLine.exec(source);
    if (match === null) {
      emptyLine.lastIndex = start;
      if (!emptyLine.test(source)) return undefined;
      start = emptyLine.lastIndex;
      continue;
    }
    const [, bare, singleKey, doubleKey, double, single, list, plain] = match;
    const key = bare ?? singleKey ?? doubleKey ?? '';
    const value = valueOf({ double, single, list, plain });
    if (value === undefined || special.test(key) || keys.has(key)) return undefined;
    keys.add(key);
    const keyEnd = start + key.length + (bare === undefined ? 2 : 0);
    // Without a value the range is after the colon, else after its space.
    const valueStart = keyEnd + (value.length === 0 ? 1 : 2);
    entries.push({
      key,
      keyRange: { start, end: keyEnd },
      value: value.data,
      valueRange: { start: valueStart, end: valueStart + value.length },
    });
    start = plainLine.lastIndex;
  }
  return entries.length === 0 ? undefined : entries;
}

/** What a line has after its colon: one of these, or nothing. */
type Written = Readonly<Record<'double' | 'single' | 'list' | 'plain', string | undefined>>;

/** A value and the number of its characters. */
interface PlainValue {
  readonly data: unknown;
  readonly length: number;
}

function valueOf({ double, single, list, plain }: Written): PlainValue | undefined {
  const string = double ?? single;
  if (string !== undefined) return { data: string.slice(1, -1), length: string.length };
  if (list !== undefined) return { data: itemsOf(list), length: list.length };
  return plain === undefined ? { data: null, length: 0 } : plainValue(plain);
}

/** Reads the strings of a list; each is in quotes that it doesn’t contain. */
function itemsOf(list: string): readonly string[] {
  return Array.from(list.matchAll(/"([^"]*)"|'([^']*)'/g), ([, double, single]) => double ?? single ?? '');
}

function plainValue(plain: string): PlainValue | undefined {
  const { length } = plain;
  if (plain === 'true' || plain === 'false') return { data: plain === 'true', length };
  if (plain === 'null') return { data: null, length };
  if (simpleNumber.test(plain)) return { data: Number(plain), length };
  return special.test(plain) || numeric.test(plain) ? undefined : { data: plain, length };
}
