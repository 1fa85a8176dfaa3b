import { controlEscapeMessage, doubledEscapes, findControlEscape } from '../../text/controlEscapes.ts';
import { endOfLine, startOfLine } from '../../text/lines.ts';
import { schemaOfKey } from '../../page/frontMatter/schema.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { code, formatList, shorten } from '../../util/messageText.ts';
import { fixesIfAny, type Fix, type PageRule, pageFix } from '../engine/rule.ts';
import { type TextRange, replacement } from '../../text/textRange.ts';
import { fixedValuesOf, jsonTypeOf, typesOf, type JsonSchema } from '../../config/schema/jsonSchema.ts';
import { nearestIcons } from '../../icons/nearestIcons.ts';
import type { FrontMatterEntry } from '../../page/frontMatter/frontMatter.ts';
import { quoteYaml } from '../../util/yaml.ts';
import { findNearest, type Nearest } from '../../util/nearest.ts';
import { ownValue } from '../../util/values.ts';

export const value: PageRule = {
  meta: {
    id: 'frontmatter/value',
    title: 'Invalid front matter value',
    severity: 'warning',
    worst: 'error',
    summary: 'a front matter key with an invalid value',
  },
  pagesOnly: true,
  *check(context) {
    for (const entry of context.page.frontMatter?.entries ?? []) {
      const { text } = context.page;
      const schema = schemaOfKey(entry.key);
      const cut = schema && (findCutValue(entry, text) ?? findCutItem(entry, text));
      const problem = cut ?? (schema && findValueProblem(schema, entry, text));
      if (problem === undefined) continue;
      const { message, remedies } = problem;
      const range = cut?.fixedRange ?? entry.valueRange;
      yield {
        range,
        message,
        ...(problem.stopsBuild === true ? { severity: 'error' as const } : {}),
        // Whoever gives a key another meaning does so on several pages.
        cause: problem.cause ?? message,
        fixes: fixesIfAny(() => remedies().map((remedy) => fix(context, range, remedy))),
      };
    }
  },
};

function fix(context: PageContext, range: TextRange, { title, yaml, preferred }: Remedy): Fix {
  return pageFix(context, title ?? `Change to ${code(yaml)}`, [replacement(range, yaml)], { preferred });
}

/** Returns the problem of a known key's value; an empty one is still to be typed. */
function findValueProblem(
  schema: JsonSchema,
  entry: FrontMatterEntry,
  text: string,
): FrontMatterValueProblem | undefined {
  const { value } = entry;
  if (value === undefined || value === null || value === '') return undefined;
  const written = text.slice(entry.valueRange.start, entry.valueRange.end);
  if (operationKeys.has(entry.key) && typeof value !== 'string') return wrongOperation(schema, entry, written);
  if (exactBooleans.has(entry.key) && typeof value === 'string') return quotedBoolean(schema, entry, written);
  if (!isOfKind(schema, value)) return wrongKind(schema, entry, written);
  const escape = findControlEscape(written);
  if (escape !== undefined) return lostBackslash(escape, written);
  const halfQuoted = findHalfQuoted(entry, written);
  if (halfQuoted !== undefined) return halfQuoted;
  if (!isScalar(value)) return undefined;
  const actual = String(value);
  const values = fixedValuesOf(schema).map(String);
  if (values.length > 0 && !values.includes(actual)) return wrongChoice(entry, values, actual, written);
  if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(actual)) {
    return plain(
      `${code(entry.key)} must be ${schema.patternErrorMessage ?? `a string that matches ${code(schema.pattern)}`}.`,
    );
  }
  const near = schema['x-kind'] === 'icon' ? nearestIcons(actual) : undefined;
  return near && wrongIcon(actual, near, written);
}

/** The keys of operations, of which the build stops at anything but a string. */
const operationKeys: ReadonlySet<string> = new Set(['openapi', 'asyncapi']);

function wrongOperation(schema: JsonSchema, entry: FrontMatterEntry, written: string): FrontMatterValueProblem {
  const { value } = entry;
  const [only, ...others] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const problem = wrongKind(schema, entry, written);
  const isOne = typeof only === 'string' && others.length === 0;
  return {
    stopsBuild: true,
    message: isOne
      ? `${code(entry.key)} must be a string; found a list, which stops the build. Remove the brackets.`
      : problem.message,
    remedies: isOne ? () => [{ yaml: quoteYaml(only), preferred: true }] : problem.remedies,
  };
}

/** The keys that count only as `true` without quotes. */
const exactBooleans: ReadonlySet<string> = new Set(['rss']);

function quotedBoolean(
  schema: JsonSchema,
  entry: FrontMatterEntry,
  written: string,
): FrontMatterValueProblem | undefined {
  const text = String(entry.value).trim().toLowerCase();
  if (text !== 'true') return text === 'false' ? undefined : wrongKind(schema, entry, written);
  return {
    message: `The string ${code(written)} has no effect as ${code(entry.key)}. Use ${code('true')} without quotes.`,
    remedies: () => [{ yaml: 'true', preferred: true }],
  };
}

