import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { guessLanguage } from '../../server/src/core/code/guessLanguage.ts';
import { frontMatterCursorAt } from '../../server/src/core/features/page/frontMatter/cursor.ts';
import { readFenceMeta } from '../../server/src/core/page/fences/fenceMeta.ts';
import { splitSections } from '../../server/src/core/page/frontMatter/sections.ts';
import { BracketScanner } from '../../server/src/core/page/mdx/script/bracketScanner.ts';
import { isEmptyScript } from '../../server/src/core/page/mdx/script/checkScript.ts';
import { readPage } from '../../server/src/core/page/readPage.ts';
import { plainText } from '../../server/src/core/text/markdown.ts';
import { configWith, findingsInFiles } from '../support/site.ts';

// Texts that a careless pattern would look at for minutes, or for longer than anybody lives: reading them must simply end.

/** The rules that find something on a page with a body. */
function rulesFor(body: string): ReadonlySet<string> {
  const text = `---\ntitle: Page\ndescription: About it.\n---\n\n${body}`;
  const config = configWith({ navigation: [{ group: 'Start', pages: ['page'] }] });
  return new Set(findingsInFiles({ 'docs.json': config, 'page.mdx': text }).map(({ rule }) => rule.id));
}

describe('an editor never hangs on', () => {
  it('front matter that nothing closes and a line below it that is no key', () => {
    const text = `---\n${' - a: b\n'.repeat(500)}${'\ta: b\r\n'.repeat(40)}no key\n`;
    assert.equal(frontMatterCursorAt(readPage(`${text}ti`), text.length + 2), undefined);
    const begun = text.slice(0, text.indexOf('no key'));
    assert.equal(frontMatterCursorAt(readPage(`${begun}ti`), begun.length + 2)?.role, 'key');
  });

  it('a key of front matter with spaces that no colon follows', () => {
    const [first, second] = splitSections(`title${' '.repeat(400_000)}x\ntitle${' '.repeat(400_000)}: Page\n`);
    assert.equal(first?.key, undefined);
    assert.equal(second?.key?.written, 'title');
  });

  it('a title of tildes', () => {
    assert.equal(plainText('~ '.repeat(400_000)).length, 3001);
  });

  it('many comments in an expression', () => {
    const comments = '/* a */ // b\n '.repeat(5_000);
    assert.equal(isEmptyScript(comments), true);
    assert.equal(isEmptyScript(`${comments} x`), false);
    assert.deepEqual(
      readPage(`{${'/* a */ '.repeat(40)}x}\n\n{${'/* a */ '.repeat(40)}}\n`).expressions.map((one) => one.isComment),
      [false, true],
    );
  });

  it('a comment within a comment that ends a line', () => {
    assert.equal(isEmptyScript('// /* \n x /* */ \n'), false);
  });

  it('many comments in a block without a language', () => {
    assert.equal(guessLanguage(`${'#  #  # a\n\n'.repeat(200)}x`), undefined);
    assert.equal(guessLanguage(`${'//  //  // a\n\n'.repeat(200)}x`), undefined);
    assert.equal(guessLanguage(`${'#  # a\n\n'.repeat(200)}import os\n\nprint(os.name)`), 'python');
  });

  it('a block whose lines are very long', () => {
    assert.equal(guessLanguage(`@${'a'.repeat(400_000)}\ndef main(${')'.repeat(400_000)}`), undefined);
    assert.equal(guessLanguage(`import os\nclass ${'a'.repeat(400_000)}`), undefined);
    assert.equal(guessLanguage(`const a = require('a');${'\n'.repeat(400_000)}const b = a();`), 'javascript');
  });

  it('the opening line of a block that is one long word', () => {
    for (const info of ['a'.repeat(400_000), `${'a'.repeat(400_000)}=1`]) {
      const page = readPage(`\`\`\`${info}\ncode\n\`\`\`\n`);
      const [fence] = page.fences;
      assert.ok(fence);
      assert.equal(readFenceMeta(page.text, fence).language?.value, info.endsWith('=1') ? undefined : info);
    }
  });

  it('a tag that breaks off after many spaces', () => {
    const whitespace = ' '.repeat(200_000);
    assert.ok(rulesFor(`<Card title="a${whitespace}b${whitespace}c=" d" />\n`).has('mdx/syntax'));
  });

  it('directives that nothing ends', () => {
    assert.ok(!rulesFor(':::note\ntext\n\n'.repeat(4_000)).has('component/prefer-callout'));
    assert.ok(!rulesFor(`:::note${' '.repeat(200_000)}{.a}\ntext\n:::\n`).has('component/prefer-callout'));
  });

  it('slashes, quotes and brackets on one line that nothing closes', () => {
    for (const piece of ['(/[', '[/(]', '\\"', "\\'"]) {
      const text = `{${piece.repeat(15_000)}`;
      assert.equal(new BracketScanner(text, text.length, 'braces').endOf(0), undefined);
    }
  });

  it('titles of links that nothing closes', () => {
    assert.deepEqual(readPage('[a](b (c '.repeat(20_000)).links, []);
  });
});
