import { ownValue } from '../../util/values.ts';
import type { TextRange } from '../../text/textRange.ts';
import type { PageModel } from '../pageModel.ts';

/** How often a page has each of the words with two spellings; words that it doesn't have are missing. */
export type SpellingCounts = Readonly<Record<string, number>>;

/** Words with two spellings that are both right, so that a site should choose one of them; `_` is a space. */
const pairs =
  'analyze/analyse authorization/authorisation behavior/behaviour behaviors/behaviours catalog/catalogue ' +
  'catalogs/catalogues center/centre customize/customise customized/customised ' +
  'favorite/favourite initialize/initialise optimize/optimise organization/organisation ' +
  'organizations/organisations organize/organise recognize/recognise serialize/serialise ' +
  'synchronize/synchronise visualize/visualise dropdown/drop-down ecommerce/e-commerce email/e-mail emails/e-mails ' +
  'filesystem/file_system filesystems/file_systems frontend/front-end backend/back-end hostname/host_name ' +
  'hostnames/host_names lifecycle/life_cycle multi-tenant/multitenant plugin/plug-in plugins/plug-ins ' +
  'prebuilt/pre-built subagent/sub-agent subagents/sub-agents subdirectory/sub-directory ' +
  'subdomain/sub-domain subdomains/sub-domains subfolder/sub-folder timestamp/time_stamp timestamps/time_stamps ' +
  'webhook/web_hook webhooks/web_hooks website/web_site websites/web_sites';

/** Each spelling with the other one. */
const others: Readonly<Record<string, string>> = Object.fromEntries(
  pairs
    .replaceAll('_', '\u00A0')
    .split(' ')
    .flatMap((pair) => {
      const [one = '', other = ''] = pair.replaceAll('\u00A0', ' ').split('/');
      return [
        [one, other],
        [other, one],
      ];
    }),
);

/** All spellings, the longer of two with the same beginning first. */
export const allSpellings: readonly string[] = Object.keys(others).sort((a, b) => b.length - a.length);

/** Returns the other spelling of a word in lower case. */
export function otherSpelling(word: string): string | undefined {
  return ownValue(others, word);
}

/** The boundary comes first: within words, where most positions are, nothing else is tried. */
const anySpelling = new RegExp(`\\b(?<![./@#$-])(?:${allSpellings.join('|')})(?![\\w/@=(-]|\\.\\w)`, 'gi');

/** Counts the words with two spellings outside of code and tags. */
export function countSpellings(page: PageModel): SpellingCounts {
  const counts: Record<string, number> = {};
  let skipped: readonly TextRange[] | undefined;
  let at = 0;
  for (const match of page.text.matchAll(anySpelling)) {
    // Most pages have none.
    skipped ??= notProse(page);
    while ((skipped[at]?.end ?? Infinity) <= match.index) at++;
    const isSkipped = (skipped[at]?.start ?? Infinity) <= match.index;
    const word = match[0].toLowerCase();
    if (!isSkipped) counts[word] = (ownValue(counts, word) ?? 0) + 1;
  }
  return counts;
}

/** Returns the ranges of code, tags and the like, in order. */
function notProse({ frontMatter, fences, codeSpans, tags, script }: PageModel): readonly TextRange[] {
  return [
    ...(frontMatter === undefined ? [] : [frontMatter.range]),
    ...[...fences, ...tags].map(({ range }) => range),
    ...codeSpans,
    ...script.ranges,
  ].sort((a, b) => a.start - b.start);
}
