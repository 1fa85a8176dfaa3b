import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countWords, readingMinutes } from '../../../server/src/core/text/wordCount.ts';

describe('the word count', () => {
  it('has what readers see', () => {
    const page = [
      '---\ntitle: Not counted\n---\n',
      "import A from './a.mdx';\nimport B from './b.mdx';\n",
      'One [two three](/four/five), <Tip title="six">four</Tip>.\n',
      '```js\nnot counted\n```\n',
      '{/* not counted */}\n',
      '- five https://example.com/not\n',
    ].join('\n');
    assert.equal(countWords(page), 5);
    assert.equal(countWords('设置 文件夹'), countWords('设置文件夹'));
    assert.equal(countWords('设置文件夹'.repeat(1000)), 1000 * countWords('设置文件夹'));
    assert.equal(countWords("It’s a file.name, don't use version 1.2 of read_file."), 9);
    assert.equal(countWords(`One {/* ${'{/* <!-- '.repeat(100_000)}`), 1);
    assert.equal(countWords('```js\nopen until the end\n'), 0);
  });

  it('gives the minutes for reading them', () => {
    assert.equal(readingMinutes(0), 1);
    assert.equal(readingMinutes(700), 3);
  });
});
