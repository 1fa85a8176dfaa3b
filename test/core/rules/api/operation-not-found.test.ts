import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';
import { findingsInFiles, type Files } from '../../../support/site.ts';

const pageOf = (operation: string): string =>
  `---\ntitle: Users\ndescription: About users.\nopenapi: ${operation}\n---\n`;
const docsJson = (api: unknown, pages: readonly unknown[] = ['page']): string =>
  JSON.stringify({
    theme: 'mint',
    name: 'Acme',
    colors: { primary: '#0D9373' },
    navigation: { groups: [{ group: 'API', pages }] },
    api,
  });
const openApi = (paths: unknown, more: object = {}): string => JSON.stringify({ openapi: '3.1.0', paths, ...more });

const paths = {
  '/users': { get: {}, post: {} },
  '/users/{id}': { get: {}, delete: {} },
  '/v1/teams/list': { get: {} },
};
const site: Files = { 'docs.json': docsJson({ openapi: 'api.json' }), 'api.json': openApi(paths) };

describe('api/operation-not-found', () => {
  const rule = probe('api/operation-not-found');

  it('finds the operation whatever its case, parameters, quotes and final slash are', () => {
    for (const one of [
      'get /users',
      'GET /users/',
      '"GET /users/{userId}"',
      'DELETE /users/:id',
      'api.json GET /users',
    ])
      assert.deepEqual(rule.found(pageOf(one), site), [], one);
  });

  it('takes the path of the server as part of the operation’s, as pages may repeat it', () => {
    const servers = { servers: [{ url: 'https://api.acme.example/v2' }] };
    assert.deepEqual(rule.found(pageOf('GET /v2/users'), { ...site, 'api.json': openApi(paths, servers) }), []);
    assert.deepEqual(rule.found(pageOf('GET /v3/users'), { ...site, 'api.json': openApi(paths, servers) }), [
      'GET /v3/users',
    ]);
  });

  it('changes a path with a slip in one segment, or without its beginning', () => {
    assert.equal(rule.fixed(pageOf('get /user'), 'Change to', site), pageOf('GET /users'));
    assert.equal(rule.fixed(pageOf('"DELETE /user/{id}"'), 'Change to', site), pageOf('"DELETE /users/{id}"'));
    assert.equal(rule.fixed(pageOf('/api.json GET /teams/list'), 'to', site), pageOf('/api.json GET /v1/teams/list'));
  });

  it('offers nothing where two operations are as near, or where only the method differs', () => {
    const two = { ...site, 'api.json': openApi({ '/users': { get: {} }, '/usery': { get: {} } }) };
    assert.deepEqual(rule.fixes(pageOf('GET /user'), two), []);
    assert.deepEqual(rule.fixes(pageOf('PUT /users'), site), []);
    assert.match(rule.message(pageOf('PUT /users'), site), /This path has `GET` and `POST` only\./);
  });

  it('looks in the named description alone', () => {
    const two = { ...site, 'other.json': openApi({ '/teams': { get: {} } }) };
    assert.deepEqual(rule.found(pageOf('other.json GET /users'), two), ['other.json GET /users']);
    assert.match(rule.message(pageOf('other.json GET /users'), two), /^`\/other\.json` has no operation `GET \/users`/);
    assert.deepEqual(rule.found(pageOf('GET /teams'), two), []);
  });

  it('has one cause for all pages of a description that lacks their operations, but not for slips', () => {
    const causes = (...operations: readonly string[]): readonly (string | undefined)[] => {
      const pages = operations.map((operation, at): [string, string] => [`page${String(at)}.mdx`, pageOf(operation)]);
      const all = {
        ...site,
        'docs.json': docsJson(
          { openapi: 'api.json' },
          pages.map(([file]) => file.slice(0, -4)),
        ),
      };
      return findingsInFiles({ ...all, ...Object.fromEntries(pages) })
        .filter(({ rule: { id } }) => id === 'api/operation-not-found')
        .map(({ cause }) => cause);
    };
    const [first, second] = causes('GET /gone', 'GET /lost');
    assert.ok(first !== undefined && first === second);
    assert.deepEqual(causes('GET /user'), [undefined]);
  });

  it('refers to the descriptions, so that a change of one is told as its cause', () => {
    const all = { ...site, 'page.mdx': pageOf('GET /gone'), 'other.json': openApi({ '/teams': { get: {} } }) };
    const found = findingsInFiles(all).find(({ rule: { id } }) => id === 'api/operation-not-found');
    assert.deepEqual(
      found?.related?.map(({ file }) => file),
      ['api.json', 'other.json'],
    );
  });

  it('is silent about a description that can’t be told, or that isn’t completely known', () => {
    const silent = (operation: string, files: Files): void => {
      assert.deepEqual(rule.found(pageOf(operation), { ...site, ...files }), [], JSON.stringify(files));
    };
    for (const name of ['api', 'missing.json', 'https://acme.example/api.json']) silent(`${name} GET /gone`, {});
    silent('GET /gone', { 'docs.json': docsJson({ openapi: ['api.json', 'https://acme.example/api.json'] }) });
    silent('GET /gone', { 'docs.json': docsJson({ openapi: ['api.json', 'missing.json'] }) });
    silent('GET /gone', { 'docs.json': docsJson({ openapi: 'api.json', asyncapi: 'events.yaml' }) });
    silent('GET /gone', { 'docs.json': docsJson({ openapi: { source: 'api.json', overlays: ['more.yaml'] } }) });
    silent('GET /gone', { 'docs.json': docsJson({}) });
    silent('GET /gone', { 'docs.json': docsJson({ openapi: 'api.json', params: { $ref: './missing.json' } }) });
    silent('GET /gone', { 'api.json': '{' });
    silent('GET /gone', { 'api.json': openApi({}) });
    silent('docs.json GET /gone', {});
    silent('GET /gone', { 'api.json': '{}' });
    silent('GET /gone', { 'api.json': openApi({ '/elsewhere': { $ref: './paths.json' } }) });
    silent('api.json GET /gone', { 'api.json': openApi({ '/elsewhere': { $ref: './paths.json' } }) });
    silent('GET /gone', { 'other.yaml': 'openapi: [' });
    silent('GET /gone', { 'other.yaml': 'openapi: 3.1.0\npaths: { /a: { $ref: b.yaml } }\n' });
  });

  it('is not misled by data of other kinds', () => {
    for (const text of ['{ "name": "openapi" }', '- openapi\n', 'a: 1\n', '']) {
      const files = { ...site, 'package.yaml': text };
      assert.deepEqual(rule.found(pageOf('GET /gone'), files), ['GET /gone'], text);
    }
  });

  it('leaves webhooks, `api` and values of another form alone', () => {
    for (const one of ['WEBHOOK gone', 'webhook gone', 'GET', '/gone', 'api.json more GET /gone'])
      assert.deepEqual(rule.found(pageOf(one), site), [], one);
    assert.deepEqual(rule.found(pageOf('GET /users').replace('openapi:', 'api:').replace('users', 'gone'), site), []);
  });

  it('reports entries of docs.json, and changes or removes them', () => {
    const found = (...pages: readonly unknown[]): readonly string[] =>
      findingsInFiles({ ...site, 'docs.json': docsJson({ openapi: 'api.json' }, pages) })
        .filter(({ rule: { id } }) => id === 'api/operation-not-found')
        .map(({ fixes }) => (fixes?.() ?? []).map(({ title }) => title).join(', '));
    assert.deepEqual(found('api.json GET /users', 'api.json DELETE /users/{name}', 'https://acme.example'), []);
    assert.deepEqual(found('api.json PUT /users'), ['Remove `api.json PUT /users` from the navigation']);
    assert.deepEqual(found('GET /users'), ['Change to `api.json GET /users`']);
    assert.deepEqual(found({ group: 'More', pages: ['api.json get /user'] }), [
      'Change to `api.json GET /users`, Remove `api.json get /user` from the navigation',
    ]);
  });

  describe('in the navigation, where it stops the build', () => {
    const birds = openApi({ '/birds': { get: {} } }, { webhooks: { hatched: { post: {} } } });
    const found = (pages: readonly unknown[], group: object = {}): readonly string[] => {
      const navigation = { groups: [{ group: 'API', ...group, pages: [{ group: 'Inner', pages }] }] };
      const config = { theme: 'mint', name: 'Acme', colors: { primary: '#0D9373' }, navigation };
      const files = { 'docs.json': JSON.stringify({ ...config, api: { openapi: 'birds.json' } }), 'birds.json': birds };
      return findingsInFiles(files)
        .filter(({ rule: { id } }) => id === 'api/operation-not-found' || id === 'config/file-not-found')
        .map(({ severity, message }) => `${severity}: ${message}`);
    };

    it('is looked up in the file before it, or in that of a group around it', () => {
      assert.deepEqual(found(['GET /birds', 'get /birds/', 'webhook hatched'], { openapi: 'birds.json' }), []);
      assert.deepEqual(found(['birds.json GET /birds', '/birds.json webhook hatched']), []);
      assert.deepEqual(found(['GET /birds'], { openapi: { source: 'birds.json', directory: 'api' } }), []);
      assert.deepEqual(found(['GET /birds'], { openapi: ['https://acme.example/birds.json'] }), []);
    });

    it('is an error if the description lacks the operation, the method or the webhook', () => {
      const [operation, method, webhook, ...others] = found(['GET /nests', 'POST /birds', 'webhook hatchd'], {
        openapi: 'birds.json',
      });
      assert.match(operation ?? '', /^error: `\/birds\.json` has no operation `GET \/nests`, so the build stops/);
      assert.match(method ?? '', /^error: .*This path has `GET` only/);
      assert.match(webhook ?? '', /^error: .*Did you mean `WEBHOOK hatched`/);
      assert.deepEqual(others, []);
    });

    it('is an error without a description: that of `api.openapi` isn’t inherited', () => {
      assert.match(found(['GET /birds'])[0] ?? '', /^error: No API description is set for `GET \/birds`/);
    });

    it('is an error if its file doesn’t exist', () => {
      const [message, ...others] = found(['gone.json GET /birds']);
      assert.match(message ?? '', /^error: File not found: `\/gone\.json`/);
      assert.deepEqual(others, []);
    });
  });
});
