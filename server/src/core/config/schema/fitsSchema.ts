import { itemsOf, propertiesOf, type JsonNode, type JsonPath } from '../json/jsonTree.ts';
import { fixedValuesOf, typesOf, type JsonSchema } from './jsonSchema.ts';
import { children, descend, expand } from './schemaAt.ts';

/**
 * Whether a value has the form of what a schema describes at a path, where it isn't yet: its kind, and for an object
 * most of its names with the kinds of their values. A mistake further inside doesn't make it another value.
 */
export function fitsSchemaAt(root: JsonSchema, document: JsonNode, path: JsonPath, value: JsonNode): boolean {
  const name = path.at(-1);
  return name === undefined || hasForm(root, children(descend(root, document, path)[0], name), value);
}

function hasForm(root: JsonSchema, schemas: readonly JsonSchema[], node: JsonNode): boolean {
  const described = expand(root, schemas, node);
  if (!hasKind(described, node)) return false;
  const [first] = itemsOf(node);
  if (first !== undefined) return hasForm(root, children(described, 0), first);
  return node.type !== 'object' || hasNames(root, described, node);
}

/** Whether all schemas allow a value's type, and the value itself if they list some. */
function hasKind(schemas: readonly JsonSchema[], { type, value }: JsonNode): boolean {
  return schemas.every((schema) => {
    const types = typesOf(schema);
    const values = fixedValuesOf(schema);
    const isOfType = types.includes(type) || (type === 'number' && types.includes('integer'));
    return (types.length === 0 || isOfType) && (values.length === 0 || values.includes(value));
  });
}

function hasNames(root: JsonSchema, schemas: readonly JsonSchema[], object: JsonNode): boolean {
  if (schemas.every(({ properties }) => properties === undefined)) return true;
  const aliases = new Set(
    schemas.flatMap(({ properties = {} }) => Object.values(properties).flatMap((one) => one['x-aliases'] ?? [])),
  );
  const properties = propertiesOf(object);
  const known = properties.filter(({ name }) => children(schemas, name).length > 0 || aliases.has(name));
  return (
    known.length * 2 >= properties.length &&
    known.every(({ name, valueNode }) => {
      const inner = children(schemas, name);
      return valueNode === undefined || inner.length === 0 || hasKind(expand(root, inner, valueNode), valueNode);
    })
  );
}
