import { memberOf, type JsonNode } from '../json/jsonTree.ts';
import { fixedValuesOf, type JsonSchema } from './jsonSchema.ts';

/** Returns the required properties of an object, including those that depend on its other properties. */
export function neededProperties(schemas: readonly JsonSchema[], object: JsonNode | undefined): ReadonlySet<string> {
  return new Set(schemas.flatMap((schema) => neededBy(schema, object)));
}

function neededBy(schema: JsonSchema, object: JsonNode | undefined): readonly string[] {
  const { required = [], dependencies = {} } = schema;
  const dependent = Object.entries(dependencies).filter(([cause]) => memberOf(object, cause) !== undefined);
  const condition = schema.if;
  const branch = condition === undefined ? undefined : holds(condition, object) ? schema.then : schema.else;
  return [...required, ...dependent.flatMap(([, names]) => names), ...(branch?.required ?? [])];
}

/** Whether a condition is met that requires properties and some of their values. */
function holds({ required = [], properties = {} }: JsonSchema, object: JsonNode | undefined): boolean {
  const hasAll = required.every((name) => memberOf(object, name) !== undefined);
  return hasAll && Object.entries(properties).every(([name, schema]) => isOneOf(schema, memberOf(object, name)));
}

function isOneOf(schema: JsonSchema, value: JsonNode | undefined): boolean {
  return value === undefined || fixedValuesOf(schema).includes(value.value);
}
