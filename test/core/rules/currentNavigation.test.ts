import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renameableInConfig } from '../../../server/src/core/features/refactor/renameAt.ts';
import { moveFiles } from '../../../server/src/core/features/refactor/moveFiles.ts';
import { removePages } from '../../../server/src/core/features/refactor/removePages.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { afterFix, findingsInFiles, page, siteOf, textAt, type Files } from '../../support/site.ts';
import { foundBy } from '../../support/ruleTester.ts';

// What the rules of `navigation` and the refactorings say of the current generation's navigation.

function configOf(navigation: unknown, more: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ theme: 'mint', name: 'Acme', navigation, ...more }, undefined, 2);
}

function siteWith(names: string, navigation: unknown, more: Readonly<Record<string, unknown>> = {}): Files {
  const pages = names.split(' ').map((name) => [`${name}.mdx`, page(`The page ${name}`)] as const);
  return { ...Object.fromEntries(pages), 'docs.json': configOf(navigation, more) };
}

/** Each finding with the text of its range, or with its page. */
function show(files: Files): readonly string[] {
  return foundBy(/^navigation\//, files).map(({ rule, file, range }) => {
    const name = rule.id.replace('navigation/', '');
    return file === 'docs.json' ? `${name} ${textAt(files['docs.json'] ?? '', range)}` : `${name} in ${file}`;
  });
}

function navigationOf(files: Files): unknown {
  return (JSON.parse(files['docs.json'] ?? '') as { navigation: unknown }).navigation;
}

