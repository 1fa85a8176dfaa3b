import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { currentConfigWith, findingsInFiles, page, type Files } from '../../../support/site.ts';

const operation = { get: { responses: { '200': { description: 'The birds' } } } };

function description(changes: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { openapi: '3.1.0', info: { title: 'Birds', version: '1' }, paths: { '/birds': operation }, ...changes };
}

function messages(file: string, text: string): readonly string[] {
  return reported(file, text).map(({ message }) => message);
}

function reported(file: string, text: string): ReturnType<typeof findingsInFiles> {
  const files: Files = {
    'docs.json': currentConfigWith({
      navigation: { groups: [{ group: 'API', openapi: file, pages: ['intro'] }] },
    }),
    'intro.mdx': page('Intro'),
    [file]: text,
  };
  return findingsInFiles(files).filter(({ rule }) => rule.id === 'config/openapi');
}

function ofJson(changes: Readonly<Record<string, unknown>>): readonly string[] {
  return messages('birds.json', JSON.stringify(description(changes), undefined, 2));
}

describe('config/openapi', () => {
  it('reports each form that stops the build, with its line', () => {
    const inGet = (get: object): object => ({ paths: { '/birds': { get } } });
    const forms: readonly (readonly [object, RegExp])[] = [
      [
        inGet({ responses: { '200': {} } }),
        /line 11\)\. `paths › \/birds › get › responses › 200` has no `description`/,
      ],
      [{ openapi: '3.0.0', ...inGet({ summary: 'List' }) }, /\(line 9\)\. .* has no `responses`/],
      [{ info: { version: '1' } }, /`info` has no `title`/],
      [{ info: { title: 'Birds', version: 1 } }, /`info › version` must be a string/],
      [{ openapi: '3.0.0', paths: { birds: operation } }, /The path `birds` must begin with `\/`/],
      [{ openapi: '3.0.0', ...inGet({ ...operation.get, hide: true }) }, /unknown property `hide`/],
      [
        { openapi: '3.0.0', ...inGet({ ...operation.get, parameters: [{ name: 'id', in: 'path', schema: {} }] }) },
        /parameters › 0` has no `required`/,
      ],
      [
        { openapi: '3.0.0', components: { schemas: { Bird: { type: 'bird' } } } },
        /`components › schemas › Bird › type` must be one of `array`/,
      ],
      [
        { components: { securitySchemes: { login: { type: 'openIdConnect' } } } },
        /`components › securitySchemes › login` has no `openIdConnectUrl`/,
      ],
      [
        { components: { schemas: { Bird: { $ref: '#/components/birds/Brid' } } } },
        /isn’t a valid .*`#\/components\/birds\/Brid`/,
      ],
      [{ components: { schemas: { Bird: { $ref: 'bird.json' } } } }, /another file, `bird\.json`/],
      [{ paths: {} }, /no paths and no webhooks/],
      [{ openapi: undefined, swagger: '2.0' }, /Swagger 2\.0/],
      [{ openapi: 3.1 }, /must be a string/],
      [{ openapi: '2.0' }, /`openapi` must be a version of OpenAPI 3, such as `3\.1\.0`, but is `2\.0`/],
      [{ openapi: 'v3.0.0' }, /but is `v3\.0\.0`/],
    ];
    for (const [changes, expected] of forms) {
      const [message, ...others] = ofJson(changes as Readonly<Record<string, unknown>>);
      assert.match(message ?? 'nothing', expected);
      assert.deepEqual(others, []);
    }
  });

  it('reads a date without quotes in YAML as the build does', () => {
    const yaml = (info: string): string =>
      `openapi: 3.1.0\ninfo:\n${info}paths:\n  /birds:\n    get:\n      responses:\n        "200":\n          description: OK\n`;
    assert.match(
      messages('birds.yaml', yaml('  title: Birds\n  version: 2024-01-01\n'))[0] ?? '',
      /\(line 4\)\. `info › version` is a date without quotes, not a string\. Write `"2024-01-01"`\./,
    );
    assert.match(
      messages('birds.yaml', yaml('  { title: 2024-01-01, version: "1" }\n'))[0] ?? '',
      /`info › title` is a/,
    );
    for (const version of ['"2024-01-01"', '2024-1-1', '2024-01-01-preview']) {
      const example = '  x-a:\n    example: 2024-01-01\n    description: 2024-01-01\n';
      assert.deepEqual(messages('birds.yaml', yaml(`  title: Birds\n  version: ${version}\n${example}`)), [], version);
    }
  });

  it('names a comment in JSON, which would be a part of what follows it', () => {
    const text = JSON.stringify(description({}), undefined, 2);
    for (const comment of ['// The birds', '/* The birds */']) {
      assert.match(
        messages('birds.json', text.replace('"info"', `${comment}\n  "info"`))[0] ?? '',
        /it isn’t valid JSON \(it has a comment\) on line 3\./,
      );
      assert.match(messages('birds.json', `${comment}\n${text}`)[0] ?? '', /comment\) on line 1\./);
    }
    assert.deepEqual(messages('birds.json', `# https://birds.example\n${text}`), []);
    assert.deepEqual(messages('birds.json', text.replace('"Birds"', 'https://birds.example')), []);
  });

  it('takes an operation’s reference to nothing for an error: its page lacks a body, response or parameter', () => {
    const schema = { $ref: '#/components/schemas/Brid' };
    const content = { 'application/json': { schema } };
    const forms: readonly object[] = [
      { ...operation.get, responses: { 200: { description: 'OK', content } } },
      { ...operation.get, responses: { 200: { $ref: '#/components/responses/Brid' } } },
      { ...operation.get, requestBody: { content } },
      { ...operation.get, parameters: [{ name: 'id', in: 'query', schema }] },
    ];
    const components = { schemas: { Bird: schema }, responses: {} };
    for (const get of forms) {
      for (const paths of [{ paths: { '/birds': { get } } }, { webhooks: { birds: { get } } }]) {
        const [found, ...others] = reported('birds.json', JSON.stringify(description({ ...paths, components })));
        assert.match(found?.message ?? '', /isn’t a valid .*Brid`, which doesn’t exist/);
        assert.equal(found?.severity, 'error');
        assert.deepEqual(others, []);
      }
    }
  });

  it('only warns of a reference in shared components that the build accepts', () => {
    const dead = { $ref: '#/components/schemas/Brid' };
    const schemas = { components: { schemas: { Bird: dead } } };
    assert.match(
      ofJson(schemas)[0] ?? '',
      /has a broken reference \(line 21\)\. It refers to `#\/components\/schemas\/Brid`/,
    );
    const text = JSON.stringify(description(schemas));
    assert.deepEqual(
      reported('birds.json', text).map(({ severity }) => severity),
      ['warning'],
    );
    const worse = { paths: { '/birds': { get: { ...operation.get, parameters: [{ $ref: '#/gone/bird' }] } } } };
    assert.match(ofJson({ ...worse, ...schemas })[0] ?? '', /isn’t a valid .*`#\/gone\/bird`/);
    assert.match(ofJson({ ...schemas, ...worse })[0] ?? '', /isn’t a valid .*`#\/gone\/bird`/);
  });

  it('accepts what the build accepts', () => {
    const parameter = { name: 'id', in: 'path', required: true, schema: { $ref: '#/components/schemas/Bird' } };
    const accepted: readonly object[] = [
      {},
      { openapi: '3.0.3', info: { title: 'Birds' } },
      {
        paths: { '/birds/{id}': { get: { ...operation.get, parameters: [parameter] } } },
        components: { schemas: { Bird: {} } },
      },
      { components: { schemas: { Bird: { type: 'object', properties: { $ref: { type: 'string' } } } } } },
      { components: { schemas: { Bird: { example: { $ref: 'anything' } } } }, 'x-own': { $ref: 'anything' } },
      { paths: { '/bird': { $ref: '#/components/pathItems/Bird' } }, components: { pathItems: { Bird: operation } } },
      { openapi: '3.2.0', paths: 'unknown' },
      { paths: undefined, webhooks: { bird: { post: operation.get } } },
    ];
    for (const changes of accepted) assert.deepEqual(ofJson(changes as Readonly<Record<string, unknown>>), []);
  });

  it('finds a duplicate key in JSON, at its line', () => {
    const text = `{\n"openapi": "3.1.0", "info": {"title": "a\\"b", "version": "1"},\n"info": {}, "paths": {} }`;
    assert.deepEqual(messages('birds.json', text), [
      '`/birds.json` can’t be read as an API description: it has the key `info` twice in one object on line 3.',
    ]);
  });

  it('says where YAML is broken, and where it is refused', () => {
    const head = 'openapi: 3.0.0\ninfo:\n  title: Birds\nservers:\n- url: ';
    assert.match(messages('birds.yaml', `${head}{base}/x\n`)[0] ?? '', /isn’t valid YAML \(.+\) on line 5\.$/);
    const responses = 'responses:\n        "200":\n          description: OK\n        "404":\n          x-a: 1';
    const paths = `paths:\n  /birds:\n    get:\n      ${responses}\n`;
    assert.match(messages('birds.yaml', `${head}/x\n${paths}`)[0] ?? '', /\(line 12\)\. .*404` has no `description`/);
    const parameters =
      'parameters:\n      - name: a\n        in: query\n        schema: {}\n      - name: b\n        in: quer\n        schema: {}\n';
    const shared = `paths:\n  /birds:\n    ${parameters}    get:\n      responses:\n        "200":\n          description: OK\n`;
    assert.match(messages('birds.yaml', `${head}/x\n${shared}`)[0] ?? '', /\(line 13\)\. .*in` must be one of/);
  });

  it('stays silent on what is too deep to be judged, and ends', () => {
    const deep = (levels: number): string => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);
    const text = JSON.stringify(description({ 'x-deep': 0 })).replace('"x-deep":0', `"x-deep":${deep(3000)}`);
    assert.deepEqual(messages('birds.json', text), []);
    const allOf = '{"allOf":['.repeat(3000) + '{}' + ']}'.repeat(3000);
    const schemas = JSON.stringify(description({ components: { schemas: { Bird: 0 } } })).replace(
      '"Bird":0',
      `"Bird":${allOf}`,
    );
    assert.deepEqual(messages('birds.json', schemas), []);
  });
});
