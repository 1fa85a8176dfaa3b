import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { defaultFormat, formatPage, formatText } from '../../../../server/src/core/features/format/formatPage.ts';
import { shapeOf } from '../../../../server/src/core/features/format/pageShape.ts';
import { readPage } from '../../../../server/src/core/page/readPage.ts';
import { applyEdits } from '../../../../server/src/core/text/textRange.ts';
import { anyPage } from '../../../support/anyPage.ts';
import { runs } from '../../../support/thorough.ts';

function formatted(text: string, isStrict = false): string {
  return formatText(readPage(text), { ...defaultFormat, isStrict });
}

/** Asserts that a page becomes another, which then stays as it is. */
function becomes(before: string, after: string, isStrict = false): void {
  assert.equal(formatted(before, isStrict), after);
  assert.equal(formatted(after, isStrict), after, 'a second time');
}

function stays(text: string): void {
  assert.equal(formatted(text), text);
}

describe('formatting a page', () => {
  it('aligns tables that have begun to be, wide letters included', () => {
    becomes(
      '| a      |  b |\n|-|:-:|\n| `x\\|y`   | 日本 |\n| long one | |\n',
      '| a        |  b   |\n| -------- | :--: |\n| `x\\|y`   | 日本 |\n| long one |      |\n',
    );
    stays('| a | b |\n|---|---|\n| `x` | a long one |\n');
    stays('a | b\n-|-\nc | d\n');
    stays('| a        | b      |\n|----------|--------|\n| c        | d      |\n');
    stays(`| a    | b  |\n|---|--:|\n| ${'x'.repeat(150)}  | c   |\n`);
  });

  it('gives lists one mark and counts their items, but keeps numbers that are all equal', () => {
    becomes('- a\n- b\n\nText.\n\n* c\n', '- a\n- b\n\nText.\n\n- c\n');
    becomes('- a\n- b\n-  c\n', '- a\n- b\n- c\n');
    stays('-   a\n-   b\n');
    stays('* a\n  + b\n    - c\n\nText.\n\n* d\n  + e\n');
    becomes('1. a\n2. b\n2. c\n', '1. a\n2. b\n3. c\n');
    stays('1. a\n1. b\n');
  });

  it('keeps lists apart that only their marks separate', () => {
    const text = '- a\n- b\n\n* c\n';
    assert.equal(formatted(text), text);
  });

  it('sets blocks apart where most of a page does', () => {
    becomes('## A\n\nText.\n\n## B\nText.\n', '## A\n\nText.\n\n## B\n\nText.\n');
    stays('## A\nText.\n\n## B\nText.\n- a\n');
    stays('---\ntitle: A\n---\nText.\n\n\tMore.\n');
    becomes('```\na\n```\n\n```\nb\n```\n```\nc\n```\n', '```\na\n```\n\n```\nb\n```\n\n```\nc\n```\n');
  });

  it('puts the attributes of long tags on lines of their own where most of a page does', () => {
    const long = `<Card title="${'What happens to your data when you close it'.repeat(2)}" icon="lock" href="/a">\n  Text.\n</Card>\n`;
    const split = '<Card\n  title="A"\n  icon="lock"\n>\n  Text.\n</Card>\n';
    stays(`${long}\n${split}`);
    assert.match(formatted(`${split}\n${split}\n${long}`), /\n {2}icon="lock"\n {2}href="\/a"\n>/);
  });

  it('uses double quotes in front matter where most of a page does, and keeps its order', () => {
    becomes(
      '---\nicon: "lock"\ndescription: \'About it\'\ntitle: "A"\n---\n',
      '---\nicon: "lock"\ndescription: "About it"\ntitle: "A"\n---\n',
    );
    stays("---\nicon: \"lock\"\ndescription: 'About it'\ntitle: 'A'\n---\n");
  });

  it('removes spaces at the ends of lines and blank lines, but no line break and nothing in code', () => {
    becomes('One  \ntwo \n \n  \nthree  ', 'One  \ntwo\n\nthree\n');
    const code = '```sh\na  \n\n\n\nb\n```\n';
    assert.equal(formatted(code), code);
    becomes('A \r\n\r\n\r\n\r\nB\r\n', 'A\r\n\r\nB\r\n');
    // Whoever writes the whole text writes one kind of line ends.
    assert.equal(formatted('A\r\rB'), 'A\n\nB\n');
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

  for (const isStrict of [false, true]) {
    it(`leaves any page the same to readers${isStrict ? ', strictly too' : ''}, and changes nothing a second time`, () => {
      fc.assert(
        fc.property(anyPage, (text) => {
          const page = readPage(text);
          const after = formatted(text, isStrict);
          assert.equal(shapeOf(readPage(after)), shapeOf(page));
          assert.equal(formatted(after, isStrict), after);
          assert.equal(applyEdits(text, formatPage(page, { ...defaultFormat, isStrict })), after);
        }),
        { numRuns: runs(50, 5_000) },
      );
    });
  }
});

describe('formatting all pages alike', () => {
  it('aligns every table, and leaves the padding out of very wide ones', () => {
    becomes('a | b\n-|:-:\nlong one | |\n', '| a        |  b  |\n| -------- | :-: |\n| long one |     |\n', true);
    const long = 'x'.repeat(150);
    becomes(`|a|b|\n|---|--:|\n|${long}|c|\n`, `| a | b |\n| --- | --: |\n| ${long} | c |\n`, true);
  });

  it('sets blocks apart with one blank line, outside of lists and between a tag and its content', () => {
    becomes(
      '---\ntitle: A\n---\n## B\nText.\n- c\n  ```js\n  d\n  ```\n\n\n\n<Note>\nText.\n</Note>\n## E\n',
      '---\ntitle: A\n---\n\n## B\n\nText.\n\n- c\n  ```js\n  d\n  ```\n\n<Note>\nText.\n</Note>\n\n## E\n',
      true,
    );
    const comment = '{/* docsight-disable-next-line heading/increment */}\n## A\n';
    assert.equal(formatted(comment, true), comment, 'a comment stays with its line');
  });

  it('puts the attributes of long tags on lines of their own', () => {
    const long = 'What happens to your data when you close your account';
    becomes(
      `<Card title="${long}" icon="lock" href="/security/data-retention">\n  Text.\n</Card>\n`,
      `<Card\n  title="${long}"\n  icon="lock"\n  href="/security/data-retention"\n>\n  Text.\n</Card>\n`,
      true,
    );
    const inline = `<Card title="${long}" icon="lock" href="/security/data-retention">Text.</Card>\n`;
    assert.equal(formatted(inline, true), inline);
  });

  it('puts title and description first in the front matter, in double quotes if in any', () => {
    becomes(
      "---\nicon: lock\ndescription: 'About it'\ntitle: A\n---\n",
      '---\ntitle: A\ndescription: "About it"\nicon: lock\n---\n',
      true,
    );
    for (const kept of ['---\nicon: a\n# What it is\ntitle: A\n---\n', "---\ntags:\n  - b\ntitle: 'it''s'\n---\n"]) {
      assert.equal(formatted(kept, true), kept);
    }
  });
});
