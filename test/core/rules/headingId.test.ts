import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../support/pageRule.ts';
const duplicate = probe('heading/duplicate');

describe('advice to give a heading an id', () => {
  const places = [
    (title: string) => `    ## ${title}`,
    (title: string) => `- ## ${title}`,
    (title: string) => `> ## ${title}`,
    (title: string) => `## ${title} ##`,
    (title: string) => `## 1. ${title}`,
    (title: string) => `${title}\n---`,
  ];
  for (const place of places) {
    it(`isn’t given where the id would break the page: ${JSON.stringify(place('Same'))}`, () => {
      const body = `${place('Same')}\n\nText.\n\n${place('Other')}\n\nText.\n\n${place('Same')}\n`;
      assert.doesNotMatch(duplicate.message(body), /\{#/);
      assert.deepEqual(duplicate.fixes(body), []);
    });
  }

  it('is given elsewhere', () => {
    const body = '## Same\n\nText.\n\n## Other\n\nText.\n\n## Same\n';
    assert.match(duplicate.message(body), /set an id: `\{#…\}`/);
    assert.match(duplicate.fixed(body, 'Keep'), /## Same \{#same-2\}\n$/);
  });

  it('a heading of level 5 doesn’t get one, since it may then be dropped', () => {
    assert.doesNotMatch(probe('link/anchor-not-found').message('[a](#detail)\n\n##### Detail\n'), /\{#/);
  });

  it('an id that is given twice is reported with the anchor that it has', () => {
    assert.deepEqual(duplicate.found('## One {#same}\n\n## Two {#same}\n'), ['same']);
    assert.match(duplicate.message('## One {#same}\n\n## Two {#same}\n'), /`#same-2`/);
    assert.deepEqual(duplicate.found('## One {#My Id!}\n\n## Two {#two}\n'), []);
  });
});
