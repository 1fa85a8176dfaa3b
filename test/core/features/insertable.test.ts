import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { insertableImages, linkablePages } from '../../../server/src/core/features/page/completion/insertable.ts';
import type { PageContext } from '../../../server/src/core/site/siteSnapshot.ts';
import { page, pageIn, type Files } from '../../support/site.ts';

const navigation = [
  { group: 'Guides', pages: ['guides/z', { group: 'More', pages: ['guides/a b'] }] },
  { group: 'Start', pages: ['intro', 'intro', 'missing'] },
];

function contextOf(files: Files): PageContext {
  const config = JSON.stringify({ name: 'T', colors: { primary: '#000000' }, favicon: '/f.png', navigation });
  const context = pageIn({ 'docs.json': config, 'intro.mdx': page('Intro'), ...files }, 'intro.mdx');
  assert.ok(context);
  return context;
}

describe('the pages to link to', () => {
  it('are all others in the order of the navigation with their groups, then the unlisted ones', () => {
    const found = linkablePages(
      contextOf({ 'alone.mdx': page('Alone'), 'guides/a b.mdx': 'Text', 'guides/z.mdx': page('Zed'), 'vocab.txt': '' }),
    );
    assert.deepEqual(found, [
      { file: 'guides/z.mdx', title: 'Zed', address: '/guides/z', trail: ['Guides'], isListed: true },
      { file: 'guides/a b.mdx', title: 'A b', address: '/guides/a%20b', trail: ['Guides', 'More'], isListed: true },
      { file: 'alone.mdx', title: 'Alone', address: '/alone', trail: [], isListed: false },
    ]);
  });
});

describe('the images to insert', () => {
  it('begin with those of the folders that the pages of the same folder use', () => {
    const found = insertableImages(
      contextOf({
        'b.mdx': '![B](/images/start/b.png)',
        'guides/z.mdx': '![A](/images/a.png)',
        'images/a.png': '',
        'images/start/b.png': '',
        'images/start/c.png': '',
      }),
    );
    assert.deepEqual(found, [
      { file: 'images/start/b.png', isUsed: true },
      { file: 'images/start/c.png', isUsed: false },
      { file: 'images/a.png', isUsed: true },
    ]);
  });
});
