import type { Endpoint } from '../../page/record/endpoint.ts';
import { localFileOf } from '../../paths/address.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { isPossibleTypo } from '../../util/typo.ts';
import { possibleDescriptions, type ApiDescription, type ApiOperation } from './apiDescription.ts';
import { operationsFor } from './endpointOperations.ts';
import type { SiteSnapshot } from '../siteSnapshot.ts';

type NamedOperation = Pick<Endpoint, 'method' | 'path' | 'file'>;

/** An operation that no API description of a site has. */
export interface MissingOperation {
  /** The description that should have it, if it is named. */
  readonly file: SitePath | undefined;
  /** The descriptions that may have had it. */
  readonly searched: readonly SitePath[];
  /** The only operation of nearly the same path; undefined if there is none, or if there are several. */
  readonly nearest: ApiOperation | undefined;
  /** The methods that descriptions have for the same path. */
  readonly methods: readonly string[];
}

/**
 * Returns what is known of an operation that doesn’t exist; undefined if a description has it or may have it: one that
 * is elsewhere, couldn’t be read, or has parts in other files.
 */
export function missingOperation(site: SiteSnapshot, named: NamedOperation): MissingOperation | undefined {
  // A page may repeat the path of the server.
  if (named.method !== 'WEBHOOK' && operationsFor(site, named).length > 0) return undefined;
  const files = descriptionsFor(site, named.file);
  if (files === undefined) return undefined;
  const operations = files.flatMap((file) => site.apiDescriptions.get(file)?.operations ?? []);
  // Nobody has written the description yet, or the file is none.
  if (operations.length === 0) return undefined;
  const isThere = ({ method, path }: ApiOperation): boolean => method === 'WEBHOOK' && path === named.path;
  if (named.method === 'WEBHOOK' && operations.some(isThere)) return undefined;
  const isNear = named.method === 'WEBHOOK' ? isPossibleTypo : isNearPath;
  const near = operations.filter(({ method, path }) => method === named.method && isNear(path, named.path));
  return {
    file: named.file === undefined ? undefined : files[0],
    searched: files.filter((file) => (site.apiDescriptions.get(file)?.operations.length ?? 0) > 0),
    nearest: near.length === 1 ? near[0] : undefined,
    methods: [...new Set(operations.filter(({ path }) => path === named.path).map(({ method }) => method))],
  };
}

/** Returns the descriptions that an operation may be in; undefined if one of them isn’t completely known. */
function descriptionsFor(site: SiteSnapshot, written: string | undefined): readonly SitePath[] | undefined {
  const { config, apiDescriptions, files, unreadFolders } = site;
  // Overlays may add operations; what else has operations isn’t read.
  if (!config.knowsRoutes || config.generated.others) return undefined;
  const isKnown = (file: SitePath | undefined): file is SitePath =>
    file !== undefined && knowsOperations(apiDescriptions.get(file));
  if (written !== undefined) {
    // A name without a folder or an extension may mean several descriptions.
    const file = localFileOf(written)?.path;
    return isKnown(file) ? [file] : undefined;
  }
  const listed = config.generated.openApi.map((source) => localFileOf(source)?.path);
  const possible = possibleDescriptions(files);
  if (listed.length === 0 || possible === undefined || unreadFolders.length > 0) return undefined;
  const all = [...new Set([...listed, ...possible])];
  return all.every(isKnown) ? all : undefined;
}

/** Whether all operations of a description are known. */
function knowsOperations(description: ApiDescription | undefined): boolean {
  return description?.pages !== undefined;
}

/** Whether two paths differ by a slip in one segment, or one has more segments in front. */
function isNearPath(one: string, other: string): boolean {
  const [left, right] = [segmentsOf(one), segmentsOf(other)];
  const [shorter, longer] = left.length < right.length ? [left, right] : [right, left];
  if (shorter.length !== longer.length) {
    const end = longer.slice(-shorter.length);
    return shorter.length > 1 && longer.length - shorter.length <= 2 && shorter.every((name, at) => name === end[at]);
  }
  const different = left.flatMap((name, at) => (name === right[at] ? [] : [[name, right[at] ?? ''] as const]));
  const [pair] = different;
  return pair !== undefined && different.length === 1 && isPossibleTypo(pair[0], pair[1]);
}

/** The names of parameters don’t count. */
function segmentsOf(path: string): readonly string[] {
  return path
    .replace(/\/$/, '')
    .split('/')
    .slice(1)
    .map((segment) => segment.replace(/\{[^}]*\}/g, '{}'));
}
