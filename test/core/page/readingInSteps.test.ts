import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parsePage, parsingPage } from '../../../server/src/core/page/mdx/parsedPage.ts';
import { walkTree } from '../../../server/src/core/page/mdx/walkTree.ts';
import { readingPage, readPage } from '../../../server/src/core/page/readPage.ts';
import { kinds } from '../../pathological/kinds.ts';

/** Returns how many steps some work has. */
function stepsOf(work: Generator<undefined, unknown>): number {
  let steps = 0;
  while (work.next().done !== true) steps++;
  return steps;
}

describe('a page that takes long to read', () => {
  it('lets others get their answers after each of its blocks', () => {
    for (const [name, piece, count] of [
      ['headings', '## A\n\n', 500],
      ['a quote', '> a\n>\n', 500],
      ['items', '- a\n', 500],
      ['tags', '<Card title="a" />\n\n', 500],
    ] as const)
      assert.ok(stepsOf(readingPage(piece.repeat(count))) >= count, name);
  });

  it('lets them get their answers while what was read before is taken over', () => {
    const text = 'A *b* c.\n\n'.repeat(5_000);
    const again = readingPage(`${text}d`, readPage(text));
    assert.ok(stepsOf(again) >= 500);
  });

  it('lets them get their answers within a paragraph, too', () => {
    for (const text of ['{a} '.repeat(20_000), 'word\n'.repeat(2_000), `- [ ] a ${'$a$ '.repeat(20_000)}`])
      assert.ok(stepsOf(parsingPage(text, undefined)) >= 20, text.slice(0, 10));
  });

  it('lets them get their answers within definitions', () => {
    // A step for a hundred lines, another for their definitions, and those in which their labels are noted.
    assert.ok(stepsOf(parsingPage('[a]: /b\n'.repeat(10_000), undefined)) >= 220);
  });

  it('lets them get their answers within a line of tags', () => {
    for (const tags of ['<b></b>', '<></>', '<Card title="a" />'])
      assert.ok(stepsOf(readingPage(tags.repeat(10_000))) >= 20, tags);
  });

  it('is read no longer for braces or tags that are never closed, which would be a hundred thousand errors', () => {
    for (const sign of ['{', '<', '{<', 'a {b '])
      assert.ok(stepsOf(readingPage(sign.repeat(100_000 / sign.length))) < 10_000, sign);
  });

  it('is visited node by node in the order of its tree', () => {
    for (const { name, page } of kinds) {
      const { tree } = parsePage(page(300));
      const expected: string[] = [];
      const actual: string[] = [];
      const isEntered = (type: string): boolean => type !== 'Table' && type !== 'BulletList';
      tree.iterate({
        enter: (node) => {
          expected.push(`enter ${node.name} ${node.from} ${node.to}`);
          return isEntered(node.name);
        },
        leave: (node) => void expected.push(`leave ${node.name} ${node.from} ${node.to}`),
      });
      const visiting = walkTree(tree, {
        enter: (node) => {
          actual.push(`enter ${node.name} ${node.from} ${node.to}`);
          return isEntered(node.name);
        },
        leave: (node) => void actual.push(`leave ${node.name} ${node.from} ${node.to}`),
      });
      const steps = stepsOf(visiting);
      assert.deepEqual(actual, expected, name);
      assert.ok(steps >= Math.floor(actual.length / 100), name);
    }
  });
});
