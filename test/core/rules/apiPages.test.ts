import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { completePage } from '../../../server/src/core/features/page/completion/completion.ts';
import { probe } from '../../support/pageRule.ts';
import { findingsInFiles, pageIn, type Files } from '../../support/site.ts';

const docsJson = JSON.stringify({
  $schema: 'https://mintlify.com/docs.json',
  theme: 'mint',
  name: 'Acme',
  colors: { primary: '#0D9373' },
  navigation: { groups: [{ group: 'API', pages: ['page'] }] },
  api: { openapi: 'api.yaml' },
});

/** One endpoint in each version of OpenAPI. */
const descriptions: Readonly<Record<string, string>> = {
  '2.0': `
swagger: '2.0'
host: api.acme.com
basePath: /v1
schemes: [https]
securityDefinitions: { key: { type: apiKey, in: header, name: X-Key } }
security: [{ key: [] }]
paths:
  /users/{id}:
    parameters: [{ name: id, in: path, required: true, type: string, description: 'The user {id} <b> for $5 or $6.' }]
    put:
      parameters:
        - { name: dry, in: query, type: boolean, default: false }
        - { name: body, in: body, schema: { $ref: '#/definitions/User' } }
      responses: { 200: { description: Done, schema: { $ref: '#/definitions/User' } }, 404: { description: None, examples: { application/json: { error: 7 } } } }
definitions:
  User:
    type: object
    required: [email]
    properties:
      email: { type: string, format: email }
      tags: { type: array, items: { type: string } }
      boss: { $ref: '#/definitions/User' }
`,
  '3.0': `
openapi: 3.0.3
servers: [{ url: 'https://api.acme.com/v1' }]
paths:
  /users/{id}:
    parameters: [{ $ref: '#/components/parameters/Id' }]
    put:
      parameters: [{ name: dry, in: query, schema: { type: boolean, default: false } }]
      requestBody: { $ref: '#/components/requestBodies/User' }
      responses:
        200: { description: Done, content: { application/json: { schema: { $ref: '#/components/schemas/User' } } } }
        404: { description: None, content: { application/json: { example: { error: 'no such user' } } } }
components:
  parameters: { Id: { name: id, in: path, required: true, schema: { type: string } } }
  requestBodies: { User: { content: { application/json: { schema: { $ref: '#/components/schemas/User' } } } } }
  schemas:
    User:
      allOf:
        - { type: object, required: [email], properties: { email: { type: string } } }
        - { properties: { tags: { type: array, items: { type: string } }, boss: { $ref: '#/components/schemas/User' } } }
`,
  '3.1': `
openapi: 3.1.0
servers: [{ url: 'https://api.acme.com/v1' }]
paths:
  /users/{id}:
    put:
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: dry, in: query, schema: { type: [boolean, 'null'], default: false } }
      requestBody:
        content:
          application/json:
            schema:
              type: object
              required: [email]
              properties:
                email: { type: string }
                tags: { type: array, items: { type: string } }
                boss: { type: object, properties: { email: { type: string } } }
      responses:
        200: { description: Done, content: { application/json: { schema: { type: object, properties: { ok: { type: boolean } } } } } }
        404: { description: None, content: { application/json: { schema: { const: 'no' } } } }
`,
};

const head = '---\ntitle: Change a user\ndescription: Change what is known of a user.\napi: PUT /users/{id}\n---\n\n';

function field(text: string): string {
  return `<ParamField ${text}>\n  About it.\n</ParamField>\n\n`;
}

const all = [
  'path="id" type="string" required',
  'query="dry" type="boolean"',
  'body="email" type="string" required',
  'body="tags" type="string[]"',
  'body="boss" type="object"',
];

