import assert from 'node:assert/strict';
import { it } from 'node:test';
import { currentConfigWith, findingsInFiles } from '../../support/site.ts';

const description = `
openapi: 3.0.3
paths:
  /users:
    get:
      parameters:
        - { name: X-Request-Id, in: header, schema: { type: string } }
        - { name: limit, in: query, schema: { type: integer } }
`;

function endpoint(field: string): string {
  return `---\ntitle: Users\ndescription: All of them.\napi: GET /users\n---\n\n<ParamField ${field} type="string">It.</ParamField>\n`;
}

it('a header that several pages about endpoints lack has one cause, other parameters have none', () => {
  const found = findingsInFiles({
    'docs.json': currentConfigWith({ api: { openapi: 'api.yaml' }, navigation: { pages: ['a', 'b', 'c'] } }),
    'api.yaml': description,
    'a.mdx': endpoint('query="limit"'),
    'b.mdx': endpoint('query="limit"'),
    'c.mdx': endpoint('header="X-Request-Id"'),
  }).filter(({ rule, message }) => rule.id === 'api/parameter' && message.includes('doesn’t document'));
  const causes = new Map<string, string | undefined>(found.map(({ file, cause }) => [file, cause]));
  assert.deepEqual([...causes.keys()].sort(), ['a.mdx', 'b.mdx', 'c.mdx']);
  assert.ok(causes.get('a.mdx'));
  assert.equal(causes.get('a.mdx'), causes.get('b.mdx'));
  assert.equal(causes.get('c.mdx'), undefined);
});
