import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findInsertionPoints } from '../../../server/src/core/features/refactor/insertionPoints.ts';
import { newGroup, type GroupRequest } from '../../../server/src/core/features/refactor/newGroup.ts';
import { newPage, proposedPage, type PageRequest } from '../../../server/src/core/features/refactor/newPage.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { parseJson } from '../../../server/src/core/config/json/jsonTree.ts';
import { afterFix, configWith, currentConfigWith, page, siteOf, type Files } from '../../support/site.ts';

const current = { theme: 'mint', name: 'Acme', colors: { primary: '#1D4ED8' } };

/** A site of the current generation with a navigation. */
function currentSite(navigation: unknown, files: Files = {}): Files {
  return { 'docs.json': JSON.stringify({ ...current, navigation }, undefined, 2), ...files };
}

function labels(files: Files, requestedKind: 'page' | 'group', folder = ''): readonly string[] {
  return findInsertionPoints(siteOf(files), requestedKind, folder as SitePath).map(({ label }) => label);
}

/** The labels of what takes a page, with the cursor at `<|>` in docs.json. */
function labelsAt(marked: Files, folder = ''): readonly string[] {
  const text = marked['docs.json'] ?? '';
  const files = { ...marked, 'docs.json': text.replace('<|>', '') };
  const found = findInsertionPoints(siteOf(files), 'page', folder as SitePath, text.indexOf('<|>'));
  return found.map(({ label }) => label);
}

function insertionPointOf(files: Files, label: string, requestedKind: 'page' | 'group' = 'page') {
  const found = findInsertionPoints(siteOf(files), requestedKind, '' as SitePath).find((one) => one.label === label);
  assert.ok(found, `there is no place “${label}”`);
  return found;
}

/** The files after a page was created and listed at the insertion point with a label. */
function withPage(files: Files, label: string, path = 'guides/new', more: Partial<PageRequest> = {}): Files {
  const created = newPage(siteOf(files), {
    template: 'guide',
    title: 'New',
    page: path,
    insertionPoint: insertionPointOf(files, label),
    ...more,
  });
  assert.ok('edits' in created, JSON.stringify(created));
  return afterFix(files, created);
}

function withGroup(files: Files, title: string, label?: string): Files {
  const request: GroupRequest = {
    title,
    insertionPoint: label === undefined ? undefined : insertionPointOf(files, label, 'group'),
  };
  const created = newGroup(siteOf(files), request);
  assert.ok('edits' in created, JSON.stringify(created));
  return afterFix(files, created);
}

function refusal(created: ReturnType<typeof newPage | typeof newGroup>): string {
  assert.ok('refused' in created, 'nothing was refused');
  return created.refused;
}

/** The lines that one text has and the other lacks. */
function addedLines(before: Files, after: Files): readonly string[] {
  const [old, now] = [before, after].map((files) => (files['docs.json'] ?? '').split('\n'));
  return (now ?? []).filter((line) => !(old ?? []).includes(line));
}

const pages = {
  'intro.mdx': page('Intro'),
  'guides/install.mdx': page('Install'),
  'guides/deep/tune.mdx': page('Tune'),
};
const classic: Files = {
  'docs.json': configWith({
    navigation: [
      { group: 'Start', pages: ['intro'] },
      { group: 'Guides', version: 'v2', pages: ['guides/install', { group: 'Advanced', pages: ['guides/deep/tune'] }] },
    ],
  }),
  ...pages,
};
const tabs = currentSite(
  {
    languages: [
      {
        language: 'en',
        tabs: [
          { tab: 'Guides', groups: [{ group: 'Start', pages: ['intro'] }] },
          { tab: 'More', pages: ['guides/install'] },
          { tab: 'Empty' },
          { tab: 'Blog', href: 'https://blog.acme.example' },
          { tab: 'API', openapi: 'openapi.json' },
          { tab: 'Elsewhere', $ref: './more.json' },
        ],
      },
    ],
  },
  pages,
);

