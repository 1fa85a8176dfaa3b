import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { currentSite, fixedConfig } from '../../../support/configSite.ts';
import { ruleTester } from '../../../support/ruleTester.ts';
import { currentConfigWith, findingsInFiles, page, type Files } from '../../../support/site.ts';

ruleTester('navigation/ignored', {
  valid: [currentSite({ navigation: { groups: [{ group: 'A', pages: ['intro'] }] } })],
  invalid: [
    {
      source: currentSite(
        { navigation: { groups: [{ group: 'A', pages: ['intro'] }], pages: ['a'] } },
        { 'a.mdx': page('A') },
      ),
      found: ['"pages"'],
      message: 'only one list per object, here `groups`. Move the groups to `pages`, or the pages to a group.',
      fixes: {
        'Move the groups to `pages`': {
          'docs.json': currentConfigWith({ navigation: { pages: ['a', { group: 'A', pages: ['intro'] }] } }).replace(
            '"pages":["a",',
            '"pages":["a", ',
          ),
        },
      },
    },
    {
      source: currentSite(
        { navigation: { tabs: [{ tab: 'A', pages: ['intro'] }], groups: [{ group: 'B', pages: ['a'] }] } },
        { 'a.mdx': page('A') },
      ),
      found: ['"groups"'],
      message: 'here `tabs`. Move its content to `tabs`.',
      fixes: {},
    },
  ],
});

