import type { JsonPath } from '../../config/json/jsonTree.ts';
import { schemasAt } from '../../config/schema/schemaAt.ts';
import { fixedValuesOf, kindOf, typesOf, type JsonSchema } from '../../config/schema/jsonSchema.ts';
import type { SchemaProblem } from '../../config/schemaProblems.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { code } from '../../util/words.ts';
import { addProperty, configFix } from '../configEdits.ts';
import type { ConfigRule, Fix } from '../rule.ts';

export const required: ConfigRule = {
  meta: {
    id: 'config/required',
    severity: 'error',
    summary: 'a property that must be given and is missing',
    fixable: true,
  },
  *check({ config }) {
    for (const problem of config.schemaProblems) {
      if (problem.kind !== 'required') continue;
      yield { ...problem, fixes: () => addMissing(config, problem) };
    }
  },
};

function addMissing(config: SiteConfig, { path, properties }: SchemaProblem): readonly Fix[] {
  return properties.flatMap((property) => addOne(config, path, property));
}

function addOne(config: SiteConfig, path: JsonPath, property: string): readonly Fix[] {
  if (config.schema === undefined) return [];
  const schemas = schemasAt(config.schema, config.tree.root, [...path, property]);
  const known = usualValue(schemas);
  const empty = schemas.flatMap(typesOf).map((type) => emptyValues[type])[0];
  const value = known === undefined ? (empty ?? '""') : JSON.stringify(known);
  return [configFix(config, `Add ${code(property)}`, addProperty(config.tree, path, property, value))];
}

/** The default or the first of the fixed values; for a colour an example, since an empty one would be wrong at once. */
function usualValue(schemas: readonly JsonSchema[]): unknown {
  const initial = schemas.find((schema) => schema.default !== undefined)?.default ?? schemas.flatMap(fixedValuesOf)[0];
  const color = schemas.find((schema) => kindOf(schema) === 'color');
  return initial ?? color?.examples?.[0];
}

const emptyValues: Readonly<Record<string, string>> = {
  string: '""',
  array: '[]',
  object: '{}',
  boolean: 'false',
  number: '0',
};