describe('the insertion points for a new page', () => {
  it('are all groups, the one with pages of the folder first, named with what is around them', () => {
    assert.deepEqual(labels(classic, 'page', 'guides/deep'), ['Guides (v2) › Advanced', 'Guides (v2)', 'Start']);
    assert.deepEqual(labels(classic, 'page', ''), ['Start', 'Guides (v2)', 'Guides (v2) › Advanced']);
  });

  it('are in the order of the navigation as far as no folder is meant, those without pages last', () => {
    const group = (name: string, ...paths: readonly string[]) => ({ group: name, pages: paths });
    const files = currentSite({
      groups: [group('Deep', 'a/b/c/d'), group('None'), group('One', 'one/a'), group('Two', 'two/a', 'two/b')],
    });
    assert.deepEqual(labels(files, 'page', ''), ['Deep', 'One', 'Two', 'None']);
    assert.deepEqual(labels(files, 'page', 'two'), ['Two', 'Deep', 'One', 'None']);
  });

  it('begin with the containers around the cursor in docs.json, the innermost first', () => {
    const inner = { group: 'Inner', pages: ['one/b<|>'] };
    const files = currentSite({
      groups: [
        { group: 'Far', pages: ['far/a'] },
        { group: 'Outer', pages: ['one/a', inner] },
      ],
    });
    assert.deepEqual(labelsAt(files, 'far'), ['Outer › Inner', 'Outer', 'Far']);
  });

  it('are divisions too that list pages themselves or hold nothing, but none whose content comes from elsewhere', () => {
    assert.deepEqual(labels(tabs, 'page', 'guides'), ['en › More', 'en › Guides › Start', 'en › Empty']);
  });

  it('are the navigation itself where it is empty or a list of pages', () => {
    assert.deepEqual(labels(currentSite({}), 'page'), ['Top level']);
    assert.deepEqual(labels(currentSite(undefined), 'page'), ['Top level']);
    assert.deepEqual(labels(currentSite({ pages: ['intro'] }, pages), 'page'), ['Top level']);
    assert.deepEqual(labels({ 'docs.json': configWith({ navigation: [] }) }, 'page'), []);
  });
});

describe('the insertion points for a new group', () => {
  it('are lists that hold groups already, or hold nothing yet', () => {
    assert.deepEqual(labels(classic, 'group').toSorted(), [
      'Guides (v2)',
      'Guides (v2) › Advanced',
      'Start',
      'Top level',
    ]);
    assert.deepEqual(labels(tabs, 'group').toSorted(), [
      'en › Empty',
      'en › Guides',
      'en › Guides › Start',
      'en › More',
    ]);
  });
});

