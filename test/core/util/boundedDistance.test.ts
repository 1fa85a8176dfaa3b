import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { distance } from 'fastest-levenshtein';
import { BoundedDistance } from '../../../server/src/core/util/nearest.ts';

describe('the distance to many names', () => {
  it('is Levenshtein’s up to its limit, whatever the lengths', () => {
    const text = fc.stringMatching(/^[ab/é]{0,110}$/);
    const ascii = fc.stringMatching(/^[ab/]{1,110}$/);
    fc.assert(
      fc.property(ascii, fc.array(text), fc.nat(60), (name, others, limit) => {
        const prepared = new BoundedDistance(name);
        for (const other of others) {
          const exact = distance(name, other);
          const found = prepared.to(other, limit);
          if (exact <= limit) assert.equal(found, exact);
          else assert.ok(found > limit);
        }
      }),
    );
  });

  it('is known at the bounds of words', () => {
    for (const length of [31, 32, 33, 63, 64, 65, 96]) {
      const name = 'ab'.repeat(length).slice(0, length);
      const other = `${name.slice(1)}x`;
      assert.equal(new BoundedDistance(name).to(other, length), distance(name, other));
      assert.equal(new BoundedDistance(name).to('', length), length);
    }
  });
});
