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

  it('that is too large a YAML file to be parsed has none, and no problem either', () => {
    const text = `openapi: 3.1.0\npaths:\n${'  # padding\n'.repeat(30_000)}`;
    const { problem, operations } = readApiDescription('api.yaml', text);
    assert.deepEqual([problem, operations], [undefined, []]);
  });
});
