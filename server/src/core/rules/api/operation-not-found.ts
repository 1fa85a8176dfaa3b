import { apiDescriptionIn, namesPage, type PageEntry } from '../../config/navigation.ts';
import type { Endpoint } from '../../page/endpoint.ts';
import { missingOperation, type MissingOperation } from '../../site/missingOperation.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { replacement } from '../../text/textEdit.ts';
import { code, formatList } from '../../util/messageText.ts';
import { configFix, removeAt, replacementFixes } from '../configEdits.ts';
import { pageFix } from '../pageEdits.ts';
import type { ConfigRule, RelatedLocation, RuleMeta, SiteRule } from '../rule.ts';

const meta: RuleMeta = {
  id: 'api/operation-not-found',
  severity: 'warning',
  summary: 'a page or an entry about an operation that no API description has',
  convention: 'writing-9',
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
    if (site.config.generation !== 'current') return;
    for (const entry of site.config.navigation.entries) {
      const named = namesPage(entry.entry) ? undefined : operationIn(entry);
      const missing = named && missingOperation(site, named);
      if (named === undefined || missing === undefined) continue;
      yield {
        range: entry.range,
        message: messageOf(named, missing, 'the entry has no page'),
        related: searchedIn(missing),
        fixes: () => fixesOf(site, entry, named, missing),
      };
    }
  },
};

const mostRelated = 20;

/** Returns the descriptions without the operation. */
function searchedIn({ searched }: MissingOperation): readonly RelatedLocation[] {
  const start = { start: 0, end: 0 };
  const message = 'This description doesn’t have the operation.';
  return searched.slice(0, mostRelated).map((file) => ({ file, range: start, message }));
}

/** Returns the operation that an entry names; webhooks are named otherwise. */
function operationIn({ entry }: PageEntry): NamedOperation | undefined {
  const words = entry.trim().split(/\s+/);
  const [path = '', method = ''] = words.toReversed();
  if (words.length > 3 || /^webhook$/i.test(method) || !/^[a-z]+$/i.test(method)) return undefined;
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
  return [...(file === undefined ? [] : [file]), method, path].join(' ');
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
