import { setAsideOf } from '../site/setAside.ts';
import type { KnownPage } from '../site/pageInSite.ts';
import { unusedSnippet } from './page/unused-snippet.ts';
import type { RuleMeta } from './rule.ts';

/** What is reported of the findings in a file: nothing but that nothing includes it, where readers never see it. */
export function withoutSetAside<Found extends { readonly rule: RuleMeta }>(
  { site, file }: Pick<KnownPage, 'site' | 'file'>,
  findings: readonly Found[],
): readonly Found[] {
  if (findings.length === 0 || setAsideOf(site, file) === undefined) return findings;
  return findings.filter(({ rule }) => rule.id === unusedSnippet.meta.id);
}
