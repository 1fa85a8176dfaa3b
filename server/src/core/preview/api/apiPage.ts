import { entryOf } from '../../page/frontMatter/schema.ts';
import { operationFor } from '../../site/operations.ts';
import { asObject, textOf } from '../../util/unknownValues.ts';
import { headingHtml } from '../blocks.ts';
import { renderCode, type CodeBlock } from '../code.ts';
import { panelsHtml, type Panel } from '../components/structure.ts';
import type { RenderContext } from '../context.ts';
import { escapeHtml, tag, type Html } from '../html.ts';
import type { RenderNode } from '../renderTree.ts';
import { exampleOf } from './exampleOf.ts';
import { OpenApi, type Node } from './openApi.ts';
import { SchemaFields } from './schemaFields.ts';
import { ownValue } from '../../util/ownValue.ts';

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
  const { frontMatter } = context.page;
  const text = (key: string): string | undefined => {
    const value = frontMatter === undefined ? undefined : entryOf(frontMatter, key)?.value;
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
  const root = known === undefined ? undefined : asObject(context.services.description(known.file));
  const api = root && new OpenApi(root);
  const operation = api?.operation(method, path);
  if (api === undefined || operation === undefined) return { ...nothing, bar: barHtml(method, path), html: absent };
  const parts = new OperationParts(context, api, operation);
  const address = method === 'WEBHOOK' ? path : `${api.baseUrl}${path}`;
  return { bar: barHtml(method, address), html: parts.html(), aside: parts.aside(method, address) };
}

function schemaPage(context: RenderContext, name: string): ApiPage {
  const schema = name.split(/\s+/).at(-1) ?? name;
  for (const file of context.site.apiDescriptions.keys()) {
    const root = asObject(context.services.description(file));
    const api = root && new OpenApi(root);
    const found = ownValue(
      asObject(asObject(root?.['components'])?.['schemas'] ?? root?.['definitions']) ?? {},
      schema,
    );
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
  readonly #api: OpenApi;
  readonly #operation: Node;
  readonly #fields: SchemaFields;

  constructor(context: RenderContext, api: OpenApi, operation: Node) {
    this.#context = context;
    this.#api = api;
    this.#operation = operation;
    this.#fields = new SchemaFields(context, api);
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
    const schemes =
      asObject(asObject(this.#api.root['components'])?.['securitySchemes'] ?? this.#api.root['securityDefinitions']) ??
      {};
    const used = this.#operation['security'] ?? this.#api.root['security'];
    const names = Array.isArray(used) ? used.flatMap((one: unknown) => Object.keys(asObject(one) ?? {})) : [];
    return [...new Set(names)]
      .map((name) => {
        const scheme = this.#api.resolve(ownValue(schemes, name)) ?? {};
        const isKey = scheme['type'] === 'apiKey';
        const field = isKey ? (textOf(scheme['name']) ?? name) : 'Authorization';
        const description =
          textOf(scheme['description']) ??
          (isKey ? '' : `\`${textOf(scheme['scheme']) ?? textOf(scheme['type']) ?? 'Bearer'}\` credentials.`);
        return this.#fields.field(
          field,
          { type: 'string', description },
          true,
          0,
          isKey ? (textOf(scheme['in']) ?? 'header') : 'header',
        );
      })
      .join('');
  }

  #parameters(location: string): Html {
    return this.#listed(location)
      .map((parameter) => {
        const schema = this.#api.resolve(parameter['schema']) ?? parameter;
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

  #listed(location: string): readonly Node[] {
    return this.#api.list(this.#operation['parameters']).filter((one) => one['in'] === location);
  }

  /** Returns the body’s schema; version 2 has it among the parameters. */
  #body(): { readonly schema: unknown; readonly type: string; readonly example: unknown } | undefined {
    const [parameter] = this.#listed('body');
    if (parameter !== undefined) return { schema: parameter['schema'], type: 'application/json', example: undefined };
    const body = this.#api.resolve(this.#operation['requestBody']);
    return body && contentOf(this.#api, body);
  }

  #bodyFields(): Html {
    const form = this.#parameters('formData');
    const body = this.#body();
    return body === undefined
      ? form
      : `${tag('p', { class: 'field-hint' }, escapeHtml(body.type))}${this.#fields.fieldsOf(body.schema, 'body')}${form}`;
  }

  #responses(): readonly (readonly [string, Node])[] {
    return this.#api.entries(this.#operation['responses']);
  }

  #responseFields(): Html {
    const [first] = this.#responses().filter(([status]) => /^(?:2|default)/.test(status));
    if (first === undefined) return '';
    const [status, response] = first;
    const { schema } = contentOf(this.#api, response);
    const label = `${status}${textOf(response['description']) === undefined ? '' : ` · ${textOf(response['description']) ?? ''}`}`;
    return `${tag('p', { class: 'field-hint' }, escapeHtml(label))}${this.#fields.fieldsOf(schema, 'response')}`;
  }

  aside(method: string, address: string): Html {
    const request = method === 'WEBHOOK' ? '' : this.#request(method, address);
    const panels = this.#responses().flatMap(([status, response]): readonly Panel[] => {
      const { schema, example } = contentOf(this.#api, response);
      if (schema === undefined && example === undefined) return [];
      const text = JSON.stringify(example ?? exampleOf(this.#api, schema), undefined, 2);
      return [{ title: status, label: escapeHtml(status), content: renderCode(this.#context, jsonBlock(text), true) }];
    });
    if (panels.length === 0) return request;
    const look = { kind: 'responses', className: 'code-group', isSynced: false };
    const anywhere: RenderNode = { kind: 'text', range: { start: 0, end: 0 } };
    return `${request}${tag('p', { class: 'example-title' }, 'Response')}${panelsHtml(this.#context, anywhere, panels, look)}`;
  }

  #request(method: string, address: string): Html {
    const query = this.#listed('query')
      .filter((one) => one['required'] === true)
      .map((one) => `${textOf(one['name']) ?? ''}=…`);
    const url = `${address}${query.length === 0 ? '' : `?${query.join('&')}`}`;
    const body = this.#body();
    const lines = [`curl --request ${method} \\`, `  --url '${url}'`];
    if (this.#security() !== '') lines.push(`  --header 'Authorization: Bearer <token>'`);
    if (body !== undefined) {
      const data = JSON.stringify(body.example ?? exampleOf(this.#api, body.schema), undefined, 2);
      lines.push(`  --header 'Content-Type: ${body.type}'`, `  --data '${data}'`);
    }
    const code = lines.map((line, at) => (at > 0 && at < lines.length - 1 ? `${line} \\` : line)).join('\n');
    return renderCode(this.#context, { ...jsonBlock(code, 'cURL'), language: 'bash' });
  }
}

const titles = { path: 'Path parameters', query: 'Query parameters', header: 'Headers', cookie: 'Cookies' } as const;

/** Returns the schema and the example of a body or a response, of its first type. */
function contentOf(
  api: OpenApi,
  node: Node,
): { readonly schema: unknown; readonly type: string; readonly example: unknown } {
  const content = api.entries(node['content']);
  const [type, media] = content.find(([name]) => name.includes('json')) ?? content[0] ?? ['application/json', node];
  const named = api.entries(media['examples'])[0]?.[1]['value'];
  return { schema: media['schema'], type, example: media['example'] ?? named };
}

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
