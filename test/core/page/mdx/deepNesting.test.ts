import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPage } from '../../../../server/src/core/page/readPage.ts';
import { findingsInFiles, configWith } from '../../../support/site.ts';

// A few kilobytes that are nested deeply enough end the process that reads them; no handler catches that.

const nested: Readonly<Record<string, (depth: number) => string>> = {
  templates: (depth) => `${'`${'.repeat(depth)}1${'}`'.repeat(depth)}`,
  elements: (depth) => `${'<a>{'.repeat(depth)}1${'}</a>'.repeat(depth)}`,
  tags: (depth) => `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`,
  lists: (depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`,
  objects: (depth) => `${'{a:'.repeat(depth)}1${'}'.repeat(depth)}`,
  parentheses: (depth) => `${'('.repeat(depth)}1${')'.repeat(depth)}`,
  conditions: (depth) => `${'a ? b : '.repeat(depth)}c`,
  negations: (depth) => `${'!'.repeat(depth)}a`,
  functions: (depth) => `${'a => '.repeat(depth)}a`,
  sums: (depth) => `${'a + '.repeat(depth)}a`,
  calls: (depth) => `${'a('.repeat(depth)}${')'.repeat(depth)}`,
  patterns: (depth) => `(${'['.repeat(depth)}a${']'.repeat(depth)}) => a`,
  blocks: (depth) => `() => ${'{'.repeat(depth)}${'}'.repeat(depth)}`,
};

/** The rules that report something on a page of which this is the body. */
function rulesFor(body: string): readonly string[] {
  const text = `---\ntitle: Page\ndescription: About it.\n---\n\n${body}\n`;
  const config = configWith({ navigation: [{ group: 'Start', pages: ['page'] }] });
  const found = findingsInFiles({ 'docs.json': config, 'page.mdx': text });
  return found.filter(({ file }) => file === 'page.mdx').map(({ rule }) => rule.id);
}

describe('an expression that is nested', () => {
  for (const [what, write] of Object.entries(nested)) {
    it(`in ${what}, as deeply as anybody writes, is read`, () => {
      // That nothing defines `a` is no matter of how deeply it is nested.
      const rules = rulesFor(`{${write(40)}}`).filter((rule) => rule !== 'mdx/undefined-name');
      assert.deepEqual(rules, []);
      assert.ok(rulesFor(`{${write(40)} 1}`).includes('mdx/syntax'));
    });

    it(`in ${what}, more deeply than the stack bears, neither ends the process nor is called wrong`, () => {
      assert.deepEqual(rulesFor(`{${write(3_000)}}`), []);
      assert.equal(readPage(`export const a = ${write(3_000)};\n`).problems.length, 0);
    });
  }
});

describe('text that is nested', () => {
  const around = [
    ['> ', ''],
    ['- ', ''],
    ['[', '](/page)'],
    ['*', '*'],
    ['<div>', '</div>'],
    ['<Card title="A">', '</Card>'],
  ];
  for (const [before = '', after = ''] of around) {
    it(`in ${before} a thousand times does not end the process`, () => {
      const rules = rulesFor(`${before.repeat(1_000)}a${after.repeat(1_000)}`);
      assert.ok(Array.isArray(rules));
    });
  }
});
