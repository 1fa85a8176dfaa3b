import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { element, within, withMarks, type TreeElement } from '../../../../server/src/core/page/mdx/treeElement.ts';
import { countedReads } from '../../../support/countedReads.ts';

// A quote has a mark on each line: what is done for each mark, or for each of its definitions, mustn't read all of them.

const count = 2_000;

function at(start: number, end: number, children?: readonly TreeElement[]): TreeElement {
  return element(end - start === 1 ? 'QuoteMark' : 'Emphasis', start, end, children);
}

function list(toElement: (index: number) => TreeElement): readonly TreeElement[] {
  return Array.from({ length: count }, (_, index) => toElement(index));
}

function shown({ from, to, children }: TreeElement): unknown {
  return children.length === 0 ? `${from}-${to}` : [`${from}-${to}`, ...children.map(shown)];
}

describe('the marks of a quote', () => {
  const marks = list((index) => at(10 * index, 10 * index + 1));

  it('are found in a range without comparing all', () => {
    assert.deepEqual(within(marks, 5, 31).map(shown), ['10-11', '20-21', '30-31']);
    assert.deepEqual(within(marks, 11, 20), []);
    let reads = 0;
    within(
      countedReads(marks, () => void reads++),
      5000,
      5031,
    );
    assert.ok(reads < 200, `${reads} reads`);
  });

  it('are added between elements and in them, each once', () => {
    const between = [at(2, 5), at(8, 25, [at(8, 11), at(12, 16)]), at(26, 28)];
    assert.deepEqual(withMarks(between, marks.slice(0, 4)).map(shown), [
      '0-1',
      '2-5',
      ['8-25', ['8-11', '10-11'], '12-16', '20-21'],
      '26-28',
      '30-31',
    ]);
    const elements = list((index) => at(10 * index + 2, 10 * index + 8));
    const around = [at(0, 10 * count, elements)];
    let reads = 0;
    const [added] = withMarks(
      countedReads(around, () => void reads++),
      marks.slice(1),
    );
    assert.equal(added?.children.length, 2 * count - 1);
    assert.ok(reads < 20 * count, `${reads} reads`);
  });
});
