import { exampleOf } from '../../api/exampleOf.ts';
import { Operation } from '../../api/operation.ts';
import { frontMatterEntry } from '../../page/frontMatter/schema.ts';
import { operationFor } from '../../site/api/operations.ts';
import { ownValue, textOf } from '../../util/values.ts';
import { headingHtml } from '../blocks.ts';
import { renderCode, type CodeBlock } from '../code.ts';
import { panelsHtml, type Panel } from '../components/structure.ts';
import { type RenderContext, keyFor } from '../context.ts';
import { escapeHtml, tag, type Html } from '../html.ts';
import type { RenderNode } from '../renderTree.ts';
import { alone } from '../services.ts';
import { fieldHead } from '../components/fields.ts';
import { renderPlainMarkdown } from '../plainMarkdown.ts';
import type { Node, OpenApi } from '../../api/openApi.ts';
import { merged, requiredNames, typeText } from '../../api/schemas.ts';

/** The parts of a page that an API description provides. */
export interface ApiPage {
  /** The method and the path. */
  readonly bar: Html;
  readonly html: Html;
  readonly aside: Html;
}

const nothing: ApiPage = { bar: '', html: '', aside: '' };

/** Returns what the description of the page’s operation says; the playground is shown, but sends nothing. */
export function apiPage(context: RenderContext): ApiPage {
  return alone(context, () => describedPage(context), nothing);
}

