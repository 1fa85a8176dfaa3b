import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configWith, findingsInFiles, page, type Files } from '../../support/site.ts';

const wrong = `${page('Wrong')}\n<Unknwn>Text.</Unknwn>\n\n[there](/nowhere)\n`;

function show(files: Files): readonly string[] {
  return findingsInFiles(files).map(({ file, rule, severity }) => `${file} ${severity} ${rule.id}`);
}

const config = configWith({ navigation: [{ group: 'Start', pages: ['intro'] }] });
const listed = configWith({ navigation: [{ group: 'Start', pages: ['intro', 'old/page'] }] });

describe('pages of another generator', () => {
  for (const mark of ['docusaurus.config.js', 'docusaurus.config.ts', 'mkdocs.yml', 'astro.config.mjs', 'book.toml']) {
    it(`are one hint where the navigation doesn’t list them: ${mark}`, () => {
      const files = { 'docs.json': config, 'intro.mdx': page('Intro'), [`old/${mark}`]: '', 'old/page.mdx': wrong };
      assert.deepEqual(show(files), ['docs.json hint navigation/other-generator']);
    });
  }

  it('are checked where the navigation lists them', () => {
    const files = { 'docs.json': listed, 'intro.mdx': page('Intro'), 'old/mkdocs.yml': '', 'old/page.mdx': wrong };
    assert.deepEqual(show(files), ['old/page.mdx error component/unknown', 'old/page.mdx error link/not-found']);
  });

  it('are none beside the folder of the generator', () => {
    const files = { 'docs.json': config, 'intro.mdx': page('Intro'), 'old/mkdocs.yml': '', 'new/page.mdx': wrong };
    assert.ok(show(files).includes('new/page.mdx error component/unknown'));
    assert.ok(!show(files).includes('docs.json hint navigation/other-generator'));
  });
});

describe('a snippet', () => {
  const intro = (source: string): string => `${page('Intro')}\nimport Part from '${source}';\n\n<Part />\n`;
  const part = '<Unknwn>Text.</Unknwn>\n';

  it('that nothing includes is one hint, whatever is in it', () => {
    const files = { 'docs.json': config, 'intro.mdx': page('Intro'), 'snippets/part.mdx': part };
    assert.deepEqual(show(files), ['snippets/part.mdx hint page/unused-snippet']);
  });

  it('that a page includes is checked', () => {
    const files = { 'docs.json': config, 'intro.mdx': intro('/snippets/part.mdx'), 'snippets/part.mdx': part };
    assert.deepEqual(show(files), ['snippets/part.mdx error component/unknown']);
  });

  it('that a component in JavaScript names may be included there', () => {
    const script = "import Part from './part.mdx';\nexport const All = () => <Part />;\n";
    const files = {
      'docs.json': config,
      'intro.mdx': page('Intro'),
      'snippets/part.mdx': part,
      'snippets/all.jsx': script,
    };
    assert.deepEqual(show(files), ['snippets/part.mdx error component/unknown']);
  });

  it('that a misspelt import may mean is no second finding', () => {
    const files = { 'docs.json': config, 'intro.mdx': intro('/snippets/prat.mdx'), 'snippets/part.mdx': 'Text.\n' };
    assert.deepEqual(show(files), ['intro.mdx error component/unresolved-import']);
  });
});
