import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { afterFrontMatterFix, frontMatterFindings, frontMatterFindingsIn } from '../../../support/frontMatterRules.ts';

describe('frontmatter/required', () => {
  it('says what readers see of a page without a title', () => {
    const files = { 'page.mdx': '---\nsidebarTitle: Page\ndescription: What it is for.\n---\n\nText.\n' };
    assert.match(
      frontMatterFindingsIn(files)[0]?.message ?? '',
      /no `title`, so its heading is derived from the file name/,
    );
  });
});

describe('frontmatter/required', () => {
  it('shows a missing key on the first line and an empty one where it is', () => {
    assert.deepEqual(frontMatterFindings('---\ntitle: A\n---\n'), ['warning frontmatter/required: ---']);
    assert.deepEqual(frontMatterFindings('---\n---\n').length, 2);
    assert.deepEqual(frontMatterFindings('---\ntitle: A\ndescription: ""\n---\n'), [
      'warning frontmatter/required: description: ""',
    ]);
    assert.deepEqual(frontMatterFindings('---\ntitle: A\ndescription:\n---\n'), [
      'warning frontmatter/required: description:',
    ]);
  });

  it('takes numbers for titles', () => {
    assert.deepEqual(frontMatterFindings('---\ntitle: 404\ndescription: true\n---\n'), []);
  });

  for (const line of [
    'openapi: GET /a',
    'openapi-schema: User',
    'api: POST /a',
    'asyncapi: a',
    'url: https://a.example',
  ]) {
    it(`is silent on a page with ${line}`, () => {
      assert.deepEqual(frontMatterFindings(`---\n${line}\n---\n`), []);
    });
  }

  it('says nothing of keys that a syntax error may hide', () => {
    const lines = ['tit', '- a', 'title:A', ' title: A\nmode: wide', '\ttitle: A'];
    for (const line of lines) {
      const rules = frontMatterFindings(`---\n${line}\n---\n`).map((one) => one.split(/[ :]/)[1]);
      assert.deepEqual(rules, ['frontmatter/syntax'], line);
    }
    assert.deepEqual(frontMatterFindings('---\ntitle: A: b\n---\n').length, 2);
  });

  it('offers the first sentence as a description, where it speaks for the complete page', () => {
    const page = (text: string): string => `---\ntitle: A\n---\n\n${text}\n`;
    assert.equal(
      afterFrontMatterFix(page('Send *one* request: [see](/a) how, e.g. this. And more.')),
      page('Send *one* request: [see](/a) how, e.g. this. And more.').replace(
        'title: A',
        'title: A\ndescription: "Send one request: see how, e.g. this."',
      ),
    );
    for (const text of [
      'Short.',
      'No end of a sentence in this text',
      'Version {version} of the thing.',
      '## A\n\nOnly of this section.',
    ]) {
      const [finding] = frontMatterFindingsIn({ 'page.mdx': page(text) });
      assert.deepEqual(finding?.fixes?.() ?? [], [], text);
    }
  });

  it('fills an empty key and keeps what is around it', () => {
    assert.equal(
      afterFrontMatterFix('---\ntitle:\ndescription: a\n---\n\n# B\n'),
      '---\ntitle: B\ndescription: a\n---\n\n# B\n',
    );
    assert.equal(
      afterFrontMatterFix("---\r\ndescription: a\r\ntitle: '' # soon\r\n---\r\n"),
      '---\r\ndescription: a\r\ntitle: Page # soon\r\n---\r\n',
    );
  });

  it('knows a text that became a comment', () => {
    assert.equal(
      afterFrontMatterFix('---\ntitle: #1 "best"\ndescription: a\n---\n'),
      '---\ntitle: \'#1 "best"\'\ndescription: a\n---\n',
    );
  });

  it('corrects a key that is misspelled', () => {
    assert.equal(afterFrontMatterFix('---\ntitle: A\ndescripton: a\n---\n'), '---\ntitle: A\ndescription: a\n---\n');
  });
});
