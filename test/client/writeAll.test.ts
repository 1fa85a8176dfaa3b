import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NotWritten, writeAll } from '../../client/src/proposals/writeAll.ts';

const files = Array.from({ length: 60 }, (_, index) => index);

/** Writes files of which some fail; resolves to what happened, and to the files that are in place or were left over. */
async function written({
  failsToPrepare,
  failsToPut,
  cancelsAfter = Infinity,
}: {
  readonly failsToPrepare?: number;
  readonly failsToPut?: number;
  readonly cancelsAfter?: number;
}): Promise<{ readonly outcome: unknown; readonly inPlace: number; readonly left: number }> {
  const inPlace = new Set<number>();
  const left = new Set<number>();
  let prepared = 0;
  const outcome = await writeAll(files, {
    prepare: (file) => {
      if (file === failsToPrepare) return Promise.reject(new Error('the disk is full'));
      assert.equal(inPlace.size, 0, 'prepared before the first is put in place');
      left.add(file);
      const discard = (): Promise<void> => Promise.resolve(void left.delete(file));
      const putInPlace = async (): Promise<void> => {
        if (file === failsToPut) throw new Error('gone');
        inPlace.add(file);
        await discard();
      };
      return Promise.resolve({ putInPlace, discard });
    },
    onPrepared: (count) => (prepared += count),
    isCanceled: () => prepared >= cancelsAfter,
  }).catch((error: unknown) => error);
  return { outcome, inPlace: inPlace.size, left: left.size };
}

describe('many files that are written together', () => {
  it('are all in place', async () => {
    assert.deepEqual(await written({}), { outcome: true, inPlace: 60, left: 0 });
  });

  it('stay as they were if one of them can’t be written, or if the person cancels', async () => {
    const { outcome, ...rest } = await written({ failsToPrepare: 55 });
    assert.ok(outcome instanceof NotWritten && outcome.file === 55 && outcome.inPlace === 0);
    assert.deepEqual(rest, { inPlace: 0, left: 0 });
    assert.deepEqual(await written({ cancelsAfter: 25 }), { outcome: false, inPlace: 0, left: 0 });
  });

  it('leave no temporary files if one of them can’t be put in place, and say how many are', async () => {
    const { outcome, ...rest } = await written({ failsToPut: 40 });
    assert.ok(outcome instanceof NotWritten && outcome.file === 40 && outcome.inPlace === 40);
    assert.deepEqual(rest, { inPlace: 40, left: 0 });
  });
});
