import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { SharedMap } from '../../server/src/workspace/pages/pageRecords.ts';

const file = fc.constantFrom('a', 'B', 'b', 'b/a', 'c', 'é', '日', 'z').map((name) => name as SitePath);
const step = fc.record({ kind: fc.constantFrom('set', 'setOpen', 'delete', 'share'), file, value: fc.nat(9) });

describe('the pages of a site', () => {
  it('are in one order whatever was edited, opened and created before, so that no list depends on that', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const map = new SharedMap<number>();
        const expected = new Map<SitePath, number>();
        const shared: [ReadonlyMap<SitePath, number>, string][] = [];
        for (const { kind, file, value } of steps) {
          if (kind === 'share') shared.push([map.share(), JSON.stringify([...map.share()])]);
          else if (kind === 'delete') map.delete(file);
          else if (kind === 'set') map.set(file, value);
          else map.setOpen(file, value);
          if (kind === 'delete') expected.delete(file);
          else if (kind !== 'share') expected.set(file, value);
        }
        const sorted = [...expected].sort(([a], [b]) => (a < b ? -1 : 1));
        assert.deepEqual([...map.share()], sorted);
        assert.deepEqual(
          [...map.share().keys()],
          sorted.map(([key]) => key),
        );
        assert.equal(map.share().size, sorted.length);
        // A map that was returned never changes.
        for (const [one, text] of shared) assert.equal(JSON.stringify([...one]), text);
      }),
    );
  });
});
