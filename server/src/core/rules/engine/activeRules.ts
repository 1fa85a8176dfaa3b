import { isMilder, severityFor, type RuleSettings, type Severity } from '../../settings/ruleSettings.ts';
import type { SiteSettings } from '../../settings/siteSettings.ts';
import { lazyFor } from '../../util/lazy.ts';
import { configRules, pageRules, siteRules } from '../index.ts';
import { isOnIn, type ConfigRule, type PageRule, type RuleMeta, type SiteRule } from './rule.ts';
import { optionsOf, type OptionSchemas, type OptionValues } from './ruleOptions.ts';

/** A rule that isn’t off, as it is configured. */
export interface ActiveRule<Rule extends { readonly meta: RuleMeta }> {
  readonly rule: Rule;
  /** Undefined if the severity of the rule and its findings applies. */
  readonly chosen: Severity | undefined;
  readonly options: OptionValues<OptionSchemas>;
}

/** The rules that run on a site. */
export interface ActiveRules {
  readonly config: readonly ActiveRule<ConfigRule>[];
  readonly page: RulesForPages<PageRule>;
  readonly site: RulesForPages<SiteRule>;
}

/** Rules about pages, and those of them that also run on snippets. */
interface RulesForPages<Rule extends PageRule | SiteRule> {
  readonly forPages: readonly ActiveRule<Rule>[];
  readonly forSnippets: readonly ActiveRule<Rule>[];
}

/** The rules as somebody runs them: in an editor or in a terminal. */
export interface ConfiguredRules {
  /** The settings of the editor or the command line, which override the sites’ own. */
  readonly overrides: RuleSettings;
  /** The lowest severity that anybody sees: rules whose findings are all below it don’t run. */
  readonly lowest: Severity;
  /** Returns the rules that run on a site; determined once for its settings, not for each of thousands of pages. */
  readonly activeFor: (site: SiteSettings) => ActiveRules;
}

/** Returns the rules with some overrides, for the sites of one run. */
export function configuredRules(overrides: RuleSettings, lowest: Severity = 'hint'): ConfiguredRules {
  const isSeen = <Rule extends { readonly meta: RuleMeta }>({ rule: { meta }, chosen }: ActiveRule<Rule>): boolean =>
    !isMilder(chosen ?? worstOf(meta), lowest);
  return {
    overrides,
    lowest,
    activeFor: lazyFor((site: SiteSettings) => ({
      config: activeOf(configRules, overrides, site).filter(isSeen),
      page: forPages(activeOf(pageRules, overrides, site).filter(isSeen)),
      site: forPages(activeOf(siteRules, overrides, site).filter(isSeen)),
    })),
  };
}

/** Returns the rules that are off in a run, as if they were on: for explaining why something isn’t reported. */
export function rulesSwitchedOff({ overrides, lowest }: ConfiguredRules): ConfiguredRules {
  const offIn =
    (site: SiteSettings) =>
    <Rule extends { readonly meta: RuleMeta }>(rule: Rule): readonly ActiveRule<Rule>[] =>
      chosenSeverity(rule.meta, overrides, site) === 'off'
        ? [{ rule, chosen: undefined, options: optionsOf(rule.meta, overrides, site) }]
        : [];
  return {
    overrides,
    lowest,
    activeFor: (site) => ({
      config: configRules.flatMap(offIn(site)),
      page: forPages(pageRules.flatMap(offIn(site))),
      site: forPages(siteRules.flatMap(offIn(site))),
    }),
  };
}

/** Returns the severity of a rule’s worst findings where nobody has set another one. */
export function worstOf({ severity, worst = severity }: RuleMeta): Severity {
  return worst;
}

function activeOf<Rule extends { readonly meta: RuleMeta }>(
  rules: readonly Rule[],
  overrides: RuleSettings,
  site: SiteSettings,
): readonly ActiveRule<Rule>[] {
  return rules.flatMap((rule) => {
    const chosen = chosenSeverity(rule.meta, overrides, site);
    return chosen === 'off' ? [] : [{ rule, chosen, options: optionsOf(rule.meta, overrides, site) }];
  });
}

function forPages<Rule extends PageRule | SiteRule>(rules: readonly ActiveRule<Rule>[]): RulesForPages<Rule> {
  return { forPages: rules, forSnippets: rules.filter(({ rule }) => rule.pagesOnly !== true) };
}

/**
 * Returns the configured severity of a rule: that of this run (the editor's settings, the command line) overrides the
 * site's own file, and that overrides the preset it extends. Undefined if the severity of the rule and its findings
 * applies.
 */
export function chosenSeverity(
  meta: RuleMeta,
  overrides: RuleSettings,
  site: SiteSettings,
): Severity | 'off' | undefined {
  return severityFor(overrides, meta.id) ?? severityFor(site.rules, meta.id) ?? severityInPreset(meta, site);
}

function severityInPreset(meta: RuleMeta, { preset }: SiteSettings): Severity | 'off' | undefined {
  const { presets = {} } = meta;
  if (isOnIn(meta) === 'none') return 'off';
  if (preset === 'minimal') return worstOf(meta) === 'error' ? undefined : 'off';
  if (preset === 'strict') return presets.strict;
  return presets.default;
}
