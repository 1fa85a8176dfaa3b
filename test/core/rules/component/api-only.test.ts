import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';
import { probeArea } from '../../../support/ruleTester.ts';

const advice = /^component\/(?:prefer-|api-only)/;
const { found, fixed } = probeArea(advice);

describe('component/api-only', () => {
  const example = '<RequestExample>\n```bash cURL\ncurl https://acme.example\n```\n</RequestExample>\n';

  it('knows an endpoint by its parameters, its address, or where the page lies', () => {
    assert.deepEqual(found(example), ['component/api-only: <RequestExample>']);
    assert.deepEqual(found(`<ParamField query="a" type="string">A.</ParamField>\n\n${example}`), []);
    assert.deepEqual(found(`\`GET /users\`\n\n${example}`), []);
    assert.deepEqual(found(example, { file: 'api-reference/users/list.mdx' }), []);
    assert.deepEqual(found(example, { file: 'snippets/example.mdx' }), []);
  });

  it('takes an object of an API that is shown by its fields', () => {
    const fields = '<ResponseField name="id" type="string">The id.</ResponseField>\n\n';
    assert.deepEqual(found(fields + example.replaceAll('RequestExample', 'ResponseExample')), []);
    assert.equal(found(fields + example).length, 1);
  });

  it('leaves a single block by itself, and says so', () => {
    const rule = probe('component/api-only');
    assert.match(rule.message(example), /\. Remove the tags\.$/);
    assert.match(rule.message(example.replace('</R', '```js\nx\n```\n</R')), /Use a `CodeGroup` instead\.$/);
    assert.equal(fixed(example), '```bash cURL\ncurl https://acme.example\n```\n');
  });
});
