import type { FrontMatterEntry } from './model.ts';

const quotedString = '"[^"\\\\\\r\\n\\t]*"';

/**
 * `key: value` with an unambiguous value: a string of letters, one in quotes without escapes, a list of such strings,
 * or a truth value. A key may be in quotes too.
 */
const plainLine = new RegExp(
  `(?:([A-Za-z][\\w-]*)|'([A-Za-z][\\w-]*)'|"([A-Za-z][\\w-]*)"): ` +
    `(?:(${quotedString})|'([^'\\r\\n\\t]*)'|(\\[(?:${quotedString}(?:, ?${quotedString})*)?\\])` +
    `|([A-Za-z](?:[^:#\\r\\n\\t]|:(?=[^\\s:#]))*(?<=[^:#\\s])))(?:\\r?\\n|$)`,
  'y',
);

/** Words that YAML reads as something other than a string. */
const special = /^(?:true|false|null)$/i;

/**
 * Reads front matter of which every line is in the simplest form, as on nearly all pages; undefined for any other. A
 * complete YAML reader takes as long for it as everything else on a page together.
 */
export function readPlainEntries(source: string): readonly FrontMatterEntry[] | undefined {
  const entries: FrontMatterEntry[] = [];
  const keys = new Set<string>();
  // A merge adds keys from elsewhere.
  if (source.includes('<<')) return undefined;
  const line = new RegExp(plainLine);
  while (line.lastIndex < source.length) {
    const start = line.lastIndex;
    const [, bare, singleKey, doubleKey, double, single, list, plain] = line.exec(source) ?? [];
    const key = bare ?? singleKey ?? doubleKey;
    if (key === undefined || special.test(key) || keys.has(key)) return undefined;
    const value = valueOf({ double, single, list, plain });
    if (value === undefined) return undefined;
    keys.add(key);
    const keyEnd = start + key.length + (bare === undefined ? 2 : 0);
    const valueStart = keyEnd + 2;
    entries.push({
      key,
      keyRange: { start, end: keyEnd },
      value: value.data,
      valueRange: { start: valueStart, end: valueStart + value.length },
    });
  }
  return entries.length === 0 ? undefined : entries;
}

/** What a line has after its colon: one of these. */
type Written = Readonly<Record<'double' | 'single' | 'list' | 'plain', string | undefined>>;

function valueOf({ double, single, list, plain }: Written): { data: unknown; length: number } | undefined {
  if (double !== undefined) return { data: double.slice(1, -1), length: double.length };
  if (single !== undefined) return { data: single, length: single.length + 2 };
  if (list !== undefined) return { data: list.split('"').filter((_, at) => at % 2 === 1), length: list.length };
  if (plain === undefined) return undefined;
  if (!special.test(plain)) return { data: plain, length: plain.length };
  return plain === 'true' || plain === 'false' ? { data: plain === 'true', length: plain.length } : undefined;
}
