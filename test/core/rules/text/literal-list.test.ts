import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

describe('text/literal-list', () => {
  const rule = probe('text/literal-list');

  it('makes items of adjacent lines without spaces after their markers', () => {
    for (const [written, fixed] of [
      ['-One thing\n-Another\n', '- One thing\n- Another\n'],
      ['Needs:\n-One thing\n-Another\n', 'Needs:\n- One thing\n- Another\n'],
      ['*one thing\n*[another](/)\n*L’autre\n', '* one thing\n* [another](/)\n* L’autre\n'],
      ['1.Open it.\n2.**Close** it.\n', '1. Open it.\n2. **Close** it.\n'],
      ['1)Open it.\r\n2)Close it.\r\n', '1) Open it.\r\n2) Close it.\r\n'],
      ['1.開く\n2.［閉じる］\n', '1. 開く\n2. ［閉じる］\n'],
      ['Needs:\n*One thing\n*Another\n', 'Needs:\n* One thing\n* Another\n'],
      ['> -One thing\n> -Another\n', '> - One thing\n> - Another\n'],
      ['- Item\n\n  -One thing\n  -Another\n', '- Item\n\n  - One thing\n  - Another\n'],
    ] as const)
      assert.equal(rule.fixed(written, 'Add spaces'), fixed);
  });

  it('makes an item of a line next to one', () => {
    for (const [written, fixed] of [
      ['- One\n-Another\n', '- One\n- Another\n'],
      ['-One\n- Another\n', '- One\n- Another\n'],
      ['1. Open it.\n2.Close it.\n3. Go.\n', '1. Open it.\n2. Close it.\n3. Go.\n'],
      ['-[Docs](https://acme.dev/a)\n\nText.\n', '- [Docs](https://acme.dev/a)\n\nText.\n'],
    ] as const)
      assert.equal(rule.fixed(written, 'Add a space'), fixed);
  });

  it('is one finding for each list', () => {
    assert.deepEqual(rule.found('-One\n-Two\n\nText.\n\n-Three\n-Four\n'), ['-One', '-Three']);
    assert.deepEqual(rule.found('-One\n-Two\n*Three\n*Four\n*Five\n'), ['-One', '*Three']);
  });

  it('leaves lines alone that may be something else', () => {
    for (const body of [
      '-One\n',
      '*Required\n',
      '*Required\n*Only in the paid plan\n',
      'Price*\n*Without taxes\n*In dollars\n',
      'Text\n-One\nmore text\n',
      '-v Verbose\n-h Help\n',
      '--all All\n--none None\n',
      '-1 one\n-2 two\n',
      '*.md files\n*.mdx files\n',
      '*Bold* text\n*More* text\n',
      '**Bold** text\n**More** text\n',
      '1.x is old\n2.x is new\n',
      '1.5 is old\n2.5 is new\n',
      '2.Open it.\n5.Close it.\n',
      '-One\n\n-Two\n',
      '-[Docs](/a) and more\n',
      '```\n-One\n-Two\n```\n',
      '{`\n-One\n-Two\n`}\n',
      '`\n-One\n-Two`\n',
      '$$\n-One\n-Two\n$$\n',
      '\\-One\n\\-Two\n',
    ])
      assert.deepEqual(rule.found(body), [], body);
  });
});
