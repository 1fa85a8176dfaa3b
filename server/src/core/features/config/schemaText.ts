import { fixedValuesOf, kindOf, typesOf, type JsonSchema } from '../../config/schema/jsonSchema.ts';
import { formatList } from '../../util/messageText.ts';
import { codeText } from '../../text/markdown.ts';
import { ownValue } from '../../util/values.ts';

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'integer',
  boolean: 'true or false',
  array: 'list',
  object: 'object',
};

const kindNames: Readonly<Record<string, string>> = {
  color: 'hex color',
  icon: 'icon',
  image: 'image',
  apiDescription: 'API description',
  page: 'page',
  pagePrefix: 'path prefix or URL',
  version: 'version',
  url: 'link',
  file: 'file',
};

/** Returns the types that some schemas allow together: "text or object". */
export function schemaTypeLabel(schemas: readonly JsonSchema[]): string {
  const kinds = schemas.flatMap((schema) => kindNames[kindOf(schema) ?? ''] ?? []);
  const types = schemas.flatMap(typesOf).map((type) => ownValue(typeNames, type) ?? type);
  const labels = kinds.length > 0 ? [...kinds, ...types.filter((type) => type !== 'text')] : types;
  return formatList([...new Set(labels)]);
}

/** Returns the description of a property, for hover and completion. */
export function describeProperty(name: string, schemas: readonly JsonSchema[], isRequired: boolean): string {
  const facts = [schemaTypeLabel(schemas), isRequired ? 'required' : 'optional', schemaDefaultText(schemas)];
  const head = `**${codeText(name)}** — ${facts.filter((fact) => fact !== '').join(' · ')}`;
  return [head, deprecation(schemas), schemaDescription(schemas), allowedValues(schemas), example(schemas)]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Returns the description of the first schema with one, in Markdown; empty if none has one. */
function schemaDescription(schemas: readonly JsonSchema[]): string {
  return schemas.find((schema) => schema.markdownDescription !== undefined)?.markdownDescription ?? '';
}

/** Returns the description of a fixed value, if the schema has one. */
export function describeValue(schemas: readonly JsonSchema[], value: unknown): string {
  for (const schema of schemas) {
    if (schema.const !== undefined && schema.const === value) return schema.markdownDescription ?? '';
    const index = schema.enum?.indexOf(value) ?? -1;
    if (index >= 0) return schema.markdownEnumDescriptions?.[index] ?? '';
  }
  return '';
}

/** Returns the default value of the first schema with one; undefined if none has one. */
export function defaultOf(schemas: readonly JsonSchema[]): unknown {
  return schemas.find((schema) => schema.default !== undefined)?.default;
}

function schemaDefaultText(schemas: readonly JsonSchema[]): string {
  const value = defaultOf(schemas);
  return value === undefined ? '' : `default ${codeText(JSON.stringify(value))}`;
}

function deprecation(schemas: readonly JsonSchema[]): string {
  const message = schemas.find((schema) => schema.deprecationMessage !== undefined)?.deprecationMessage;
  return message === undefined ? '' : `**Deprecated.** ${message}`;
}

/** Returns the fixed values with their descriptions; for long lists without. */
function allowedValues(schemas: readonly JsonSchema[]): string {
  const values = [...new Set(schemas.flatMap(fixedValuesOf))];
  if (values.length === 0) return usualValues(schemas);
  if (values.length > 15) return `Allowed: ${values.map((value) => codeText(String(value))).join(', ')}`;
  const lines = values.map((value) => {
    const meaning = describeValue(schemas, value);
    return `- ${codeText(JSON.stringify(value))}${meaning === '' ? '' : ` — ${meaning}`}`;
  });
  return `Allowed values:\n${lines.join('\n')}`;
}

function usualValues(schemas: readonly JsonSchema[]): string {
  const usual = schemas.flatMap((schema) => schema['x-usual'] ?? []);
  return usual.length === 0 ? '' : `Common values: ${usual.map(codeText).join(', ')}`;
}

function example(schemas: readonly JsonSchema[]): string {
  const value = schemas.find((schema) => (schema.examples?.length ?? 0) > 0)?.examples?.[0];
  return value === undefined ? '' : `Example: ${codeText(JSON.stringify(value))}`;
}
