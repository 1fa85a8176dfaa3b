import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readDescription } from '../../server/src/core/api/readDescription.ts';
import { htmlToMdx } from '../../server/src/core/features/paste/htmlToMdx.ts';
import { noPause } from '../../server/src/workspace/scheduling.ts';
import { kinds, runOf, runsIn } from '../pathological/kinds.ts';
import { configWith, findingsInFiles, page } from '../support/site.ts';
import { runs } from '../support/thorough.ts';

// A pattern that can divide a run of characters in many ways needs quadratic time where it doesn't match: minutes for
// these, which take milliseconds. A thorough run shows also what is slower than linear by little.

describe('a page of many of a kind', () => {
  const listed = configWith({ navigation: [{ group: 'Start', pages: ['page'] }] });
  const rulesByKind = {
    'names that are repeated': [],
    'imports with lines between': ['component/unresolved-import'],
    'members that constants lack': ['mdx/undefined-name'],
    'paragraphs like exports': [],
    'ends of links above a fence': ['code/unclosed'],
  };
  for (const [name, expected] of Object.entries(rulesByKind))
    it(`is checked at once: ${name}`, () => {
      const kind = kinds.find((one) => one.name === name);
      assert.ok(kind);
      const found = findingsInFiles({ 'docs.json': listed, 'page.mdx': kind.page(runs(20_000, 500_000)) });
      assert.deepEqual([...new Set(found.map(({ rule }) => rule.id))], expected);
    });
});

describe('a run of one character', () => {
  for (const character of [' ', 'a', 'A', '1', '_', '*'])
    it(`is read and checked at once, wherever it is: ${JSON.stringify(character)}`, () => {
      for (const run of runsIn) {
        const text = `${page('A')}\n${runOf(run, character, runs(3_000, 200_000))}\n`;
        const found = findingsInFiles({ 'docs.json': configWith({}), 'page.mdx': text });
        assert.ok(
          found.every(({ range }) => range.end <= text.length),
          run.where,
        );
      }
    });

  it('is read at once in an API description that is too large to be parsed', () => {
    assert.equal(readDescription('api.yaml', `${'\n'.repeat(1_500_000)}openapi: 3.0.0\n`).problem, undefined);
    assert.notEqual(readDescription('api.yaml', `${'\n'.repeat(1_500_000)}a: 1\n`).problem, undefined);
  });

  it('is pasted at once after a brace', async () => {
    assert.match((await htmlToMdx(`<h2>{${'&nbsp;'.repeat(100_000)}#a}</h2>`, noPause)) ?? '', /^## \\\{/);
  });
});
