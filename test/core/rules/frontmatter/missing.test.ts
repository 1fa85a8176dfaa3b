import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  afterFrontMatterFix,
  frontMatterFindings,
  frontMatterFindingsIn,
  withFrontMatter,
} from '../../../support/frontMatterRules.ts';
import { configWith, findingsInFiles } from '../../../support/site.ts';

describe('frontmatter/missing', () => {
  it('shows the first line of a page without front matter, and an empty page too', () => {
    assert.deepEqual(frontMatterFindings('\n\nJust text.\nMore.\n'), ['warning frontmatter/missing: Just text.']);
    assert.deepEqual(frontMatterFindings(''), ['warning frontmatter/missing: ']);
  });

  it('is the one finding on a page that has its title in a heading instead', () => {
    const rulesOf = (text: string): readonly string[] =>
      findingsInFiles({
        'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['page'] }] }),
        'page.mdx': text,
      }).flatMap(({ rule, file }) => (file === 'page.mdx' && rule.severity === 'warning' ? [rule.id] : []));
    assert.deepEqual(rulesOf('# The title\n\nText.\n'), ['frontmatter/missing']);
    assert.deepEqual(rulesOf('Text.\n\n# A section\n'), ['frontmatter/missing', 'heading/no-h1']);
  });

  it('says of an empty page that it is empty', () => {
    const messageOf = (text: string): string =>
      frontMatterFindingsIn({ 'page.mdx': text }).find(({ rule }) => rule.id === 'frontmatter/missing')?.message ?? '';
    assert.match(messageOf('\n \n'), /^This page is empty\./);
    assert.match(messageOf('Text.\n'), /^This page has no front matter\./);
  });

  it('adds the first line to front matter that has only its last', () => {
    const keys = 'title: A page\ndescription: What it is for.\n---\n\nText.\n';
    assert.equal(afterFrontMatterFix(keys), `---\n${keys}`);
    assert.equal(afterFrontMatterFix(`\n${keys}`), `---\n${keys}`);
    assert.match(frontMatterFindingsIn({ 'page.mdx': 'See: this.\n\n---\n' })[0]?.message ?? '', /no front matter/);
  });

  it('takes the title from the first heading of level 1, else from the name of the file', () => {
    assert.equal(
      afterFrontMatterFix('# The *first*: page\n\nText.\n'),
      '---\ntitle: "The first: page"\ndescription: ""\n---\n\nText.\n',
    );
    assert.equal(
      afterFrontMatterFix('Text.\n\n# Below\n'),
      '---\ntitle: Below\ndescription: ""\n---\n\nText.\n\n# Below\n',
    );
    assert.equal(afterFrontMatterFix('Text.\r\n'), '---\r\ntitle: Page\r\ndescription: ""\r\n---\r\n\r\nText.\r\n');
    assert.equal(afterFrontMatterFix(''), '---\ntitle: Page\ndescription: ""\n---\n');
    assert.equal(afterFrontMatterFix('\uFEFFText.\n'), '\uFEFF---\ntitle: Page\ndescription: ""\n---\n\nText.\n');
  });

  it('is silent about snippets, documents about the repository, and TOML', () => {
    assert.deepEqual(
      frontMatterFindingsIn({ 'snippets/a.mdx': 'Text.', 'README.md': '# A', 'page.mdx': withFrontMatter() }),
      [],
    );
    assert.deepEqual(frontMatterFindings('+++\ntitle = "A"\n+++\n\nText.\n'), []);
  });

  it('moves front matter that is below blank lines', () => {
    const text = '\n\n---\ntitle: A page\ndescription: What it is for.\n---\n\nText.\n';
    assert.deepEqual(frontMatterFindings(text), ['warning frontmatter/missing: ---']);
    assert.equal(afterFrontMatterFix(text), text.trimStart());
  });
});
