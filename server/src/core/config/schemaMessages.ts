import { code, formatList, shorten } from '../util/messageText.ts';
import { successorPath, successorOf } from './classic/successors.ts';
import { isClassicOnly, isCurrentOnly } from './generation.ts';
import { itemsOf, showPath, type JsonNode, type JsonPath } from './json/jsonTree.ts';
import type { JsonSchema, Violation } from './schema/jsonSchema.ts';
import { ownValue } from '../util/values.ts';

/** Returns what a value must be, as the end of a sentence: "one of `a`, `b` or `c`". */
export function expectation(violation: Violation): string {
  const { params, parentSchema = {} } = violation;
  switch (violation.keyword) {
    case 'type':
      return formatList([params['type']].flat().map((type) => kindLabel(String(type), parentSchema)));
    case 'enum':
      return valuesText(parentSchema.enum ?? []);
    case 'const':
      return valuesText([parentSchema.const]);
    case 'pattern':
      return parentSchema.patternErrorMessage ?? `a string that matches ${code(parentSchema.pattern ?? '')}`;
    case 'minimum':
      return `at least ${String(params['limit'])}`;
    case 'maximum':
      return `at most ${String(params['limit'])}`;
    case 'minLength':
      return params['limit'] === 1
        ? 'a non-empty string'
        : `a string of at least ${String(params['limit'])} characters`;
    case 'maxLength':
      return `a string of at most ${String(params['limit'])} characters`;
    case 'minItems':
      return 'an array with at least one entry';
    case 'maxItems':
      return `an array of at most ${String(params['limit'])} entries`;
    default:
      return 'a different value';
  }
}

/** More fixed values than these are too many to read. */
const mostValues = 20;

function valuesText(values: readonly unknown[]): string {
  const shown = values.map((value) => code(String(value)));
  if (shown.length > mostValues)
    return `one of ${shown.length} values (${shown.slice(0, 6).join(', ')}, …; completion lists all of them)`;
  return shown.length <= 2 ? formatList(shown) : `one of ${formatList(shown)}`;
}

/** Returns the label of a type; of an object also its required or possible properties. */
function kindLabel(type: string, { required = [], properties = {} }: JsonSchema): string {
  const label = ownValue(typeLabels, type) ?? type;
  if (type !== 'object') return label;
  const known = Object.keys(properties);
  if (required.length > 0) return `${label} with ${formatList(required.map(code), 'and')}`;
  return known.length > 0 && known.length <= 6 ? `${label} with ${formatList(known.map(code))}` : label;
}

const typeLabels: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'a boolean (`true` or `false`)',
  array: 'an array',
  object: 'an object',
  null: 'null',
};

/** Returns a label for the actual value. */
export function nodeLabel(node: JsonNode): string {
  if (node.type === 'string') return node.value === '' ? 'an empty string' : `"${shorten(String(node.value), 40)}"`;
  if (node.type === 'object') return 'an object';
  if (node.type === 'array') return itemsOf(node).length === 0 ? 'an empty array' : 'an array';
  return code(String(node.value));
}

/** Returns the short description of a property; of one that distinguishes kinds of objects, the list of kinds. */
export function firstSentence(schemas: readonly JsonSchema[]): string {
  const values = schemas.flatMap((schema) => schema.const ?? []);
  if (values.length > 1) return ` It must be ${valuesText(values)}.`;
  const description = schemas.find((schema) => schema.markdownDescription !== undefined)?.markdownDescription;
  const sentence = description === undefined ? undefined : /^[\s\S]*?[.!](?=\s|$)/.exec(description)?.[0];
  return sentence === undefined ? '' : ` ${sentence}`;
}

/** What an unknown property does to the site. */
export const consequences = {
  none: 'it has no effect',
  refused: 'the platform rejects the file',
  lost: 'the pages in it aren’t shown',
  dropped: 'the site omits the entry that contains it',
} as const;
export type Consequence = keyof typeof consequences;

/** Returns the sentence about an unknown property and its consequence. */
export function unknownText(name: string, path: JsonPath, consequence: Consequence): string {
  const owner = path.length === 0 ? '' : ` in ${code(showPath(path))}`;
  return `Unknown property ${code(name)}${owner}; ${consequences[consequence]}.`;
}

/** More names than these are too many to read. */
const mostNames = 19;

/** The names that an object can have. */
interface PossibleNames {
  readonly known: readonly string[];
  /** Those that an unknown name may mean. */
  readonly nearest: readonly string[];
  /** The path of an object that can have the unknown one instead. */
  readonly place: JsonPath | undefined;
}

/** Returns the message that says what to write instead of an unknown property. */
export function knownNamesMessage(name: string, path: JsonPath, { known, nearest, place }: PossibleNames): string {
  if (path.length === 0 && !known.includes(name)) {
    if (isCurrentOnly(name))
      return 'It belongs to the current generation of the format, where `navigation` is an object.';
    if (isClassicOnly(name)) return classicMessage(name);
  }
  const elsewhere = known.includes(name) ? undefined : successorPath(path, name);
  if (elsewhere !== undefined) return `The current generation of the format uses ${code(elsewhere)} instead.`;
  if (nearest.length > 0) return `Did you mean ${formatList(nearest.map(code))}?`;
  if (place !== undefined) return `Move ${code(name)} to ${placeText(place)}.`;
  if (known.length > 0 && known.length <= mostNames) return `Allowed: ${known.map(code).join(', ')}.`;
  return 'Remove it or correct its name.';
}

/** Returns how an object of the file is named. */
export function placeText(path: JsonPath): string {
  return path.length === 0 ? 'the top level of the file' : code(showPath(path));
}

function classicMessage(name: string): string {
  const successor = successorOf(name);
  const instead =
    successor === undefined ? 'the current one has no equivalent' : `the current one uses ${code(successor)} instead`;
  return `It belongs to the classic generation of the format; ${instead}.`;
}
