import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configReferences } from '../../../server/src/core/site/references/configReferences.ts';
import { configWith, page, siteOf, textAt } from '../../support/site.ts';

function references(fields: Readonly<Record<string, unknown>>): readonly (readonly (string | undefined)[])[] {
  const site = siteOf({
    'docs.json': configWith({ navigation: [], ...fields }),
    'intro.mdx': page('Intro'),
    'guides/install.mdx': page('Install'),
    'logo.svg': '',
    'icons/a.svg': '',
    'api.yaml': 'openapi: 3.1.0',
  });
  const { text } = site.config.tree;
  return configReferences(site).map(({ kind, range, file, path, fragment }) => [
    kind,
    textAt(text, range),
    path ?? file,
    ...(fragment === undefined ? [] : [fragment]),
  ]);
}

describe('what docs.json names', () => {
  it('are its pages, nested ones and missing ones too, but no operations and addresses', () => {
    const pages = [
      'intro',
      { group: 'B', pages: ['/guides/install', 'intro.mdx', 'gone'] },
      'GET /users',
      'https://a.b',
    ];
    assert.deepEqual(references({ navigation: [{ group: 'A', pages }] }), [
      ['entry', 'intro', 'intro.mdx'],
      ['entry', '/guides/install', 'guides/install.mdx'],
      ['entry', 'intro.mdx', 'intro.mdx'],
      ['entry', 'gone', undefined],
    ]);
  });

  it('are images, API descriptions and icons that are files', () => {
    const part = {
      logo: { light: '/logo.svg', dark: '/gone.svg', href: 'https://acme.example' },
      favicon: 'https://acme.example/a.svg',
      openapi: ['/api.yaml', 'https://acme.example/api.json'],
      topAnchor: { name: 'A', icon: '/icons/a.svg' },
      anchors: [{ name: 'B', icon: 'rocket', url: 'https://acme.example' }],
    };
    assert.deepEqual(references(part), [
      ['file', '/logo.svg', 'logo.svg'],
      ['file', '/gone.svg', undefined],
      ['file', '/api.yaml', 'api.yaml'],
      ['file', '/icons/a.svg', 'icons/a.svg'],
    ]);
  });

  it('are both sides of redirects, links, and the prefixes of tabs and anchors', () => {
    const part = {
      tabs: [{ name: 'Guides', url: '/guides/' }],
      anchors: [{ name: 'Blog', url: 'https://acme.example' }],
      topbarLinks: [{ name: 'Start', url: '/intro' }],
      redirects: [
        { source: '/old/:slug*', destination: '/guides/:slug*' },
        { source: '/start', destination: '/guides/install#on-linux' },
        { source: '/away', destination: 'https://acme.example' },
      ],
    };
    assert.deepEqual(references(part), [
      ['prefix', '/guides/', 'guides'],
      ['link', '/intro', 'intro.mdx'],
      ['redirectSource', '/old/:slug*', 'old/:slug*'],
      ['redirectSource', '/start', 'start'],
      ['redirectDestination', '/guides/install#on-linux', 'guides/install.mdx', 'on-linux'],
      ['redirectSource', '/away', 'away'],
    ]);
  });

  it('end with the text while it is being typed', () => {
    const site = siteOf({
      'docs.json': '{ "name": "A", "navigation": [{ "group": "B", "pages": ["intro',
      'intro.mdx': '',
    });
    assert.deepEqual(
      configReferences(site).map(({ range }) => textAt(site.config.tree.text, range)),
      ['intro'],
    );
  });
});
