import type { RuleSettings } from '../../settings/ruleSettings.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { Finding, RuleMeta } from './rule.ts';
import { siteRange } from './siteRange.ts';

/**
 * Whether a rule applies its habit to the pages of a site: if most of the site has it, if there are too few occurrences,
 * or if the configuration sets a severity for the rule.
 */
export function asksForHabit(meta: RuleMeta, site: SiteSnapshot, overrides: RuleSettings): boolean {
  const { id, habit } = meta;
  return habit === undefined || isChosen(id, site, overrides) || site.habits.has(habit);
}

/** Whether a site has a habit of a rule, whose severity the configuration leaves to the rule. */
export function hasEstablishedHabit({ id, habit }: RuleMeta, site: SiteSnapshot, overrides: RuleSettings): boolean {
  return habit !== undefined && !isChosen(id, site, overrides) && site.habits.isEstablished(habit);
}

function isChosen(id: string, site: SiteSnapshot, overrides: RuleSettings): boolean {
  return Object.hasOwn(overrides, id) || Object.hasOwn(site.settings.rules, id);
}

/** Returns the finding that represents those on all pages of a site without the habit. */
export function habitFindings(meta: RuleMeta, site: SiteSnapshot, overrides: RuleSettings): readonly Finding[] {
  const { id, habit } = meta;
  if (habit?.siteMessage === undefined || isChosen(id, site, overrides)) return [];
  if (!site.habits.lacks(habit)) return [];
  const { occurrences, followed } = site.habits.countOf(habit.name);
  const severity = followed / occurrences < (habit.smallestWarned ?? 0) ? 'info' : undefined;
  const message = habit.siteMessage(occurrences - followed, occurrences);
  const counted = site.habits.pagesWithout(habit.name).map(([file, missing]) => ({
    file,
    range: { start: 0, end: 0 },
    message: habit.pageMessage?.(missing) ?? '',
  }));
  return [{ range: siteRange(site.config), severity, message, counted }];
}
