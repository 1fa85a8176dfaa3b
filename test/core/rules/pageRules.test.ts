import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isMarkdown } from '../../../server/src/core/paths/fileKinds.ts';
import { pageRules } from '../../../server/src/core/rules/index.ts';
import { checkPageAlone, type RuleRun } from '../../../server/src/core/rules/engine/runRules.ts';
import { defaultRuleSettings } from '../../../server/src/core/settings/ruleSettings.ts';
import { pageIn, runWith, siteOf, type Files } from '../../support/site.ts';
import { examplesOf } from '../../support/ruleExamples.ts';

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
function readBy(files: Files, run: RuleRun): ReadonlySet<string> {
  const seen = new Set<string>();
  const site = siteOf(files);
  for (const file of Object.keys(files).filter(isMarkdown)) {
    const context = pageIn(files, file, site);
    if (context === undefined) continue;
    const config = watched(site.config, seen, 'config');
    checkPageAlone({ ...context, site: watched({ ...site, config }, seen, 'site') }, run);
  }
  return seen;
}

describe('rules about single pages', () => {
  it('read nothing of their site but what the cache of readings is keyed by', () => {
    const off = Object.fromEntries(pageRules.map(({ meta }) => [meta.id, 'off' as const]));
    const seen = new Set<string>();
    for (const { meta } of pageRules) {
      const run = runWith({ ...defaultRuleSettings, ...off, [meta.id]: 'warning' });
      const { wrong, right } = examplesOf(meta);
      for (const files of [...wrong, ...right]) {
        for (const name of readBy(files, run)) seen.add(name);
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
