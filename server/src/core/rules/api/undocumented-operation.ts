import { apiDescriptionIn, namesPage } from '../../config/navigation.ts';
import type { JsonPath } from '../../config/json/jsonTree.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { localFileOf } from '../../paths/address.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { ApiDescription, ApiOperation } from '../../site/api/apiDescription.ts';
import { formatOperation } from '../../site/api/operations.ts';
import { splitUrl, suffixesOf } from '../../site/api/endpointOperations.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { code, count, formatList } from '../../util/messageText.ts';
import { asObject, ownValue } from '../../util/values.ts';
import type { ConfigRule, Finding } from '../engine/rule.ts';
import { siteRange } from '../engine/siteRange.ts';
import { operationIn } from './operation-not-found.ts';

export const undocumentedOperation: ConfigRule = {
  meta: {
    id: 'api/undocumented-operation',
    title: 'Operations without a page',
    severity: 'hint',
    summary: 'operations of an API description without a page, on a site that has pages of most of them',
  },
  *check(site) {
    const known = new Map<SitePath, DescribedOperations>();
    for (const described of describedOperations(site)) {
      yield;
      known.set(described.file, described);
    }
    if (known.size === 0) return;
    const named = namedDescriptions(site.config);
    const shown = operationsNamedBy(site, (file) => !site.listing.unlisted.has(file));
    const originalOf = (file: SitePath): SitePath => site.editions.inLanguage(file, undefined) ?? file;
    for (const described of known.values()) {
      if (!isShown(described, shown) || isCopy(site, described, named)) continue;
      yield;
      const found = withoutPages(site, described, known.get(originalOf(described.file)));
      if (found !== undefined) yield found;
    }
  },
};

/** An API description, and which of its operations have no page. */
export interface DescribedOperations {
  readonly file: SitePath;
  readonly description: ApiDescription;
  readonly missing: readonly ApiOperation[];
}

/** Yields the descriptions of whose operations is known which have a page. */
export function* describedOperations(site: SiteSnapshot): Iterable<DescribedOperations> {
  const { config, apiDescriptions, isLoaded } = site;
  if (!isLoaded || !config.knowsRoutes || config.generated.others || apiDescriptions.size === 0) return;
  const generated = new Set(descriptionsWithAllPages(site));
  let documented: ReadonlySet<string> | undefined;
  for (const [file, description] of apiDescriptions) {
    const { operations, pages } = description;
    if (generated.has(file) || pages === undefined || operations.length === 0) continue;
    const found = (documented ??= operationsNamedBy(site));
    yield { file, description, missing: operations.filter((one) => !found.has(keyOf(file, one))) };
  }
}

/** Where fewer have a page, the site leaves others out on purpose. */
const smallestShare = 0.5;
const mostNamed = 3;

/** Whether readers find most of a description: a left-over, such as that of a template, has pages that nothing lists. */
function isShown({ file, description }: DescribedOperations, shown: ReadonlySet<string>): boolean {
  const { operations } = description;
  return operations.filter((one) => shown.has(keyOf(file, one))).length >= operations.length * smallestShare;
}

/** Whether docs.json doesn’t name a description, but one with the same documented operations: a copy or a draft. */
function isCopy(
  { apiDescriptions }: SiteSnapshot,
  { file, description, missing }: DescribedOperations,
  named: readonly NamedDescription[],
): boolean {
  if (named.some((one) => one.file === file)) return false;
  const without = new Set(missing);
  const documented = description.operations.filter((one) => !without.has(one)).map(formatOperation);
  const hasAll = (other: SitePath): boolean => {
    const known = new Set(apiDescriptions.get(other)?.operations.map(formatOperation));
    return documented.every((one) => known.has(one));
  };
  return named.some((one) => hasAll(one.file));
}

