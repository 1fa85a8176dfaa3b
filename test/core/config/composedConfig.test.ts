import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { valueOf } from '../../../server/src/core/config/json/jsonTree.ts';
import { llmsTxt } from '../../../server/src/core/generators/llms/llmsFiles.ts';
import { completeConfig } from '../../../server/src/core/features/config/completion.ts';
import { changeNavigation } from '../../../server/src/core/features/refactor/changeNavigation/changeNavigation.ts';
import type { NavigationChange } from '../../../server/src/core/features/refactor/changeNavigation/navigationChange.ts';
import { moveFiles } from '../../../server/src/core/features/refactor/moveFiles.ts';
import { removePages } from '../../../server/src/core/features/refactor/removePages.ts';
import { definitionInConfig } from '../../../server/src/core/features/site/definition.ts';
import { outlineSite } from '../../../server/src/core/features/site/outline.ts';
import { referencesToFile } from '../../../server/src/core/features/site/references.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { configEdits } from '../../../server/src/core/config/edit/configEdits.ts';
import { lazy } from '../../../server/src/core/util/lazy.ts';
import { cutUp, group, mixedConfig, plain, ref, siteWith, split, write } from '../../support/configFragments.ts';
import {
  afterFix,
  cursorMark,
  findingsIn,
  findingsInFiles,
  page,
  siteAtCursor,
  siteOf,
  textAt,
  type Files,
} from '../../support/site.ts';
import { everyNth } from '../../support/thorough.ts';

// A docs.json with included files (`$ref`) is read, checked and changed as if it were one file.

function entriesOf(files: Files): readonly string[] {
  return siteOf(files).config.navigation.entries.map(({ entry }) => entry);
}

/** Each finding with its file and the text of its range. */
function show(files: Files): readonly string[] {
  return findingsIn(siteOf(files)).map(
    ({ rule, file, range }) => `${file}: ${rule.id} ${textAt(files[file] ?? '', range).replace(/\s+/g, ' ')}`,
  );
}

