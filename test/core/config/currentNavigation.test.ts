import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { childKeys, divisionLists, type DivisionList } from '../../../server/src/core/config/current/divisions.ts';
import { nodeAt, rangeOf } from '../../../server/src/core/config/json/jsonTree.ts';
import { nodesIn, type DivisionKind, type NavigationNode } from '../../../server/src/core/config/navigation.ts';
import { readConfig } from '../../../server/src/core/config/readConfig.ts';
import type { SiteConfig } from '../../../server/src/core/config/siteConfig.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { textAt } from '../../support/site.ts';

const lists = Object.entries(divisionLists) as readonly (readonly [DivisionList, DivisionKind])[];

function read(text: string): SiteConfig {
  const config = readConfig('docs.json' as SitePath, text);
  assert.ok(config, `no site: ${text}`);
  return config;
}

function configOf(navigation: unknown): SiteConfig {
  return read(JSON.stringify({ name: 'Acme', theme: 'mint', navigation }, undefined, 2));
}

/** Each node in a line of its own, indented by its depth. */
function show(nodes: readonly NavigationNode[], indent = ''): readonly string[] {
  return nodes.flatMap((node): readonly string[] => {
    if (node.kind === 'page') return [indent + node.entry];
    const name = node.kind === 'group' ? 'group' : node.division;
    return [`${indent}${name} ${node.title}`, ...show(node.children, `${indent}  `)];
  });
}

function shown(navigation: unknown): readonly string[] {
  return show(configOf(navigation).navigation.nodes);
}

