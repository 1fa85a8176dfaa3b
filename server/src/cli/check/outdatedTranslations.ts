import { configuredRules } from '../../core/rules/engine/activeRules.ts';
import { outdated } from '../../core/rules/translation/outdated.ts';
import type { RuleSettings } from '../../core/settings/ruleSettings.ts';
import type { Comparison } from '../../workspace/git/comparison.ts';
import { findOutdatedTranslations } from '../../workspace/git/outdatedTranslations.ts';
import type { Site } from '../../workspace/site.ts';

/** Asks the history for translations of changed originals, on sites on which the rule about them is on. */
export async function noteOutdatedTranslations(
  comparisons: ReadonlyMap<Site, Comparison>,
  rules: RuleSettings,
): Promise<void> {
  for (const [site, { changed }] of comparisons) {
    const { config } = configuredRules(rules).activeFor(site.takeSnapshot().settings);
    if (!config.some(({ rule }) => rule === outdated)) continue;
    const outdatedTranslations = await findOutdatedTranslations(site, (original) => changed.has(original));
    site.state.setKnown({ outdatedTranslations });
  }
}
