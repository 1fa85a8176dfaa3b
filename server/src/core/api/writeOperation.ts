import { ownValue } from '../util/values.ts';
import { typeName } from './fieldTypes.ts';
import type { Node } from './openApi.ts';
import type { Operation } from './operation.ts';
import { operationFields, propertyFields, type OperationField } from './operationFields.ts';
import { reasonPhrases } from './reasonPhrases.ts';
import { merged } from './schemas.ts';

/** Deeper properties are left out: many schemas refer to themselves, and readers of fields go no deeper. */
const deepest = 2;
/** A page with hundreds of fields helps nobody. */
const mostFields = 200;

/** Returns the text of a page about an operation: its fields, its request and its responses, with `\n` as line end. */
export function writeOperation(operation: Operation): string {
  const sections = [
    section('Parameters', writeFields(operation, operationFields(operation).fields)),
    section('Response', responseFields(operation)),
    writeExamples(operation),
  ];
  return sections.filter((one) => one !== '').join('\n\n');
}

/** Returns the example of a request and those of the responses of an operation. */
export function writeExamples(operation: Operation): string {
  const address = `${operation.api.baseUrl}${operation.path}`;
  const request = element('RequestExample', fence('bash', 'cURL', operation.request(address)));
  return [request, writeResponses(operation)].filter((one) => one !== '').join('\n\n');
}

/** Returns the examples of the responses of an operation; empty if it has none with content. */
export function writeResponses(operation: Operation): string {
  const examples = operation.responses().flatMap((response) => {
    const text = operation.exampleOf(response);
    const phrase = ownValue(reasonPhrases, response.status);
    const title = phrase === undefined ? response.status : `${response.status} ${phrase}`;
    return text === undefined ? [] : [fence('json', title, text)];
  });
  return examples.length === 0 ? '' : element('ResponseExample', examples.join('\n\n'));
}

/** Returns a `ParamField` for each field. */
export function writeFields(operation: Operation, fields: readonly OperationField[]): string {
  const writer = new FieldWriter(operation);
  return fields.map((field) => writer.field('ParamField', field.location, field, 0)).join('\n\n');
}

function responseFields(operation: Operation): string {
  const first = operation.responses().find(({ status }) => /^(?:2|default)/.test(status));
  const schema = merged(operation.api, first?.schema);
  if (schema === undefined) return '';
  const writer = new FieldWriter(operation);
  return propertyFields(operation, schema, 'body', true)
    .map((field) => writer.field('ResponseField', 'name', field, 0))
    .join('\n\n');
}

class FieldWriter {
  readonly #operation: Operation;
  #count = 0;

  constructor(operation: Operation) {
    this.#operation = operation;
  }

  field(component: 'ParamField' | 'ResponseField', key: string, field: OperationField, depth: number): string {
    this.#count++;
    const { name, schema, description, isRequired, isDeprecated } = field;
    const initial = schema['default'];
    const attributes = [
      attribute(key, name),
      attribute('type', typeName(this.#operation.api, schema) ?? 'any'),
      ...(isRequired ? ['required'] : []),
      ...(isDeprecated ? ['deprecated'] : []),
      ...(isScalar(initial) ? [attribute('default', String(initial))] : []),
    ];
    const content = [mdxText(description ?? ''), choicesOf(schema), this.#properties(component, field, depth)];
    const body = content.filter((one) => one !== '').join('\n\n');
    return body === ''
      ? `<${component} ${attributes.join(' ')} />`
      : `<${component} ${attributes.join(' ')}>\n${indented(body)}\n</${component}>`;
  }

  #properties(component: 'ParamField' | 'ResponseField', { schema, location }: OperationField, depth: number): string {
    if (depth >= deepest) return '';
    const { api } = this.#operation;
    const items = merged(api, schema['items']);
    const inner = items ?? merged(api, schema) ?? schema;
    const properties = propertyFields(this.#operation, inner, location, component === 'ResponseField');
    const key = component === 'ResponseField' ? 'name' : location;
    const fields = properties.flatMap((one) =>
      this.#count > mostFields ? [] : [this.field(component, key, one, depth + 1)],
    );
    const title = items === undefined ? 'properties' : 'properties of each item';
    return fields.length === 0 ? '' : element('Expandable', fields.join('\n\n'), ` title="${title}"`);
  }
}

function section(title: string, content: string): string {
  return content === '' ? '' : `## ${title}\n\n${content}`;
}

function element(name: string, content: string, attributes = ''): string {
  return `<${name}${attributes}>\n${name === 'Expandable' ? indented(content) : content}\n</${name}>`;
}

function fence(language: string, title: string, code: string): string {
  return `\`\`\`${language} ${title}\n${code}\n\`\`\``;
}

function attribute(name: string, value: string): string {
  return /["{\\\n]/.test(value) ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`;
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value) && value !== '';
}

function choicesOf({ enum: values }: Node): string {
  if (!Array.isArray(values) || values.length === 0 || values.length > 30) return '';
  return `One of ${values.map((value: unknown) => `\`${String(value).replaceAll('`', "'")}\``).join(', ')}.`;
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

/** Returns a description, which is Markdown, as MDX: outside of code, braces, tags and dollar signs are text. */
function mdxText(description: string): string {
  const special = /\$[^$]*\$/.test(description) ? /(?<!\\)[{}<$]/g : /(?<!\\)[{}<]/g;
  return description
    .trim()
    .replace(/\r\n?/g, '\n')
    .split(/(```[\s\S]*?(?:```|$)|`[^`\n]+`)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(special, '\\$&')))
    .join('');
}
