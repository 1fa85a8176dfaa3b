import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readPage } from '../../../server/src/core/page/readPage.ts';
import { isMarkdown } from '../../../server/src/core/paths/fileKinds.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { pageRules, ruleMetas } from '../../../server/src/core/rules/index.ts';
import { checkPageAlone } from '../../../server/src/core/rules/engine/runRules.ts';
import { configuredRules } from '../../../server/src/core/rules/engine/activeRules.ts';
import { defaultRuleSettings, type RuleSettings } from '../../../server/src/core/settings/ruleSettings.ts';
import { pageContextOf } from '../../../server/src/core/site/pageContext.ts';
import { siteOf, type Files } from '../../support/site.ts';
import { readRulePage } from '../../support/rulePage.ts';

/** Records which properties of a value are read. */
function watched<T extends object>(value: T, seen: Set<string>, name: string): T {
  return new Proxy(value, {
    get(target, key, receiver) {
      seen.add(`${name}.${String(key)}`);
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
}

/** Returns what the rules about single pages read of their site while they check the pages of an example. */
function readBy(files: Files, settings: RuleSettings): ReadonlySet<string> {
  const seen = new Set<string>();
  const site = siteOf(files);
  for (const file of Object.keys(files).filter(isMarkdown) as SitePath[]) {
    const context = pageContextOf(site, file, readPage(files[file] ?? ''));
    if (context === undefined) continue;
    const config = watched(site.config, seen, 'config');
    checkPageAlone(
      { ...context, site: watched({ ...site, config }, seen, 'site') },
      { rules: configuredRules(settings), onCrash: (rule, error) => assert.fail(`${rule}: ${String(error)}`) },
    );
  }
  return seen;
}

describe('rules about single pages', () => {
  it('read nothing of their site but what the cache of readings is keyed by', () => {
    const all = Object.fromEntries(pageRules.map(({ meta }) => [meta.id, 'warning' as const]));
    const seen = new Set<string>();
    for (const { id } of ruleMetas) {
      const { wrong, right } = readRulePage(readFileSync(`docs/rules/${id}.md`, 'utf8'));
      for (const files of [...wrong, ...right]) {
        for (const name of readBy(files, { ...defaultRuleSettings, ...all })) seen.add(name);
      }
    }
    // `cacheFolderFor` in workspace/pages/threads.ts has to have what is added here.
    const known = new Set(['config.variables', 'config.shownVariations', 'site.config', 'site.settings']);
    assert.deepEqual(
      [...seen].filter((name) => !known.has(name)),
      [],
    );
  });
});
