import { configWith } from '../../../support/site.ts';
import { ruleTester, type Source } from '../../../support/ruleTester.ts';

const responses = { 200: { description: 'Done' } };
const operation = (more: object = {}): object => ({ responses, ...more });
const description = (paths: object, more: object = {}): string =>
  JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths, ...more });
const two = description({ '/a': { get: operation(), post: operation() } });
const pageOf = (openapi: string): string => `---\ntitle: ${openapi.replace(/\W/g, ' ')}\nopenapi: ${openapi}\n---\n`;
const current = (navigation: object, more: object = {}): string =>
  JSON.stringify({ theme: 'mint', name: 'Acme', colors: { primary: '#0D9373' }, navigation, ...more });
const group = (pages: readonly string[] | undefined, api = two): Source => ({
  'docs.json': current({ groups: [{ group: 'API', openapi: 'api.json', ...(pages && { pages }) }] }),
  'api.json': api,
});

ruleTester('api/undocumented-operation', {
  valid: [
    // All pages are generated.
    group(undefined),
    group(['GET /a', 'POST /a']),
    {
      'docs.json': configWith({ openapi: '/api.json' }),
      'api.json': two,
      'a.mdx': pageOf('GET /a'),
      'b.mdx': pageOf('POST /a'),
    },
    // Fewer than half have a page, or none has.
    group(['GET /a'], description({ '/a': { get: operation(), post: operation(), put: operation() } })),
    { 'docs.json': configWith({ openapi: '/api.json' }), 'api.json': two },
    // No listed page is about it: what is left of a template.
    {
      'docs.json': current({ pages: ['index'] }),
      'index.mdx': '---\ntitle: Start\n---\n\nText.\n',
      'a.mdx': pageOf('GET /a'),
      'api.json': two,
    },
    // A draft of the description that docs.json names.
    {
      'docs.json': current({ pages: ['a', 'b'] }, { api: { openapi: 'api.json' } }),
      'a.mdx': pageOf('GET /a'),
      'b.mdx': pageOf('POST /a'),
      'api.json': two,
      'drafts/api.json': description({ '/a': { get: operation(), post: operation(), put: operation() } }),
    },
    // Not meant to have one.
    ...['x-excluded', 'x-hidden', 'x-internal', 'deprecated'].map((flag) =>
      group(['GET /a'], description({ '/a': { get: operation(), post: operation({ [flag]: true }) } })),
    ),
    ...['options', 'head', 'trace'].map((method) =>
      group(['GET /a'], description({ '/a': { get: operation(), [method]: operation() } })),
    ),
    // A page describes it in its own words.
    ...['`GET /a`', '## GET /a', '**Endpoint:** `GET /a`'].map((line) => ({
      'docs.json': current({ pages: ['a', 'b'] }),
      'a.mdx': `---\ntitle: All\n---\n\n${line}\n\nReturns all.\n`,
      'b.mdx': pageOf('api.json POST /a'),
      'api.json': two,
    })),
    {
      'docs.json': current({ pages: ['a'] }),
      'a.mdx': '---\ntitle: All\n---\n\n## Read\n\n`GET /a`\n\n## Add\n\n`POST /a`\n',
      'api.json': two,
    },
    // The path has that of the server, or other names of parameters.
    {
      'docs.json': configWith({ openapi: '/api.json' }),
      'api.json': description({ '/a/{id}': { get: operation() } }, { servers: [{ url: 'https://acme.com/v1' }] }),
      'a.mdx': pageOf('GET /v1/a/{name}'),
    },
    // Some of it is in another file.
    group(['GET /a'], description({ '/a': { get: operation(), post: operation() }, '/b': { $ref: 'b.json' } })),
  ],
  invalid: [
    { source: group(['GET /a']), found: ['"api.json"'], message: '1 operation of `/api.json` has no page: `POST /a`.' },
    {
      source: {
        'docs.json': configWith({ openapi: '/api.json', navigation: [{ group: 'API', pages: ['a'] }] }),
        'api.json': two,
        'a.mdx': pageOf('GET /a'),
      },
      found: ['"/api.json"'],
    },
    // A webhook without a page, and a description that docs.json doesn’t name.
    {
      source: {
        'docs.json': current({ pages: ['a'] }),
        'a.mdx': pageOf('api.json GET /a'),
        'api.json': description({ '/a': { get: operation() } }, { webhooks: { sent: { post: operation() } } }),
      },
      found: ['"name"'],
      message: '`WEBHOOK sent`',
    },
  ],
});
