import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LayeredMap, possiblyChangedKeys } from '../../../server/src/core/util/layeredMap.ts';

const base: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['b', 2],
]);
const [first, second] = [new LayeredMap(base, new Map([['b', 3]])), new LayeredMap(base, new Map([['c', 4]]))];

describe('the keys that may have other values in two maps', () => {
  it('are those of both upper layers if the maps share the lower one', () => {
    assert.deepEqual([...(possiblyChangedKeys(first, second) ?? [])].toSorted(), ['b', 'c']);
    assert.deepEqual([...(possiblyChangedKeys(base, first) ?? [])], ['b']);
    assert.deepEqual([...(possiblyChangedKeys(second, base) ?? [])], ['c']);
  });

  it('are unknown if they don’t', () => {
    assert.equal(possiblyChangedKeys(base, new Map(base)), undefined);
    assert.equal(possiblyChangedKeys(new LayeredMap(new Map(base), new Map()), first), undefined);
  });
});