describe('a docs.json in several files', () => {
  it('lists the pages of an included file, of a list in one, and of files included there, each from its own folder', () => {
    const files = split(
      'a b c d',
      { languages: [ref('./config/en.json'), ref('config/de/de.json')] },
      {
        'config/en.json': { language: 'en', groups: [group('G', 'a'), ref('groups/more.json')] },
        'config/groups/more.json': group('More', 'b'),
        'config/de/de.json': { language: 'de', pages: ref('../lists/pages.json') },
        'config/lists/pages.json': ['c', 'd'],
      },
    );
    assert.deepEqual(entriesOf(files), ['a', 'b', 'c', 'd']);
    assert.deepEqual(show(files), []);
  });

  it('knows then what is in no group, and what is broken', () => {
    const files = split('a b', ref('./nav.json'), { 'nav.json': { groups: [group('G', 'a', 'gone')] } });
    const found = findingsInFiles(files).filter(({ rule }) => rule.id.startsWith('navigation/'));
    assert.deepEqual(
      found.map(({ rule, file }) => [rule.id, file]),
      [
        ['navigation/page-not-found', 'nav.json'],
        ['navigation/orphan-page', 'b.mdx'],
      ],
    );
  });

  it('prefers properties next to a reference to those of its target', () => {
    const files = split(
      'a b',
      { groups: [{ ...ref('./g.json'), group: 'Own', pages: ['b'] }] },
      {
        'g.json': { group: 'Other', pages: ['a'], tag: 'New' },
      },
    );
    const { root } = siteOf(files).config.composed;
    assert.deepEqual(valueOf(root ?? assert.fail()), {
      ...plain,
      navigation: { groups: [{ group: 'Own', pages: ['b'], tag: 'New' }] },
    });
  });

  it('reports what it doesn’t include, and nothing that depends on it', () => {
    for (const unresolved of [
      './lost.json',
      'https://example.com/nav.json',
      'file:///nav.json',
      '//example.com/nav.json',
      './nav.json#/groups',
      '#/groups',
      'nav.json?v=1',
      '',
      '/lost.json',
      '\\\\lost.json',
      '../lost.json',
    ]) {
      const files = split('a b', { groups: [group('G', 'a'), ref(unresolved)] }, {});
      assert.deepEqual(
        findingsInFiles(files).map(({ rule }) => rule.id),
        ['config/file-not-found'],
        unresolved,
      );
    }
  });

  it('says what is wrong with a reference', () => {
    const files = split(
      'a',
      { groups: [group('G', 'a'), ref('./lost.json'), ref('../out.json')] },
      {
        'config/lost.json': group('Lost', 'a'),
      },
    );
    const found = findingsIn(siteOf(files));
    assert.deepEqual(show(files), [
      'docs.json: config/file-not-found "./lost.json"',
      'docs.json: config/file-not-found "../out.json"',
    ]);
    const [fix] = found[0]?.fixes?.() ?? [];
    assert.match(afterFix(files, fix ?? assert.fail())['docs.json'] ?? '', /"\$ref": "\.\/config\/lost\.json"/);
    assert.deepEqual(found[1]?.fixes?.() ?? [], []);
  });

  it('follows absolute paths, and says that the platform doesn’t', () => {
    const files = split('a', { groups: [ref('/config/g.json')] }, { 'config/g.json': group('G', 'a') });
    assert.deepEqual(show(files), ['docs.json: config/file-not-found "/config/g.json"']);
    const [fix] = findingsIn(siteOf(files))[0]?.fixes?.() ?? [];
    assert.match(afterFix(files, fix ?? assert.fail())['docs.json'] ?? '', /"\$ref": "config\/g\.json"/);
  });

  it('reads paths as the platform does: backslashes, and slashes at the start in a folder', () => {
    const files = split(
      'a',
      { groups: [ref('config\\g.json')] },
      { 'config/g.json': ref('/h.json'), 'config/h.json': group('G', 'a') },
    );
    assert.deepEqual(show(files), []);
  });

  it('ends where small included files would make a tree of any size, and says so', () => {
    const parts = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [`${at}.json`, { groups: [ref(`${at + 1}.json`), ref(`${at + 1}.json`)] }]),
    );
    const files = split('a', ref('0.json'), { ...parts, '30.json': group('Last', 'a') });
    const site = siteOf(files);
    const { config } = site;
    assert.ok(JSON.stringify(valueOf(config.composed.root ?? assert.fail())).length < 2_000_000);
    assert.equal(config.knowsNavigation, false);
    const found = findingsInFiles(files, undefined, site).map(({ rule }) => rule.id);
    assert.ok(found.includes('config/value'));
    assert.ok(!found.some((rule) => /not-found|orphan/.test(rule)));
  });

  it('ends for a long chain of included files', () => {
    const parts = Object.fromEntries(
      Array.from({ length: 200 }, (_, at) => [`${at}.json`, { groups: [ref(`${at + 1}.json`)] }]),
    );
    const files = split('a', ref('0.json'), parts);
    const site = siteOf(files);
    const { config } = site;
    assert.ok(config.composed.fragments.length < 30);
    assert.equal(config.knowsNavigation, false);
    const found = findingsInFiles(files, undefined, site).map(({ rule }) => rule.id);
    assert.ok(found.includes('config/value'));
    assert.ok(!found.some((rule) => /not-found|orphan/.test(rule)));
  });

  it('ends where included files refer to each other in a circle, and says where', () => {
    const files = split(
      'a',
      { groups: [ref('./one.json')] },
      {
        'one.json': { group: 'One', pages: ['a', ref('./two.json')] },
        'two.json': { group: 'Two', pages: [ref('./one.json')] },
      },
    );
    assert.deepEqual(entriesOf(files), ['a']);
    assert.deepEqual(show(files), ['two.json: config/value "./one.json"']);
  });

  it('distinguishes an empty included file from one with a mistake, which is reported there', () => {
    const empty = split('a', { groups: [group('G', 'a'), ref('./g.json')] }, { 'g.json': '\n' });
    assert.deepEqual(show(empty), ['docs.json: config/value "./g.json"']);
    const broken = split(
      'a b',
      { groups: [ref('./g.json')] },
      { 'g.json': '{\n  "group": "G"\n  "pages": ["a", "b"]\n}\n' },
    );
    assert.deepEqual(show(broken), ['g.json: config/syntax "pages"']);
    assert.deepEqual(entriesOf(broken), ['a', 'b']);
    const [fix] = findingsIn(siteOf(broken))[0]?.fixes?.() ?? [];
    assert.deepEqual(show(afterFix(broken, fix ?? assert.fail())), []);
  });

  it('shows a finding in a file that is included twice once', () => {
    const tabs = ['A', 'B'].map((tab) => ({ tab, pages: ref('./pages.json') }));
    assert.deepEqual(show(split('a', { tabs }, { 'pages.json': ['a', 'gone'] })), [
      'pages.json: navigation/page-not-found "gone"',
    ]);
  });

  it('goes from a reference to the file, and from a page to its entry in an included file', () => {
    const files = split('a', { groups: ref('./config/groups.json') }, { 'config/groups.json': [group('G', 'a')] });
    const site = siteOf(files);
    const link = definitionInConfig(site, (files['docs.json'] ?? '').indexOf('groups.json'));
    assert.deepEqual(link?.target, { kind: 'file', file: 'config/groups.json' });
    const [location] = referencesToFile(site, 'a.mdx' as SitePath).all;
    assert.equal(location?.file, 'config/groups.json');
    assert.equal(textAt(files['config/groups.json'] ?? '', location.range), 'a');
  });
});

