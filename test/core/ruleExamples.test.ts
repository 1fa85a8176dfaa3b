import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hasFixes } from '../../server/src/core/rules/engine/rule.ts';
import { ruleMetas } from '../../server/src/core/rules/index.ts';
import { lazyForEach } from '../../server/src/core/util/lazy.ts';
import { examplesOf, settingsAlone, settingsFor } from '../support/ruleExamples.ts';
import { afterFix, reportedInFiles, type Files } from '../support/site.ts';

// The examples of docs/rules are what people copy: a wrong one must give its finding and no other, a right one none,
// and every fix that is offered must fix what it says.
for (const meta of ruleMetas) {
  const settings = settingsFor(meta);
  const alone = settingsAlone(meta);

  describe(`docs/rules/${meta.id}.md`, () => {
    const rulePage = examplesOf(meta);

    it('has wrong and right examples', () => {
      assert.ok(rulePage.wrong.length > 0, 'no wrong example');
      assert.ok(rulePage.right.length > 0, 'no right example');
    });

    const reportedIn = lazyForEach((files: Files) => reportedInFiles(files, settings));
    const hasFix = (files: Files): boolean => reportedIn(files).some(hasFixes);

    rulePage.wrong.forEach((files, index) => {
      it(`wrong example ${index + 1} gives exactly this finding`, () => {
        const found = reportedIn(files);
        assert.deepEqual(
          found.map((finding) => finding.rule.id),
          [meta.id],
          found.map((finding) => finding.message).join('\n'),
        );
      });

      it(`the fixes of wrong example ${index + 1} remove it`, () => {
        const [finding] = reportedIn(files);
        const fixes = finding?.fixes?.() ?? [];
        for (const fix of fixes) {
          const fixed = afterFix(files, fix);
          assert.deepEqual(reportedInFiles(fixed, alone), [], `“${fix.title}” leaves the finding`);
          assert.notDeepEqual(fixed, files, `“${fix.title}” changes nothing`);
        }
      });
    });

    it('fixes keep the line ends of a file', () => {
      for (const files of rulePage.wrong.filter(hasFix)) {
        const withReturns: Files = Object.fromEntries(
          Object.entries(files).map(([name, text]) => [name, text.replaceAll(/\r?\n/g, '\r\n')]),
        );
        const fixes = reportedInFiles(withReturns, alone).flatMap(({ fixes: of }) => of?.() ?? []);
        for (const fix of fixes)
          for (const [name, text] of Object.entries(afterFix(withReturns, fix)))
            if (name in withReturns) assert.doesNotMatch(text, /(?<!\r)\n/, `“${fix.title}” in ${name}`);
      }
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