describe('navigation/ignored', () => {
  const inGroup = (lists: object): Files =>
    currentSite({ navigation: { groups: [{ group: 'S', ...lists }] } }, { 'a.mdx': page('A'), 'b.mdx': page('B') });
  const fixesIn = (files: Files): readonly string[] =>
    findingsInFiles(files)
      .filter(({ rule }) => rule.id === 'navigation/ignored')
      .flatMap(({ fixes }) => fixes?.() ?? [])
      .map(({ title }) => title);

  it('moves the groups of a group to its pages, and removes no page that nothing else lists', () => {
    const groups = [{ group: 'T', pages: ['a', 'b'] }];
    assert.deepEqual(fixesIn(inGroup({ pages: ['intro'], groups })), ['Move the groups to `pages`']);
    assert.equal(
      fixedConfig(
        '{\n  "theme": "mint",\n  "name": "A",\n  "colors": { "primary": "#0D9373" },\n  "navigation": {\n    "groups": [\n' +
          '      {\n        "group": "S",\n        "pages": [\n          "intro"\n        ],\n' +
          '        "groups": [\n          { "group": "T", "pages": ["a"] },\n          { "group": "U", "pages": ["b"] }\n        ]\n' +
          '      }\n    ]\n  }\n}\n',
        'Move the groups',
        { 'a.mdx': page('A'), 'b.mdx': page('B') },
      ),
      '{\n  "theme": "mint",\n  "name": "A",\n  "colors": { "primary": "#0D9373" },\n  "navigation": {\n    "groups": [\n' +
        '      {\n        "group": "S",\n        "pages": [\n          "intro",\n' +
        '          { "group": "T", "pages": ["a"] },\n          { "group": "U", "pages": ["b"] }\n        ]\n' +
        '      }\n    ]\n  }\n}\n',
    );
  });

  it('advises no removal that loses pages, and no list that hides what a tab generates', () => {
    const inTab = (lists: object): Files =>
      currentSite({ navigation: { tabs: [{ tab: 'S', ...lists }] } }, { 'a.mdx': page('A') });
    const messageIn = (files: Files): string | undefined =>
      findingsInFiles(files).find(({ rule }) => rule.id === 'navigation/ignored')?.message;
    const groups = [{ group: 'T', pages: ['intro'] }];
    assert.match(messageIn(inTab({ pages: ['intro'], groups })) ?? '', /to a group, or remove one of the two\.$/);
    assert.match(messageIn(inTab({ href: 'https://acme.example', pages: ['a'] })) ?? '', /, or remove `href`\.$/);
    assert.deepEqual(fixesIn(inTab({ pages: ['intro'], groups })), ['Move the groups to `pages`', 'Remove `pages`']);
    const sdk = { language: 'typescript', path: 'sdk.json' };
    assert.deepEqual(fixesIn(inTab({ pages: ['a'], groups, sdk })), ['Remove `sdk`']);
  });

  it('removes what is empty, or has only what is listed elsewhere', () => {
    assert.deepEqual(fixesIn(inGroup({ pages: ['intro', 'a', 'b'], groups: [] })), ['Remove `groups`']);
    const groups = [{ group: 'T', pages: ['a'] }];
    assert.deepEqual(fixesIn(inGroup({ pages: ['a', 'b'], groups })), [
      'Move the groups to `pages`',
      'Remove `groups`',
    ]);
    assert.deepEqual(fixesIn(inGroup({ groups })), ['Change to `pages`']);
  });

  // The platform's validator says the same of each.
  const beside = (list: object, groups: readonly unknown[] = [{ group: 'A', pages: ['intro'] }]): string => {
    const found = findingsInFiles(currentSite({ navigation: { ...list, groups } }, { 'a.mdx': page('A') }));
    assert.ok(found.every(({ message }) => !message.includes('rejects the file')));
    const unshown = found.flatMap(({ message }) => /^`(\w+)` isn’t shown: the site shows/.exec(message)?.[1] ?? []);
    return unshown.join();
  };

  it('takes the list for shown that has no wrong entry', () => {
    assert.equal(beside({ anchors: [{ name: 'Community', url: 'https://acme.example' }] }), 'anchors');
    assert.equal(beside({ tabs: [{ name: 'Docs', pages: ['a'] }] }), 'tabs');
    assert.equal(beside({ versions: [{ name: 'v1', pages: ['a'] }] }), 'versions');
    assert.equal(beside({ languages: [{ language: 'xx', pages: ['a'] }] }), 'languages');
    assert.equal(beside({ tabs: [{ tab: 'A', icon: 5, pages: ['a'] }] }), 'tabs');
    assert.equal(beside({ tabs: [{ tab: 'A', pages: ['a'], global: { anchors: [{ anchor: 'B' }] } }] }), 'tabs');
    assert.equal(beside({ pages: ['a'] }, [{ name: 'A', pages: ['intro'] }]), 'groups');
  });

  it('takes the first list for shown where only the content of an entry is wrong', () => {
    assert.equal(beside({ anchors: [{ anchor: 'A', pages: ['a'] }] }), 'groups');
    assert.equal(beside({ tabs: [{ tab: 'A', href: 5 }] }), 'groups');
    assert.equal(beside({ tabs: [{ tab: 'A', groups: [{ name: 'B', pages: ['a'] }] }] }), 'groups');
    assert.equal(beside({ tabs: [{ tab: 'A', unknown: 1, pages: ['a'] }] }), 'groups');
  });

  it('takes no empty list for shown', () => {
    assert.equal(beside({ tabs: [] }), '');
  });

  it('doesn’t judge entries of a list that isn’t shown', () => {
    const navigation = {
      tabs: [{ tab: 'A', pages: ['intro'] }],
      anchors: [{ name: 'Community', url: 'https://acme.example' }],
    };
    const messages = findingsInFiles(currentSite({ navigation })).map(({ message }) => message);
    assert.equal(messages.length, 1);
    assert.match(
      messages[0] ?? '',
      /^`anchors` isn’t shown.*Move `anchors` to `global`.*, with `anchor` and `href` instead of `name` and `url`\./,
    );
  });

  it('moves a list of links to `global`, where both are shown', () => {
    const config = (navigation: string): string =>
      `{\n  "theme": "mint",\n  "name": "A",\n  "colors": { "primary": "#0D9373" },\n  "navigation": {\n${navigation}\n  }\n}\n`;
    const groups = '    "groups": [{ "group": "A", "pages": ["intro"] }]';
    const link = (name: string): string => `{ "anchor": "${name}", "href": "https://acme.example" }`;
    const moved = (before: string): string => fixedConfig(config(before), 'Move `anchors` to `global`');
    assert.equal(
      moved(`    "anchors": [\n      ${link('A')}\n    ],\n${groups}`),
      config(`    "global": {\n      "anchors": [\n        ${link('A')}\n      ]\n    },\n${groups}`),
    );
    assert.equal(
      moved(`    "global": { "anchors": [${link('B')}] },\n    "anchors": [${link('A')}],\n${groups}`),
      config(`    "global": { "anchors": [${link('B')}, ${link('A')}] },\n${groups}`),
    );
    assert.equal(
      moved(`    "global": {},\n    "anchors": [${link('A')}],\n${groups}`),
      config(`    "global": { "anchors": [${link('A')}] },\n${groups}`),
    );
    const classic = (name: string): string => link(name).replace('"anchor"', '"name"').replace('"href"', '"url"');
    assert.equal(
      moved(`    "anchors": [${classic('A')}, ${classic('B')}],\n${groups}`),
      config(`    "global": {\n      "anchors": [${link('A')}, ${link('B')}]\n    },\n${groups}`),
    );
  });
});