describe('a new page', () => {
  it('is listed after the nearest page, and written like its neighbours', () => {
    const files = {
      ...classic,
      'docs.json': (classic['docs.json'] ?? '').replace('guides/install', '/guides/install'),
    };
    const after = withPage(files, 'Guides (v2)');
    assert.deepEqual(addedLines(files, after), ['        "/guides/new",']);
    assert.match(after['guides/new.mdx'] ?? '', /^---\ntitle: "New"\n/);
  });

  it('keeps one-line lists, tabs, CRLF and comments', () => {
    const text = [
      '{',
      '\t"name": "Acme", // the name',
      '\t"navigation": [',
      '\t\t{ "group": "Start", "pages": ["intro"] }, // first',
      '\t\t{',
      '\t\t\t"group": "Guides",',
      '\t\t\t"pages": [',
      '\t\t\t\t"guides/install" // the usual way',
      '\t\t\t]',
      '\t\t}',
      '\t]',
      '}',
      '',
    ].join('\r\n');
    const files = { 'docs.json': text, ...pages };
    const replaced = (from: string, to: string): string => text.replace(from, to);
    assert.equal(withPage(files, 'Start')['docs.json'], replaced('["intro"]', '["intro", "guides/new"]'));
    assert.equal(
      withPage(files, 'Guides')['docs.json'],
      replaced('"guides/install" // the usual way', '"guides/install", // the usual way\r\n\t\t\t\t"guides/new"'),
    );
  });

  it('creates the list if there is none', () => {
    const navigationAfter = (navigation: unknown, label: string): unknown =>
      (JSON.parse(withPage(currentSite(navigation), label)['docs.json'] ?? '') as { navigation: unknown }).navigation;
    assert.deepEqual(navigationAfter({}, 'Top level'), { pages: ['guides/new'] });
    assert.deepEqual(navigationAfter(undefined, 'Top level'), { pages: ['guides/new'] });
    assert.deepEqual(navigationAfter({ tabs: [{ tab: 'A' }] }, 'A'), { tabs: [{ tab: 'A', pages: ['guides/new'] }] });
    assert.deepEqual(navigationAfter({ groups: [{ group: 'A', root: 'guides/intro', pages: ['b'] }] }, 'A'), {
      groups: [{ group: 'A', root: 'guides/intro', pages: ['guides/new', 'b'] }],
    });
  });

  it('is in no group where none is chosen', () => {
    const created = newPage(siteOf(classic), { template: 'how-to', title: 'New', page: 'new.mdx' });
    assert.deepEqual('edits' in created && created.edits.map(({ kind, file }) => `${kind} ${file}`), [
      'create new.mdx',
    ]);
  });

  it('is proposed with a name that Windows can have', () => {
    assert.equal(proposedPage(siteOf(classic), 'Con', {}), 'con-1');
  });

  it('is proposed in the folder of most pages of its group, whichever comes last', () => {
    const pages = ['guides/a', 'guides/b', 'guides/c', 'legal/terms'];
    const config = currentConfigWith({ navigation: { groups: [{ group: 'G', pages }] } });
    const insertionPoint = { path: ['navigation', 'groups', 0], label: 'G' };
    assert.equal(proposedPage(siteOf({ 'docs.json': config }), 'New', { insertionPoint }), 'guides/new');
  });

  it('is refused with a message if it is impossible', () => {
    const ask = (request: Partial<PageRequest>, files: Files = classic): string =>
      refusal(newPage(siteOf(files), { template: 'guide', title: 'New', page: 'new', ...request }));
    assert.match(ask({ page: 'guides/install' }), /The page `guides\/install\.mdx` already exists/);
    assert.match(ask({ page: 'Guides/Install.md' }), /The page `guides\/install\.mdx` already exists/);
    assert.match(ask({ page: '../new' }), /is outside the site/);
    assert.match(ask({ page: '' }), /Use a path/);
    assert.match(ask({ page: 'a?b' }), /can’t contain `\?`/);
    for (const page of ['con', 'guides/Nul', 'com1', 'aux.v2', 'LPT¹', 'prn/a'])
      assert.match(ask({ page }), /Windows can’t have files named/, page);
    assert.match(ask({ page: 'guides/a.' }), /can’t end with a dot/);
    assert.match(ask({ page: 'a\ud800' }), /can’t contain/);
    for (const page of ['console', 'com', 'nulls', 'a.con'])
      assert.ok('edits' in newPage(siteOf(classic), { template: 'guide', title: 'New', page }), page);
    assert.match(ask({ page: '.hidden/a' }), /start with a dot/);
    assert.match(ask({ page: 'snippets/a' }), /are snippets/);
    assert.match(ask({ page: 'guides/install.mdx/a' }), /`guides\/install\.mdx` is a file/);
    assert.match(ask({ page: 'node_modules/a' }), /aren’t published/);
    assert.match(ask({ title: ' \n ' }), /must have a title/);
    assert.match(ask({ template: 'novel' }), /`guide`, `how-to`.* or `blank`/);
    assert.match(ask({ insertionPoint: { path: ['navigation', 0], label: 'Other' } }), /“Other” no longer exists/);
    const broken = { ...classic, 'docs.json': (classic['docs.json'] ?? '').replace('"intro"', '"intro') };
    assert.equal(siteOf(broken).config.isComplete, false);
    assert.match(ask({ insertionPoint: { path: ['navigation', 0], label: 'Start' } }, broken), /has a syntax error/);
  });
});

