import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readPage } from '../../../server/src/core/page/readPage.ts';
import { probe } from '../../support/pageRule.ts';
import { completeFrontMatter, siteWithPage } from '../../support/ruleTester.ts';
import { afterFix, findingsInFiles } from '../../support/site.ts';
import { runs } from '../../support/thorough.ts';

const advice = /^component\/(?:prefer-|api-only)/;

describe('component/prefer-expandable, of fields that are collapsed otherwise', () => {
  const rule = probe('component/prefer-expandable');
  const field = (name: string, content: string): string =>
    `<ParamField body="${name}" type="object">\n${content}\n</ParamField>\n`;

  it('says nothing of fields within an expandable, nor of a function that is documented in a field', () => {
    const nested = field('error', field('name', 'The name.'));
    assert.equal(rule.found(nested).length, 1);
    assert.deepEqual(rule.found(`<Expandable title="Parameters">\n${nested}</Expandable>\n`), []);
    assert.deepEqual(rule.found(field('useIt()', `\n## Parameters\n\n${field('name', 'The name.')}`)), []);
  });
});

describe('every rewrite', () => {
  const parts = [
    '1. Open it.\n\n   ```js\n   a\n   ```\n2. Click **it**:\n\n   <Frame>\n     ![A](/a.png)\n   </Frame>\n3. Run [it](/b)\n',
    '> **Note:** Wait.\n> Longer.\n',
    '> [!TIP]\n> - a\n>   - b\n',
    ':::info Title\nWait.\n\n:::\n',
    '```js\na\n```\n\n```py\nb\n```\n',
    '<details>\n<summary>A</summary>\n\n- b\n\n</details>\n',
    '## macOS\n\nText.\n\n## Linux\n\n<Note>\n  Text.\n</Note>\n',
    '<ResponseField name="a" type="object">\n  <ResponseField name="b" type="string">B.</ResponseField>\n</ResponseField>\n',
    '<RequestExample>\n```bash\na b\n```\n\n```js\nb\n```\n</RequestExample>\n',
    'Text.\n',
    '## Next\n',
  ];
  const body = fc
    .tuple(
      fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 5 }),
      fc.constantFrom('\n', ''),
      fc.constantFrom('\n', '\r\n'),
      fc.constantFrom(undefined, ['<Tabs>\n  <Tab title="A">\n\n', '\n  </Tab>\n</Tabs>\n'] as const),
    )
    .map(([chosen, gap, lineEnd, around]) => {
      const inner = chosen.join(gap);
      const text = around === undefined ? inner : around[0] + inner.replace(/^(?=.)/gm, '    ') + around[1];
      return text.replaceAll('\n', lineEnd);
    });

  it('leaves a page that can be read, and removes its finding', () => {
    fc.assert(
      fc.property(body, (text) => {
        const files = siteWithPage(text);
        const before = findingsInFiles(files).filter(({ rule }) => advice.test(rule.id));
        const syntaxErrors = readPage(files['page.mdx'] ?? '').problems.length;
        for (const finding of before) {
          for (const fix of finding.fixes?.() ?? []) {
            const after = afterFix(files, fix);
            const left = findingsInFiles(after).filter(({ rule }) => rule.id === finding.rule.id);
            assert.equal(left.length, before.filter(({ rule }) => rule.id === finding.rule.id).length - 1, fix.title);
            assert.ok(readPage(after['page.mdx'] ?? '').problems.length <= syntaxErrors, fix.title);
            if (text.includes('\r\n'))
              assert.ok(!/(?<!\r)\n/.test((after['page.mdx'] ?? '').slice(completeFrontMatter.length)));
          }
        }
      }),
      { numRuns: runs(12, 1_000) },
    );
  });
});
