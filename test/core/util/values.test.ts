import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSameData } from '../../../server/src/core/util/values.ts';

describe('isSameData', () => {
  it('compares as JSON does', () => {
    const values = [
      1,
      '1',
      null,
      [],
      [1],
      [1, 2],
      {},
      { a: 1 },
      { a: undefined },
      { a: 1, b: 2 },
      { a: [{ b: 1 }] },
      { a: { 0: 1 } },
      { a: [1] },
      { b: undefined, a: 1 },
    ];
    for (const a of values) {
      for (const b of values) {
        const [first, second] = [a, b].map((one) => structuredClone(one));
        const inJson = JSON.stringify(a) === JSON.stringify(b);
        assert.equal(isSameData(first, second), inJson, `${JSON.stringify(a)} and ${JSON.stringify(b)}`);
      }
    }
  });
});