function moved(files: Files, from: string, to: string, redirects = false): Files {
  const site = siteOf(files);
  const edits = moveFiles(site, [{ from: from as SitePath, to: to as SitePath }], { redirects });
  return afterFix(files, { edits: [...edits, { kind: 'move', from: from as SitePath, file: to as SitePath }] });
}

describe('an included file that is being typed', () => {
  it('never breaks an answer, nor puts it outside of its file', () => {
    const fragmentText = write({ group: 'Part', pages: ['b', ref('./docs.json'), ref('./inner.json')], icon: 'nope' });
    for (let length = 0; length <= fragmentText.length; length += 3) {
      const files = split(
        'a b',
        { groups: [group('G', 'a'), ref('./g.json')] },
        {
          'g.json': fragmentText.slice(0, length),
          'inner.json': group('Inner', 'a'),
        },
      );
      const site = siteOf(files);
      for (const { file, range, fixes } of findingsIn(site)) {
        assert.ok(range.start <= range.end && range.end <= (files[file] ?? '').length, `${file} ${range.end}`);
        for (const fix of fixes?.() ?? []) afterFix(files, fix);
      }
      moved(files, 'b.mdx', 'c.mdx', true);
    }
  });

  it('is offered where docs.json refers to one', () => {
    const text = write({ ...plain, navigation: ref(cursorMark) });
    const { site, offset } = siteAtCursor({ 'docs.json': text, 'config/nav.json': '{}', 'a.mdx': page('A') });
    assert.deepEqual(
      completeConfig(site, offset).items.map(({ edit }) => edit.newText),
      ['"./config/nav.json"'],
    );
  });
});

