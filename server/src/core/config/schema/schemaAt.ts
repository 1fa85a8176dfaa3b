import { ownValue } from '../../util/values.ts';
import { itemsOf, memberOf, propertiesOf, type JsonNode, type JsonPath } from '../json/jsonTree.ts';
import { fixedValuesOf, typesOf, type JsonSchema } from './jsonSchema.ts';

/** Returns the schemas of the value at a path, references resolved and unions narrowed by the document's content. */
export function schemasAt(root: JsonSchema, document: JsonNode | undefined, path: JsonPath): readonly JsonSchema[] {
  const last = path.at(-1);
  if (last === undefined) return expand(root, [root], document);
  const [owners, owner] = descend(root, document, path);
  return expand(root, children(owners, last), owner && childNode(owner, last));
}

/** As {@link schemasAt}, for a value that is about to be written: every branch of its own union is still possible. */
export function schemasForNewValue(
  root: JsonSchema,
  document: JsonNode | undefined,
  path: JsonPath,
): readonly JsonSchema[] {
  const last = path.at(-1);
  if (last === undefined) return expand(root, [root], undefined);
  const [owners] = descend(root, document, path);
  return expand(root, children(owners, last), undefined);
}

/** Returns the schemas and the node of the object or list that contains the value at a path. */
export function descend(
  root: JsonSchema,
  document: JsonNode | undefined,
  path: JsonPath,
): readonly [readonly JsonSchema[], JsonNode | undefined] {
  let node = document;
  let schemas = expand(root, [root], node, path[0]);
  path.slice(0, -1).forEach((step, index) => {
    node = node && childNode(node, step);
    schemas = expand(root, children(schemas, step), node, path[index + 1]);
  });
  return [schemas, node];
}

/** How many values are visited in a step. */
const valuesPerStep = 500;

/**
 * Calls back for each value of a document with the schemas that describe it, parents before children; in steps: a caller
 * may do something else after each.
 */
export function* visitingWithSchemas(
  root: JsonSchema,
  document: JsonNode,
  visit: (node: JsonNode, schemas: readonly JsonSchema[], path: JsonPath) => void,
): Generator<undefined, void> {
  const schemasOf = childSchemasIn(root);
  let count = 0;
  const visitingChildren = function* (node: JsonNode, schemas: Schemas, path: JsonPath): Generator<undefined, void> {
    for (const [step, child] of childrenOf(node)) {
      if (child === undefined) continue;
      // The items of a list have one schema.
      const described = schemasOf(schemas, typeof step === 'number' ? 0 : step, child);
      if (described.length === 0) continue;
      const childPath = [...path, step];
      visit(child, described, childPath);
      if (++count % valuesPerStep === 0) yield;
      if (child.children !== undefined) yield* visitingChildren(child, described, childPath);
    }
  };
  const schemas = expand(root, [root], document);
  visit(document, schemas, []);
  yield* visitingChildren(document, schemas, []);
}

/** Returns a function that finds the schemas of the values in an object or list by its own, each only once. */
function childSchemasIn(root: JsonSchema): (schemas: Schemas, step: string | number, child: JsonNode) => Schemas {
  const known = new WeakMap<Schemas, Map<string | number | undefined, Expander>>();
  return (schemas, step, child) => {
    const byStep = known.get(schemas) ?? new Map<string | number | undefined, Expander>();
    known.set(schemas, byStep);
    // All properties without a schema of their own have the same, such as thousands of variables.
    const key = typeof step === 'number' || schemas.some((schema) => hasOwn(schema, step)) ? step : undefined;
    const expanderOfStep = byStep.get(key) ?? expander(root, children(schemas, step));
    byStep.set(key, expanderOfStep);
    return expanderOfStep(child);
  };
}

/** Returns the values in an object or list with their names or indexes; of duplicate properties the last one only. */
function childrenOf(node: JsonNode): Iterable<readonly [string | number, JsonNode | undefined]> {
  if (node.type === 'array') return itemsOf(node).entries();
  return new Map(propertiesOf(node).map(({ name, valueNode }) => [name, valueNode]));
}

type Schemas = readonly JsonSchema[];

type Expander = (value: JsonNode) => Schemas;