describe('a proposed path', () => {
  it('is made from the title, in the folder, and is free', () => {
    const site = siteOf({ ...classic, 'guides/déjà.mdx': page('Déjà') });
    const propose = (title: string, folder = ''): string => proposedPage(site, title, { folder: folder as SitePath });
    assert.equal(propose('How to install the app?'), 'how-to-install-the-app');
    assert.equal(propose("What's new", 'guides'), 'guides/whats-new');
    assert.equal(propose('Install', 'guides'), 'guides/install-2');
    assert.equal(propose('Ünïcode “日本語”'), 'unicode-日本語');
    assert.equal(propose('!?'), 'page');
    assert.equal(proposedPage(site, 'New', { insertionPoint: insertionPointOf(classic, 'Guides (v2)') }), 'guides/new');
    assert.equal(
      proposedPage(site, 'New', { insertionPoint: { path: ['navigation', 1], label: 'Guides' } }),
      'guides/new',
    );
  });
});

describe('a new group', () => {
  it('comes last among its like, laid out as they are', () => {
    const text =
      '{\n    "name": "Acme",\n    "navigation": [\n        { "group": "A", "pages": ["intro"] }\n    ]\n}\n';
    const files = { 'docs.json': text, ...pages };
    assert.equal(
      withGroup(files, ' B ')['docs.json'],
      text.replace('["intro"] }', '["intro"] },\n        { "group": "B", "pages": [] }'),
    );
    assert.equal(
      withGroup(files, 'B', 'A')['docs.json'],
      text.replace('["intro"]', '["intro", { "group": "B", "pages": [] }]'),
    );
    assert.deepEqual(addedLines(classic, withGroup(classic, 'B', 'Guides (v2)')), [
      '        },',
      '          "group": "B",',
      '          "pages": []',
    ]);
  });

  it('goes into the list that counts, and never creates a second one next to it', () => {
    const navigationAfter = (files: Files, label?: string): unknown =>
      (parsed(withGroup(files, 'B', label)['docs.json'] ?? '') as { navigation: unknown }).navigation;
    const parsed = (text: string): unknown => {
      assert.deepEqual(parseJson(text).problems, [], text);
      return JSON.parse(text);
    };
    const group = { group: 'B', pages: [] };
    assert.deepEqual(navigationAfter(currentSite({})), { groups: [group] });
    assert.deepEqual(navigationAfter(currentSite(undefined)), { groups: [group] });
    assert.deepEqual(navigationAfter(currentSite({ pages: ['a'] })), { pages: ['a', group] });
    assert.deepEqual(navigationAfter(currentSite({ groups: [] })), { groups: [group] });
    assert.deepEqual(navigationAfter({ 'docs.json': configWith({ navigation: [] }) }), [group]);
    const both = { tabs: [{ tab: 'A', groups: [{ group: 'C', pages: ['x'] }], pages: ['y'] }] };
    assert.deepEqual(navigationAfter(currentSite(both), 'A'), {
      tabs: [{ tab: 'A', groups: [{ group: 'C', pages: ['x'] }, group], pages: ['y'] }],
    });
    assert.deepEqual(navigationAfter(currentSite({ tabs: [{ tab: 'A' }] }), 'A'), {
      tabs: [{ tab: 'A', groups: [group] }],
    });
  });

  it('is refused with a message if groups would be dropped', () => {
    assert.match(refusal(newGroup(siteOf(tabs), { title: 'B' })), /consists of `languages`, .* Add the group to one/);
    assert.match(refusal(newGroup(siteOf(classic), { title: ' ' })), /must have a title/);
    assert.match(
      refusal(newGroup(siteOf(classic), { title: 'B', insertionPoint: { path: ['navigation', 7], label: 'X' } })),
      /“X” no longer exists/,
    );
  });
});