describe('changing a docs.json in several files', () => {
  const navigation = { tabs: [{ tab: 'T', groups: [group('Own', 'a'), ref('./config/g.json')] }] };
  const files = split(
    'a b c',
    navigation,
    {
      'config/g.json': group('Part', 'b', 'c'),
      'config/redirects.json': [{ source: '/old', destination: '/b' }],
    },
    { redirects: ref('./config/redirects.json') },
  );

  it('follows a page that moves in its included file, with redirects in theirs', () => {
    const after = moved(files, 'b.mdx', 'guides/b.mdx', true);
    assert.equal(after['docs.json'], files['docs.json']);
    assert.equal(after['config/g.json'], write(group('Part', 'guides/b', 'c')));
    assert.deepEqual(JSON.parse(after['config/redirects.json'] ?? ''), [
      { source: '/old', destination: '/guides/b' },
      { source: '/b', destination: '/guides/b' },
    ]);
  });

  it('follows an included file that moves, and the references in it', () => {
    const nested = {
      ...files,
      'config/g.json': write(group('Part', ref('./inner.json'))),
      'config/inner.json': write(group('I', 'b', 'c')),
    };
    const after = moved(nested, 'config/g.json', 'parts/deep/g.json');
    assert.match(after['docs.json'] ?? '', /"\$ref": "\.\/parts\/deep\/g\.json"/);
    assert.equal(after['parts/deep/g.json'], write(group('Part', ref('../../config/inner.json'))));
    assert.deepEqual(entriesOf(after), ['a', 'b', 'c']);
    const folder = moved(nested, 'config', 'parts');
    assert.equal(folder['parts/g.json'], nested['config/g.json']);
    assert.deepEqual(entriesOf(folder), ['a', 'b', 'c']);
  });

  it('takes deleted pages out of all files', () => {
    const after = afterFix(files, { edits: removePages(siteOf(files), ['a.mdx', 'c.mdx'] as SitePath[]) });
    assert.equal(after['config/g.json'], write(group('Part', 'b')));
    assert.doesNotMatch(after['docs.json'] ?? '', /"a"/);
  });

  it('moves entries from one file to the other, and removes a reference completely', () => {
    const fragmentText = { path: ['navigation', 'tabs', 0, 'groups', 1], label: 'Part' };
    const entry = { path: ['navigation', 'tabs', 0, 'groups', 0, 'pages', 0], label: 'Page a' };
    const first = { path: [...fragmentText.path, 'pages', 0], label: 'Page b' };
    const into = changed(files, { kind: 'move', nodes: [entry], into: fragmentText, before: first });
    assert.equal(into['config/g.json'], write(group('Part', 'a', 'b', 'c')));
    assert.doesNotMatch(into['docs.json'] ?? '', /"a"/);
    const renamed = changed(files, { kind: 'rename', node: fragmentText, title: 'New' });
    assert.equal(renamed['config/g.json'], write(group('New', 'b', 'c')));
    const removed = changed(files, { kind: 'remove', nodes: [fragmentText] });
    assert.equal(removed['config/g.json'], files['config/g.json']);
    assert.doesNotMatch(removed['docs.json'] ?? '', /g\.json/);
  });
});

function changed(files: Files, change: NavigationChange): Files {
  const site = siteOf(files);
  const answer = changeNavigation(site, change);
  if ('refused' in answer) assert.fail(answer.refused);
  return afterFix(files, { edits: configEdits(site.config, answer.edits) });
}

describe('a docs.json that is cut into files anywhere', () => {
  const one = { ...siteWith('a b c d', { 'docs.json': mixedConfig }), 'logo.svg': '<svg/>' };
  const moves = [
    ['b.mdx', 'guides/b.mdx'],
    ['logo.svg', 'images/logo.svg'],
    ['d.mdx', 'e.mdx'],
  ] as const;
  const resultsOf = (files: Files): unknown => ({
    said: said(files),
    shown: shown(files),
    llms: llmsTxt(siteOf(files), 'https://acme.example'),
    moved: moves.map(([from, to]) => composed(moved(files, from, to, true))),
  });
  const expected = lazy(() => resultsOf(one));

  for (const seed of everyNth(
    3,
    Array.from({ length: 25 }, (_, at) => at + 1),
  )) {
    it(`says, shows and does the same (${seed})`, () => {
      const cut = { ...siteWith('a b c d', cutUp(mixedConfig, seed)), 'logo.svg': '<svg/>' };
      assert.ok(Object.keys(cut).length > Object.keys(one).length);
      assert.deepEqual(resultsOf(cut), expected());
    });
  }
});

function said(files: Files): readonly string[] {
  return findingsInFiles(files)
    .map(({ rule, message, file }) => `${rule.id} ${file.endsWith('.json') ? 'config' : file} ${message}`)
    .sort();
}

/** The outline without locations. */
function shown(files: Files): unknown {
  return JSON.parse(
    JSON.stringify(outlineSite(siteOf(files)), (key, value: unknown) => (key === 'range' ? null : value)),
  );
}

function composed(files: Files): unknown {
  const { root } = siteOf(files).config.composed;
  return root && valueOf(root);
}