/**
 * Returns a function that expands the schemas of values: once for each type, as in a navigation with thousands of
 * strings, and for objects, whose content decides between the branches of a union, to the same list if its schemas are
 * the same.
 */
function expander(root: JsonSchema, schemas: Schemas): Expander {
  const byType = new Map<JsonNode['type'], Schemas>();
  const ofObjects: Schemas[] = [];
  const isUnion = hasUnion(root, schemas);
  return (value) => {
    const known = byType.get(value.type);
    if (known !== undefined) return known;
    const expanded = expand(root, schemas, value);
    if (value.type !== 'object' || !isUnion) {
      byType.set(value.type, expanded);
      return expanded;
    }
    const same = ofObjects.find(
      (one) => one.length === expanded.length && one.every((part, at) => part === expanded[at]),
    );
    if (same === undefined) ofObjects.push(expanded);
    return same ?? expanded;
  };
}

function hasOwn({ properties = {} }: JsonSchema, name: string): boolean {
  return ownValue(properties, name) !== undefined;
}

function hasUnion(root: JsonSchema, schemas: Schemas): boolean {
  return schemas.some(
    ({ $ref, allOf = [], anyOf }) =>
      anyOf !== undefined ||
      hasUnion(root, allOf) ||
      ($ref !== undefined && hasUnion(root, [resolveReference(root, $ref)])),
  );
}

export function children(schemas: readonly JsonSchema[], step: string | number): readonly JsonSchema[] {
  return schemas.flatMap((schema) => childSchema(schema, step));
}

function childSchema(schema: JsonSchema, step: string | number): readonly JsonSchema[] {
  if (typeof step === 'number') return schema.items === undefined ? [] : [schema.items];
  const { properties = {} } = schema;
  const own = ownValue(properties, step);
  if (own !== undefined) return [own];
  return typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : [];
}

function childNode(node: JsonNode, step: string | number): JsonNode | undefined {
  return typeof step === 'number' ? itemsOf(node)[step] : memberOf(node, step);
}

/** Resolves references and unions. `nextStep` is the property on the way: it mustn't decide about its own branch. */
export function expand(
  root: JsonSchema,
  schemas: readonly JsonSchema[],
  node: JsonNode | undefined,
  nextStep?: string | number,
): readonly JsonSchema[] {
  return schemas.flatMap((schema): readonly JsonSchema[] => {
    if (schema.$ref !== undefined) {
      // Keywords next to a reference are more specific than its target.
      return [schema, ...expand(root, [resolveReference(root, schema.$ref)], node, nextStep)];
    }
    const all = expand(root, schema.allOf ?? [], node, nextStep);
    const any = narrowBranches(root, schema.anyOf ?? [], node, nextStep).flatMap((branch) =>
      expand(root, [branch], node, nextStep),
    );
    return [schema, ...all, ...any];
  });
}

/** Returns the branches of a union that the value fits; all of them if none does. */
function narrowBranches(
  root: JsonSchema,
  branches: readonly JsonSchema[],
  node: JsonNode | undefined,
  nextStep: string | number | undefined,
): readonly JsonSchema[] {
  if (node === undefined || node.type === 'null' || branches.length === 0) return branches;
  const fitting = branches.filter((branch) => fits(resolved(root, branch), node, nextStep));
  return fitting.length > 0 ? fitting : branches;
}

function fits(branch: JsonSchema, node: JsonNode, nextStep: string | number | undefined): boolean {
  const types = typesOf(branch);
  if (types.length > 0 && !types.some((type) => type === node.type || (type === 'integer' && node.type === 'number'))) {
    return false;
  }
  if (node.type !== 'object') return true;
  return Object.entries(branch.properties ?? {}).every(([name, property]) => {
    if (property.const === undefined || name === nextStep) return true;
    const actual = memberOf(node, name);
    return actual === undefined ? !(branch.required?.includes(name) ?? false) : actual.value === property.const;
  });
}

function resolved(root: JsonSchema, schema: JsonSchema): JsonSchema {
  return schema.$ref === undefined ? schema : resolveReference(root, schema.$ref);
}

/** Resolves a reference to the schema's own definitions; the generator refuses any other. */
function resolveReference(root: JsonSchema, reference: string): JsonSchema {
  return ownValue(root.definitions ?? {}, reference.slice('#/definitions/'.length)) ?? {};
}

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
