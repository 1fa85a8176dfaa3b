import type { JsonSchema } from '../../../config/schema/jsonSchema.ts';
import { requiredKeys } from '../../../page/frontMatter/schema.ts';
import { describeProperty, schemaTypeLabel } from '../../config/schemaText.ts';
import { ownValue } from '../../../util/ownValue.ts';

const kindNames: Readonly<Record<string, string>> = {
  openapiOperation: 'operation',
  openapiSchema: 'schema',
  apiEndpoint: 'endpoint',
};

/** Returns a schema with the branches of its union. */
export function branchesOf(schema: JsonSchema): readonly JsonSchema[] {
  return [schema, ...(schema.anyOf ?? [])];
}

/** Returns the type of a key as a short label. */
export function typeOfKey(schema: JsonSchema): string {
  const kind = ownValue(kindNames, schema['x-kind'] ?? '');
  return kind ?? (schemaTypeLabel(branchesOf(schema)) || 'any value');
}

/** Returns the description and type of a key, in Markdown. */
export function describeKey(name: string, schema: JsonSchema): string {
  const label = describeProperty(name, branchesOf(schema), requiredKeys.includes(name));
  return schema['x-generation'] === 'current' ? `${label}\n\nIntroduced with the current format.` : label;
}
