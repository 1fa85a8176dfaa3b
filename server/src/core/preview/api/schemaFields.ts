import { fieldHead } from '../components/fields.ts';
import { keyFor, type RenderContext } from '../context.ts';
import { escapeHtml, tag, type Html } from '../html.ts';
import { renderPlainMarkdown } from '../plainMarkdown.ts';
import type { Node, OpenApi } from '../../api/openApi.ts';
import { merged, requiredNames, typeText } from '../../api/schemas.ts';
import { textOf } from '../../util/values.ts';

/** Deeper schemas are cut off: many refer to themselves. */
const deepest = 5;
/** A page with thousands of fields helps nobody. */
const mostFields = 400;

/** Renders the fields of schemas. */
export class SchemaFields {
  readonly #context: RenderContext;
  readonly #api: OpenApi;
  #count = 0;

  constructor(context: RenderContext, api: OpenApi) {
    this.#context = context;
    this.#api = api;
  }

  /** Returns a field for each property of an object, or one for any other schema. */
  fieldsOf(value: unknown, name: string, depth = 0): Html {
    const schema = merged(this.#api, value);
    if (schema === undefined) return '';
    const properties = this.#api.entries(schema['properties']);
    if (properties.length === 0) return depth === 0 ? this.field(name, schema, false, depth) : '';
    const required = requiredNames(schema);
    return properties.map(([key, property]) => this.field(key, property, required.has(key), depth)).join('');
  }

  /** Returns one field with what is inside it. */
  field(name: string, value: Node, isRequired: boolean, depth: number, location?: string): Html {
    if (this.#count++ > mostFields) return '';
    const schema = merged(this.#api, value) ?? value;
    const head = fieldHead({
      name,
      location,
      type: typeText(this.#api, schema),
      isRequired,
      isDeprecated: schema['deprecated'] === true,
      initial: schema['default'] === undefined ? undefined : JSON.stringify(schema['default']),
    });
    const body = `${this.#description(schema)}${choicesHtml(schema)}${this.#inside(name, schema, depth)}`;
    return tag(
      'div',
      { class: 'field' },
      `${tag('div', { class: 'field-head' }, head)}${tag('div', { class: 'field-body' }, body)}`,
    );
  }

  #description(schema: Node): Html {
    const text = textOf(schema['description']);
    return text === undefined ? '' : renderPlainMarkdown(this.#context, text);
  }

  #inside(name: string, schema: Node, depth: number): Html {
    if (depth >= deepest) return '';
    const items = this.#api.resolve(schema['items']);
    const inner = items === undefined ? schema : (merged(this.#api, items) ?? items);
    const options = [...this.#api.list(inner['oneOf']), ...this.#api.list(inner['anyOf'])];
    const fields = this.fieldsOf(inner, name, depth + 1);
    const parts = [
      ...(fields === ''
        ? []
        : [this.#folded(name, items === undefined ? 'Show attributes' : 'Show attributes of each item', fields)]),
      ...options.map((option, at) => {
        const label = textOf(option['title']) ?? `Option ${at + 1}`;
        const content = this.fieldsOf(option, label, depth + 1);
        return content === '' ? '' : this.#folded(`${name}.${label}`, label, content);
      }),
    ];
    return parts.join('');
  }

  #folded(name: string, label: string, content: Html): Html {
    const key = keyFor(this.#context, 'schema', name);
    const summary = tag('summary', {}, escapeHtml(label));
    return tag(
      'details',
      { class: 'expandable', 'data-key': key },
      `${summary}${tag('div', { class: 'folded' }, content)}`,
    );
  }
}

function choicesHtml(schema: Node): Html {
  const { enum: values } = schema;
  if (!Array.isArray(values) || values.length === 0) return '';
  const shown = values.slice(0, 30).map((value: unknown) => tag('code', {}, escapeHtml(String(value))));
  return tag('p', {}, `Available options: ${shown.join(', ')}`);
}
