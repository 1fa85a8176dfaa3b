import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { ruleMetas } from '../../server/src/core/rules/index.ts';
import type { RuleMeta } from '../../server/src/core/rules/rule.ts';
import type { RuleSettings } from '../../server/src/core/settings/ruleSettings.ts';
import { afterFix, reportedInFiles } from '../support/site.ts';
import { readRulePage } from '../support/rulePage.ts';

// The examples of docs/rules are what people copy: a wrong one must give its finding and no other, a right one none,
// and every fix that is offered must mend what it says.
for (const meta of ruleMetas) {
  const settings = settingsFor(meta);

  describe(`docs/rules/${meta.id}.md`, () => {
    const rulePage = readRulePage(readFileSync(`docs/rules/${meta.id}.md`, 'utf8'));

    it('has wrong and right examples', () => {
      assert.ok(rulePage.wrong.length > 0, 'no wrong example');
      assert.ok(rulePage.right.length > 0, 'no right example');
    });

    rulePage.wrong.forEach((files, index) => {
      it(`wrong example ${index + 1} gives exactly this finding`, () => {
        const found = reportedInFiles(files, settings);
        assert.deepEqual(
          found.map((finding) => finding.rule.id),
          [meta.id],
          found.map((finding) => finding.message).join('\n'),
        );
      });

      it(`the fixes of wrong example ${index + 1} mend it`, () => {
        const [finding] = reportedInFiles(files, settings);
        const fixes = finding?.fixes?.() ?? [];
        for (const fix of fixes) {
          const fixed = afterFix(files, fix);
          const left = reportedInFiles(fixed, settings).filter(({ rule }) => rule.id === meta.id);
          assert.deepEqual(left, [], `“${fix.title}” leaves the finding`);
          assert.notDeepEqual(fixed, files, `“${fix.title}” changes nothing`);
        }
      });
    });

    rulePage.right.forEach((files, index) => {
      it(`right example ${index + 1} is clean`, () => {
        const found = reportedInFiles(files, settings);
        assert.deepEqual(
          found.map((finding) => `${finding.rule.id}: ${finding.message}`),
          [],
        );
      });
    });
  });
}

describe('fixable rules', () => {
  for (const meta of ruleMetas) {
    it(`${meta.id} offers a fix in some example exactly when it says so`, () => {
      const { wrong } = readRulePage(readFileSync(`docs/rules/${meta.id}.md`, 'utf8'));
      const offers = wrong.some((files) =>
        reportedInFiles(files, settingsFor(meta)).some((found) => (found.fixes?.() ?? []).length > 0),
      );
      assert.equal(offers, meta.fixable);
    });

    it(`${meta.id} has a fix for each finding of which it says so, and none otherwise`, () => {
      const { wrong } = readRulePage(readFileSync(`docs/rules/${meta.id}.md`, 'utf8'));
      for (const { hasFix, fixes } of wrong.flatMap((files) => reportedInFiles(files, settingsFor(meta)))) {
        if (hasFix !== undefined) assert.equal((fixes?.() ?? []).length > 0, hasFix);
      }
    });
  }
});

/** The default settings; a rule that is off by default is switched on. */
function settingsFor(meta: RuleMeta): RuleSettings {
  return meta.strictOnly === true || meta.isOff === true ? { [meta.id]: meta.severity } : {};
}