function describedPage(context: RenderContext): ApiPage {
  const { frontMatter } = context.page;
  const text = (key: string): string | undefined => {
    const value = frontMatter === undefined ? undefined : frontMatterEntry(frontMatter, key)?.value;
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  const named = text('openapi');
  if (named !== undefined) return operationPage(context, named);
  const schema = text('openapi-schema');
  if (schema !== undefined) return schemaPage(context, schema);
  const written = text('api');
  return written === undefined ? nothing : { ...nothing, bar: manualBar(context, written) };
}

const absent = tag(
  'p',
  { class: 'api-absent' },
  'The API description with this operation isn’t in the folder of the site, so its parameters and responses aren’t shown.',
);

function manualBar({ site }: RenderContext, written: string): Html {
  const [method = '', ...rest] = written.split(/\s+/);
  const path = rest.join(' ');
  const base = /^https?:/.test(path) ? '' : (site.config.api.servers[0] ?? '');
  return barHtml(method, `${base.replace(/\/$/, '')}${path}`);
}

function barHtml(method: string, address: string): Html {
  const name = method.toUpperCase();
  const kind = /^(?:GET|POST|PUT|PATCH|DELETE)$/.test(name) ? ` is-${name.toLowerCase()}` : '';
  const badge = tag('span', { class: `method${kind}` }, escapeHtml(name));
  return tag('div', { class: 'operation', 'data-line': 0 }, `${badge}${tag('code', {}, escapeHtml(address))}`);
}

function operationPage(context: RenderContext, written: string): ApiPage {
  const known = operationFor(context.site, written);
  const words = written.split(/\s+/);
  const method = known?.method ?? words.at(-2) ?? '';
  const path = known?.path ?? words.at(-1) ?? '';
  const api = known && context.site.apiDescriptions.get(known.file)?.content.read();
  const operation = api && Operation.find(api, method, path);
  if (operation === undefined) return { ...nothing, bar: barHtml(method, path), html: absent };
  const parts = new OperationParts(context, operation);
  const address = method === 'WEBHOOK' ? path : `${operation.api.baseUrl}${path}`;
  return { bar: barHtml(method, address), html: parts.html(), aside: parts.aside(address) };
}

function schemaPage(context: RenderContext, name: string): ApiPage {
  const schema = name.split(/\s+/).at(-1) ?? name;
  for (const description of context.site.apiDescriptions.values()) {
    if (!description.schemas.includes(schema)) continue;
    const api = description.content.read();
    const found = api && ownValue(api.schemas, schema);
    if (api === undefined || found === undefined) continue;
    const example = JSON.stringify(exampleOf(api, found), undefined, 2);
    return {
      ...nothing,
      html: new SchemaFields(context, api).fieldsOf(found, schema),
      aside: renderCode(context, jsonBlock(example, schema)),
    };
  }
  return nothing;
}

/** What an operation takes and answers. */
class OperationParts {
  readonly #context: RenderContext;
  readonly #operation: Operation;
  readonly #fields: SchemaFields;

  constructor(context: RenderContext, operation: Operation) {
    this.#context = context;
    this.#operation = operation;
    this.#fields = new SchemaFields(context, operation.api);
  }

  html(): Html {
    const sections = [
      this.#section('Authorizations', this.#security()),
      ...(['path', 'query', 'header', 'cookie'] as const).map((location) =>
        this.#section(titles[location], this.#parameters(location)),
      ),
      this.#section('Body', this.#bodyFields()),
      this.#section('Response', this.#responseFields()),
    ];
    return sections.join('');
  }

  #section(title: string, content: Html): Html {
    if (content === '') return '';
    const id = title.toLowerCase().replace(/\s+/g, '-');
    return `${headingHtml(this.#context, { level: 2, content: title, offset: 0, id })}${content}`;
  }

  #security(): Html {
    return this.#operation
      .credentials()
      .map(({ name, location, description }) =>
        this.#fields.field(name, { type: 'string', description }, true, 0, location),
      )
      .join('');
  }

  #parameters(location: string): Html {
    return this.#operation
      .parameters(location)
      .map((parameter) => {
        const schema = this.#operation.api.resolve(parameter['schema']) ?? parameter;
        const { description, deprecated } = parameter;
        const shown = {
          ...schema,
          ...(description !== undefined && { description }),
          ...(deprecated !== undefined && { deprecated }),
        };
        return this.#fields.field(textOf(parameter['name']) ?? '', shown, parameter['required'] === true, 0, location);
      })
      .join('');
  }

  #bodyFields(): Html {
    const form = this.#parameters('formData');
    const body = this.#operation.body();
    return body === undefined
      ? form
      : `${tag('p', { class: 'field-hint' }, escapeHtml(body.type))}${this.#fields.fieldsOf(body.schema, 'body')}${form}`;
  }

  #responseFields(): Html {
    const first = this.#operation.responses().find(({ status }) => /^(?:2|default)/.test(status));
    if (first === undefined) return '';
    const { status, description, schema } = first;
    const label = `${status}${description === undefined ? '' : ` · ${description}`}`;
    return `${tag('p', { class: 'field-hint' }, escapeHtml(label))}${this.#fields.fieldsOf(schema, 'response')}`;
  }

  aside(address: string): Html {
    const operation = this.#operation;
    const code = { ...jsonBlock(operation.request(address), 'cURL'), language: 'bash' };
    const request = operation.method === 'WEBHOOK' ? '' : renderCode(this.#context, code);
    const panels = operation.responses().flatMap((response): readonly Panel[] => {
      const text = operation.exampleOf(response);
      if (text === undefined) return [];
      const content = renderCode(this.#context, jsonBlock(text), true);
      return [{ title: response.status, label: escapeHtml(response.status), content }];
    });
    if (panels.length === 0) return request;
    const look = { kind: 'responses', className: 'code-group', isSynced: false };
    const anywhere: RenderNode = { kind: 'text', range: { start: 0, end: 0 } };
    return `${request}${tag('p', { class: 'example-title' }, 'Response')}${panelsHtml(this.#context, anywhere, panels, look)}`;
  }
}

const titles = { path: 'Path parameters', query: 'Query parameters', header: 'Headers', cookie: 'Cookies' } as const;

function jsonBlock(code: string, title?: string): CodeBlock {
  return {
    code,
    title,
    language: 'json',
    hasNumbers: false,
    isWrapped: false,
    isExpandable: false,
    hasCopy: true,
    highlighted: '',
    focused: '',
    source: {},
  };
}

/** Deeper schemas are cut off: many refer to themselves. */
const deepest = 5;
/** A page with thousands of fields helps nobody. */
const mostFields = 400;

/** Renders the fields of schemas. */
class SchemaFields {
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
