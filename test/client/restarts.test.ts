import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Restarts } from '../../client/src/server/restarts.ts';

describe('a server that ends', () => {
  it('is started again three times a minute, and not for ever', () => {
    const restarts = new Restarts();
    assert.deepEqual(
      [0, 1_000, 2_000, 3_000].map((now) => restarts.mayRestart(now)),
      [true, true, true, false],
    );
  });

  it('is started again however often it ends in a day', () => {
    const restarts = new Restarts();
    for (let hour = 0; hour < 24; hour++) assert.ok(restarts.mayRestart(hour * 3_600_000));
  });

  it('is started again after the clock was set back', () => {
    const restarts = new Restarts();
    for (const now of [9_000_000, 9_000_001, 9_000_002]) restarts.mayRestart(now);
    assert.ok(restarts.mayRestart(1_000_000));
  });

  it('is started again three times more after a person has restarted it', () => {
    const restarts = new Restarts();
    for (const now of [0, 1, 2, 3]) restarts.mayRestart(now);
    assert.ok(restarts.mayRestart(4));
  });
});
