import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inSlices, Slices, Turns } from '../../server/src/workspace/scheduling.ts';

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

describe('slices', () => {
  it('count together what several short works take, so that others get their answers between these', async () => {
    let time = 0;
    let pauses = 0;
    const slices = new Slices(
      () => {
        pauses++;
        return Promise.resolve();
      },
      () => time,
    );
    function* work(): Generator<undefined, number> {
      for (let piece = 0; piece < 4; piece++) {
        time += 1;
        yield;
      }
      return time;
    }
    for (let count = 1; count <= 25; count++) assert.equal(await slices.finish(work()), 4 * count);
    assert.equal(pauses, 10);
  });
});

describe('turns', () => {
  it('begin again with the next one, so that nine long answers aren’t given in one go', async () => {
    let time = 0;
    const pauses: (() => void)[] = [];
    const turns = new Turns(
      () => new Promise((resolve) => pauses.push(resolve)),
      () => time,
    );
    const done: number[] = [];
    const answer = async (at: number): Promise<void> => {
      for (let next = turns.nextIfOver(); next !== undefined; next = turns.nextIfOver()) await next;
      time += 6;
      done.push(at);
    };
    const all = [0, 1, 2, 3, 4].map(answer);
    assert.deepEqual(done, [0, 1]);
    pauses.pop()?.();
    await new Promise(setImmediate);
    assert.deepEqual(done, [0, 1, 2, 3]);
    pauses.pop()?.();
    await Promise.all(all);
    assert.deepEqual(done, [0, 1, 2, 3, 4]);
  });

  it('have one answer each, whatever the clock does', async () => {
    let time = 0;
    const turns = new Turns(
      () => new Promise(setImmediate),
      () => (time += 1_000_000),
    );
    let waits = 0;
    const answer = async (): Promise<void> => {
      for (let next = turns.nextIfOver(); next !== undefined; next = turns.nextIfOver()) {
        waits++;
        assert.ok(waits < 100, 'nobody is answered any more');
        await next;
      }
    };
    await Promise.all(Array.from({ length: 5 }, answer));
    assert.equal(waits, 4 + 3 + 2 + 1);
  });
});
