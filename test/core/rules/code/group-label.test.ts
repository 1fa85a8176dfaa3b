import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';
import { probeArea } from '../../../support/ruleTester.ts';
import { configWith, findingsInFiles } from '../../../support/site.ts';

const { found, fixes } = probeArea(/^code\//, {
  'code/incomplete': 'info',
  'code/language-mismatch': 'info',
  'code/invalid-json': 'info',
});

describe('code/group-label', () => {
  it('leaves groups alone that list their languages', () => {
    const blocks = '```js\na\n```\n\n```py\nb\n```\n';
    const rule = probe('code/group-label');
    assert.deepEqual(rule.found(`<CodeGroup dropdown>\n\n${blocks}\n</CodeGroup>\n`), []);
    assert.deepEqual(rule.found(`<CodeGroup dropdown={false}>\n\n${blocks}\n</CodeGroup>\n`).length, 2);
  });

  const group = (...blocks: readonly string[]): string => `<CodeGroup>\n${blocks.join('\n\n')}\n</CodeGroup>\n`;
  const block = (info: string, code = 'x'): string => `\`\`\`${info}\n${code}\n\`\`\``;

  it('is one finding for all groups of a site that have only one block, as people write them', () => {
    const body = `---\ntitle: A\n---\n\n${group(block('js'))}\n${group(block('py'))}`;
    const causes = findingsInFiles({
      'docs.json': configWith({ navigation: [{ group: 'A', pages: ['a', 'b'] }] }),
      'a.mdx': body,
      'b.mdx': body,
    }).flatMap(({ rule, cause }) => (rule.id === 'code/group-label' ? [cause] : []));
    assert.equal(causes.length, 4);
    assert.deepEqual([...new Set(causes)].length, 1, causes.join());
    assert.notEqual(causes[0], undefined);
  });

  it('takes every form of a label', () => {
    assert.deepEqual(found(group(block('js Node.js'), block('py title="Python" lines'), block('go wrap Go 1.24'))), []);
  });

  it('labels a block by its language, and a call of curl as such', () => {
    assert.equal(
      fixes(group(block('js A'), block('bash lines', 'curl https://acme.example')))['Set the label to `cURL`'],
      group(block('js A'), block('bash cURL lines', 'curl https://acme.example')),
    );
  });

  it('leaves a group alone in which a fence is missing, which is reported there', () => {
    const open = '```js\nx\n';
    assert.deepEqual(found(group(open, block('py'))), ['code/unclosed: ```js']);
    assert.equal(found(group(block('py'))).length, 1);
  });

  it('offers no label that another block has', () => {
    assert.deepEqual(fixes(group(block('py Python'), block('py'))), {});
  });

  it('removes a group that contains a single block without a label', () => {
    assert.equal(fixes(`Text.\n\n${group(block('js'))}`)['Remove the `CodeGroup`'], `Text.\n\n${block('js')}\n`);
    assert.deepEqual(found(group(block('js Node.js'))), []);
    assert.deepEqual(found(group(block('js'), block('py'))).length, 2);
  });

  it('says nothing of blocks in examples, in the page, or in a group of the page itself', () => {
    assert.deepEqual(found(`<RequestExample>\n${block('js')}\n</RequestExample>\n\n${block('js')}\n`), []);
    assert.deepEqual(
      found(`import { CodeGroup } from "/snippets/group.jsx";\n\n${group(block('js'), block('py'))}`),
      [],
    );
  });
});
