import type { Fix } from '../../rules/rule.ts';
import { disableRuleIn, settingsWithout } from '../../settings/disableRule.ts';
import { settingsFileName } from '../../settings/settingsFile.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { code } from '../../util/messageText.ts';

/** Returns the fix that disables a rule in the settings of the site; none for syntax errors, which break the page. */
export function disableForSite({ settings }: SiteSnapshot, ruleId: string): readonly Fix[] {
  if (ruleId.endsWith('/syntax') || ruleId === 'config/settings') return [];
  const title = `Disable ${code(ruleId)} for this site`;
  const file = settingsFileName as SitePath;
  const own = settings.sources.find((source) => source.file === file)?.source;
  if (own === undefined) {
    return [{ title, preferred: false, edits: [{ kind: 'create', file, text: settingsWithout(ruleId) }] }];
  }
  const edits = disableRuleIn(own.text, ruleId);
  return edits.length === 0 ? [] : [{ title, preferred: false, edits: [{ kind: 'edit', file, edits }] }];
}
