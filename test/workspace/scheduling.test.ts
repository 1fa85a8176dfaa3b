import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inSlices } from '../../server/src/workspace/scheduling.ts';

describe('inSlices', () => {
  it('yields only after pieces of work that took long together', async () => {
    let time = 0;
    let pauses = 0;
    const pause = inSlices(
      () => {
        pauses++;
        time += 1_000;
        return Promise.resolve();
      },
      () => time,
    );
    for (let piece = 0; piece < 30; piece++) {
      time += 4;
      await pause();
    }
    assert.equal(pauses, 10);
  });
});
