import { Operation } from '../../api/operation.ts';
import type { OpenApi } from '../../api/openApi.ts';
import type { Endpoint } from '../../page/record/endpoint.ts';
import { localFileOf } from '../../paths/address.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { textOf } from '../../util/values.ts';
import { isSameFile } from './operations.ts';
import type { SiteSnapshot } from '../siteSnapshot.ts';

export interface DescribedOperation {
  readonly file: SitePath;
  readonly operation: Operation;
}

type NamedEndpoint = Pick<Endpoint, 'method' | 'path' | 'file'>;

/**
 * Returns the operation that an endpoint of a page means, from the site's API descriptions; undefined if none of them
 * has it, or if it could be any of several. Only `openapi` in the front matter means also descriptions that the
 * configuration doesn't name: others may be of another API.
 */
export function operationOf(
  site: SiteSnapshot,
  endpoint: NamedEndpoint & Pick<Endpoint, 'source'>,
): DescribedOperation | undefined {
  const all = operationsFor(site, endpoint);
  const found = endpoint.source === 'openapi' ? all : all.filter(({ file }) => isNamed(site, file));
  return found.length === 1 ? found[0] : undefined;
}

function isNamed({ config }: SiteSnapshot, file: SitePath): boolean {
  return config.generated.openApi.some((source) => localFileOf(source)?.path === file);
}

/** Returns all operations that an endpoint may mean. */
export function operationsFor(
  { apiDescriptions, operationLocations }: SiteSnapshot,
  endpoint: NamedEndpoint,
): readonly DescribedOperation[] {
  const { origin, path } = splitUrl(endpoint.path);
  return suffixesOf(path).flatMap(({ prefix, suffix }) =>
    operationLocations.find(endpoint.method, suffix).flatMap((location): readonly DescribedOperation[] => {
      if (endpoint.file !== undefined && !isSameFile(location.file, endpoint.file)) return [];
      const api = apiDescriptions.get(location.file)?.content.read();
      if (api === undefined || !isServed(api, origin, prefix)) return [];
      const operation = Operation.find(api, endpoint.method, location.path);
      return operation === undefined ? [] : [{ file: location.file, operation }];
    }),
  );
}

export function splitUrl(written: string): { readonly origin: string | undefined; readonly path: string } {
  const [, origin, path = ''] = /^(https?:\/\/[^/?]*)?([^?]*)/.exec(written) ?? [];
  return { origin, path: path === '' ? '/' : path };
}

/** Returns all ways to split a path: a description may have the first part in the address of its server. */
export function suffixesOf(path: string): readonly { readonly prefix: string; readonly suffix: string }[] {
  const segments = path
    .replace(/(?<=.)\/$/, '')
    .split('/')
    .slice(1);
  return segments.map((_, at) => ({
    prefix: segments
      .slice(0, at)
      .map((segment) => `/${segment}`)
      .join(''),
    suffix: `/${segments.slice(at).join('/')}`,
  }));
}

/** Whether a description's servers have an origin, if both are known, and their operations are below a path. */
function isServed(api: OpenApi, origin: string | undefined, prefix: string): boolean {
  const urls = [api.baseUrl, ...api.list(api.root['servers']).flatMap(({ url }) => textOf(url) ?? [])];
  const servers = urls.filter((url) => url !== '').map(splitUrl);
  if (servers.length === 0) return prefix === '';
  return servers.some((server) => {
    const isSameOrigin = origin === undefined || server.origin === undefined || server.origin === origin;
    // A page may repeat the path of the server or, without an origin, leave it out.
    const base = server.path.replace(/\/$/, '');
    return isSameOrigin && (base === prefix || (prefix === '' && origin === undefined));
  });
}

/** Returns the names of the parameters in a path: `{id}` or `:id`. */
export function namesInPath(written: string): readonly string[] {
  const { path } = splitUrl(written);
  return [...path.matchAll(/\{([^}]+)\}|\/:(\w+)/g)].map(([, braced, named]) => braced ?? named ?? '');
}
