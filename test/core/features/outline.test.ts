import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { outlineSite, type SiteOutlineNode } from '../../../server/src/core/features/site/outline.ts';
import type { SiteSnapshot } from '../../../server/src/core/site/siteSnapshot.ts';
import { translatedSite } from '../../support/translatedSite.ts';
import { configWith, page, siteOf, textAt, type Files } from '../../support/site.ts';

/** The nodes of an outline, a line each, indented by their depth. */
function show(nodes: readonly SiteOutlineNode[], indent = ''): readonly string[] {
  return nodes.flatMap((node) => {
    if ('children' in node) {
      const { translated, detail, isHidden } = node;
      const share = translated && `${translated.listed} of ${translated.all} pages of ${translated.language}`;
      const details = [detail, share, isHidden ? 'hidden' : undefined].filter((one) => one !== undefined);
      const shown = details.length === 0 ? '' : ` (${details.join(' · ')})`;
      return [`${indent}${node.term} ${node.label}${shown}`, ...show(node.children, `${indent}  `)];
    }
    return [`${indent}${node.kind} ${node.label}${node.isHidden ? ' (hidden)' : ''} ← ${node.file ?? node.entry}`];
  });
}

function outlineOf(files: Files): readonly string[] {
  return show(outlineSite(siteOf(files)).nodes);
}

function currentConfig(navigation: unknown): string {
  return JSON.stringify({ $schema: 'https://mintlify.com/docs.json', theme: 'mint', name: 'A', navigation });
}

const pages: Files = {
  'intro.mdx': page('Introduction'),
  'guides/install.mdx': '---\ntitle: How to install it\nsidebarTitle: Install\n---\n',
  'guides/secret.mdx': '---\ntitle: Secret\nhidden: true\n---\n',
};

describe('the outline of a site', () => {
  it('shows groups and pages of the classic generation as docs.json nests them, by their titles', () => {
    const navigation = [
      { group: 'Start', version: 'v2', pages: ['intro', { group: 'Deep', pages: ['/guides/install'] }] },
      { group: '', pages: ['guides/secret', 'guides/gone', 'GET /users', 'openapi.json POST /users', ''] },
    ];
    assert.deepEqual(outlineOf({ 'docs.json': configWith({ navigation }), ...pages }), [
      'group Start (v2)',
      '  page Introduction ← intro.mdx',
      '  group Deep',
      '    page Install ← guides/install.mdx',
      'group (group without a title)',
      '  page Secret (hidden) ← guides/secret.mdx',
      '  missing Gone ← guides/gone',
      '  operation GET /users ← GET /users',
      '  operation openapi.json POST /users ← openapi.json POST /users',
      '  missing (empty) ← ',
    ]);
  });

  it('shows how much of each language is translated', () => {
    const names = ['a', 'b', 'c', 'fr/a', 'fr/b'];
    assert.deepEqual(
      outlineOf(translatedSite(['a', 'b', 'c'], ['fr/a', 'fr/b'], names)).filter((line) => line.startsWith('language')),
      ['language en', 'language fr (2 of 3 pages of en)'],
    );
    // Nobody has translated anything.
    assert.ok(outlineOf(translatedSite(['a', 'b'], [], ['a', 'b'])).includes('language fr'));
  });

  it('shows every kind of division of the current generation, and what they link to', () => {
    const groups = [{ group: 'G', root: 'intro', pages: ['guides/install'], hidden: true }];
    const navigation = {
      versions: [
        { version: 'v1', languages: [{ language: 'en', tabs: [{ tab: 'Docs', groups }] }] },
        { version: 'v2', products: [{ product: 'Api', dropdowns: [{ dropdown: 'Drop', anchors: [] }] }] },
        { version: 'v3', tabs: [{ tab: 'More', menu: [{ item: 'Help', pages: ['intro'] }] }] },
        { version: 'v4', anchors: [{ anchor: 'Blog', href: 'https://a.dev', hidden: true }] },
      ],
    };
    assert.deepEqual(outlineOf({ 'docs.json': currentConfig(navigation), ...pages }), [
      'version v1',
      '  language en',
      '    tab Docs',
      '      group G (hidden)',
      '        page Introduction ← intro.mdx',
      '        page Install ← guides/install.mdx',
      'version v2',
      '  product Api',
      '    dropdown Drop',
      'version v3',
      '  tab More',
      '    item Help',
      '      page Introduction ← intro.mdx',
      'version v4',
      '  anchor Blog (https://a.dev · hidden)',
    ]);
  });

  it('has the position of each node in docs.json', () => {
    const site = siteOf({ 'docs.json': configWith({}), ...pages });
    const [group] = outlineSite(site).nodes;
    assert.ok(group && 'children' in group && group.children[0]?.range);
    assert.equal(textAt(site.config.tree.text, group.children[0].range), '"intro"');
    assert.deepEqual(group.children[0].path, ['navigation', 0, 'pages', 0]);
  });

  it('shows pages that weren’t read yet by their paths, and no page as unlisted until all were', () => {
    const site: SiteSnapshot = {
      ...siteOf({ 'docs.json': configWith({}), ...pages }),
      isLoaded: false,
      pages: new Map(),
    };
    const { nodes, unlisted } = outlineSite(site);
    assert.deepEqual(show(nodes), ['group Start', '  page Intro ← intro.mdx']);
    assert.deepEqual(unlisted, []);
  });

  it('lists the pages that no group names and that the rule reports, and no others', () => {
    const files = {
      'docs.json': configWith({
        navigation: [{ group: 'Start', pages: ['intro', 'guides/instal'] }],
        redirects: [{ source: '/old', destination: '/intro' }],
        topbarCtaButton: { name: 'Help', url: '/help' },
      }),
      ...pages,
      'guides/upgrade.mdx': page('Upgrade'),
      'old.mdx': page('Old'),
      'help.mdx': page('Help'),
      'index.mdx': page('Home'),
    };
    const { unlisted } = outlineSite(siteOf(files));
    assert.deepEqual(show(unlisted), ['page Upgrade ← guides/upgrade.mdx']);
    assert.deepEqual(unlisted[0]?.path, []);
  });

  it('says what a container can hold', () => {
    const takenBy = (container: Readonly<Record<string, unknown>>): string => {
      const [node] = outlineSite(siteOf({ 'docs.json': currentConfig({ tabs: [{ tab: 'T', ...container }] }) })).nodes;
      return node && 'takes' in node ? node.takes.join(' ') : '?';
    };
    assert.equal(takenBy({ pages: [] }), 'page group');
    assert.equal(takenBy({}), 'page group');
    assert.equal(takenBy({ groups: [] }), 'group');
    assert.equal(takenBy({ groups: [], pages: [] }), 'group', 'the platform drops the pages');
    assert.equal(takenBy({ menu: [] }), '');
    assert.equal(takenBy({ href: 'https://a.dev' }), '');
    assert.equal(takenBy({ $ref: './tab.json' }), '');
    assert.equal(takenBy({ pages: 'intro' }), '');
    assert.equal(takenBy({ openapi: 'openapi.json' }), '', 'the pages come from the description');
    assert.equal(takenBy({ openapi: 'openapi.json', pages: [] }), 'page group');
  });
});
