import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configWith, currentConfigWith, page, siteOf, type Files } from '../../support/site.ts';

const config = configWith({ navigation: [{ group: 'Start', pages: ['intro'] }] });

function unlisted(files: Files): readonly string[] {
  return [...siteOf({ 'docs.json': config, 'intro.mdx': page('Introduction'), ...files }).listing.unlisted].toSorted();
}

const including = (file: string): string => `${page('Other')}\nimport Part from '/${file}';\n\n<Part />\n`;

describe('pages that no navigation lists', () => {
  it('are those without an entry', () => {
    assert.deepEqual(unlisted({ 'lost.mdx': page('Lost'), 'guides/lost.mdx': page('Lost') }), [
      'guides/lost.mdx',
      'lost.mdx',
    ]);
  });

  it('are not those that readers reach otherwise', () => {
    const hidden = page('Hidden').replace('---\n', '---\nhidden: true\n');
    assert.deepEqual(unlisted({ 'hidden.mdx': hidden, 'index.mdx': page('Home'), '404.mdx': page('Lost') }), []);
    const anchored = configWith({
      navigation: [{ group: 'Start', pages: ['intro'] }],
      anchors: [{ name: 'Changes', url: 'changes' }],
    });
    assert.deepEqual(unlisted({ 'docs.json': anchored, 'changes.mdx': page('Changes') }), []);
  });

  it('are unknown where the navigation is', () => {
    const missing = { 'lost.mdx': page('Lost') };
    const missingFragment = currentConfigWith({ navigation: { pages: ['intro', { $ref: './none.json' }] } });
    assert.deepEqual(unlisted({ ...missing, 'docs.json': missingFragment }), []);
    assert.deepEqual(unlisted({ ...missing, 'docs.json': config.slice(0, -3) }), []);
    assert.deepEqual(
      unlisted({ ...missing, 'docs.json': configWith({ navigation: [{ group: 'A', pages: ['x'] }] }) }),
      [],
    );
  });

  it('have snippets that no listed page includes, however deep', () => {
    const files = {
      'snippets/a.mdx': "import B from '/snippets/b.mdx';\n\n<B />\n",
      'snippets/b.mdx': 'Text.\n',
      'snippets/c.mdx': 'Text.\n',
      'lost.mdx': including('snippets/c.mdx'),
    };
    assert.deepEqual(unlisted(files), ['lost.mdx', 'snippets/a.mdx', 'snippets/b.mdx', 'snippets/c.mdx']);
    const listed = { ...files, 'intro.mdx': including('snippets/a.mdx') };
    assert.deepEqual(unlisted(listed), ['lost.mdx', 'snippets/c.mdx']);
  });
});
