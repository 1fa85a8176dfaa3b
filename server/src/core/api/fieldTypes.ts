import type { Node, OpenApi } from './openApi.ts';
import { hasForms, merged, typeText } from './schemas.ts';

/** A type as pages and descriptions name it, without its format. */
type Kind = 'string' | 'number' | 'boolean' | 'array' | 'object';

const kindsByName: Readonly<Record<Kind, readonly string[]>> = {
  string: ['string', 'str', 'text', 'uuid', 'date', 'datetime', 'date-time', 'email', 'url', 'uri', 'char', 'password'],
  number: ['number', 'integer', 'int', 'int32', 'int64', 'long', 'float', 'double', 'decimal'],
  boolean: ['boolean', 'bool'],
  array: ['array', 'list', 'json'],
  object: ['object', 'dict', 'dictionary', 'map', 'json'],
};
const kindNames = Object.entries(kindsByName) as readonly (readonly [Kind, readonly string[]])[];

/** Whether a type that a page gives can't be that of a schema; false for types that aren't known. */
export function contradicts(api: OpenApi, written: string, schema: Node): boolean {
  const actual = kindsOfSchema(api, schema);
  const named = kindsOfText(written);
  return actual !== undefined && named !== undefined && !named.some((kind) => actual.includes(kind));
}

/** Returns the type of a schema for the attribute `type`: `string[]`. */
export function typeName(api: OpenApi, schema: Node): string | undefined {
  const name = typeText(api, schema)?.replace(/<[^<>]*>/g, '');
  return name === 'one of several' ? undefined : name;
}

/** Longer text is no type. */
const longestType = 200;

/** Returns the kinds that a type may mean; undefined if any part of it is unknown. */
function kindsOfText(written: string): readonly Kind[] | undefined {
  if (written.length > longestType) return undefined;
  const parts = written.toLowerCase().split(/\s*(?:\||,|\bor\b)\s*/);
  const kinds = parts.filter((part) => part !== 'null').map(kindsOfPart);
  return kinds.length === 0 || kinds.some((one) => one.length === 0) ? undefined : kinds.flat();
}

function kindsOfPart(part: string): readonly Kind[] {
  if (/\[\s*\]$|^(?:array|list)\s*(?:<.*>|\[.*\]|\(.*\)| of .*)$/.test(part)) return ['array'];
  if (/^(?:map|dict|record)\s*(?:<.*>|\[.*\])/.test(part)) return ['object'];
  const name = part.replace(/\s*(?:<.*>|\(.*\))$/, '').trim();
  return kindNames.filter(([, names]) => names.includes(name)).map(([kind]) => kind);
}

function kindsOfSchema(api: OpenApi, value: Node): readonly Kind[] | undefined {
  const schema = merged(api, value) ?? value;
  if (hasForms(schema)) return undefined;
  const { type } = schema;
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  const kinds = types.filter((one) => one !== 'null').map((one) => (one === 'integer' ? 'number' : one));
  const known = kinds.filter((kind): kind is Kind => kindNames.some(([name]) => name === kind));
  return known.length === 0 || known.length < kinds.length ? undefined : known;
}
