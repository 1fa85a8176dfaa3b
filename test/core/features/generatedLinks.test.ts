import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { completePage } from '../../../server/src/core/features/page/completion/completion.ts';
import { hoverPage } from '../../../server/src/core/features/page/hover.ts';
import { definitionInPage } from '../../../server/src/core/features/site/definition.ts';
import { currentConfigWith, findingsInPage, page, pageAtCursor, type Files } from '../../support/site.ts';

// The platform generates pages from API descriptions. Links to them are completed where their addresses are certain.

const head = '---\ntitle: Page\ndescription: About it.\n---\n\n';
const description = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Birds', version: '1' },
  paths: {
    '/birds': {
      get: { tags: ['Birds'], summary: 'List all birds', responses: {} },
      post: { tags: ['Birds'], summary: 'Add a bird', responses: {} },
    },
    '/eggs': { get: { summary: 'Same name', responses: {} }, post: { summary: 'Same name', responses: {} } },
    '/nests': { get: { summary: 'Nests', 'x-mint': { href: '/reference/nests' }, responses: {} } },
  },
});

const site = (node: object): Files => ({
  'docs.json': currentConfigWith({ navigation: { groups: [{ group: 'Start', pages: ['start', 'page'] }, node] } }),
  'openapi.json': description,
  'start.mdx': page('List of birds'),
});
const all = site({ group: 'API', openapi: 'openapi.json' });

function shown(text: string, files: Files): readonly string[] {
  const { page: at, offset } = pageAtCursor({ ...files, 'page.mdx': head + text });
  return completePage(at, offset).items.map(({ label, detail, edit }) => [label, edit.newText, detail].join(' | '));
}

describe('a page that is generated from an API description', () => {
  it('is offered as a target of links, after the pages of the site', () => {
    assert.deepEqual(shown('[x](list<|>)', all), [
      'List of birds | /start | /start',
      'List all birds | /api-reference/birds/list-all-birds | GET /birds · generated from openapi.json',
    ]);
    assert.deepEqual(shown('[x](/api-reference/birds/a<|>)', all), [
      '/api-reference/birds/add-a-bird | /api-reference/birds/add-a-bird | Add a bird · POST /birds · generated from openapi.json',
    ]);
    assert.equal(shown('[x](/reference/<|>)', all)[0]?.split(' | ')[0], '/reference/nests');
    const inFolder = site({ group: 'API', openapi: { source: 'openapi.json', directory: 'rest' } });
    assert.equal(shown('[x](list all<|>)', inFolder)[0]?.split(' | ')[1], '/rest/birds/list-all-birds');
  });

  it('is none where the address is uncertain, or not all operations have one', () => {
    const none = (files: Files, typed = '/api-reference/birds'): void => {
      const rows = shown(`[x](${typed}<|>)`, files);
      assert.deepEqual(
        rows.filter((row) => row.includes('generated')),
        [],
        typed,
      );
    };
    none(all, '/api-reference/same');
    none(site({ group: 'API', openapi: 'openapi.json', pages: ['GET /birds'] }));
    none(site({ group: 'API', openapi: 'https://acme.example/openapi.json' }));
    none(site({ group: 'API', openapi: 'openapi.json', directory: 'card' }));
    none({ ...all, 'openapi.json': '{' });
    none({ ...all, 'api-reference/birds/list-all-birds.mdx': page('My own') }, '/api-reference/birds/list');
    const twice = {
      group: 'API',
      groups: [
        { group: 'A', openapi: 'openapi.json' },
        { group: 'B', openapi: 'openapi.json' },
      ],
    };
    none(site(twice));
  });

  it('is explained and opened, and no link to it is reported', () => {
    const text = 'See [birds](/api-reference/birds/list-all<|>-birds).\n';
    const { page: at, offset } = pageAtCursor({ ...all, 'page.mdx': head + text });
    const markdown = hoverPage(at, offset)?.markdown;
    assert.equal(markdown, '**List all birds**\n\n`GET /birds`\n\nGenerated from `/openapi.json`');
    const target = definitionInPage(at, offset)?.target;
    const start = description.indexOf('get');
    assert.deepEqual(target, { kind: 'file', file: 'openapi.json', range: { start, end: start } });
    const findings = findingsInPage({ ...all, 'page.mdx': head + text.replace('<|>', '') }, 'page.mdx');
    assert.deepEqual(
      findings.filter(({ rule }) => rule.id.startsWith('link/')),
      [],
    );
  });
});
