import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import {
  filesOfRule,
  kinds,
  listedIn,
  pagePlaceholders,
  rulesFolder,
  usualKind,
} from '../../scripts/generate/ruleTemplate.mjs';

describe('npm run new-rule', () => {
  const areas = readdirSync(rulesFolder, { withFileTypes: true })
    .filter(({ name }) => existsSync(path.join(rulesFolder, name, 'index.ts')))
    .map(({ name }) => name);

  it('lists a rule of any kind last in every area', () => {
    for (const area of areas) {
      const index = readFileSync(path.join(rulesFolder, area, 'index.ts'), 'utf8');
      for (const kind of kinds) {
        const text = listedIn(index, `${area}/brand-new`, kind);
        assert.match(text, /import \{ brandNew \} from '\.\/brand-new\.ts';\n\nexport/, area);
        assert.match(text, new RegExp(`\\n  ${kind}: \\[(?:[^\\]]*, )?brandNew\\]`), `${area} ${kind}`);
      }
    }
  });

  it('takes the kind of most rules in an area', () => {
    const kindOf = (area: string): string => usualKind(readFileSync(`${rulesFolder}/${area}/index.ts`, 'utf8'));
    assert.deepEqual(['config', 'navigation', 'heading', 'link'].map(kindOf), ['config', 'config', 'page', 'page']);
  });

  it('creates the rule, its page and its test', () => {
    for (const kind of kinds) {
      const files = filesOfRule('heading/brand-new', kind);
      assert.deepEqual(Object.keys(files), [
        'server/src/core/rules/heading/brand-new.ts',
        'docs/rules/heading/brand-new.md',
        'test/core/rules/heading/brand-new.test.ts',
      ]);
      for (const [file, text] of Object.entries(files)) assert.ok(text.includes('heading/brand-new'), file);
    }
  });
});

describe('the page of a rule', () => {
  const pages = readdirSync('docs/rules', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));

  it('says something of its own in each section', () => {
    for (const file of pages) {
      const text = readFileSync(path.join('docs/rules', file), 'utf8');
      const left = [...Object.values(pagePlaceholders), 'Replace me'].filter((one) => text.includes(one));
      assert.deepEqual(left, [], `${file} has text of the template`);
    }
  });
});