for (const [version, description] of Object.entries(descriptions)) {
  const files: Files = { 'docs.json': docsJson, 'api.yaml': description };
  const parameter = probe('api/parameter');
  const pageWith = (fields: readonly string[]): string => head + fields.map(field).join('');
  const messages = (fields: readonly string[]): string =>
    parameter.found(pageWith(fields), files).length === 0 ? '' : parameter.message(pageWith(fields), files);

  describe(`a page about an operation of OpenAPI ${version}`, () => {
    it('that has all its parameters is right', () => {
      assert.equal(messages(all), '');
    });

    it('is told each difference', () => {
      const changed = (from: string, to: string): string => messages(all.map((one) => one.replace(from, to)));
      assert.match(changed('"tags" type="string[]"', '"tags" type="string"'), /`string\[\]`/);
      assert.match(changed('body="email"', 'body="emial"'), /Did you mean `email`/);
      assert.match(changed('body="tags"', 'query="tags"'), /`body`/);
      assert.match(changed('"email" type="string" required', '"email" type="string"'), /Add `required`/);
      assert.match(changed('"tags" type="string[]"', '"tags" type="string[]" required'), /Remove `required`/);
      assert.match(changed('path="id"', 'path="user"'), /Did you mean `id`/);
    });

    it('gets the missing parameters by a fix', () => {
      const fixed = parameter.fixed(pageWith(all.slice(0, 1)), 'missing', files);
      assert.match(fixed, /<ParamField body="email" type="string" required/);
      assert.deepEqual(parameter.found(fixed, files), []);
    });

    it('is written completely from the description', () => {
      const context = pageIn({ ...files, 'page.mdx': `${head}\n` }, 'page.mdx');
      assert.ok(context);
      const [item] = completePage(context, head.length).items;
      assert.equal(item?.label, 'PUT /users/{id}');
      const text = `${head}${item.edit.newText}\n`;
      const found = findingsInFiles({ ...files, 'page.mdx': text }).filter(
        ({ rule, severity }) => severity !== 'hint' && rule.id !== 'config/openapi',
      );
      assert.deepEqual(
        found.map(({ rule, message }) => `${rule.id} ${message}`),
        [],
      );
      assert.deepEqual(parameter.found(text, files), []);
      assert.match(text, /```json 404/);
    });
  });
}

describe('what isn’t known of an operation', () => {
  const parameter = probe('api/parameter');
  const withDescription = (description: string): Files => ({ 'docs.json': docsJson, 'api.yaml': description });
  const described = withDescription(descriptions['3.1'] ?? '');

  it('is no difference', () => {
    const quiet = [
      // Another server, a second description, or none at all.
      [head.replace('/users/{id}', 'https://other.test/users/{id}') + field('path="id"'), described],
      [
        head + field('path="id"'),
        { ...described, 'docs.json': docsJson.replace('"api.yaml"', '"missing.yaml"'), 'api.yaml': '' },
      ],
      // The page includes fields, mentions them, or leaves them to the platform.
      [`${head}${field('path="id"')}<Shared />\n`, described],
      [`${head}${field('path="id"')}\`dry\`, \`email\`, \`tags\`, \`boss\`\n`, described],
      [head.replace('api: ', 'openapi: ') + field('query="dry" type="boolean"'), described],
      // A type that nobody knows, and a field whose text says when it is required.
      [head + [...all.slice(0, 4), 'body="boss" type="User"'].map(field).join(''), described],
      [
        head +
          [...all.slice(0, 2), ...all.slice(3)].map(field).join('') +
          '<ParamField body="email" type="string">\n  Required for people.\n</ParamField>\n',
        described,
      ],
    ] as const;
    for (const [text, files] of quiet) assert.deepEqual(parameter.found(text, files), [], text);
  });

  it('finds an operation below the path of its server', () => {
    const text = head.replace('/users/{id}', 'https://api.acme.com/v1/users/{id}') + field('path="id"');
    assert.match(parameter.message(text, described), /`dry`/);
  });

  it('is an operation that two descriptions have', () => {
    const two = docsJson.replace('"api.yaml"', '["api.yaml","b.yaml"]');
    const files = { ...described, 'docs.json': two, 'b.yaml': described['api.yaml'] ?? '' };
    assert.deepEqual(parameter.found(head + field('path="id"'), files), []);
  });

  it('is a body with several forms', () => {
    const forms = (descriptions['3.1'] ?? '').replace(
      'type: object\n              required',
      'oneOf: [{}]\n              required',
    );
    const fields = [...all.slice(0, 2), 'body="other" type="string"'].map(field).join('');
    assert.deepEqual(parameter.found(head + fields, withDescription(forms)), []);
  });
});

const strict: Files = { '.docsight.json': '{ "extends": "strict" }' };

/** Returns a function that returns the texts of a rule's findings in the strict preset. */
function foundBy(rule: string): (body: string, files?: Files) => readonly string[] {
  return (body, files = {}) => probe(rule).found(body, { ...strict, ...files });
}

