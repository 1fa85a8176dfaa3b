import { OpenApi, type Node } from '../../api/openApi.ts';
import { groupBy } from '../../util/collections.ts';
import { asObject, ownValue, textOf } from '../../util/values.ts';

/** The pages that the platform generates from an OpenAPI description: one for each operation and webhook. */
export interface DescribedPages {
  /** Their paths below the folder of generated pages, `users/list-users`, by how they are compared. */
  readonly names: ReadonlyMap<string, string>;
  /** Their paths from the site's root if the description contains them (`x-mint.href`), by how they are compared. */
  readonly paths: ReadonlyMap<string, string>;
  /** Those whose address no other operation has; the others get a number. */
  readonly sure: readonly OperationPage[];
}

/** The generated page of an operation. */
export interface OperationPage {
  /** Below the folder of generated pages, or from the site’s root. */
  readonly address: string;
  /** The same as it is compared. */
  readonly key: string;
  readonly isFromRoot: boolean;
  /** As in `ApiOperation`. */
  readonly method: string;
  readonly path: string;
  readonly title: string;
}

/** The methods of operations, as the keys of a path have them. */
export const methods: readonly string[] = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/**
 * Returns the pages of a description; undefined if some of it is in other files. A page is named after the operation's
 * summary, or else its method and path, in a folder named after its first tag. Operations with `x-excluded` have none.
 */
export function describedPages(description: Node): DescribedPages | undefined {
  const api = new OpenApi(description);
  const [described, hooks] = [itemsIn(api, 'paths'), itemsIn(api, 'webhooks')];
  if (described === undefined || hooks === undefined) return undefined;
  const names = new Map<string, string>();
  const paths = new Map<string, string>();
  const pages: OperationPage[] = [];
  const add = (item: Node, named: Pick<OperationPage, 'path'> & { readonly isHook: boolean }): void => {
    for (const method of methods) {
      const operation = asObject(ownValue(item, method));
      if (operation === undefined || operation['x-excluded'] === true) continue;
      const fallback = named.isHook ? segmentOf(named.path) : `${method}-${segmentOf(named.path)}`;
      const shown = {
        method: named.isHook ? 'WEBHOOK' : method.toUpperCase(),
        path: named.path,
        title: titleOf(operation, named.path),
      };
      const href = textOf(asObject(operation['x-mint'])?.['href']);
      if (href !== undefined) {
        paths.set(comparedPath(href.toLowerCase()), href.replace(/^\/+/, ''));
        pages.push({ ...shown, ...located(href.replace(/^\/+/, '')), isFromRoot: true });
        continue;
      }
      const name = nameOf(operation, fallback);
      names.set(comparedPath(name.toLowerCase()), addressOf(name));
      pages.push({ ...shown, ...located(addressOf(name)), isFromRoot: false });
    }
  };
  for (const [path, item] of described) add(item, { path, isHook: false });
  for (const [path, item] of hooks) add(item, { path, isHook: true });
  return { names, paths, sure: pagesWithOwnAddress(pages) };
}

function located(address: string): Pick<OperationPage, 'address' | 'key'> {
  return { address, key: comparedPath(address.toLowerCase()) };
}

function pagesWithOwnAddress(pages: readonly OperationPage[]): readonly OperationPage[] {
  const byAddress = groupBy(pages, ({ key }) => key);
  return [...byAddress.values()].flatMap((same) => (same.length === 1 ? same : []));
}

function titleOf(operation: Readonly<Record<string, unknown>>, otherwise: string): string {
  const summary = textOf(operation['summary']);
  return summary === undefined || summary === '' ? otherwise : summary;
}

/** Returns paths or webhooks with their operations; undefined if a reference leaves the description. */
function itemsIn(api: OpenApi, key: 'paths' | 'webhooks'): readonly (readonly [string, Node])[] | undefined {
  const written = Object.entries(asObject(api.root[key]) ?? {});
  const items = written.flatMap(([name, value]) => {
    const item = api.resolve(value);
    return item === undefined ? [] : [[name, item] as const];
  });
  const isComplete = written.every(([name, value]) => name !== '$ref' && isWithinDescription(api, value));
  return isComplete ? items : undefined;
}

function isWithinDescription(api: OpenApi, value: unknown): boolean {
  const item = api.resolve(value);
  if (item === undefined) return asObject(value) === undefined;
  return methods.every((method) => textOf(asObject(ownValue(item, method))?.['$ref']) === undefined);
}

function nameOf(operation: Readonly<Record<string, unknown>>, fallback: string): string {
  const { tags } = operation;
  const tag = Array.isArray(tags) ? textOf(tags[0]) : undefined;
  const summary = textOf(operation['summary']);
  const name = summary === undefined || summary === '' ? fallback : segmentOf(summary);
  return tag === undefined ? name : `${segmentOf(tag)}/${name}`;
}

/** Returns a text as one segment of a path, without slashes and parameters in braces. */
function segmentOf(text: string): string {
  return text.replace(/\{[^}]*\}/g, '-').replaceAll('/', '');
}

/** Returns the path of a generated page as the newest version of the platform writes it. */
function addressOf(path: string): string {
  const segments = path.split('/').map((segment) =>
    segment
      .replaceAll(' ', '-')
      .replace(/^-|-$/g, '')
      .replace(/[{}(),.'\n]/g, '')
      .replaceAll('--', '-'),
  );
  return segments.join('/').toLowerCase();
}

/**
 * Returns a path as it is compared: letters and digits alone, since versions of the platform treat punctuation
 * differently. Paths of generated pages are in lower case.
 */
export function comparedPath(path: string): string {
  return path
    .replace(/[^\p{L}\p{N}/]+/gu, '')
    .replace(/\/+/g, '/')
    .replace(/^\/|\/$/g, '');
}
