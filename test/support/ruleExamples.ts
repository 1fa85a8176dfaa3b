import { readFileSync } from 'node:fs';
import { hasFixes, isOnIn, type RuleMeta } from '../../server/src/core/rules/engine/rule.ts';
import type { RuleSettings } from '../../server/src/core/settings/ruleSettings.ts';
import { readRulePage, type RulePage } from './rulePage.ts';
import { reportedInFiles } from './site.ts';

/** Returns the examples on the page of a rule. */
export function examplesOf({ id }: RuleMeta): RulePage {
  return readRulePage(readFileSync(`docs/rules/${id}.md`, 'utf8'));
}

/** Returns the default settings; a rule that is off by default is switched on. */
export function settingsFor(meta: RuleMeta): RuleSettings {
  return isOnIn(meta) !== 'default' ? { [meta.id]: meta.severity } : {};
}

/** Returns settings by which no other rule runs. */
export function settingsAlone(meta: RuleMeta): RuleSettings {
  return { '*': 'off', [meta.id]: meta.severity };
}

/** Whether some finding in the examples of a rule has a fix; its page says so. */
export function isFixable(meta: RuleMeta): boolean {
  return examplesOf(meta).wrong.some((files) => reportedInFiles(files, settingsAlone(meta)).some(hasFixes));
}
