import { lazy } from '../util/lazy.ts';
import { classicSchema, currentSchema } from './schema/formatSchemas.ts';
import { typesOf } from './schema/jsonSchema.ts';
import { schemasForNewValue } from './schema/schemaAt.ts';
import { itemsOf, memberOf, stringOf, type JsonNode } from './json/jsonTree.ts';

/** The JSON types that the properties at the top of the file have in either generation, by name. */
const typesByName = lazy(() => {
  const types = new Map<string, Set<string>>();
  for (const schema of [classicSchema, currentSchema]) {
    for (const name of Object.keys(schema.properties ?? {})) {
      const known = types.get(name) ?? new Set();
      for (const type of schemasForNewValue(schema, undefined, [name]).flatMap(typesOf)) known.add(type);
      types.set(name, known);
    }
  }
  return types;
});

const namedLists = new Set(['anchors', 'tabs', 'topbarLinks', 'versions']);

/** Whether a value is of a kind that the format gives the property, so that it may well be meant as that. */
export function isUsualKind(name: string, value: JsonNode): boolean {
  if (name === 'theme' && (stringOf(value)?.startsWith('#') ?? false)) return false;
  if (!(typesByName().get(name)?.has(value.type) ?? false)) return false;
  if (value.type !== 'array' || !namedLists.has(name)) return true;
  // Other tools' lists of the same name have other fields.
  return itemsOf(value).every(
    (item) =>
      item.type === 'string' ||
      item.children?.length === 0 ||
      ['name', 'url', 'type'].some((field) => memberOf(item, field) !== undefined),
  );
}
