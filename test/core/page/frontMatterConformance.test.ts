import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPage } from '../../../server/src/core/page/readPage.ts';
import { frontMatterFacts } from '../../conformance/frontMatter.ts';

describe('front matter, as another reader has it', () => {
  for (const [what, lines, keys] of [
    ['plain and quoted values', 'title: A b\ndescription: "C: d"', 2],
    ['lists, maps and empty values', 'tags: [a, b]\nseo:\n  noindex: true\nicon:', 3],
    ['texts over several lines', 'title: A\ndescription: >\n  b\n  c', 2],
    ['comments and other scripts', "# A\ntitle: \"日本 #1\" # b\nsidebarTitle: 'It’''s'", 2],
  ] as const) {
    it(`has the same keys and texts: ${what}`, () => {
      const { subject, reference } = frontMatterFacts(readPage(`---\n${lines}\n---\n\nText.\n`));
      assert.deepEqual(subject, reference);
      assert.equal(subject.length, keys);
    });
  }
});
