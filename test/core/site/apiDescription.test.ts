import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readApiDescription } from '../../../server/src/core/site/apiDescription.ts';

describe('an API description', () => {
  it('in YAML gives its operations, webhooks and schemas', () => {
    const lines = [
      'openapi: 3.1.0',
      'info: { title: Acme }',
      'paths:',
      '  /users:',
      '    summary: no operation',
      '    post: { summary: Add a user }',
      '    get: {}',
      '  /broken: 5',
      'webhooks:',
      '  order.created: { post: { summary: An order } }',
      'components: { schemas: { User: {} } }',
    ];
    const { title, problem, operations, schemas } = readApiDescription('api.yaml', lines.join('\n'));
    assert.deepEqual([title, problem, schemas], ['Acme', undefined, ['User']]);
    assert.deepEqual(
      operations.map(({ method, path, summary }) => [method, path, summary]),
      [
        ['GET', '/users', undefined],
        ['POST', '/users', 'Add a user'],
        ['WEBHOOK', 'order.created', 'An order'],
      ],
    );
  });

  it('in YAML includes what its merge keys take from other nodes', () => {
    const lines = [
      'openapi: 3.1.0',
      'x-get: &get { get: { summary: Read it } }',
      'x-named: &named { summary: Add it }',
      'paths:',
      '  /a: { <<: *get }',
      '  /b: { post: { <<: *named } }',
    ];
    const { operations } = readApiDescription('api.yaml', lines.join('\n'));
    assert.deepEqual(
      operations.map(({ method, path, summary }) => [method, path, summary]),
      [
        ['GET', '/a', 'Read it'],
        ['POST', '/b', 'Add it'],
      ],
    );
  });

  it('knows the positions of its operations, in JSON too', () => {
    const yaml = 'openapi: 3.1.0\npaths:\n  /a/b:\n    get: {}\n  "/a":\n    post: {}\n    get: {}\n';
    const json = JSON.stringify({ openapi: '3.1.0', paths: { '/a/b': { get: {} }, '/a': { post: {}, get: {} } } });
    for (const [name, text] of [
      ['a.yaml', yaml],
      ['a.json', json],
    ] as const) {
      const locations = readApiDescription(name, text).operations.map(({ method, offset = 0 }) => ({ method, offset }));
      assert.deepEqual(
        locations.map(({ method, offset }) => text.slice(offset, offset + method.length)),
        ['get', 'get', 'post'],
      );
      assert.equal(new Set(locations.map(({ offset }) => offset)).size, 3);
    }
    const escaped = json.replaceAll('/', '\\/');
    assert.deepEqual(
      readApiDescription('a.json', escaped).operations.map(({ offset = 0 }) => escaped.slice(offset, offset + 4)),
      ['get"', 'get"', 'post'],
    );
  });

  it('finds an operation in JSON where examples have the same keys', () => {
    const json =
      '{ "openapi": "3.1.0", "x": { "/a": { "get": 1 } }, "paths": { "/a": { "x": { "get": 2 }, "get": {} } } }';
    const [operation] = readApiDescription('a.json', json).operations;
    assert.equal(operation?.offset, json.lastIndexOf('get'));
  });

  it('that is too large a YAML file to be parsed has none, and no problem either', () => {
    const text = `openapi: 3.1.0\npaths:\n${'  # padding\n'.repeat(30_000)}`;
    const { problem, operations } = readApiDescription('api.yaml', text);
    assert.deepEqual([problem, operations], [undefined, []]);
  });
});
