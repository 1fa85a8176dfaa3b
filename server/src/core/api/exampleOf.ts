import { ownValue, textOf } from '../util/values.ts';
import type { Node, OpenApi } from './openApi.ts';
import { merged } from './schemas.ts';

/** Returns an example of a schema: the one that it gives, or one made of its types. */
export function exampleOf(api: OpenApi, value: unknown, depth = 0): unknown {
  const schema = merged(api, value);
  if (schema === undefined || depth > 6) return null;
  const known = knownExample(schema);
  if (known !== undefined) return known;
  const [option] = [...api.list(schema['oneOf']), ...api.list(schema['anyOf'])];
  if (option !== undefined) return exampleOf(api, option, depth + 1);
  const properties = api.entries(schema['properties']);
  if (properties.length > 0) {
    return Object.fromEntries(properties.slice(0, 60).map(([name, one]) => [name, exampleOf(api, one, depth + 1)]));
  }
  if (schema['items'] !== undefined) return [exampleOf(api, schema['items'], depth + 1)];
  return ofType(schema);
}

function knownExample(schema: Node): unknown {
  const { example, examples, default: initial, enum: values, const: only } = schema;
  if (example !== undefined) return example;
  if (Array.isArray(examples) && examples.length > 0) return examples[0] as unknown;
  if (only !== undefined) return only;
  if (initial !== undefined) return initial;
  return Array.isArray(values) ? (values[0] as unknown) : undefined;
}

function ofType(schema: Node): unknown {
  const type = Array.isArray(schema['type']) ? (schema['type'] as unknown[])[0] : schema['type'];
  switch (type) {
    case 'integer':
      return 123;
    case 'number':
      return 1.5;
    case 'boolean':
      return true;
    case 'array':
      return [];
    case 'object':
      return {};
    case 'null':
      return null;
    default:
      return ofFormat(textOf(schema['format']));
  }
}

function ofFormat(format: string | undefined): string {
  const known: Readonly<Record<string, string>> = {
    'date-time': '2026-01-15T09:30:00Z',
    date: '2026-01-15',
    email: 'jane@example.com',
    uri: 'https://example.com',
    url: 'https://example.com',
    uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  };
  return (format === undefined ? undefined : ownValue(known, format)) ?? '<string>';
}
