import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { childKeys, divisionLists, type DivisionList } from '../../../server/src/core/config/current/divisions.ts';
import type { DivisionKind } from '../../../server/src/core/config/navigation.ts';
import type { ReportedFinding } from '../../../server/src/core/rules/engine/reportedFindings.ts';
import { afterFix, page, textAt, type Files } from '../../support/site.ts';
import { foundBy } from '../../support/ruleTester.ts';
import { runs } from '../../support/thorough.ts';

// What the platform leaves out of the current generation's navigation without a word, and what it doesn't.

function siteWith(navigation: unknown): Files {
  const config = { theme: 'mint', name: 'Acme', colors: { primary: '#0D9373' }, navigation };
  return {
    'docs.json': JSON.stringify(config, undefined, 2),
    'openapi.json': '{ "openapi": "3.1.0", "info": { "title": "A" }, "paths": {}, "webhooks": { "used": {} } }',
    'tab.json': '{ "tab": "In a file", "pages": ["c"] }',
    'groups.json': '[{ "group": "In a file", "pages": ["c"] }]',
    'global.json': '{}',
    ...Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.mdx`, page(`The page ${name}`)])),
  };
}

const found = (files: Files): readonly ReportedFinding[] => foundBy(/^(?:config|navigation)\/(?!orphan-page$)/, files);

/** Each finding with the beginning of the text of its range. */
function show(navigation: unknown): readonly string[] {
  const files = siteWith(navigation);
  return found(files).map(({ rule, range }) => {
    const text = textAt(files['docs.json'] ?? '', range).replace(/\s+/g, ' ');
    return `${rule.id} ${text.slice(0, 20)}`;
  });
}

const groups = [{ group: 'G', pages: ['a'] }];
const pages = ['b'];
const href = 'https://acme.example';
const graphql = 'https://acme.example/schema.graphql';
const sdk = { format: 'typedoc', source: 'https://acme.example/sdk.json' };
const link = { anchor: 'A', href };

describe('what the platform omits from the navigation', () => {
  const cases: Readonly<Record<string, readonly [navigation: unknown, ...expected: readonly string[]]>> = {
    'pages beside groups': [{ groups, pages }, '"pages"'],
    'groups beside tabs': [{ tabs: [{ tab: 'T', pages }], groups }, '"groups"'],
    'all lists but the first': [
      { versions: [{ version: '1', pages }], languages: [{ language: 'en', pages }], groups },
      '"versions"',
      '"groups"',
    ],
    'pages beside an address': [{ tabs: [{ tab: 'T', href, pages }] }, '"pages"'],
    'groups beside anchors in a tab': [{ tabs: [{ tab: 'T', groups, anchors: [link] }] }, '"groups"'],
    'a menu beside groups': [{ tabs: [{ tab: 'T', groups, menu: [{ item: 'I', pages }] }] }, '"menu"'],
    'a menu where there is none': [{ anchors: [{ anchor: 'A', menu: [{ item: 'I', pages }] }] }, '"menu"'],
    'a text for a list': [{ tabs: [{ tab: 'T', pages: 'a' }] }, '"a"'],
    'a group for a list of groups': [{ tabs: [{ tab: 'T', groups: groups[0] }] }, '{ "group": "G", "pag'],
    'a text among groups': [{ groups: ['a', ...groups] }, '"a"'],
    'anchors in a group': [{ groups: [{ group: 'G', pages, anchors: [link] }] }, '"anchors"'],
    'groups in a group': [{ groups: [{ group: 'G', groups }] }, '"groups"'],
    'tabs in a tab': [{ tabs: [{ tab: 'T', tabs: [{ tab: 'U', pages }] }] }, '"tabs"'],
    'a misspelt name': [{ groups: [{ group: 'G', page: ['a'] }] }, '"page"'],
    'a style beside an icon': [{ groups: [{ group: 'G', icon: 'star', iconType: 'solid', pages }] }, '"iconType"'],
    'a second description of a group': [
      { groups: [{ group: 'G', openapi: 'openapi.json', asyncapi: 'openapi.json' }] },
      '"asyncapi"',
    ],
    'a description beside pages': [{ tabs: [{ tab: 'T', graphql, pages }] }, '"graphql"'],
    'a library beside an address': [{ tabs: [{ tab: 'T', sdk, href }] }, '"sdk"'],
  };
  for (const [what, [navigation, ...expected]] of Object.entries(cases)) {
    it(`is reported once: ${what}`, () => {
      assert.deepEqual(
        show(navigation),
        expected.map((text) => `navigation/ignored ${text}`),
      );
    });
  }

  it('can be removed by a fix, after which nothing more is reported', () => {
    for (const [what, [navigation, ...expected]] of Object.entries(cases)) {
      const files = siteWith(navigation);
      for (const finding of found(files)) {
        for (const fix of finding.fixes?.() ?? []) {
          // Without its only list an entry may be empty, which is another matter.
          const left = found(afterFix(files, fix)).filter(({ rule }) => rule.id === 'navigation/ignored');
          assert.equal(left.length, expected.length - 1, `${what}: ${fix.title}`);
        }
      }
    }
  });

  it('is explained where a group holds a list of its own kind', () => {
    const files = siteWith({ groups: [{ group: 'G', groups }] });
    const [finding] = found(files);
    assert.match(finding?.message ?? '', /a group lists its pages and groups in `pages`/);
    assert.deepEqual(
      finding?.fixes?.().map(({ title }) => title),
      ['Change to `pages`'],
    );
  });
});

describe('what to do about a property without effect', () => {
  const adviceOn = (navigation: unknown): readonly (readonly string[])[] =>
    found(siteWith(navigation)).map(({ message, fixes }) => [message, ...(fixes?.() ?? []).map(({ title }) => title)]);

  it('doesn’t turn an entry with content into a link, which would hide that content', () => {
    const [[message = '', ...titles] = []] = adviceOn({ tabs: [{ tab: 'T', url: href, groups }] });
    assert.doesNotMatch(message, /Did you mean/);
    assert.deepEqual(titles, ['Remove `url`']);
    const [[, ...ofLink] = []] = adviceOn({ tabs: [{ tab: 'T', url: href }] });
    assert.deepEqual(ofLink, ['Change to `href`', 'Remove `url`']);
  });

  it('names the place of an object that belongs to the file itself', () => {
    const [[message] = []] = adviceOn({ interaction: { drilldown: false }, groups });
    assert.equal(
      message,
      'Unknown property `interaction` in `navigation`; it has no effect. Move `interaction` to the top level of the file.',
    );
    const [[ofTab] = []] = adviceOn({ tabs: [{ tab: 'T', description: 'About T', groups }] });
    assert.doesNotMatch(ofTab ?? '', /top level/, 'a description may be meant for the tab');
  });
});

describe('how severe that is', () => {
  const severityOf = (navigation: unknown): readonly string[] =>
    found(siteWith(navigation)).map(({ severity }) => severity);

  it('is an error where readers lose a page that is listed nowhere else', () => {
    assert.deepEqual(severityOf({ groups, pages }), ['error']);
    assert.deepEqual(severityOf({ tabs: [{ tab: 'T', pages: 'a' }] }), ['error']);
    assert.deepEqual(severityOf({ tabs: [{ tab: 'T', grups: groups }] }), ['error']);
    assert.deepEqual(severityOf({ groups: [{ group: 'G', pages, items: ['c'] }] }), ['error']);
  });

  it('is a warning where what isn’t shown are links, or pages that are listed elsewhere', () => {
    assert.deepEqual(severityOf({ groups, pages: ['a'] }), ['warning']);
    assert.deepEqual(severityOf({ tabs: [{ tab: 'T', groups, anchors: [link] }] }), ['error'], 'the groups are lost');
    assert.deepEqual(severityOf({ tabs: [{ tab: 'T', pages }], anchors: [link] }), ['warning']);
    assert.deepEqual(severityOf({ tabs: [{ tab: 'T', url: href }] }), ['warning']);
  });

  it('is an info where a property only has no effect', () => {
    assert.deepEqual(severityOf({ tabs: [{ tab: 'T', url: href, groups }] }), ['info'], 'an address would hide them');
    assert.deepEqual(severityOf({ groups: [{ group: 'G', icon: 'star', iconType: 'solid', pages }] }), ['info']);
    assert.deepEqual(severityOf({ groups: [{ group: 'G', keywords: ['cat', 'dog'], pages }] }), ['info']);
  });
});

describe('an entry without its list', () => {
  it('is reported, since readers find nothing there', () => {
    assert.deepEqual(show({ tabs: [{ tab: 'T' }, { tab: 'U', pages }] }), ['navigation/empty-group { "tab": "T" }']);
    assert.deepEqual(show({ groups: [{ group: 'G', icon: 'star' }] }), ['navigation/empty-group { "group": "G", "ico']);
    assert.deepEqual(show({ anchors: [{ anchor: 'A', icon: 'star' }] }), [
      'navigation/empty-group { "anchor": "A", "ic',
    ]);
  });

  it('is not reported where it is hidden, shows something else, or is still being typed', () => {
    assert.deepEqual(
      show({
        tabs: [
          { tab: 'T', hidden: true },
          { tab: 'U', pages },
        ],
      }),
      [],
    );
    assert.deepEqual(
      show({
        tabs: [
          { tab: 'T', openapi: 'openapi.json' },
          { tab: 'U', href },
        ],
      }),
      [],
    );
    assert.deepEqual(
      show({
        groups: [
          { group: 'G', root: 'a' },
          { group: 'H', openapi: 'openapi.json' },
        ],
      }),
      [],
    );
    const typed =
      '{ "theme": "mint", "name": "A", "colors": { "primary": "#000" }, "navigation": { "groups": [{ "group": "G", "pages": }] } }';
    const ids = found({ 'docs.json': typed }).map(({ rule }) => rule.id);
    assert.ok(!ids.includes('navigation/empty-group'), ids.join());
  });

  it('is one finding where its list only has another name', () => {
    assert.deepEqual(show({ tabs: [{ tab: 'T', grups: groups }] }), ['navigation/ignored "grups"']);
  });
});

describe('a navigation whose only list is wrong', () => {
  const message = (navigation: unknown): string => found(siteWith(navigation))[0]?.message ?? '';

  it('is refused by the platform, as the finding says', () => {
    assert.deepEqual(show({ tbs: [{ tab: 'T', pages }] }), ['config/unknown-property "tbs"']);
    assert.match(message({ tbs: [{ tab: 'T', pages }] }), /the platform rejects the file\. Did you mean `tabs`\?$/);
    assert.deepEqual(show({ tabs: 7 }), ['config/type 7']);
    assert.match(message({ tabs: 7 }), /the platform rejects the file/);
    assert.deepEqual(show({ openapi: 'openapi.json' }), ['config/required {']);
  });

  it('is only omitted next to a list that counts', () => {
    assert.deepEqual(show({ tbs: [{ tab: 'T', pages }], groups }), ['navigation/ignored "tbs"']);
    assert.deepEqual(show({ tabs: 7, pages }), ['navigation/ignored 7']);
  });

  it('is left alone where it is in a file of its own', () => {
    assert.deepEqual(show({ groups: { $ref: './groups.json' } }), []);
  });
});

describe('a navigation without any list of pages', () => {
  it('is refused, whatever is in “global”', () => {
    for (const navigation of [{}, { global: { anchors: [link] } }, { directory: 'card' }]) {
      assert.deepEqual(show(navigation), ['config/required {'], JSON.stringify(navigation));
    }
    assert.deepEqual(show(null), ['config/type null']);
  });
});

describe('what the platform shows of the navigation', () => {
  const tab = { tab: 'T', groups };
  const valid: Readonly<Record<string, unknown>> = {
    'empty lists': { tabs: [] },
    'an empty list beside another one': { tabs: [tab], groups: [] },
    'parts in files of their own': { tabs: [{ $ref: './tab.json' }, tab], global: { $ref: './global.json' } },
    'a list in an included file': { groups: { $ref: './groups.json' } },
    'parts of other repositories': { tabs: [{ sourceRef: 'mount/sdk' }, tab] },
    'a description for all entries': { openapi: 'openapi.json', groups },
    'descriptions with groups': {
      tabs: [
        { tab: 'T', graphql, groups },
        { tab: 'U', sdk },
      ],
    },
    'both descriptions of a tab': { tabs: [{ tab: 'T', openapi: 'openapi.json', asyncapi: { source: graphql } }] },
    'what a group may say': {
      groups: [
        {
          group: 'G',
          icon: { name: 'star', style: 'solid', library: 'fontawesome' },
          ...{ tag: 'New', hidden: false, searchable: true, public: true, boost: 1.5, expanded: true },
          ...{ root: 'a', directory: 'card', openapi: { source: 'openapi.json', directory: 'api' } },
          pages: ['b', 'GET /users', 'openapi.json POST /users', { group: 'H', pages: ['c'] }],
        },
      ],
    },
    'what a tab may say': {
      tabs: [{ ...tab, icon: 'star', hidden: true, searchable: false, align: 'end', directory: 'accordion' }],
    },
    'what a language may say': {
      languages: [
        {
          ...{ language: 'en', default: true, pages },
          ...{ banner: { content: 'Hi' }, footer: { socials: { x: 'https://x.com/acme' } }, navbar: { links: [] } },
        },
        { language: 'fr-ca', tabs: [tab] },
      ],
    },
    'products with menus in versions': {
      versions: [
        {
          ...{ version: '2', default: true, tag: 'Latest' },
          products: [{ product: 'P', description: 'One', menu: [{ item: 'I', icon: 'star', groups }] }],
        },
        { version: '1', hidden: true, dropdowns: [{ dropdown: 'D', color: { light: '#fff' }, tabs: [tab] }] },
      ],
      global: { anchors: [link] },
    },
  };
  for (const [what, navigation] of Object.entries(valid)) {
    it(`is not reported: ${what}`, () => {
      assert.deepEqual(show(navigation), []);
    });
  }
});

/** A node of any kind with one list of those that it may hold, down to some depth. */
function anyChildren(kind: DivisionKind | 'root', depth: number): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const keys = childKeys[kind].filter((key) => depth > 0 || !(key in divisionLists));
  return fc.constantFrom(...keys).chain((key): fc.Arbitrary<Readonly<Record<string, unknown>>> => {
    if (key === 'href') return fc.constant({ href });
    if (key === 'pages') return fc.constant({ pages });
    if (key === 'groups') return fc.constant({ groups });
    return fc.array(anyDivision(key, depth - 1), { minLength: 1, maxLength: 2 }).map((list) => ({ [key]: list }));
  });
}

function anyDivision(list: DivisionList, depth: number): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const name = divisionLists[list];
  return anyChildren(name, depth).map((children) => ({ [name]: 'en', icon: 'star', hidden: false, ...children }));
}

describe('divisions in divisions', () => {
  const withoutIcon = (navigation: unknown): unknown =>
    JSON.parse(
      JSON.stringify(navigation, (_, value: unknown) =>
        typeof value === 'object' && value !== null && ('version' in value || 'language' in value)
          ? { ...value, icon: undefined }
          : value,
      ),
    );

  it('are all shown, in whichever order they are', () => {
    fc.assert(
      fc.property(anyChildren('root', 4), (navigation) => {
        assert.deepEqual(show(withoutIcon(navigation)), []);
      }),
      { numRuns: runs(6, 75), seed: 6 },
    );
  });

  it('lose all further lists next to the first', () => {
    for (const [list, kind] of Object.entries(divisionLists) as [DivisionList, DivisionKind][]) {
      if (list === 'menu') continue;
      const others = childKeys[kind].filter((key) => key !== 'href');
      for (const [at, shown] of others.entries()) {
        const lost = others.slice(at + 1);
        const children = [...lost, shown].map((key) => [key, childOf(key)] as const);
        assert.deepEqual(
          show({ [list]: [{ [kind]: 'en', ...Object.fromEntries(children) }] }),
          lost.map((key) => `navigation/ignored "${key}"`),
          `${shown} in ${list}`,
        );
      }
    }
  });
});

function childOf(key: string): unknown {
  if (key === 'pages') return pages;
  if (key === 'groups') return groups;
  return [{ [divisionLists[key as DivisionList]]: 'en', pages: ['c'] }];
}
