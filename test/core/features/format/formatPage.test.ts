import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatPage, formatText } from '../../../../server/src/core/features/format/formatPage.ts';
import { shapeOf } from '../../../../server/src/core/features/format/pageShape.ts';
import { readPage } from '../../../../server/src/core/page/readPage.ts';
import { applyEdits } from '../../../../server/src/core/text/textEdit.ts';
import { anyPage } from '../../../support/anyPage.ts';
import { runs } from '../../../support/thorough.ts';

function formatted(text: string): string {
  return formatText(readPage(text));
}

/** Asserts that a page becomes another, which then stays as it is. */
function becomes(before: string, after: string): void {
  assert.equal(formatted(before), after);
  assert.equal(formatted(after), after, 'a second time');
}

describe('formatting a page', () => {
  it('aligns tables, wide letters included, and leaves the padding out of very wide ones', () => {
    becomes(
      'a | b\n-|:-:\n`x\\|y` | 日本\n| long one | |\n',
      '| a        |  b   |\n| -------- | :--: |\n| `x\\|y`   | 日本 |\n| long one |      |\n',
    );
    const long = 'x'.repeat(150);
    becomes(`|a|b|\n|---|--:|\n|${long}|c|\n`, `| a | b |\n| --- | --: |\n| ${long} | c |\n`);
  });

  it('gives lists one mark and counts their items, but keeps numbers that are all equal', () => {
    becomes('- a\n- b\n\nText.\n\n* c\n', '- a\n- b\n\nText.\n\n- c\n');
    becomes('-   a\n-  b\n', '- a\n- b\n');
    becomes('1. a\n2. b\n2. c\n', '1. a\n2. b\n3. c\n');
    becomes('1. a\n1. b\n', '1. a\n1. b\n');
  });

  it('keeps lists apart that only their marks separate', () => {
    const text = '- a\n- b\n\n* c\n';
    assert.equal(formatted(text), text);
  });

  it('sets blocks apart with one blank line, outside of lists and between a tag and its content', () => {
    becomes(
      '---\ntitle: A\n---\n## B\nText.\n- c\n  ```js\n  d\n  ```\n\n\n\n<Note>\nText.\n</Note>\n## E\n',
      '---\ntitle: A\n---\n\n## B\n\nText.\n\n- c\n  ```js\n  d\n  ```\n\n<Note>\nText.\n</Note>\n\n## E\n',
    );
    const comment = '{/* docsight-disable-next-line heading/increment */}\n## A\n';
    assert.equal(formatted(comment), comment, 'a comment stays with its line');
  });

  it('puts the attributes of long tags on lines of their own', () => {
    const long = 'What happens to your data when you close your account';
    becomes(
      `<Card title="${long}" icon="lock" href="/security/data-retention">\n  Text.\n</Card>\n`,
      `<Card\n  title="${long}"\n  icon="lock"\n  href="/security/data-retention"\n>\n  Text.\n</Card>\n`,
    );
    const inline = `<Card title="${long}" icon="lock" href="/security/data-retention">Text.</Card>\n`;
    assert.equal(formatted(inline), inline);
  });

  it('puts title and description first in the front matter, in double quotes if in any', () => {
    becomes(
      "---\nicon: lock\ndescription: 'About it'\ntitle: A\n---\n",
      '---\ntitle: A\ndescription: "About it"\nicon: lock\n---\n',
    );
    for (const kept of ['---\nicon: a\n# What it is\ntitle: A\n---\n', "---\ntags:\n  - b\ntitle: 'it''s'\n---\n"]) {
      assert.equal(formatted(kept), kept);
    }
  });

  it('removes spaces at the ends of lines and blank lines, but no line break and nothing in code', () => {
    becomes('One  \ntwo \n \n  \nthree  ', 'One  \ntwo\n\nthree\n');
    const code = '```sh\na  \n\n\n\nb\n```\n';
    assert.equal(formatted(code), code);
    becomes('A \r\n\r\n\r\n\r\nB\r\n', 'A\r\n\r\nB\r\n');
  });

  it('leaves a page with syntax errors alone', () => {
    const text = '<Note>\nText. \n';
    assert.equal(formatted(text), text);
  });

  it('changes only what touches a range', () => {
    const text = '* a\n* b\n\nText. \n\n- c\n- d\n- e\n';
    const edits = formatPage(readPage(text), undefined, { start: 10, end: 12 });
    assert.equal(applyEdits(text, edits), '* a\n* b\n\nText.\n\n- c\n- d\n- e\n');
  });

  it('leaves any page the same to readers, and changes nothing a second time', () => {
    fc.assert(
      fc.property(anyPage, (text) => {
        const page = readPage(text);
        const after = formatted(text);
        assert.equal(shapeOf(readPage(after)), shapeOf(page));
        assert.equal(formatted(after), after);
        assert.equal(applyEdits(text, formatPage(page)), after);
      }),
      { numRuns: runs(200, 5000) },
    );
  });
});
