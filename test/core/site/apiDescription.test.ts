import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  readApiDescription as readInSteps,
  type ApiDescription,
} from '../../../server/src/core/site/api/apiDescription.ts';
import { completed } from '../../support/completed.ts';

function readApiDescription(name: string, text: string): ApiDescription {
  return completed(readInSteps(name, text));
}

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
    assert.equal(problem?.message, '`paths › /broken` must be an object.');
    assert.deepEqual([title, schemas], ['Acme', ['User']]);
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

  it('has the operations of a path that refers to another part of it', () => {
    const text =
      'openapi: 3.1.0\npaths: { /a: { $ref: "#/components/pathItems/A" } }\ncomponents: { pathItems: { A: { get: {} } } }';
    const { operations } = readApiDescription('api.yaml', text);
    assert.deepEqual(
      operations.map(({ method, path }) => [method, path]),
      [['GET', '/a']],
    );
  });

  it('of half a megabyte in YAML has its operations', () => {
    const path = (at: number): string => `  /a${at}:\n    get:\n      summary: ${'Words '.repeat(20)}\n`;
    const text = `openapi: 3.1.0\npaths:\n${Array.from({ length: 4_000 }, (_, at) => path(at)).join('')}`;
    assert.ok(text.length > 500_000);
    assert.equal(readApiDescription('api.yaml', text).operations.length, 4_000);
  });

  const unparsed = {
    'too large a YAML file': `openapi: 3.1.0\npaths:\n${'  # padding\n'.repeat(110_000)}`,
    'nested without end': `openapi: 3.1.0\nx: ${'['.repeat(24_000)}${']'.repeat(24_000)}`,
    'full of aliases to aliases': `openapi: 3.1.0\na0: &a0 [1]\n${Array.from({ length: 9 }, (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at}, `.repeat(9)}]`).join('\n')}`,
    'a chain of aliases': `openapi: 3.1.0\na0: &a0 [1]\n${Array.from({ length: 5_000 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}]`).join('\n')}`,
    'included in itself': 'openapi: 3.1.0\nx: &x { y: *x }',
  };
  for (const [what, text] of Object.entries(unparsed)) {
    it(`that is ${what} has none, and no problem either`, () => {
      const { problem, operations } = readApiDescription('api.yaml', text);
      assert.deepEqual([problem, operations], [undefined, []]);
    });
  }

  it('of more JSON than can be read in time has none, whatever it consists of', () => {
    const values = [
      `${'1,'.repeat(300_000)}1`,
      `${'[],'.repeat(150_000)}1`,
      `${'['.repeat(300_000)}${']'.repeat(300_000)}`,
      `${'{"a":1},'.repeat(150_000)}1`,
    ];
    for (const value of values) {
      const { problem, operations, pages } = readApiDescription('a.json', `{"openapi":"3.1.0","x-a":[${value}]}`);
      assert.deepEqual([problem, operations, pages], [undefined, [], undefined]);
    }
    assert.match(
      readApiDescription('a.json', `{"a":[${values[0] ?? ''}]}`).problem?.message ?? '',
      /version at the top/,
    );
  });

  it('compares thousands of parameters with each other only as far as that ends', () => {
    const parameters = Array.from({ length: 20_000 }, (_, at) => ({ name: `a${at}`, in: 'query', schema: {} }));
    const withParameters = (some: readonly object[]): string =>
      JSON.stringify({
        openapi: '3.0.0',
        info: { title: 'A', version: '1' },
        paths: { '/a': { get: { parameters: some, responses: { 200: { description: 'OK' } } } } },
      });
    assert.equal(readApiDescription('a.json', withParameters(parameters)).problem, undefined);
    const twice = withParameters(parameters.slice(0, 50).concat(parameters.slice(0, 1)));
    assert.match(readApiDescription('a.json', twice).problem?.message ?? '', /has the same item twice/);
  });

  it('that the platform’s reader refuses has a problem', () => {
    for (const text of ['openapi: 3.1.0\npaths: { /a: { <<: 5 } }', 'openapi: 3.1.0\nopenapi: 3.0.0', 'openapi: [3']) {
      assert.match(readApiDescription('api.yaml', text).problem?.message ?? '', /^it isn’t valid YAML \(/);
    }
  });
});