/** `original`: the description that this one may translate, whose findings aren’t repeated. */
function withoutPages(
  site: SiteSnapshot,
  { file, description, missing }: DescribedOperations,
  original: DescribedOperations | undefined,
): Finding | undefined {
  if (missing.length === 0) return undefined;
  const known = new Set(original?.file === file ? [] : original?.missing.map(formatOperation));
  const meant = missing.filter((one) => !known.has(formatOperation(one)) && !isLeftOut(description, one));
  if (meant.length === 0) return undefined;
  const named = meant.slice(0, mostNamed).map(({ method, path }) => code(`${method} ${path}`));
  const others = meant.length > mostNamed ? [`${meant.length - mostNamed} more`] : [];
  const verb = meant.length === 1 ? 'has' : 'have';
  return {
    range: namedDescriptions(site.config).find((named) => named.file === file)?.range ?? siteRange(site.config),
    message: `${count(meant.length, 'operation')} of ${code(`/${file}`)} ${verb} no page: ${formatList([...named, ...others], 'and')}. Add ${meant.length === 1 ? 'one' : 'them'}, or set ${code('x-excluded')}.`,
    counted: meant.map(({ method, path, offset = 0 }) => ({
      file,
      range: { start: offset, end: offset },
      message: `${code(`${method} ${path}`)} has no page.`,
    })),
  };
}

function keyOf(file: SitePath, { method, path }: Pick<ApiOperation, 'method' | 'path'>): string {
  return `${file} ${method} ${path}`;
}

/** Returns the values of docs.json that name a description in the site. */
function namedDescriptions({ strings }: SiteConfig): readonly NamedDescription[] {
  return strings.flatMap((one) => {
    const file = one.kind === 'apiDescription' ? localFileOf(one.value)?.path : undefined;
    return file === undefined ? [] : [{ ...one, file }];
  });
}

type NamedDescription = SiteConfig['strings'][number] & { readonly file: SitePath };

/** Whether an operation isn’t meant to have a page. */
export function isLeftOut({ content }: ApiDescription, { method, path }: ApiOperation): boolean {
  // What browsers and tools ask by themselves.
  if (/^(?:OPTIONS|HEAD|TRACE)$/.test(method)) return true;
  const root = content.read()?.root;
  const isHook = method === 'WEBHOOK';
  const item = asObject(ownValue(asObject(root?.[isHook ? 'webhooks' : 'paths']) ?? {}, path));
  const operations = isHook ? Object.values(item ?? {}) : [ownValue(item ?? {}, method.toLowerCase())];
  const flags = [item, ...operations.map(asObject)];
  return flags.some((one) => leavingOut.some((flag) => ownValue(one ?? {}, flag) === true));
}

const leavingOut = ['x-excluded', 'x-hidden', 'x-internal', 'deprecated'];

/**
 * Returns the descriptions of whose operations the platform generates all pages: those of a group or division without
 * an entry for one of them.
 */
function descriptionsWithAllPages({ config }: SiteSnapshot): readonly SitePath[] {
  const entries = config.navigation.entries.filter(({ entry }) => !namesPage(entry));
  const listsOperations = (container: JsonPath): boolean =>
    entries.some(({ path }) => container.every((key, at) => path[at] === key));
  return namedDescriptions(config).flatMap(({ file, value, path }) => {
    const at = path.lastIndexOf('openapi');
    const isOfNode = at > 1 && path[0] !== 'api';
    return isOfNode && apiDescriptionIn(value) === undefined && !listsOperations(path.slice(0, at)) ? [file] : [];
  });
}

/** Returns the operations that pages and entries of the navigation name, in whatever description they may be. */
function operationsNamedBy(site: SiteSnapshot, counts: (page: SitePath) => boolean = () => true): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (method: string, path: string): void => {
    // The name of a webhook is no path.
    for (const end of [...suffixesOf(splitUrl(path).path).map(({ suffix }) => suffix), path])
      for (const location of site.operationLocations.find(method, end))
        found.add(keyOf(location.file, { method, path: location.path }));
  };
  for (const [page, { operations }] of site.pages) {
    if (operations.length === 0 || !counts(page)) continue;
    for (const operation of operations) {
      const [method = '', path = ''] = operation.split(' ');
      add(method, path);
    }
  }
  for (const entry of site.config.navigation.entries) {
    // Most entries are pages, which have no spaces.
    const named = !/\s/.test(entry.entry) || namesPage(entry.entry) ? undefined : operationIn(entry);
    if (named !== undefined) add(named.method, named.path);
  }
  return found;
}
