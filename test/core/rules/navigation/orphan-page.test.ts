import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SitePath } from '../../../../server/src/core/paths/sitePath.ts';
import { siteRules } from '../../../../server/src/core/rules/index.ts';
import type { ReportedFinding } from '../../../../server/src/core/rules/engine/reportedFindings.ts';
import { knownPage } from '../../../../server/src/core/site/siteSnapshot.ts';
import { afterFix, configWith, findingsInFiles, page, siteOf, textAt, type Files } from '../../../support/site.ts';

function orphans(files: Files): readonly ReportedFinding[] {
  return findingsInFiles(files).filter(({ rule }) => rule.id === 'navigation/orphan-page');
}

function orphanNames(files: Files): readonly string[] {
  return orphans(files).map(({ file }) => file);
}

const config = configWith({
  navigation: [
    { group: 'Start', pages: ['intro'] },
    { group: 'Guides', pages: ['guides/install', { group: 'Advanced', pages: ['guides/deep/tune'] }] },
  ],
});
const listed: Files = {
  'docs.json': config,
  'intro.mdx': page('Intro'),
  'guides/install.mdx': page('Install'),
  'guides/deep/tune.mdx': page('Tune'),
};

describe('navigation/orphan-page', () => {
  it('reports a page that was forgotten, on its first line', () => {
    const files = { ...listed, 'guides/upgrade.mdx': page('Upgrade') };
    const [finding] = orphans(files);
    assert.deepEqual(orphanNames(files), ['guides/upgrade.mdx']);
    assert.equal(finding && textAt(files['guides/upgrade.mdx'], finding.range), '---');
    assert.deepEqual(orphanNames({ ...listed, 'guides/notes.mdx': 'Text.\r\n\r\nMore.\r\n' }), ['guides/notes.mdx']);
  });

  it('leaves empty files alone, and folders that are kept aside as a whole', () => {
    const aside = { 'v0/intro.mdx': page('A'), 'guides/x_old/b.mdx': page('B'), 'drafts/c.mdx': page('C') };
    assert.deepEqual(orphanNames({ ...listed, ...aside, 'empty.mdx': '', 'guides/_index.mdx': page('D') }), []);
    const versions = configWith({ navigation: [{ group: 'Start', pages: ['v0/intro'] }] });
    const files = { 'docs.json': versions, 'v0/intro.mdx': page('A'), 'v0/more.mdx': page('B') };
    assert.deepEqual(orphanNames(files), ['v0/more.mdx']);
  });

  it('offers the nearest groups, the one of the same folder first', () => {
    const fixesFor = (file: string): readonly string[] =>
      (orphans({ ...listed, [file]: page('New') })[0]?.fixes?.() ?? []).map(
        ({ title, preferred }) => `${preferred ? '*' : ''}${title}`,
      );
    assert.deepEqual(fixesFor('guides/upgrade.mdx'), [
      '*Add page to the group “Guides”',
      'Add page to the group “Guides › Advanced”',
    ]);
    assert.deepEqual(fixesFor('guides/deep/more.mdx'), [
      '*Add page to the group “Guides › Advanced”',
      'Add page to the group “Guides”',
    ]);
    assert.deepEqual(fixesFor('help.mdx'), ['*Add page to the group “Start”']);
  });

  it('puts the page after those of its folder, as they are written', () => {
    const files = {
      ...listed,
      'docs.json': configWith({ navigation: [{ group: 'All', pages: ['/guides/install', '/intro'] }] }),
      'guides/deep/tune.mdx': page('Tune'),
    };
    const fix = orphans(files)[0]?.fixes?.()[0];
    assert.ok(fix);
    const { navigation } = JSON.parse(afterFix(files, fix)['docs.json'] ?? '') as { navigation: unknown };
    assert.deepEqual(navigation, [{ group: 'All', pages: ['/guides/install', '/guides/deep/tune', '/intro'] }]);
  });

  it('counts every way of listing a page', () => {
    for (const entry of ['/guides/a', './guides/a', 'guides/a/', 'guides/a.mdx', 'Guides/A']) {
      const files = { 'docs.json': configWith({ navigation: [{ group: 'A', pages: [entry] }] }) };
      assert.deepEqual(orphanNames({ ...files, 'guides/a.mdx': page('A') }), [], entry);
    }
    const folder = { 'docs.json': configWith({ navigation: [{ group: 'A', pages: ['guides'] }] }) };
    assert.deepEqual(orphanNames({ ...folder, 'guides/index.mdx': page('A') }), []);
  });

  it('leaves pages alone that have a reason to be in no group', () => {
    const others: Files = {
      'snippets/part.mdx': 'A part.\n',
      'shared/part.mdx': 'A part.\n',
      'user.mdx': `${page('User')}\n\nimport Part from "/shared/part.mdx";\n\n<Part />\n`,
      'README.md': '# Read me\n',
      'notes/plan.md': '# Plan\n',
      'index.mdx': page('Home'),
      '404.mdx': page('Not found'),
      'secret.mdx': '---\ntitle: Secret\ndescription: Hidden.\nhidden: true\n---\n',
      'status.mdx': '---\ntitle: Status\nurl: https://status.acme.example\n---\n',
    };
    assert.deepEqual(orphanNames({ ...listed, ...others }), ['user.mdx']);
  });

  it('knows the pages that tabs, anchors and buttons link to', () => {
    const files = {
      ...listed,
      'docs.json': config.replace('{', '{ "anchors": [{ "name": "A", "url": "https://docs.acme.example/changes" }],'),
    };
    assert.deepEqual(orphanNames({ ...files, 'changes.mdx': page('Changes') }), []);
  });

  it('knows the pages that a listed page links to by its `url`', () => {
    const redirectPage = (url: string): string => `---\ntitle: For assistants\nurl: ${url}\n---\n`;
    const withPage = { ...listed, 'changes.mdx': page('Changes') };
    for (const url of ['/changes', '"/changes.md"', 'https://docs.acme.example/changes#latest']) {
      assert.deepEqual(orphanNames({ ...withPage, 'intro.mdx': redirectPage(url) }), [], url);
    }
    assert.deepEqual(orphanNames({ ...withPage, 'intro.mdx': redirectPage('/change') }), ['changes.mdx']);
    assert.deepEqual(orphanNames({ ...withPage, 'more.mdx': redirectPage('/changes') }), ['changes.mdx']);
  });

  it('leaves pages alone for which a listed page is the table of contents', () => {
    const names = Array.from({ length: 10 }, (_, index) => `ways/way-${index}`);
    const ways = Object.fromEntries(names.map((name) => [`${name}.mdx`, page(name)]));
    const links = (...targets: readonly string[]): string => targets.map((name) => `- [${name}](/${name})\n`).join('');
    const files = { ...listed, ...ways, 'intro.mdx': `${page('Intro')}\n${links(...names)}` };
    assert.deepEqual(orphanNames(files), []);
    assert.deepEqual(orphanNames({ ...files, 'ways/more.mdx': page('More') }), ['ways/more.mdx']);
    // A page that also lists pages of the sidebar isn’t a table of contents for the few that the sidebar lacks.
    const few = links('guides/install', 'guides/deep/tune', ...names.slice(1));
    assert.equal(orphanNames({ ...files, 'intro.mdx': `${page('Intro')}\n${few}` }).length, 10);
    assert.equal(orphanNames({ ...listed, ...ways, 'other.mdx': `${page('Other')}\n${links(...names)}` }).length, 11);
  });

  it('accepts `hidden` and `noindex` in quotes too', () => {
    for (const key of ['hidden: "true"', "noindex: 'True'"]) {
      const text = page('Secret').replace('---', `---\n${key}`);
      assert.deepEqual(orphanNames({ ...listed, 'secret.mdx': text }), [], key);
      assert.deepEqual(orphanNames({ ...listed, 'secret.mdx': text.replace(/true/i, 'false') }), ['secret.mdx']);
    }
  });

  it('leaves a page alone whose readers are sent on', () => {
    const redirects = [{ source: '/old', destination: '/intro' }];
    const files = { ...listed, 'docs.json': config.replace('{', `{ "redirects": ${JSON.stringify(redirects)},`) };
    assert.deepEqual(orphanNames({ ...files, 'old.mdx': page('Old') }), []);
  });

  it('leaves a reference alone that is kept out of the sidebar completely', () => {
    const endpoint = (name: string): string => `---\ntitle: ${name}\nopenapi: get /${name}\n---\n`;
    assert.deepEqual(
      orphanNames({ ...listed, 'reference/a.mdx': endpoint('a'), 'reference/b.mdx': endpoint('b') }),
      [],
    );
    assert.deepEqual(orphanNames({ ...listed, 'guides/users.mdx': endpoint('users') }), ['guides/users.mdx']);
  });

  it('says nothing where the navigation itself is what is wrong', () => {
    const misspelt = configWith({ navigation: [{ group: 'A', pages: ['intro', 'guides/instal'] }] });
    const moved = configWith({ navigation: [{ group: 'A', pages: ['intro', 'install'] }] });
    const noList = configWith({
      navigation: [
        { group: 'A', pages: 'intro' },
        { group: 'B', page: ['guides/install'] },
      ],
    });
    for (const text of [misspelt, moved, noList, config.trimEnd().slice(0, -5)]) {
      const files = { 'docs.json': text, 'intro.mdx': page('Intro'), 'guides/install.mdx': page('Install') };
      assert.deepEqual(orphanNames(files), [], text);
    }
    assert.deepEqual(orphanNames({ ...listed, 'docs.json': configWith({ navigation: [] }) }), []);
  });

  it('waits until every page was read: another may include this one', () => {
    const site = { ...siteOf({ ...listed, 'guides/upgrade.mdx': page('Upgrade') }), isLoaded: false };
    const known = knownPage(site, 'guides/upgrade.mdx' as SitePath);
    const rule = siteRules.find(({ meta }) => meta.id === 'navigation/orphan-page');
    assert.ok(known && rule);
    assert.deepEqual([...rule.check(known, {})], []);
  });
});