/** The navigation after the first fix of the first finding. */
function fixed(files: Files, title: string): unknown {
  const fix = foundBy(/^navigation\//, files)
    .flatMap((finding) => finding.fixes?.() ?? [])
    .find((candidate) => candidate.title.includes(title));
  assert.ok(fix, 'no such fix');
  return navigationOf(afterFix(files, fix));
}

const group = (title: string, ...pages: readonly unknown[]) => ({ group: title, pages });

describe('an entry of another kind than its list', () => {
  const navigation = {
    tabs: [
      { tab: 'A', pages: ['a'] },
      { group: 'B', pages: ['b'] },
    ],
  };

  it('is one finding, with a fix that makes it one of the list', () => {
    const files = siteWith('a b', navigation, { colors: { primary: '#0055aa' } });
    const [finding, ...others] = findingsInFiles(files);
    assert.deepEqual(others, []);
    assert.equal(
      finding?.message,
      '`navigation.tabs[1]` has `group` instead of `tab`. Use `tab`, or move it to a list of `groups`.',
    );
    const [fix] = finding.fixes?.() ?? [];
    assert.ok(fix);
    const fixed = afterFix(files, fix);
    assert.match(fixed['docs.json'] ?? '', /"tab": "B"/);
    assert.deepEqual(findingsInFiles(fixed), []);
  });

  it('is reported as without a name if it has none at all', () => {
    const nameless = siteWith('a b', { groups: [{ group: 'A', pages: ['a'] }, { pages: ['b'] }] });
    assert.match(
      findingsInFiles(nameless)
        .map(({ message }) => message)
        .join('\n'),
      /Missing property `group`/,
    );
  });
});

describe('the rules of navigation in the current generation', () => {
  it('find a page that is missing, however deep its entry is, and remove the entry', () => {
    const tabs = [{ tab: 'T', menu: [{ item: 'I', groups: [group('G', 'intro', 'gone')] }] }];
    const files = siteWith('intro', { languages: [{ language: 'en', tabs }] });
    assert.deepEqual(show(files), ['page-not-found "gone"']);
    assert.deepEqual(fixed(files, 'Remove'), {
      languages: [{ language: 'en', tabs: [{ tab: 'T', menu: [{ item: 'I', groups: [group('G', 'intro')] }] }] }],
    });
  });

  it('find that a group’s own page is missing, and remove the property', () => {
    const files = siteWith('intro', { groups: [{ group: 'G', root: 'gone', pages: ['intro'] }] });
    assert.deepEqual(show(files), ['page-not-found "gone"']);
    assert.deepEqual(fixed(files, 'Remove'), { groups: [group('G', 'intro')] });
  });

  it('leave operations alone, with or without the file that describes them', () => {
    const entries = ['GET /users', 'api/openapi.json POST /users', 'webhook created', 'https://acme.example'];
    assert.deepEqual(show(siteWith('intro', { pages: ['intro', ...entries] })), []);
  });

  it('call a page a duplicate within one division only', () => {
    const twice = [group('A', 'intro'), group('B', '/intro')];
    assert.deepEqual(show(siteWith('intro', { tabs: [{ tab: 'T', groups: twice }] })), ['duplicate-page "/intro"']);
    assert.deepEqual(show(siteWith('intro', { tabs: twice.map((one) => ({ tab: one.group, groups: [one] })) })), []);
    assert.deepEqual(show(siteWith('intro', { groups: [{ group: 'G', root: 'intro', pages: ['intro'] }] })), [
      'duplicate-page "intro"',
    ]);
  });

  it('warn of a page that is listed twice in a group, and mention one that is in two', () => {
    const severityOf = (...groups: readonly unknown[]): string | undefined =>
      findingsInFiles(siteWith('intro', { groups })).find(({ rule }) => rule.id === 'navigation/duplicate-page')
        ?.severity;
    assert.equal(severityOf(group('A', 'intro', 'intro')), 'warning');
    assert.equal(severityOf(group('A', 'intro'), group('A', 'intro')), 'warning', 'a group that is there twice');
    assert.equal(severityOf({ group: 'A', pages: ['intro', group('B', 'intro')] }), 'warning');
    const others = group('More', ...Array.from({ length: 8 }, (_, at) => `page-${String(at)}`));
    assert.equal(severityOf(group('A', 'intro'), group('B', 'intro'), others), 'hint');
    assert.equal(severityOf({ group: 'A', pages: [group('B', 'intro'), group('C', 'intro')] }, others), 'hint');
    assert.equal(severityOf(group('A', 'intro'), group('B', 'intro')), 'warning', 'a small navigation');
  });

  it('find groups that hold nothing, but none that something else fills', () => {
    const groups = [group('A'), { ...group('B'), root: 'intro' }, { ...group('C'), openapi: 'a.json' }, { group: 'D' }];
    assert.deepEqual(
      foundBy(/^navigation\//, siteWith('intro', { groups })).map(({ message }) => message.slice(0, 26)),
      ['The group “A” has no pages', 'The group “D” has no pages'],
    );
  });

  it('find an entry with the extension of its page', () => {
    assert.deepEqual(show(siteWith('intro', { anchors: [{ anchor: 'A', pages: ['intro.mdx'] }] })), [
      'page-extension "intro.mdx"',
    ]);
  });
});

describe('a page that the current navigation doesn’t list', () => {
  const listed = { tabs: [{ tab: 'T', groups: [group('G', 'guides/a')] }] };

  it('is reported, and listed in the nearest group by a fix that names it', () => {
    const tabs = ['en', 'es'].map((language) => ({
      language,
      tabs: [{ tab: 'Guides', groups: [group('Start', `${language}/a`)] }],
    }));
    const files = siteWith('en/a es/a es/b', { languages: tabs });
    assert.deepEqual(show(files), ['orphan-page in es/b.mdx']);
    assert.equal(
      foundBy(/^navigation\//, files)[0]?.fixes?.()[0]?.title,
      'Add page to the group “es › Guides › Start”',
    );
    assert.deepEqual(fixed(files, 'es ›'), {
      languages: [tabs[0], { language: 'es', tabs: [{ tab: 'Guides', groups: [group('Start', 'es/a', 'es/b')] }] }],
    });
  });

  it('is added to the list of a division, or of the navigation itself, where there are no groups', () => {
    assert.deepEqual(fixed(siteWith('a b', { pages: ['a'] }), 'Add page to the navigation'), { pages: ['a', 'b'] });
    const tabs = [
      { tab: 'Guides', pages: ['guides/a', group('Deep', 'guides/deep/a')] },
      { tab: 'API', menu: [{ item: 'Users', pages: ['api/a'] }] },
    ];
    const inTab = siteWith('guides/a guides/deep/a api/a guides/b', { tabs });
    assert.deepEqual(fixed(inTab, 'the tab “Guides”'), {
      tabs: [{ tab: 'Guides', pages: ['guides/a', 'guides/b', group('Deep', 'guides/deep/a')] }, tabs[1]],
    });
    const inMenu = siteWith('guides/a guides/deep/a api/a api/b', { tabs });
    assert.deepEqual(fixed(inMenu, 'the menu item “API › Users”'), {
      tabs: [tabs[0], { tab: 'API', menu: [{ item: 'Users', pages: ['api/a', 'api/b'] }] }],
    });
  });

  it('is listed where a division, a menu or a group’s own page names it, hidden or not', () => {
    const navigation = {
      versions: [
        { version: '2', hidden: true, pages: ['a'] },
        { version: '1', tabs: [{ tab: 'T', menu: [{ item: 'I', groups: [{ group: 'G', root: 'b', pages: [] }] }] }] },
      ],
    };
    assert.deepEqual(show(siteWith('a b', navigation)), []);
  });

  it('is left alone where the bar, the footer, a division or a redirect points to it', () => {
    const files = siteWith(
      'guides/a b c d e f',
      { tabs: [...listed.tabs, { tab: 'B', href: '/b' }] },
      {
        navbar: { links: [{ label: 'C', href: '/c' }], primary: { type: 'button', label: 'D', href: '/d#x' } },
        footer: { links: [{ items: [{ label: 'E', href: 'https://docs.acme.example/e' }] }] },
        redirects: [{ source: '/old', destination: '/f' }],
      },
    );
    assert.deepEqual(show(files), []);
  });

  it('is left alone if it is in a list that the platform ignores: that list is reported', () => {
    for (const unresolved of [
      { ...listed, pages: ['b'] },
      { tabs: [{ ...listed.tabs[0], pages: ['b'] }] },
      { tabs: [...listed.tabs, { tab: 'B', page: ['b'] }] },
      { tabs: [...listed.tabs, { tab: 'B', pages: 'b' }] },
      { tabs: [...listed.tabs, { tab: 'B', href: '/x', pages: ['/b'] }] },
    ]) {
      const found = show(siteWith('guides/a b', unresolved));
      assert.deepEqual(
        found.map((one) => one.replace(/ .*/, '')),
        ['ignored'],
        JSON.stringify(unresolved),
      );
    }
    const other = show(siteWith('guides/a b', { ...listed, pages: ['c'] }));
    assert.deepEqual(other, ['ignored "pages"', 'orphan-page in b.mdx']);
  });

  it('is left alone where a part of the navigation is in another file', () => {
    assert.deepEqual(show(siteWith('guides/a b', { tabs: [...listed.tabs, { $ref: './tab.json' }] })), []);
  });

  it('is left alone where it is kept out of searches too', () => {
    const files = siteWith('guides/a', listed);
    const quiet = '---\ntitle: Quiet\ndescription: Found by those who know.\nnoindex: true\n---\n\nText.\n';
    assert.deepEqual(show({ ...files, 'guides/b.mdx': quiet }), []);
  });
});

describe('pages of the same title in the current generation', () => {
  it('are reported within one group only, or within one list without groups', () => {
    const pages = { 'a.mdx': page('Same'), 'b.mdx': page('Same') };
    const titles = (navigation: unknown): number =>
      findingsInFiles({ ...pages, 'docs.json': configOf(navigation) }).filter(
        ({ rule }) => rule.id === 'frontmatter/duplicate-title',
      ).length;
    const divided = (list: string, kind: string) => ({
      [list]: ['a', 'b'].map((name) => ({ [kind]: name, groups: [group('G', name)] })),
    });
    assert.ok(titles({ groups: [group('G', 'a', 'b')] }) > 0);
    assert.ok(titles({ pages: ['a', 'b'] }) > 0);
    assert.equal(titles(divided('tabs', 'tab')), 0);
    assert.equal(titles(divided('languages', 'language')), 0);
    assert.equal(titles(divided('versions', 'version')), 0);
  });
});

describe('a page of the current navigation', () => {
  const navigation = {
    languages: ['en', 'es'].map((language) => ({
      language,
      tabs: [
        {
          tab: 'Guides',
          menu: [{ item: 'All', groups: [{ group: 'G', root: `${language}/a`, pages: [`/${language}/b`] }] }],
        },
        { tab: 'Blog', href: `/${language}/b` },
      ],
      pages: [`${language}/a`],
    })),
  };
  const files = siteWith('en/a en/b es/a es/b', navigation, { navbar: { links: [{ label: 'B', href: '/es/b#top' }] } });
  const expected = (text: string): unknown => JSON.parse(text);

  function moved(from: string, to: string, before: Files = files): Files {
    const move = { from: from as SitePath, to: to as SitePath };
    const edits = moveFiles(siteOf(before), [move]);
    return afterFix(before, { edits: [...edits, { kind: 'move', from: move.from, file: move.to }] });
  }

  it('is followed by every entry and address when it moves, and comes back as it was', () => {
    const there = moved('es/b.mdx', 'es/deep/c.mdx');
    const text = files['docs.json'] ?? '';
    assert.deepEqual(expected(there['docs.json'] ?? ''), expected(text.replaceAll('es/b', 'es/deep/c')));
    assert.deepEqual(moved('es/deep/c.mdx', 'es/b.mdx', there), files);
  });

  it('is followed when the folder of its language moves, also from lists that don’t count', () => {
    const there = moved('es', 'es-MX');
    const text = files['docs.json'] ?? '';
    assert.equal(there['docs.json'], text.replaceAll('es/', 'es-MX/'));
    assert.deepEqual(moved('es-MX', 'es', there), files);
  });

  it('is renamed from its entry', () => {
    const offset = (files['docs.json'] ?? '').indexOf('"/en/b"') + 3;
    const renamed = renameableInConfig(siteOf(files), offset)?.rename('en/c');
    assert.ok(renamed !== undefined && 'edits' in renamed);
    const after = afterFix(files, { edits: renamed.edits });
    assert.equal(after['docs.json'], (files['docs.json'] ?? '').replaceAll('en/b', 'en/c'));
    assert.ok('en/c.mdx' in after);
  });

  it('is removed from its list when it is deleted, and as a group’s own page', () => {
    const without = (name: string): unknown =>
      navigationOf(afterFix(files, { edits: removePages(siteOf(files), [name as SitePath]) }));
    const text = JSON.stringify(navigation);
    assert.deepEqual(without('en/b.mdx'), expected(text.replace('["/en/b"]', '[]')));
    assert.deepEqual(without('en/a.mdx'), expected(text.replace('"root":"en/a",', '')));
  });
});
