import { fixedValuesOf, typesOf, type JsonSchema } from '../../config/schema/jsonSchema.ts';
import { defaultOf } from './schemaText.ts';

/** Marks a text as plain within a snippet. */
function escapeSnippet(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}

/** The JSON text of a snippet's body: tab stops in its texts stay, everything else is laid out with tabs. */
export function bodyText(body: unknown): string {
  return JSON.stringify(body, undefined, '\t').replace(/\[\s*("[^"\n]*")\s*\]/g, '[$1]');
}

/** The value that a new property begins with, ready to fill in. */
export function valueTemplate(schemas: readonly JsonSchema[]): string {
  const snippet = schemas.find((schema) => (schema.defaultSnippets?.length ?? 0) > 0)?.defaultSnippets?.[0];
  if (snippet !== undefined) return bodyText(snippet.body);
  const fixed = [...new Set(schemas.flatMap(fixedValuesOf))];
  if (fixed.length > 0) return fixedTemplate(fixed, defaultOf(schemas));
  const required = schemas.find((schema) => (schema.required?.length ?? 0) > 0);
  if (required !== undefined && schemas.flatMap(typesOf)[0] === 'object') return requiredTemplate(required);
  return plainTemplate(schemas.flatMap(typesOf)[0], defaultOf(schemas));
}

/** An object with the properties that it needs: texts to fill in, lists and objects to go on with. */
function requiredTemplate({ required = [], properties = {} }: JsonSchema): string {
  const lines = required.map((name, index) => {
    const [type] = typesOf(properties[name] ?? {});
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
      // Whoever writes the property wants what isn't the case without it.
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