/** Returns the problem of a path or the like in double quotes, in which a backslash changes the letter after it. */
function lostBackslash(escape: string, written: string): FrontMatterValueProblem {
  return {
    message: controlEscapeMessage(escape),
    remedies: () => [{ yaml: doubledEscapes(written), preferred: true }],
  };
}

function plain(message: string): FrontMatterValueProblem {
  return { message, remedies: () => [] };
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** Returns the types that a schema allows, its union included. */
function kindsOf(schema: JsonSchema): readonly string[] {
  return [...typesOf(schema), ...(schema.anyOf ?? []).flatMap(kindsOf)];
}

/** Quotes around a number or a boolean, and their absence around a string, make no difference. */
function isOfKind(schema: JsonSchema, value: unknown): boolean {
  const kinds = kindsOf(schema);
  const kind = jsonTypeOf(value);
  if (kinds.length === 0 || kinds.includes(kind)) return !isWrongConstant(schema, value);
  if (!isScalar(value)) return false;
  if (kinds.includes('string')) return true;
  const text = String(value).trim();
  if (kinds.includes('boolean') && /^(?:true|false)$/i.test(text)) return true;
  return kinds.includes('number') && text !== '' && !Number.isNaN(Number(text));
}

/** Whether a boolean is the wrong one: `related: true`, where only `false` has a meaning. */
function isWrongConstant({ anyOf = [] }: JsonSchema, value: unknown): boolean {
  return anyOf.some(({ const: only }) => only !== undefined && typeof only === typeof value && only !== value);
}

const kindLabel: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'an object',
};

function allowedText(schema: JsonSchema): string {
  if (schema.anyOf === undefined)
    return formatList([...new Set(typesOf(schema))].map((kind) => ownValue(kindLabel, kind) ?? kind));
  return formatList(
    schema.anyOf.map((branch) =>
      branch.const === undefined ? allowedText(branch) : code(JSON.stringify(branch.const)),
    ),
  );
}

function valueLabel(value: unknown): string {
  return isScalar(value)
    ? code(shorten(String(value), 40))
    : (ownValue(kindLabel, jsonTypeOf(value)) ?? 'another type');
}

