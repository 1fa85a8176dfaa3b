import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configuredRules } from '../../server/src/core/rules/engine/activeRules.ts';
import { ruleMetas } from '../../server/src/core/rules/index.ts';
import type { RuleMeta } from '../../server/src/core/rules/engine/rule.ts';
import { pageBefore, tryFix } from '../fixTrial/tryFix.ts';
import { examplesOf, settingsAlone } from '../support/ruleExamples.ts';
import { pageIn, siteOf, type Files } from '../support/site.ts';

// What a fix leaves must be parsed and shown as well as what the writer had: the trial of scripts/fixes-each.mjs, on
// the wrong examples of docs/rules.
describe('the fixes of a rule’s wrong examples break nothing and hide no text', () => {
  for (const meta of ruleMetas) {
    it(meta.id, () => {
      const harms = examplesOf(meta).wrong.flatMap((files) => harmsIn(files, meta));
      assert.deepEqual(harms, []);
    });
  }
});

/** Returns what the fixes of a rule harm on the pages of an example, each applied alone. */
function harmsIn(files: Files, meta: RuleMeta): readonly unknown[] {
  const site = siteOf(files);
  const rules = configuredRules({ ...settingsAlone(meta), 'mdx/syntax': 'error' });
  return [...site.files.pages, ...site.files.snippets].flatMap((file) => {
    const context = pageIn(files, file, site);
    if (context === undefined) return [];
    const before = pageBefore(context, rules);
    const ofRule = before.findings.filter(({ rule }) => rule.id === meta.id);
    return ofRule.flatMap((finding) =>
      (finding.fixes?.(site) ?? []).flatMap((fix) =>
        (tryFix(before, finding, fix, rules) ?? []).map((harm) => ({ fix: fix.title, ...harm })),
      ),
    );
  });
}
