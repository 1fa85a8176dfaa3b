import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { htmlToMdx } from '../../server/src/core/features/paste/htmlToMdx.ts';
import { readDescription } from '../../server/src/core/api/readDescription.ts';
import { readPage } from '../../server/src/core/page/readPage.ts';
import { noPause } from '../../server/src/workspace/scheduling.ts';
import { kinds } from '../pathological/kinds.ts';

// A pattern that can divide a run of characters in many ways needs quadratic time where it doesn't match: minutes for
// these, which take milliseconds.

describe('a run of 300,000 spaces or empty lines', () => {
  for (const { name, page } of kinds.filter((kind) => kind.name.startsWith('spaces in'))) {
    it(`is read at once: ${name}`, () => {
      const text = page(300_000);
      assert.equal(readPage(text).text, text);
    });
  }

  it('is read at once in an API description that is too large to be parsed', () => {
    assert.equal(readDescription('api.yaml', `${'\n'.repeat(1_500_000)}openapi: 3.0.0\n`).problem, undefined);
    assert.notEqual(readDescription('api.yaml', `${'\n'.repeat(1_500_000)}a: 1\n`).problem, undefined);
  });

  it('is pasted at once after a brace', async () => {
    assert.match((await htmlToMdx(`<h2>{${'&nbsp;'.repeat(100_000)}#a}</h2>`, noPause)) ?? '', /^## \\\{/);
  });
});