function wrongKind(schema: JsonSchema, { key, value }: FrontMatterEntry, written: string): FrontMatterValueProblem {
  const isBracket = /^[[{]/.test(written) && kindsOf(schema).includes('string');
  const hint = isBracket ? ' Put a value that begins with a bracket in quotes.' : '';
  const needed = `${code(key)} must be ${allowedText(schema)}`;
  return {
    message: `${needed}; found ${valueLabel(value)}.${hint}`,
    cause: `${needed}, no ${jsonTypeOf(value)}.${hint}`,
    remedies: () => {
      if (isBracket) return written.includes('\n') ? [] : [quoted(written)];
      return isScalar(value) ? converted(schema, String(value)) : [];
    },
  };
}

function quoted(written: string): Remedy {
  return { title: 'Put the value in quotes', yaml: quoteYaml(written), preferred: true };
}

const truths: Readonly<Record<string, string>> = {
  yes: 'true',
  on: 'true',
  y: 'true',
  '1': 'true',
  no: 'false',
  off: 'false',
  n: 'false',
  '0': 'false',
};

/** Returns the same value in the expected type. */
function converted(schema: JsonSchema, value: string): readonly Remedy[] {
  const kinds = kindsOf(schema);
  const truth =
    kinds.includes('boolean') && schema.anyOf === undefined ? ownValue(truths, value.trim().toLowerCase()) : undefined;
  if (truth !== undefined) return [{ yaml: truth, preferred: true }];
  if (!kinds.includes('array') || typesOf(schema).length === 0) return [];
  const items = value.split(',').map((item) => item.trim());
  const yaml = `[${items
    .filter((item) => item !== '')
    .map(quoteYaml)
    .join(', ')}]`;
  return [{ title: 'Change to a list', yaml, preferred: true }];
}

function wrongChoice(
  { key }: FrontMatterEntry,
  values: readonly string[],
  actual: string,
  written: string,
): FrontMatterValueProblem {
  const near = findNearest(actual, values);
  const [first] = near.names;
  const hint = first === undefined ? '' : ` Did you mean ${code(first)}?`;
  return {
    message: `${code(key)} must be one of ${formatList(values.map(code))}; found ${code(shorten(actual, 40))}.${hint}`,
    remedies: () => replacements(near, written),
  };
}

function wrongIcon(actual: string, near: Nearest, written: string): FrontMatterValueProblem {
  const hint =
    near.names.length > 0 ? `Did you mean ${formatList(near.names.map(code))}?` : 'Check the name in the icon library.';
  return {
    message: `Unknown icon ${code(shorten(actual, 40))}: it isn’t in Font Awesome, Lucide or Tabler. ${hint}`,
    remedies: () => replacements(near, written),
  };
}

/** Returns each likely value, in the existing quotes. */
function replacements({ names, isClear }: Nearest, written: string): readonly Remedy[] {
  const quote = /^["']/.exec(written)?.[0] ?? '';
  return names.map((name, index) => ({
    title: `Change to ${code(name)}`,
    yaml: quote + name + quote,
    preferred: index === 0 && isClear,
  }));
}

/** A problem whose fix replaces more than the value. */
interface CutValueProblem extends FrontMatterValueProblem {
  readonly fixedRange: TextRange;
}

/**
 * Returns the problem of an unquoted string that ends at a `#`, which begins a comment: `Update #2`. A comment that is
 * meant as one has a space after the `#`.
 */
function findCutValue({ key, value, valueRange }: FrontMatterEntry, text: string): CutValueProblem | undefined {
  if (typeof value !== 'string' || value === '' || /["'|>]/.test(text.charAt(valueRange.start))) return undefined;
  const rest = /^[ \t]+#[^\s#][^\r\n]*/.exec(text.slice(valueRange.end, valueRange.end + 1_000))?.[0].trimEnd();
  if (rest === undefined) return undefined;
  const fixedRange = { start: valueRange.start, end: valueRange.end + rest.length };
  const written = text.slice(fixedRange.start, fixedRange.end);
  const isOneLine = !written.includes('\n');
  return {
    message: `${code('#')} starts a comment, so ${code(shorten(rest.trim(), 40))} isn’t part of ${code(key)}. Put the value in quotes.`,
    remedies: () =>
      isOneLine ? [{ title: 'Put the value in quotes', yaml: quoteYaml(written), preferred: true }] : [],
    fixedRange,
  };
}

/** An item of a list, or of one in brackets over several lines, and what follows from a `#` on. */
const cutItem = /^[ \t]*(?:-[ \t]+)?([^\s"'#[\]{}|>&*!-][^"'\n[\]{}]*?)[ \t](#[^\s#][^\r\n]*)/gm;

/** Returns the problem of the first item of a list that ends at a `#`. */
function findCutItem({ key, value, valueRange }: FrontMatterEntry, text: string): CutValueProblem | undefined {
  if (!Array.isArray(value)) return undefined;
  const start = startOfLine(text, valueRange.start);
  const written = text.slice(valueRange.start, endOfLine(text, valueRange.end));
  if (!/[ \t]#/.test(written)) return undefined;
  const isBracketed = written.startsWith('[');
  const before = text.slice(start, valueRange.start);
  // The first item of a list may be on a line of its own.
  const lines = before.trim() === '' ? before + written : ' '.repeat(before.length) + written;
  for (const { 0: line, 1: itemText = '', 2: commentText = '', index } of lines.matchAll(cutItem)) {
    const [item, comment] = [itemText.trimEnd(), commentText.trimEnd()];
    const isItem = isBracketed ? !item.endsWith(',') && !item.includes(':') : /^[ \t]*-[ \t]/.test(line);
    if (!isItem || /:(?:[ \t]|$)/.test(item)) continue;
    const itemStart = start + index + line.indexOf(item);
    const rest = isBracketed ? comment.replace(/,$/, '') : comment;
    const end = start + index + line.lastIndexOf(comment) + rest.length;
    const fixedRange = { start: itemStart, end };
    return {
      message: `${code('#')} starts a comment, so ${code(shorten(rest, 40))} isn’t part of ${code(key)}. Put the text in quotes.`,
      remedies: () => [
        { title: 'Put the text in quotes', yaml: quoteYaml(text.slice(itemStart, end)), preferred: true },
      ],
      fixedRange,
    };
  }
  return undefined;
}

/** Returns the problem of a list in which a string lacks one of its quotes: `[thumbs", "b"]`. */
function findHalfQuoted({ value }: FrontMatterEntry, written: string): FrontMatterValueProblem | undefined {
  if (!Array.isArray(value) || !written.startsWith('[')) return undefined;
  const item = value.find((one): one is string => typeof one === 'string' && /^[^"]+"$|^"[^"]+$/.test(one));
  if (item === undefined) return undefined;
  const fixed = written.replace(item, () => `"${item.replaceAll('"', '')}"`);
  return {
    message: `${code(shorten(item, 40))} has only one of its quotes, so the quote is part of it. Add the other.`,
    remedies: () => [{ title: 'Add the missing quote', yaml: fixed, preferred: true }],
  };
}

/** The replacement of a value. */
interface Remedy {
  readonly title?: string;
  readonly yaml: string;
  readonly preferred: boolean;
}

interface FrontMatterValueProblem {
  readonly message: string;
  /** What its message says without the value, if that differs from page to page. */
  readonly cause?: string;
  readonly stopsBuild?: boolean;
  readonly remedies: () => readonly Remedy[];
}
