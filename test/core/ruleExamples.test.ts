import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { configRules } from '../../server/src/core/rules/index.ts';
import type { Fix } from '../../server/src/core/rules/rule.ts';
import { applyEdits } from '../../server/src/core/text/textEdit.ts';
import { findingsIn, siteOf, type Files } from '../support/site.ts';
import { readRulePage } from '../support/rulePage.ts';

// The examples of docs/rules are what people copy: a wrong one must give its finding and no other, a right one none,
// and every fix that is offered must mend what it says.
for (const { meta } of configRules) {
  describe(`docs/rules/${meta.id}.md`, () => {
    const rulePage = readRulePage(readFileSync(`docs/rules/${meta.id}.md`, 'utf8'));

    it('has wrong and right examples', () => {
      assert.ok(rulePage.wrong.length > 0, 'no wrong example');
      assert.ok(rulePage.right.length > 0, 'no right example');
    });

    rulePage.wrong.forEach((files, index) => {
      it(`wrong example ${index + 1} gives exactly this finding`, () => {
        const found = findingsIn(siteOf(files));
        assert.deepEqual(
          found.map((finding) => finding.rule.id),
          [meta.id],
          found.map((finding) => finding.message).join('\n'),
        );
      });

      it(`the fixes of wrong example ${index + 1} mend it`, () => {
        const [finding] = findingsIn(siteOf(files));
        const fixes = finding?.fixes?.() ?? [];
        for (const fix of fixes) {
          const mended = afterFix(files, fix);
          const left = findingsIn(siteOf(mended)).filter(({ rule }) => rule.id === meta.id);
          assert.deepEqual(left, [], `“${fix.title}” leaves the finding`);
          assert.notDeepEqual(mended, files, `“${fix.title}” changes nothing`);
        }
      });
    });

    rulePage.right.forEach((files, index) => {
      it(`right example ${index + 1} is clean`, () => {
        const found = findingsIn(siteOf(files));
        assert.deepEqual(
          found.map((finding) => `${finding.rule.id}: ${finding.message}`),
          [],
        );
      });
    });
  });
}

describe('fixable rules', () => {
  for (const { meta } of configRules) {
    it(`${meta.id} offers a fix in some example exactly when it says so`, () => {
      const { wrong } = readRulePage(readFileSync(`docs/rules/${meta.id}.md`, 'utf8'));
      const offers = wrong.some((files) =>
        findingsIn(siteOf(files)).some((found) => (found.fixes?.() ?? []).length > 0),
      );
      assert.equal(offers, meta.fixable);
    });
  }
});

function afterFix(files: Files, fix: Fix): Files {
  const result = { ...files };
  for (const edit of fix.edits) {
    result[edit.file] = edit.kind === 'create' ? edit.text : applyEdits(files[edit.file] ?? '', edit.edits);
  }
  return result;
}
