import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configWith, findingsInFiles } from '../../../support/site.ts';

describe('api/hidden-field', () => {
  const messages = (frontMatter: string, body: string): readonly string[] =>
    findingsInFiles({
      '.docsight.json': '{ "extends": "strict" }',
      'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['page'] }] }),
      'page.mdx': `---\ntitle: Birds\n${frontMatter}\n---\n\n${body}\n`,
    })
      .filter(({ rule }) => rule.id === 'api/hidden-field')
      .map(({ message }) => message);
  const field = '<ParamField path="id">The id.</ParamField>';
  const typed = '<ParamField path="id" type="string">The id.</ParamField>';

  it('finds fields that readers can’t fill in', () => {
    assert.match(messages('api: GET /birds/{id}', field)[0] ?? '', /without `type`/);
    assert.match(messages('api: GET /birds/{id}', `<Card title="A">\n${typed}\n</Card>`)[0] ?? '', /within `Card`/);
  });

  it('says nothing of fields in fields, of other pages, and without a playground', () => {
    const inner = `<ParamField body="a" type="object">\n<Expandable title="x">\n${field}\n</Expandable>\n</ParamField>`;
    assert.deepEqual(messages('api: GET /birds/{id}', typed), []);
    assert.deepEqual(messages('api: POST /birds', inner), []);
    assert.deepEqual(messages('description: Birds', field), []);
    assert.deepEqual(messages('openapi: GET /birds/{id}', field), []);
    assert.deepEqual(messages('api: GET /birds/{id}\nplayground: none', field), []);
  });
});
