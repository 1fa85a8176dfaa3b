import type { JsonSchema } from './jsonSchema.ts';

/** Whether some object that a schema describes has a property. */
export function knowsAnywhere(schema: JsonSchema, name: string): boolean {
  const { properties = {}, definitions = {}, items, anyOf = [], allOf = [], additionalProperties } = schema;
  if (Object.hasOwn(properties, name)) return true;
  const further = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  const inner = [...Object.values(properties), ...Object.values(definitions), ...anyOf, ...allOf, ...further];
  return [...inner, ...(items === undefined ? [] : [items])].some((one) => knowsAnywhere(one, name));
}