describe('an endpoint page by itself', () => {
  const example = '<ResponseExample>\n```json 200\n{ "id": 1 }\n```\n</ResponseExample>\n';
  const intro = 'The user is changed as soon as the request was received, and you get the new state of it.\n\n';

  it('has its path parameters', () => {
    const rule = probe('api/parameter');
    const text = (fields: readonly string[]): string => `\`POST /a\`\n\n${fields.map(field).join('')}`;
    const two = text(['path="x"', 'path="Authorization"']);
    assert.match(rule.message(two), /has no parameters/);
    assert.match(rule.fixed(two, 'Change'), /body="x"[\s\S]*header="Authorization"/);
    assert.match(rule.message(`\`GET /a/{id}\`\n\n${field('query="x"')}`), /`id`/);
    assert.match(rule.message(`**Endpoint:** \`GET /a/{id}\`\n\n## Parameters\n\n${field('query="x"')}`), /`id`/);
    assert.match(rule.message(`## GET /a/{id}\n\n${field('query="x"')}`), /`id`/);
    assert.deepEqual(probe('api/parameter').found(`\`GET /a\` and \`GET /b\`\n\n${field('path="x"')}`), []);
  });

  it('is none if it only mentions a request', () => {
    const mention = 'If that id exists (`GET /users/<id>` succeeds), the message goes to the user.';
    assert.deepEqual(probe('api/parameter').found(`${mention}\n\n## Buttons\n\n${field('path="label"')}`), []);
  });

  it('says something about errors', () => {
    const found = foundBy('api/error-response');
    assert.equal(found(head + intro + example).length, 1);
    assert.equal(found(`${head}${intro}See [Errors](/errors).\n\n${example}`).length, 0);
    assert.equal(
      found(`${head}Der Nutzer wird sofort nach der Anfrage geändert, und man erhält ihn.\n\n${example}`).length,
      0,
    );
    assert.equal(found(`${head}${intro}${example.replace('{ "id": 1 }', '{ "error": null }')}`).length, 0);
  });

  it('explains the status of an error', () => {
    const found = foundBy('api/status-code');
    const rule = probe('api/status-code');
    const failed = (title: string, json: string): string =>
      `${head}<ResponseExample>\n\`\`\`json ${title}\n${json}\n\`\`\`\n</ResponseExample>\n`;
    assert.deepEqual(found(failed('404', '{ "code": 7 }')), ['404']);
    assert.match(rule.fixed(failed('404', '{ "code": 7 }'), 'Not Found', strict), /json 404 Not Found/);
    assert.deepEqual(found(failed('404', '{ "message": "There is no user." }')), []);
    assert.deepEqual(found(failed('404 No user', '{ "code": 7 }')), []);
    assert.deepEqual(found(failed('200', '{ "code": 7 }')), []);
    assert.deepEqual(found(`${head}| Status | Meaning |\n| --- | --- |\n| \`429\` | |\n| 500 | Ours |\n`), ['`429`']);
  });

  it('shows credentials if docs.json says that they are needed', () => {
    const found = foundBy('api/authentication');
    const rule = probe('api/authentication');
    const config = docsJson.replace('"api":{', '"api":{"mdx":{"auth":{"method":"bearer"}},');
    const files = { 'docs.json': config, 'api.yaml': '' };
    const request = (command: string): string =>
      `${head}<RequestExample>\n\`\`\`bash\n${command}\n\`\`\`\n</RequestExample>\n`;
    assert.equal(found(request('curl https://api.acme.com/users/1'), files).length, 1);
    assert.match(
      rule.fixed(request('curl https://api.acme.com/users/1'), 'Authorization', { ...strict, ...files }),
      /1 \\\n {2}-H "Authorization: Bearer <token>"\n```/,
    );
    assert.equal(found(request('curl https://api.acme.com/users/1 -H "X-Api-Key: 1"'), files).length, 0);
    const open = request('curl https://api.acme.com/users/1').replace('---\n', '---\nauthMethod: none\n');
    assert.equal(found(open, files).length, 0);
    assert.equal(
      found(request('curl https://api.acme.com/users/1'), { 'docs.json': docsJson, 'api.yaml': '' }).length,
      0,
    );
  });

  it('gives the number of a rate limit', () => {
    const found = foundBy('api/rate-limit');
    const limited = 'This endpoint is rate limited, so wait for some time before you try to use it again.\n';
    assert.deepEqual(found(head + limited), ['is rate limited']);
    assert.deepEqual(found(`${head}${limited}\nSend 10 requests per minute.\n`), []);
    assert.deepEqual(found(`${head}${limited}\nSee [the limits](/limits).\n`), []);
    assert.deepEqual(
      found(`${head}Reuse the token, or you may trigger rate limits of the service that you use.\n`),
      [],
    );
  });
});
