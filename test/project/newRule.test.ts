import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { filesOfRule, listedIn, rulesFolder } from '../../scripts/generate/ruleTemplate.mjs';

describe('npm run new-rule', () => {
  const areas = readdirSync(rulesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  it('lists a rule last in every area', () => {
    for (const area of areas) {
      const { text } = listedIn(readFileSync(path.join(rulesFolder, area, 'index.ts'), 'utf8'), `${area}/brand-new`);
      assert.match(text, /import \{ brandNew \} from '\.\/brand-new\.ts';\n\n(?:export|\/\*\*)/, area);
      assert.match(text, /: readonly (?:Config|Page)Rule\[\] = \[[^\]]*, brandNew\];/, area);
    }
  });

  it('creates the rule, its page and its test', () => {
    for (const kind of ['config', 'page'] as const) {
      const files = filesOfRule('heading/brand-new', kind);
      assert.deepEqual(Object.keys(files), [
        'server/src/core/rules/heading/brand-new.ts',
        'docs/rules/heading/brand-new.md',
        'test/core/rules/brandNew.test.ts',
      ]);
      for (const [file, text] of Object.entries(files)) assert.ok(text.includes('heading/brand-new'), file);
    }
  });
});
