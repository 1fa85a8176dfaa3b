import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import compositions from '../../../schemas/compositions.json';
import { builtIn } from '../../../server/src/core/components/catalogue.ts';
import { readSnippet } from '../../support/snippetText.ts';
import { configWith, page, showPageFindings, type Files } from '../../support/site.ts';

// What people are shown and given to insert must not be reported on their page.

const head =
  '---\ntitle: A page\ndescription: What it is about.\napi: GET https://api.acme.example/users/{id}\n---\n\n';

/** The targets of the examples’ and compositions’ links. */
const beside: Files = {
  'docs.json': configWith({
    navigation: [{ group: 'Start', pages: ['page', 'quickstart', 'guides', 'api', 'support'] }],
  }),
  'quickstart.mdx': page('Quickstart'),
  'guides.mdx': page('Guides'),
  'api.mdx': page('API'),
  'support.mdx': page('Support'),
  '_snippets/setup.mdx': 'Text.\n',
};

describe('nothing is reported', () => {
  for (const { name, example } of builtIn.filter(({ isUndocumented }) => isUndocumented !== true)) {
    it(`in the example of ${name}`, () => {
      assert.deepEqual(showPageFindings(`${head}${example}\n`, beside), []);
    });
  }

  for (const { name, body } of compositions) {
    it(`in the composition “${name}”`, () => {
      const { text } = readSnippet(body.join('\n'));
      assert.deepEqual(showPageFindings(`${text.startsWith('---') ? '' : head}${text}\n`, beside), []);
    });
  }
});
