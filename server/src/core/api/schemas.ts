import { asObject, textOf } from '../util/values.ts';
import type { Node, OpenApi } from './openApi.ts';

/** Deeper schemas are cut off: many refer to themselves. */
const deepest = 5;

/** Returns a schema with the parts of `allOf` as one. */
export function merged(api: OpenApi, value: unknown, depth = 0): Node | undefined {
  const schema = api.resolve(value);
  if (schema === undefined || !Array.isArray(schema['allOf']) || depth > deepest) return schema;
  const { allOf, ...own } = schema;
  const parts = [...(allOf as readonly unknown[]).map((part) => merged(api, part, depth + 1)), own].filter(
    (one) => one !== undefined,
  );
  return {
    ...Object.fromEntries(parts.flatMap((part) => Object.entries(part))),
    properties: Object.fromEntries(parts.flatMap((part) => Object.entries(asObject(part['properties']) ?? {}))),
    required: parts.flatMap((part) => [...requiredNames(part)]),
  };
}

/** Returns the names of the properties that an object must have. */
export function requiredNames(schema: Node): ReadonlySet<string> {
  const { required } = schema;
  return new Set(Array.isArray(required) ? required.filter((name) => typeof name === 'string') : []);
}

/** Returns the type of a schema in words: `string<date-time>`, `User[]`, `integer | null`. */
export function typeText(api: OpenApi, schema: Node, depth = 0): string | undefined {
  const { type } = schema;
  const format = textOf(schema['format']);
  if (Array.isArray(type)) return type.filter((one) => typeof one === 'string').join(' | ');
  if (type === 'array' || schema['items'] !== undefined) {
    const items = api.resolve(schema['items']);
    const inner = items === undefined || depth > 2 ? undefined : typeText(api, merged(api, items) ?? items, depth + 1);
    return `${inner ?? 'any'}[]`;
  }
  if (typeof type === 'string') return format === undefined ? type : `${type}<${format}>`;
  if (schema['properties'] !== undefined) return 'object';
  if (schema['oneOf'] !== undefined || schema['anyOf'] !== undefined) return 'one of several';
  return undefined;
}

/** Whether a schema has several forms, or conditions, so that its type and its properties aren’t certain. */
export function hasForms(schema: Node): boolean {
  return ['oneOf', 'anyOf', 'not', 'if'].some((key) => Object.hasOwn(schema, key));
}
