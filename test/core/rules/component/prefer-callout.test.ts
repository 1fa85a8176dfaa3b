import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probeArea } from '../../../support/ruleTester.ts';

const advice = /^component\/(?:prefer-|api-only)/;
const { found, fixed } = probeArea(advice);

describe('component/prefer-callout', () => {
  const forms: readonly (readonly [string, string])[] = [
    ['> **Note:** Wait.', '<Note>\n  Wait.\n</Note>'],
    ['> **Note** - Wait.', '<Note>\n  Wait.\n</Note>'],
    ['> ⚠️ **Warning**: Wait.', '<Warning>\n  Wait.\n</Warning>'],
    ['> Tip: Wait.', '<Tip>\n  Wait.\n</Tip>'],
    ['> **Important**\n>\n> Wait.\n> Longer.', '<Warning>\nWait.\nLonger.\n</Warning>'],
    ['> [!INFO]\n> Wait.', '<Info>\n  Wait.\n</Info>'],
    ['> [!note] Title\n> Wait.', '<Note>\n**Title**\n\nWait.\n</Note>'],
    [':::caution\nWait.\n:::', '<Warning>\n  Wait.\n</Warning>'],
    [':::tip[Title]\n\nWait.\n\n```text\n:::\n```\n\n:::', '<Tip>\n**Title**\n\nWait.\n\n```text\n:::\n```\n</Tip>'],
    ['- A:\n\n  > **Note:** Wait.', '- A:\n\n  <Note>\n    Wait.\n  </Note>'],
  ];
  for (const [written, converted] of forms) {
    it(`reads ${JSON.stringify(written)}`, () => {
      assert.equal(fixed(`${written}\n`), `${converted}\n`);
      assert.equal(fixed(`${written}\n`.replaceAll('\n', '\r\n')), `${converted}\n`.replaceAll('\n', '\r\n'));
    });
  }

  it('keeps what is next to the quote apart from it', () => {
    assert.equal(fixed('Text.\n> **Note:** Wait.\n\nMore.\n'), 'Text.\n\n<Note>\n  Wait.\n</Note>\n\nMore.\n');
  });

  it('leaves quotes alone in lists of changes', () => {
    const quote = '> **Note:** Restart it.\n';
    assert.deepEqual(found(`<Update label="May">\n\n${quote}\n</Update>\n`), []);
    assert.deepEqual(found(quote, { file: 'changelog.mdx' }), []);
    assert.equal(found(quote, { file: 'changes.mdx' }).length, 1);
  });

  it('leaves quotes and colons alone that are no remarks', () => {
    const others = [
      '> To be or not to be.',
      '> **Note that** this is quoted.',
      '> **Rationale:** It was so.',
      '> **Note**',
      '> [!NOTE]',
      '::: acme.module',
      ':::note\nIt never ends.',
      '```text\n:::note\nA\n:::\n```',
      '<Note>\n> **Note:** Twice.\n</Note>',
    ];
    for (const other of others) assert.deepEqual(found(`${other}\n`), [], other);
  });
});
