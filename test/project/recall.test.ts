import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { goodLinks } from '../recall/goodLinks.ts';
import { randomFrom, sampled } from '../recall/random.ts';
import { configWith, page, siteOf } from '../support/site.ts';

describe('npm run recall', () => {
  it('draws the same links for the same seed, in whatever order threads have read the pages', () => {
    const names = ['a', 'b', 'c', 'd'];
    const files = Object.fromEntries(names.map((name) => [`${name}.mdx`, `${page(name)}\n[A](/a) [B](/b)\n`]));
    const site = siteOf({ 'docs.json': configWith({ navigation: [{ group: 'All', pages: names }] }), ...files });
    const reversed = { ...site, pageIndexes: new Map([...site.pageIndexes].reverse()) };
    const drawn = [site, reversed].map((one) => {
      const links = sampled(goodLinks(one), 3, randomFrom('1 docs'));
      return links.map(({ file, reference }) => `${file} ${reference.value}`);
    });
    assert.equal(drawn[0]?.length, 3);
    assert.deepEqual(drawn[1], drawn[0]);
  });
});
