import { decodeEscapes } from '../util/strings.ts';
import { asObject, ownValue, textOf } from '../util/values.ts';

/** A node of an API description. */
export type Node = Readonly<Record<string, unknown>>;

/** An API description with its references, in version 2, 3.0 or 3.1. */
export class OpenApi {
  readonly root: Node;

  constructor(root: Node) {
    this.root = root;
  }

  /** Returns a node with its reference followed; several in a row at most a few times. */
  resolve(value: unknown): Node | undefined {
    let node = asObject(value);
    for (let steps = 0; steps < 8; steps++) {
      const reference = textOf(node?.['$ref']);
      if (node === undefined || reference === undefined) return node;
      const target = this.#at(reference);
      // In 3.1 a reference may have a description of its own.
      node = target && { ...target, ...withoutReference(node) };
    }
    return undefined;
  }

  #at(reference: string): Node | undefined {
    if (!reference.startsWith('#/')) return undefined;
    let node: unknown = this.root;
    for (const step of reference.slice(2).split('/')) {
      const name = decodeEscapes(step).replaceAll('~1', '/').replaceAll('~0', '~');
      const object = asObject(node);
      node = object && ownValue(object, name);
    }
    return asObject(node);
  }

  list(value: unknown): readonly Node[] {
    return Array.isArray(value)
      ? value.map((one: unknown) => this.resolve(one)).filter((one) => one !== undefined)
      : [];
  }

  /** Returns the entries of an object, references followed. */
  entries(value: unknown): readonly (readonly [string, Node])[] {
    return Object.entries(asObject(value) ?? {}).flatMap(([name, one]) => {
      const node = this.resolve(one);
      return node === undefined ? [] : [[name, node] as const];
    });
  }

  get schemas(): Node {
    return asObject(asObject(this.root['components'])?.['schemas'] ?? this.root['definitions']) ?? {};
  }

  /** Returns the address before the paths of the operations. */
  get baseUrl(): string {
    const server = this.list(this.root['servers'])[0];
    if (server !== undefined) return (textOf(server['url']) ?? '').replace(/\/$/, '');
    const host = textOf(this.root['host']);
    const scheme = Array.isArray(this.root['schemes']) ? textOf(this.root['schemes'][0]) : undefined;
    return host === undefined
      ? ''
      : `${scheme ?? 'https'}://${host}${(textOf(this.root['basePath']) ?? '').replace(/\/$/, '')}`;
  }

  get serverUrls(): readonly string[] {
    const urls = this.list(this.root['servers']).flatMap(({ url }) => textOf(url) ?? []);
    return urls.length > 0 ? urls : [this.baseUrl].filter((url) => url !== '');
  }

  /** Returns an operation, with the parameters that its path has for all. */
  operation(method: string, path: string): Node | undefined {
    const isWebhook = method === 'WEBHOOK';
    const item = this.resolve(ownValue(asObject(this.root[isWebhook ? 'webhooks' : 'paths']) ?? {}, path));
    const key = isWebhook ? Object.keys(item ?? {}).find((one) => one !== 'parameters') : method.toLowerCase();
    const operation = this.resolve(item && ownValue(item, key ?? ''));
    if (operation === undefined) return undefined;
    const own = this.list(operation['parameters']);
    const shared = this.list(item?.['parameters']).filter((one) => !own.some((other) => isSameParameter(one, other)));
    return { ...operation, parameters: [...shared, ...own] };
  }
}

/** Whether a parameter of an operation replaces one of its path. */
function isSameParameter(one: Node, other: Node): boolean {
  return one['in'] === other['in'] && one['name'] === other['name'];
}

function withoutReference(node: Node): Node {
  return Object.fromEntries(Object.entries(node).filter(([name]) => name !== '$ref'));
}
