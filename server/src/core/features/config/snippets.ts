import { fixedValuesOf, typesOf, type JsonSchema } from '../../config/schema/jsonSchema.ts';
import { defaultOf } from './schemaText.ts';
import { ownValue } from '../../util/values.ts';

function escapeSnippet(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}

/** Returns the JSON text of a snippet's body, indented with tabs; tab stops in its strings are kept. */
export function bodyText(body: unknown): string {
  return JSON.stringify(body, undefined, '\t').replace(/\[\s*("[^"\n]*")\s*\]/g, '[$1]');
}

/** Returns the snippet for the value of a new property. */
export function valueTemplate(schemas: readonly JsonSchema[]): string {
  // Of a union the first branch is the usual one.
  const first = schemas.find((schema) => typesOf(schema).length > 0 || schema.defaultSnippets !== undefined);
  const snippet = first?.defaultSnippets?.[0];
  if (snippet !== undefined) return bodyText(snippet.body);
  const fixed = [...new Set(schemas.flatMap(fixedValuesOf))];
  if (fixed.length > 0) return fixedTemplate(fixed, defaultOf(schemas));
  const required = schemas.find((schema) => (schema.required?.length ?? 0) > 0);
  if (required !== undefined && schemas.flatMap(typesOf)[0] === 'object') return requiredTemplate(required);
  return plainTemplate(schemas.flatMap(typesOf)[0], defaultOf(schemas));
}

/** Returns an object with its required properties: strings to fill in, empty lists and objects. */
function requiredTemplate({ required = [], properties = {} }: JsonSchema): string {
  const lines = required.map((name, index) => {
    const [type] = typesOf(ownValue(properties, name) ?? {});
    const stop = `$${index + 1}`;
    const value = type === 'array' ? `[${stop}]` : type === 'object' ? `{ ${stop} }` : `"${stop}"`;
    return `\t${JSON.stringify(name)}: ${value}`;
  });
  return `{\n${lines.join(',\n')}\n}`;
}

function fixedTemplate(values: readonly unknown[], first: unknown): string {
  const ordered = first === undefined ? values : [first, ...values.filter((value) => value !== first)];
  const choices = ordered.map((value) => escapeSnippet(String(value)).replace(/[,|]/g, '\\$&'));
  const stop = choices.length === 1 ? `\${1:${choices[0] ?? ''}}` : `\${1|${choices.join(',')}|}`;
  return typeof ordered[0] === 'string' ? `"${stop}"` : stop;
}

function plainTemplate(type: string | undefined, initial: unknown): string {
  switch (type) {
    case 'boolean':
      // A written flag usually differs from its default.
      return initial === true ? '${1|false,true|}' : '${1|true,false|}';
    case 'number':
    case 'integer':
      return `\${1:${typeof initial === 'number' ? initial : 0}}`;
    case 'array':
      return '[$1]';
    case 'object':
      return '{\n\t$1\n}';
    default:
      return typeof initial === 'string' ? `"\${1:${escapeSnippet(initial)}}"` : '"$1"';
  }
}
