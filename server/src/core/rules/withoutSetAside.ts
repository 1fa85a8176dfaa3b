import { setAsideOf } from '../site/setAside.ts';
import type { KnownPage } from '../site/pageInSite.ts';
import { unusedSnippet } from './page/unused-snippet.ts';
import type { RuleMeta } from './rule.ts';

type Where = Pick<KnownPage, 'site' | 'file'>;
interface HasRule {
  readonly rule: RuleMeta;
}

const isHint = ({ rule }: HasRule): boolean => rule.id === unusedSnippet.meta.id;

/** Returns what is reported of the findings in a file: in one that readers never see, one hint in place of all others. */
export function withoutSetAside<Found extends HasRule>(
  { site, file }: Where,
  findings: readonly Found[],
): readonly Found[] {
  if (findings.length === 0 || setAsideOf(site, file) === undefined) return findings;
  return findings.every(isHint) ? [] : findings.filter(isHint);
}

/** Returns the findings in a file that somebody has open: all of them, but no hint by itself. */
export function withoutLoneHint<Found extends HasRule>(findings: readonly Found[]): readonly Found[] {
  return findings.every(isHint) ? [] : findings;
}
