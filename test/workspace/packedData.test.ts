import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { pack, Packed, unpack } from '../../server/src/workspace/cache/packedData.ts';

const number = fc.oneof(
  fc.nat(),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.double(),
  fc.constantFrom(-0, 127, 128, 2 ** 31, 2 ** 32, 2 ** 48 - 1, 2 ** 48),
);
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom('', 'kind', '\uD800', '__proto__', 'constructor'),
);

const { data } = fc.letrec((tie) => ({
  data: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    number,
    fc.boolean(),
    fc.constantFrom(null, undefined),
    fc.uint32Array(),
    fc.array(tie('data')),
    fc.dictionary(text, tie('data')).map((object) => ({ ...object })),
    fc.array(tie('data')).map((items) => new Set(items)),
    fc.array(fc.tuple(tie('data'), tie('data'))).map((entries) => new Map(entries)),
  ),
}));

describe('packed data', () => {
  it('is unpacked as it was, also the part that is unpacked later', () => {
    fc.assert(
      fc.property(data, data, (now, later) => {
        const bytes = pack({ first: new Packed(() => later), now, last: now });
        const unpacked = unpack(bytes) as { first: Packed<unknown>; now: unknown; last: unknown };
        assert.deepStrictEqual([unpacked.now, unpacked.last], [now, now]);
        const shared = unpack(bytes, new Map([['kind', 'kind']])) as typeof unpacked;
        assert.deepStrictEqual([shared.now, shared.first.read()], [now, later], 'with shared texts');
        assert.deepStrictEqual(unpacked.first.read(), later);
        const again = unpack(pack([unpacked.first])) as [Packed<unknown>];
        assert.deepStrictEqual(again[0].read(), later, 'when it is packed again without having been read');
      }),
    );
  });

  it('has each text and the names of properties once', () => {
    const one = { name: 'x'.repeat(100), range: { start: 1, end: 2 } };
    const size = pack(Array.from({ length: 1000 }, () => ({ ...one }))).length;
    assert.ok(size < 10_000, `${size} bytes`);
  });

  it('can be given to another thread', () => {
    const { buffer } = pack(['a']);
    assert.deepEqual(unpack(new Uint8Array(structuredClone(buffer, { transfer: [buffer] }))), ['a']);
  });

  it('is refused where something else would come back', () => {
    const others = [new Date(0), (): number => 1, 1n, Symbol('a'), Object.create({ a: 1 }), /a/, new Uint8Array(1)];
    for (const value of others) assert.throws(() => pack([value]), TypeError);
  });
});