describe('the navigation of the current generation', () => {
  for (const [list, kind] of lists.filter(([name]) => name !== 'menu')) {
    it(`is read from ${list}`, () => {
      const navigation = { [list]: [{ [kind]: 'One', pages: ['a', { group: 'G', pages: ['b'] }] }] };
      assert.deepEqual(shown(navigation), [`${kind} One`, '  a', '  group G', '    b']);
    });
  }

  it('is read from groups and pages without any division', () => {
    assert.deepEqual(shown({ groups: [{ group: 'G', pages: ['a'] }] }), ['group G', '  a']);
    assert.deepEqual(shown({ pages: ['a', { group: 'G', pages: ['b'] }] }), ['a', 'group G', '  b']);
  });

  it('has divisions in all others that may contain them', () => {
    for (const [list, kind] of lists.filter(([name]) => name !== 'menu')) {
      for (const key of childKeys[kind]) {
        if (key === 'href' || key === 'groups' || key === 'pages') continue;
        const inner = divisionLists[key];
        const navigation = { [list]: [{ [kind]: 'Outer', [key]: [{ [inner]: 'Inner', pages: ['a'] }] }] };
        assert.deepEqual(shown(navigation), [`${kind} Outer`, `  ${inner} Inner`, '    a'], `${key} in ${list}`);
      }
    }
  });

  it('holds a menu in tabs and products only', () => {
    const menu = [{ item: 'Item', groups: [{ group: 'G', pages: ['a'] }] }];
    assert.deepEqual(shown({ tabs: [{ tab: 'T', menu }] }), ['tab T', '  item Item', '    group G', '      a']);
    assert.deepEqual(shown({ products: [{ product: 'P', menu }] }).length, 4);
    assert.deepEqual(shown({ versions: [{ version: 'V', menu }] }), ['version V']);
    assert.deepEqual(shown({ menu }), []);
  });

  it('goes as deep as the file does, and knows what is around each page', () => {
    const config = configOf({
      languages: [
        {
          language: 'en',
          versions: [
            {
              version: 'v2',
              tabs: [{ tab: 'Guides', groups: [{ group: 'A', pages: [{ group: 'B', pages: ['x'] }] }] }],
            },
          ],
        },
      ],
    });
    const [entry] = config.navigation.entries;
    assert.deepEqual(entry?.path, [
      ...['navigation', 'languages', 0, 'versions', 0, 'tabs', 0, 'groups', 0],
      ...['pages', 0, 'pages', 0],
    ]);
    assert.deepEqual(
      entry.divisions.map(({ division, title }) => `${division} ${title}`),
      ['language en', 'version v2', 'tab Guides'],
    );
    assert.deepEqual(
      entry.groups.map(({ title }) => title),
      ['A', 'B'],
    );
    assert.deepEqual(
      config.navigation.groups.map(({ title }) => title),
      ['A'],
    );
  });

  it('shows the first list of the kind that a node may hold, as the platform does', () => {
    const groups = [{ group: 'G', pages: ['a'] }];
    assert.deepEqual(shown({ pages: ['b'], groups }), ['group G', '  a']);
    assert.deepEqual(shown({ tabs: [{ tab: 'T', groups, anchors: [{ anchor: 'A', pages: ['b'] }] }] }), [
      'tab T',
      '  anchor A',
      '    b',
    ]);
    assert.deepEqual(shown({ tabs: [{ tab: 'T', href: 'https://acme.example', pages: ['b'] }] }), ['tab T']);
    assert.deepEqual(shown({ tabs: 'Guides', groups }), ['group G', '  a']);
  });

  it('knows which strings are ignored because of that, or because they aren’t in a list', () => {
    const passedOver = (navigation: unknown): readonly string[] =>
      configOf(navigation).navigation.passedOver.map(({ entry }) => entry);
    assert.deepEqual(passedOver({ groups: [{ group: 'G', pages: ['a'] }], pages: ['b'] }), ['b']);
    assert.deepEqual(passedOver({ groups: [{ group: 'G', page: ['a'] }] }), ['a']);
    assert.deepEqual(passedOver({ groups: [{ group: 'G', pages: 'a' }, 'b'] }), ['a', 'b']);
    assert.deepEqual(passedOver({ groups: [{ group: 'G', anchors: [{ anchor: 'A', pages: ['a'] }] }] }), ['a']);
    assert.deepEqual(passedOver({ tabs: [{ tab: 'T', root: 'c', pages: ['a', { group: 'G', root: 'b' }] }] }), ['c']);
  });

  it('omits what doesn’t belong to it, and keeps what is around it', () => {
    assert.deepEqual(shown({ tabs: [1, null, 'a', [], { tab: 'T', groups: [true, { group: 'G' }] }] }), [
      'tab T',
      '  group G',
    ]);
    assert.deepEqual(shown({ pages: ['a', 7, null, ['b'], { group: 3, pages: ['c'] }] }), ['a', 'group ', '  c']);
    assert.deepEqual(shown({ tabs: {}, pages: { a: 'b' } }), []);
  });

  it('reads the page of a group first, and says when a group holds nothing', () => {
    const { navigation } = configOf({
      groups: [
        { group: 'A', root: 'a/index', pages: ['a/b'] },
        { group: 'B', pages: [] },
        { group: 'C', root: 'c', pages: [] },
        { group: 'D', openapi: 'openapi.json', pages: [] },
        { group: 'E' },
      ],
    });
    assert.deepEqual(
      navigation.entries.map(({ entry, path }) => `${entry} ${path.at(-1)}`),
      ['a/index root', 'a/b 0', 'c root'],
    );
    assert.deepEqual(
      navigation.groups.filter(({ isEmpty }) => isEmpty).map(({ title }) => title),
      ['B'],
    );
  });

  it('knows divisions that are hidden, and those that link elsewhere', () => {
    const { nodes } = configOf({
      global: { anchors: [{ anchor: 'Blog', href: 'https://acme.example' }] },
      tabs: [
        { tab: 'A', hidden: true, pages: ['a'] },
        { tab: 'B', hidden: 'true', href: '/b' },
      ],
    }).navigation;
    assert.deepEqual(
      nodes.map((node) => node.kind === 'division' && [node.title, node.isHidden, node.href]),
      [
        ['A', true, undefined],
        ['B', false, '/b'],
      ],
    );
    assert.equal(nodes[0]?.kind === 'division' && nodes[0].children.length, 1);
  });

  it('takes the other name of a product where it has no title', () => {
    assert.deepEqual(shown({ products: [{ name: 'Cloud', pages: ['a'] }] }), ['product Cloud', '  a']);
  });

  it('isn’t known completely if part of it is in another file or another repository', () => {
    const groups = [{ group: 'G', pages: ['a'] }];
    assert.equal(configOf({ groups }).knowsNavigation, true);
    assert.equal(configOf({ tabs: [{ tab: 'T', groups }, { $ref: './tab.json' }] }).knowsNavigation, false);
    assert.equal(configOf({ tabs: [{ sourceRef: 'other/docs' }] }).knowsNavigation, false);
    assert.equal(configOf({ $ref: './navigation.json' }).knowsNavigation, false);
  });

  it('has the offsets of the file after a byte order mark and with other line ends', () => {
    const plain = JSON.stringify(
      { theme: 'mint', navigation: { tabs: [{ tab: 'T', pages: ['a', 'b'] }] } },
      undefined,
      2,
    );
    for (const text of [`\uFEFF${plain}`, plain.replaceAll('\n', '\r\n')]) {
      const { entries } = read(text).navigation;
      assert.deepEqual(
        entries.map(({ range }) => textAt(text, range)),
        ['"a"', '"b"'],
      );
    }
  });

  it('has every node at its path, however it is nested', () => {
    const { page, division } = fc.letrec<{ page: unknown; group: unknown; division: unknown }>((tie) => ({
      page: fc.oneof({ depthSize: 'small' }, fc.constantFrom('a', 'b/c', 'GET /users'), tie('group')),
      group: fc.record(
        { group: fc.string(), root: fc.constant('r'), pages: fc.array(tie('page'), { maxLength: 3 }) },
        { requiredKeys: [] },
      ),
      division: fc.oneof(
        { depthSize: 'small' },
        fc.record({ pages: fc.array(tie('page'), { maxLength: 3 }), groups: fc.array(tie('group'), { maxLength: 2 }) }),
        ...lists.map(([list, kind]) =>
          fc.record({ [kind]: fc.string(), [list]: fc.array(tie('division'), { maxLength: 2 }) }),
        ),
      ),
    }));
    assert.ok(page);
    fc.assert(
      fc.property(division, (navigation) => {
        const config = configOf(navigation);
        for (const node of nodesIn(config.navigation.nodes)) {
          const found = nodeAt(config.tree.root, node.path);
          assert.deepEqual(found && rangeOf(found), node.range);
        }
      }),
      { numRuns: 200, seed: 20261121 },
    );
  });
});

describe('the addresses that the current generation links to', () => {
  it('are those of divisions, the bar and the footer', () => {
    const config = read(
      JSON.stringify({
        theme: 'mint',
        logo: { light: 'a.svg', dark: 'b.svg', href: '/home' },
        navbar: { links: [{ label: 'Blog', href: '/blog' }] },
        navigation: { tabs: [{ tab: 'T', href: '/t' }] },
        footer: { links: [{ items: [{ label: 'L', href: 'https://acme.example' }] }] },
      }),
    );
    assert.deepEqual(
      config.links.map(({ value, range }) => [value, textAt(config.tree.text, range)]),
      ['/home', '/blog', '/t', 'https://acme.example'].map((href) => [href, `"${href}"`]),
    );
  });
});
