import { apiDescriptionIn, namesPage, type PageEntry } from '../../config/navigation.ts';
import type { Endpoint } from '../../page/record/endpoint.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { code, formatList } from '../../util/messageText.ts';
import { removeAt } from '../../config/edit/configEdits.ts';
import { configFix, replacementFixes } from '../engine/configFixes.ts';
import {
  fixesIfAny,
  type ConfigRule,
  type Finding,
  type RelatedLocation,
  type RuleMeta,
  type SiteRule,
  changeFix,
} from '../engine/rule.ts';
import { inheritedDescriptions } from '../../config/current/inheritedDescriptions.ts';
import { localFileOf } from '../../paths/address.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { isPossibleTypo } from '../../util/typo.ts';
import { possibleDescriptions, type ApiDescription, type ApiOperation } from '../../site/api/apiDescription.ts';
import { operationsFor } from '../../site/api/endpointOperations.ts';

const meta: RuleMeta = {
  id: 'api/operation-not-found',
  title: 'Operation not in the API description',
  severity: 'warning',
  worst: 'error',
  summary:
    'a page or an entry about an operation that no API description has (an error in the navigation: the build stops)',
  guideline: { convention: 'writing-9' },
};

type NamedOperation = Pick<Endpoint, 'method' | 'path' | 'file'>;

export const operationNotFound: SiteRule = {
  meta,
  pagesOnly: true,
  *check(page) {
    const { endpoint } = page.pageIndex;
    if (endpoint?.source !== 'openapi') return;
    const missing = missingOperation(page.site, endpoint);
    if (missing === undefined) return;
    const { nearest } = missing;
    yield {
      range: endpoint.range,
      message: messageOf(endpoint, missing, 'the page shows none'),
      // A description that is older than its pages lacks the operations of several of them.
      related: searchedIn(missing),
      ...(nearest === undefined && { cause: `operations missing in ${missing.file ?? 'all descriptions'}` }),
      ...(nearest !== undefined && {
        fixes: () => {
          const newText = written(endpoint, nearest.path);
          return [changeFix(page, endpoint.range, newText)];
        },
      }),
    };
  },
};

/** Entries of the navigation are operations in the current generation only. */
export const entryWithoutOperation: ConfigRule = {
  meta,
  *check(site) {
    if (site.config.generation !== 'current' || !site.config.knowsNavigation) return;
    const inherited = inheritedDescriptions(site.config.composed);
    for (const entry of site.config.navigation.entries) {
      const named = namesPage(entry.entry) ? undefined : operationIn(entry);
      if (named === undefined) continue;
      const file = named.file ?? inherited(entry.path);
      if (file === undefined) {
        yield withoutDescription(site, entry, named);
        continue;
      }
      const missing = missingOperation(site, { ...named, file });
      if (missing === undefined) continue;
      yield {
        range: entry.range,
        severity: 'error',
        message: messageOf(named, missing, 'the build stops'),
        related: searchedIn(missing),
        fixes: () => fixesOf(site, entry, named, missing),
      };
    }
  },
};

/** Returns the finding of an entry that neither names a description nor has one around it. */
function withoutDescription(site: SiteSnapshot, entry: PageEntry, { method, path }: NamedOperation): Finding {
  const { config } = site;
  const having = [...site.apiDescriptions].filter(([, { operations }]) =>
    operations.some((one) => one.method === method && one.path === path),
  );
  const operation = method === 'WEBHOOK' ? `webhook ${path}` : `${method} ${path}`;
  return {
    range: entry.range,
    severity: 'error',
    message: `No API description is set for ${code(operation)}, so the entry has no page. Write the file before it, or set ${code('openapi')} in its group.`,
    fixes: fixesIfAny(() =>
      replacementFixes(config, entry.range, {
        names: having.slice(0, 3).map(([file]) => `${file} ${operation}`),
        isClear: having.length === 1,
      }),
    ),
  };
}

const mostRelated = 20;

/** Returns the descriptions without the operation. */
function searchedIn({ searched }: MissingOperation): readonly RelatedLocation[] {
  const start = { start: 0, end: 0 };
  const message = 'This description doesn’t have the operation.';
  return searched.slice(0, mostRelated).map((file) => ({ file, range: start, message }));
}

/** Returns the operation or the webhook that an entry names. */
export function operationIn({ entry }: PageEntry): NamedOperation | undefined {
  const words = entry.trim().split(/\s+/);
  const [path = '', method = ''] = words.toReversed();
  if (words.length > 3 || !/^[a-z]+$/i.test(method)) return undefined;
  return { method: method.toUpperCase(), path, file: apiDescriptionIn(entry) };
}

function fixesOf(
  { config }: SiteSnapshot,
  { entry, range, path }: PageEntry,
  named: NamedOperation,
  { nearest }: MissingOperation,
): ReturnType<typeof replacementFixes> {
  const names = nearest === undefined ? [] : [written(named, nearest.path)];
  return [
    ...replacementFixes(config, range, { names, isClear: true }),
    configFix(config, `Remove ${code(entry)} from the navigation`, removeAt(config.composed, path)),
  ];
}

function written({ method, file }: NamedOperation, path: string): string {
  return [...(file === undefined ? [] : [file]), method === 'WEBHOOK' ? 'webhook' : method, path].join(' ');
}

function messageOf(
  { method, path }: NamedOperation,
  { file, nearest, methods }: MissingOperation,
  effect: string,
): string {
  const operation = code(`${method} ${path}`);
  const problem =
    file === undefined
      ? `No API description has the operation ${operation}, so ${effect}.`
      : `${code(`/${file}`)} has no operation ${operation}, so ${effect}.`;
  if (nearest !== undefined) return `${problem} Did you mean ${code(`${nearest.method} ${nearest.path}`)}?`;
  if (methods.length > 0) {
    return `${problem} This path has ${formatList(methods.map(code), 'and')} only.`;
  }
  return `${problem} Correct it, or add it to the description.`;
}

/** An operation that no API description of a site has. */
interface MissingOperation {
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
function missingOperation(site: SiteSnapshot, named: NamedOperation): MissingOperation | undefined {
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

/** Whether two paths differ by a typo in one segment, or one has more segments in front. */
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
