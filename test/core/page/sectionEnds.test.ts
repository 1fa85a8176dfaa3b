import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readPage } from '../../../server/src/core/page/readPage.ts';
import { nextHeadings } from '../../../server/src/core/page/sections.ts';

it('a section ends at the next heading that is no smaller, so that it folds and nests as it reads', () => {
  const { headings } = readPage('## A\n\n### B\n\n#### C\n\n### D\n\n# E\n\n### F\n');
  const next = nextHeadings(headings).map((heading) => heading?.text);
  assert.deepEqual(next, ['E', 'D', 'D', 'E', undefined, undefined]);
  assert.deepEqual(nextHeadings([]), []);
});
