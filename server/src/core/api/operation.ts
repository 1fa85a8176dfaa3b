import { asObject, ownValue, textOf } from '../util/values.ts';
import { exampleOf } from './exampleOf.ts';
import type { Node, OpenApi } from './openApi.ts';

/** The content of a request or of a response, of its first type. */
export interface Content {
  readonly type: string;
  readonly schema: unknown;
  readonly example: unknown;
}

export interface OperationResponse extends Content {
  /** `200`, `4XX`, `default`. */
  readonly status: string;
  readonly description: string | undefined;
}

export interface Credential {
  readonly name: string;
  readonly location: string;
  readonly description: string;
  /** The value that represents it in an example. */
  readonly placeholder: string;
}

/** An operation of an API description, in version 2, 3.0 or 3.1: what it takes and what it answers. */
export class Operation {
  readonly api: OpenApi;
  readonly method: string;
  readonly path: string;
  readonly #node: Node;

  constructor(api: OpenApi, { method, path }: { readonly method: string; readonly path: string }, node: Node) {
    this.api = api;
    this.method = method;
    this.path = path;
    this.#node = node;
  }

  /** Returns the operation with a method and a path; undefined if the description doesn't have it. */
  static find(api: OpenApi, method: string, path: string): Operation | undefined {
    const node = api.operation(method, path);
    return node && new Operation(api, { method, path }, node);
  }

  /** Returns the parameters of a location (`in`). */
  parameters(location: string): readonly Node[] {
    return this.api.list(this.#node['parameters']).filter((one) => one['in'] === location);
  }

  /** Returns the body's content; version 2 has it among the parameters. */
  body(): Content | undefined {
    const [parameter] = this.parameters('body');
    if (parameter !== undefined) return { schema: parameter['schema'], type: 'application/json', example: undefined };
    const body = this.api.resolve(this.#node['requestBody']);
    return body && contentOf(this.api, body);
  }

  /** Whether a body of another type may have another schema. */
  get hasSeveralBodies(): boolean {
    return this.api.entries(this.api.resolve(this.#node['requestBody'])?.['content']).length > 1;
  }

  responses(): readonly OperationResponse[] {
    return this.api.entries(this.#node['responses']).map(([status, response]) => ({
      ...contentOf(this.api, response),
      status,
      description: textOf(response['description']),
    }));
  }

  /** Whether requests are accepted only with credentials. */
  get needsCredentials(): boolean {
    const used = this.#security();
    return used.length > 0 && used.every((one) => Object.keys(asObject(one) ?? {}).length > 0);
  }

  credentials(): readonly Credential[] {
    const { root } = this.api;
    const schemes = asObject(asObject(root['components'])?.['securitySchemes'] ?? root['securityDefinitions']) ?? {};
    const names = this.#security().flatMap((one) => Object.keys(asObject(one) ?? {}));
    return [...new Set(names)].map((name) => credentialOf(name, this.api.resolve(ownValue(schemes, name)) ?? {}));
  }

  #security(): readonly unknown[] {
    const used = this.#node['security'] ?? this.api.root['security'];
    return Array.isArray(used) ? used : [];
  }

  /** Returns a request as a command for `curl`. */
  request(address: string): string {
    const query = this.parameters('query')
      .filter((one) => one['required'] === true)
      .map((one) => `${textOf(one['name']) ?? ''}=…`);
    const url = `${address}${query.length === 0 ? '' : `?${query.join('&')}`}`;
    const lines = [`curl --request ${this.method}`, `  --url '${url}'`];
    const [credential] = this.credentials();
    if (credential?.location === 'header') lines.push(`  --header '${credential.name}: ${credential.placeholder}'`);
    const body = this.body();
    if (body !== undefined) {
      const data = JSON.stringify(body.example ?? exampleOf(this.api, body.schema), undefined, 2);
      lines.push(`  --header 'Content-Type: ${body.type}'`, `  --data '${data.replaceAll("'", `'\\''`)}'`);
    }
    return lines.join(' \\\n');
  }

  /** Returns an example of a response as JSON; undefined for one without content. */
  exampleOf({ schema, example }: Content): string | undefined {
    if (schema === undefined && example === undefined) return undefined;
    return JSON.stringify(example ?? exampleOf(this.api, schema), undefined, 2);
  }
}

function credentialOf(name: string, scheme: Node): Credential {
  const isKey = scheme['type'] === 'apiKey';
  const kind = textOf(scheme['scheme']) ?? textOf(scheme['type']) ?? 'Bearer';
  const isBasic = kind.toLowerCase() === 'basic';
  return {
    name: isKey ? (textOf(scheme['name']) ?? name) : 'Authorization',
    location: isKey ? (textOf(scheme['in']) ?? 'header') : 'header',
    description: textOf(scheme['description']) ?? (isKey ? '' : `\`${kind}\` credentials.`),
    placeholder: isKey ? '<key>' : isBasic ? 'Basic <credentials>' : 'Bearer <token>',
  };
}

function contentOf(api: OpenApi, node: Node): Content {
  const content = api.entries(node['content']);
  const found = content.find(([name]) => name.includes('json')) ?? content[0];
  if (found === undefined) return contentOfVersion2(node);
  const [type, media] = found;
  const named = api.entries(media['examples'])[0]?.[1]['value'];
  return { schema: media['schema'], type, example: media['example'] ?? named };
}

function contentOfVersion2(node: Node): Content {
  const [example] = Object.values(asObject(node['examples']) ?? {});
  return { schema: node['schema'], type: 'application/json', example };
}
