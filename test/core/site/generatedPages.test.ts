import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { generatedAt } from '../../../server/src/core/site/api/generatedPages.ts';
import { resolveLink } from '../../../server/src/core/site/references/resolveLink.ts';
import { page, siteOf, type Files } from '../../support/site.ts';

// A link to a page that the platform generates is right; one that is a letter off isn't, though no file says so.

const description = JSON.stringify({
  openapi: '3.1.0',
  paths: {
    '/users': {
      get: { tags: ['User accounts'], summary: 'List users (all)' },
      post: { summary: 'Add a user' },
      delete: { 'x-excluded': true, summary: 'Drop all' },
    },
    '/users/{id}': { get: {}, put: { 'x-mint': { href: '/reference/replace-user' } } },
  },
  webhooks: { 'order.created': { post: { tags: ['Orders'] } } },
});

function siteWith(config: object, files: Files = {}) {
  return siteOf({
    'docs.json': JSON.stringify({ name: 'Acme', ...config }),
    'intro.mdx': page('Introduction'),
    'guides/install.mdx': page('Install'),
    'openapi.json': description,
    ...files,
  });
}

const local = { navigation: { groups: [{ group: 'API', openapi: '/openapi.json' }] } };
const inFolder = {
  navigation: { groups: [{ group: 'API', openapi: { source: 'openapi.json', directory: 'reference/api' } }] },
};
const remote = { navigation: { groups: [{ group: 'API', openapi: 'https://acme.example/openapi.json' }] } };
const classic = {
  navigation: [{ group: 'Start', pages: ['intro'] }],
  tabs: [{ name: 'API', url: 'endpoints', openapi: '/openapi.json' }],
};

function generated(config: object, path: string, files?: Files) {
  return generatedAt(siteWith(config, files), path as SitePath);
}

describe('a page in a folder without any file', () => {
  it('may be generated where not only OpenAPI generates pages', () => {
    const config = { navigation: { groups: [{ group: 'SDK', sdk: { source: 'acme' } }] } };
    assert.equal(generated(config, 'v1/other'), 'unknown');
    assert.equal(generated(remote, 'v1/other'), 'no');
  });
});

describe('a page generated from a description in the site', () => {
  for (const path of [
    'api-reference/user-accounts/list-users-all',
    'fr/api-reference/user-accounts/list-users-all',
    'api-reference/add-a-user',
    'api-reference/add-a-user-1',
    'api-reference/get-users-',
    'reference/replace-user',
    'api-reference/orders/ordercreated',
  ]) {
    it(`is known: ${path}`, () => {
      assert.equal(generated(local, path), 'yes');
    });
  }

  for (const path of [
    'api-reference/user-accounts/list-user-all',
    'api-refrence/user-accounts/list-users-all',
    'api-reference/list-users-all',
    'api-reference/drop-all',
    'api-reference/Add-a-user',
    'api-reference/get-users-id-2b',
    'nowhere/page',
  ]) {
    it(`isn’t one that it lacks: ${path}`, () => {
      assert.equal(generated(local, path), 'no');
    });
  }

  it('is in the folder that the configuration names', () => {
    assert.equal(generated(inFolder, 'reference/api/add-a-user'), 'yes');
    assert.equal(generated(inFolder, 'reference/api/add-an-user'), 'no');
    assert.equal(generated(classic, 'endpoints/add-a-user'), 'yes');
    assert.equal(generated(classic, 'endpoints/add-an-user'), 'no');
  });
});

describe('pages that can’t be known', () => {
  it('are those of a remote description, of one that can’t be read, and of other sources', () => {
    const asyncApi = { navigation: { groups: [{ group: 'A', openapi: 'openapi.json', asyncapi: 'events.yaml' }] } };
    for (const config of [remote, asyncApi]) assert.equal(generated(config, 'api-reference/orders/close'), 'unknown');
    const broken = { 'openapi.json': '{ "openapi": ' };
    assert.equal(generated(local, 'api-reference/orders/close', broken), 'unknown');
    const large = { 'openapi.yaml': `openapi: 3.1.0\n${'# padding\n'.repeat(130_000)}` };
    const inYaml = { navigation: { groups: [{ group: 'API', openapi: '/openapi.yaml' }] } };
    assert.equal(generated(inYaml, 'api-reference/orders/close', large), 'unknown');
  });

  it('are those of a description that overlays change', () => {
    const openapi = { source: 'openapi.json', directory: 'reference', overlays: ['overlay.yaml'] };
    const config = { navigation: { groups: [{ group: 'API', openapi }] } };
    assert.equal(generated(config, 'reference/add-a-user'), 'yes');
    assert.equal(generated(config, 'reference/create-a-user'), 'unknown');
    assert.equal(generated(config, 'guides/instal'), 'no');
  });

  it('are those of a description with operations in other files', () => {
    const split = (paths: object): Files => ({ 'openapi.json': JSON.stringify({ openapi: '3.1.0', paths }) });
    for (const paths of [
      { '/users': { $ref: './users.yaml' } },
      { '/users': { get: { $ref: './users.yaml#/get' } } },
      { $ref: './paths.yaml' },
    ]) {
      assert.equal(generated(local, 'api-reference/list-users', split(paths)), 'unknown');
    }
    const inside = JSON.stringify({
      openapi: '3.1.0',
      paths: { '/users': { $ref: '#/components/pathItems/users' } },
      components: { pathItems: { users: { get: { summary: 'List users' } } } },
    });
    assert.equal(generated(local, 'api-reference/list-users', { 'openapi.json': inside }), 'yes');
    assert.equal(generated(local, 'api-reference/list-user', { 'openapi.json': inside }), 'no');
  });

  it('aren’t around a description whose folder of pages is set', () => {
    const config = {
      navigation: {
        groups: [{ group: 'A', openapi: { source: '/guides/openapi.yaml', directory: 'reference' } }],
      },
    };
    assert.equal(generated(config, 'guides/instal'), 'no');
    assert.equal(generated(config, 'reference/anything'), 'unknown');
  });

  for (const [written, expected] of [
    ['/api-reference/orders/close', 'unknown'],
    ['/api-reference/Overview', 'missing'],
    ['/api-reference/overveiw', 'missing'],
    ['/api-reference/ovrview', 'missing'],
    ['/api-reference/guides/install', 'missing'],
    ['/api-refrence/overview', 'missing'],
    ['/v1/overview', 'missing'],
    ['/v1/other', 'missing'],
    ['/guides/metrics/recurring', 'missing'],
    ['/fr/api-reference/orders/close', 'unknown'],
    ['/api-reference/overviews', 'unknown'],
    ['/api-reference/v2/overview', 'unknown'],
    ['/api-reference/v3', 'unknown'],
  ] as const) {
    it(`are distinguished from slips: ${written} is ${expected}`, () => {
      const site = siteWith(remote, {
        'api-reference/overview.mdx': page('Overview'),
        'api-reference/v1.mdx': page('Version 1'),
        'api-reference/v1/overview.mdx': page('Overview'),
      });
      assert.equal(resolveLink(site, 'intro.mdx' as SitePath, written).kind, expected);
    });
  }
});
