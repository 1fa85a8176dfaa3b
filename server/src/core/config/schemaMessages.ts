import { code, listWords, shorten } from '../util/words.ts';
import { successorOf } from './classic/successors.ts';
import { isClassicOnly, isCurrentOnly } from './generation.ts';
import type { JsonNode, JsonPath } from './json/jsonTree.ts';
import type { JsonSchema } from './schema/jsonSchema.ts';
import { showPath } from './schema/pathWords.ts';
import type { Violation } from './schema/validator.ts';

/** What a value must be, as the end of a sentence: "one of `a`, `b` or `c`". */
export function expectation(violation: Violation): string {
  const { params, parentSchema = {} } = violation;
  switch (violation.keyword) {
    case 'type':
      return listWords([params['type']].flat().map((type) => typeWords[String(type)] ?? String(type)));
    case 'enum':
      return valuesWords(parentSchema.enum ?? []);
    case 'const':
      return valuesWords([parentSchema.const]);
    case 'pattern':
      return parentSchema.patternErrorMessage ?? `a text of the form ${code(parentSchema.pattern ?? '')}`;
    case 'minimum':
      return `at least ${String(params['limit'])}`;
    case 'minLength':
      return params['limit'] === 1
        ? 'a text that is not empty'
        : `a text of at least ${String(params['limit'])} characters`;
    default:
      return 'another value';
  }
}

function valuesWords(values: readonly unknown[]): string {
  const shown = values.map((value) => code(String(value)));
  return shown.length <= 2 ? listWords(shown) : `one of ${listWords(shown)}`;
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'a text (string)',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false (boolean)',
  array: 'a list (array)',
  object: 'an object',
  null: 'null',
};

/** What stands there instead. */
export function foundWords(node: JsonNode): string {
  if (node.type === 'string') return node.value === '' ? 'an empty text' : `"${shorten(String(node.value), 40)}"`;
  if (node.type === 'object') return 'an object';
  if (node.type === 'array') return 'a list';
  return code(String(node.value));
}

/** What a property is for, shortly; of one that tells kinds of objects apart, which there are. */
export function firstSentence(schemas: readonly JsonSchema[]): string {
  const values = schemas.flatMap((schema) => schema.const ?? []);
  if (values.length > 1) return ` It is ${valuesWords(values)}.`;
  const description = schemas.find((schema) => schema.markdownDescription !== undefined)?.markdownDescription;
  const sentence = description === undefined ? undefined : /^[\s\S]*?[.!](?=\s|$)/.exec(description)?.[0];
  return sentence === undefined ? '' : ` ${sentence}`;
}

/** That a property has no effect here. */
export function unknownWords(name: string, path: JsonPath): string {
  return path.length === 0
    ? `${code(name)} is no property of the configuration, so it has no effect.`
    : `${code(name)} is no property of ${code(showPath(path))}, so it has no effect.`;
}

/** What to write instead of an unknown property. */
export function knownWords(name: string, path: JsonPath, known: readonly string[], nearest: readonly string[]): string {
  if (path.length === 0 && !known.includes(name)) {
    if (isCurrentOnly(name))
      return 'It belongs to the current generation of the format, in which `navigation` is an object.';
    if (isClassicOnly(name)) return classicWords(name);
  }
  if (nearest.length > 0) return `Did you mean ${listWords(nearest.map(code))}?`;
  if (known.length > 0 && known.length <= 12) return `Allowed: ${known.map(code).join(', ')}.`;
  return 'Remove it, or correct its name.';
}

function classicWords(name: string): string {
  const successor = successorOf(name);
  const instead =
    successor === undefined ? 'the current one has nothing like it' : `the current one has ${code(successor)} instead`;
  return `It belongs to the classic generation of the format; ${instead}.`;
}
