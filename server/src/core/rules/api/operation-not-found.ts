import { apiDescriptionIn, namesPage, type PageEntry } from '../../config/navigation.ts';
import type { Endpoint } from '../../page/record/endpoint.ts';
import { inheritedDescriptions } from '../../site/api/entryDescription.ts';
import { missingOperation, type MissingOperation } from '../../site/api/missingOperation.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { replacement } from '../../text/textEdit.ts';
import { code, formatList } from '../../util/messageText.ts';
import { removeAt } from '../../config/edit/configEdits.ts';
import { configFix, replacementFixes } from '../engine/configFixes.ts';
import { pageFix } from '../engine/pageEdits.ts';
import {
  fixesIfAny,
  type ConfigRule,
  type Finding,
  type RelatedLocation,
  type RuleMeta,
  type SiteRule,
} from '../engine/rule.ts';

const meta: RuleMeta = {
  id: 'api/operation-not-found',
  severity: 'warning',
  worst: 'error',
  summary:
    'a page or an entry about an operation that no API description has (an error in the navigation: the build stops)',
  guideline: { convention: 'writing-9' },
};

type NamedOperation = Pick<Endpoint, 'method' | 'path' | 'file'>;

export const operationNotFound: SiteRule = {
  meta,
  checksSnippets: false,
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
          return [
            pageFix(page, `Change to ${code(newText)}`, [replacement(endpoint.range, newText)], { preferred: true }),
          ];
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
    const inherited = inheritedDescriptions(site.config);
    for (const entry of site.config.navigation.entries) {
      const named = namesPage(entry.entry) ? undefined : operationIn(entry);
      if (named === undefined) continue;
      const file = named.file ?? inherited(entry);
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
function operationIn({ entry }: PageEntry): NamedOperation | undefined {
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
