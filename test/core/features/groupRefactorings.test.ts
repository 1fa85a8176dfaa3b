import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addPagesToGroupAt, addPageToGroup } from '../../../server/src/core/features/refactor/addToGroup.ts';
import { removePages } from '../../../server/src/core/features/refactor/removePages.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { afterFix, configWith, page, siteAtCursor, siteOf, type Files } from '../../support/site.ts';

const navigation = [
  { group: 'Start', pages: ['intro'] },
  { group: 'Guides', pages: ['guides/install', { group: 'Advanced', pages: ['guides/deep/tune'] }] },
];
const files: Files = {
  'docs.json': configWith({ navigation }),
  'intro.mdx': page('Intro'),
  'guides/install.mdx': page('Install'),
  'guides/upgrade.mdx': page('Upgrade'),
  'guides/deep/tune.mdx': page('Tune'),
  'other/more.mdx': page('More'),
};

function navigationAfter(edits: ReturnType<typeof removePages>, before = files): unknown {
  return (JSON.parse(afterFix(before, { edits })['docs.json'] ?? '') as { navigation: unknown }).navigation;
}

describe('“Add page to group”', () => {
  it('offers groups to a page that none lists, the nearest first', () => {
    const offered = addPageToGroup(siteOf(files), 'guides/upgrade.mdx' as SitePath);
    assert.deepEqual(
      offered.map(({ title }) => title),
      ['Add page to the group “Guides”', 'Add page to the group “Guides › Advanced”', 'Add page to the group “Start”'],
    );
    assert.deepEqual(navigationAfter(offered[2]?.edits ?? []), [
      { group: 'Start', pages: ['intro', 'guides/upgrade'] },
      navigation[1],
    ]);
  });

  it('offers no more groups than fit among other actions', () => {
    const groups = ['a', 'b', 'c', 'd', 'e'].map((group) => ({ group, pages: [`${group}/one`] }));
    const pages = Object.fromEntries(groups.map(({ group }) => [`${group}/one.mdx`, page(group)]));
    const site = siteOf({ ...pages, 'docs.json': configWith({ navigation: groups }), 'd/new.mdx': page('New') });
    const titles = addPageToGroup(site, 'd/new.mdx' as SitePath).map(({ title }) => title);
    assert.equal(titles.length, 3);
    assert.equal(titles[0], 'Add page to the group “d”');
  });

  it('is not offered for pages that are listed, nor for snippets and files about the repository', () => {
    const site = siteOf({ ...files, 'snippets/a.mdx': 'A.', 'README.md': 'B.' });
    for (const file of ['intro.mdx', 'snippets/a.mdx', 'README.md', 'missing.mdx']) {
      assert.deepEqual(addPageToGroup(site, file as SitePath), [], file);
    }
  });

  it('offers in docs.json the pages that the group at the cursor could list', () => {
    const text = configWith({ navigation }).replace('"Advanced"', '"Adv<|>anced"');
    const { site, offset } = siteAtCursor({ ...files, 'docs.json': text });
    assert.deepEqual(
      addPagesToGroupAt(site, offset).map(({ title }) => title),
      ['Add `guides/upgrade` to the group “Guides › Advanced”', 'Add `other/more` to the group “Guides › Advanced”'],
    );
    assert.deepEqual(addPagesToGroupAt(site, 0), []);
  });
});

describe('“Add page” where lists have no groups', () => {
  const flat = {
    'docs.json':
      '{ "theme": "mint", "navigation": { "tabs": [{ "tab": "A", "pages": ["a"] }, { "tab": "B", "href": "/c" }] } }',
    'a.mdx': page('A'),
    'b.mdx': page('B'),
  };

  it('offers the lists of divisions, from the page and from docs.json', () => {
    const [offered] = addPageToGroup(siteOf(flat), 'b.mdx' as SitePath);
    assert.equal(offered?.title, 'Add page to the tab “A”');
    assert.deepEqual(navigationAfter(offered.edits, flat), {
      tabs: [
        { tab: 'A', pages: ['a', 'b'] },
        { tab: 'B', href: '/c' },
      ],
    });
    const { site, offset } = siteAtCursor({ ...flat, 'docs.json': flat['docs.json'].replace('["a"]', '["a<|>"]') });
    assert.deepEqual(
      addPagesToGroupAt(site, offset).map(({ title }) => title),
      ['Add `b` to the tab “A”'],
    );
    assert.deepEqual(addPagesToGroupAt(site, flat['docs.json'].indexOf('"B"')), []);
  });
});

describe('pages that are deleted', () => {
  const gone = (...paths: string[]): readonly SitePath[] => paths as SitePath[];

  it('are removed with their entries, alone and with their folder', () => {
    assert.deepEqual(navigationAfter(removePages(siteOf(files), gone('intro.mdx', 'guides/install.mdx'))), [
      { group: 'Start', pages: [] },
      { group: 'Guides', pages: [{ group: 'Advanced', pages: ['guides/deep/tune'] }] },
    ]);
    assert.deepEqual(navigationAfter(removePages(siteOf(files), gone('guides'))), [
      { group: 'Start', pages: ['intro'] },
      { group: 'Guides', pages: [{ group: 'Advanced', pages: [] }] },
    ]);
  });

  it('lose their entries even if they are gone already', () => {
    const left = Object.fromEntries(Object.entries(files).filter(([name]) => name !== 'intro.mdx'));
    const edits = removePages(siteOf(left), gone('intro.mdx'));
    assert.deepEqual(navigationAfter(edits), [{ group: 'Start', pages: [] }, navigation[1]]);
  });

  it('are removed with the comments on their own lines, and no others', () => {
    const config = (lines: string): string =>
      `{ "name": "Acme", "navigation": [{ "group": "A", "pages": [\r\n${lines}\r\n] }] }`;
    const all = '  "a", // first\r\n  "b", /* second */\r\n  // the rest\r\n  "c" // third';
    for (const [path, lines] of [
      ['a.mdx', '  "b", /* second */\r\n  // the rest\r\n  "c" // third'],
      ['b.mdx', '  "a", // first\r\n  // the rest\r\n  "c" // third'],
      ['c.mdx', '  "a", // first\r\n  "b" /* second */\r\n  // the rest'],
    ] as const) {
      const site = { 'docs.json': config(all), 'a.mdx': '', 'b.mdx': '', 'c.mdx': '' };
      const after = afterFix(site, { edits: removePages(siteOf(site), gone(path)) });
      assert.equal(after['docs.json'], config(lines), path);
    }
  });

  it('leave an entry that another file answers, and docs.json alone where nothing names them', () => {
    const both = { ...files, 'intro.md': page('Intro') };
    assert.deepEqual(removePages(siteOf(both), gone('intro.mdx')), []);
    assert.deepEqual(removePages(siteOf(files), gone('other/more.mdx', 'guid')), []);
  });
});
