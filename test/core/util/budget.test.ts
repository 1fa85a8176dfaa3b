import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Budget } from '../../../server/src/core/util/budget.ts';

const limits = { nodes: 2, characters: 10, steps: 3 };

describe('a budget of an answer', () => {
  it('is exhausted as soon as one of its limits is exceeded, not when it is reached', () => {
    for (const take of ['takeNodes', 'takeCharacters', 'takeSteps'] as const) {
      const most = { takeNodes: 2, takeCharacters: 10, takeSteps: 3 }[take];
      const budget = new Budget(limits);
      assert.equal(budget[take](most), true, take);
      assert.equal(budget.isExhausted, false, take);
      assert.equal(budget[take](1), false, take);
      assert.equal(budget.isExhausted, true, take);
    }
  });

  it('ends when its owner says that the answer isn’t needed', () => {
    let isOver = false;
    const budget = new Budget(limits, () => isOver);
    assert.equal(budget.takeNodes(), true);
    isOver = true;
    assert.equal(budget.isExhausted, true);
  });

  it('has room for a cost exactly as long as none of its limits would be exceeded', () => {
    const budget = new Budget(limits);
    budget.add({ nodes: 1, characters: 4, steps: 2 });
    assert.deepEqual(budget.used, { nodes: 1, characters: 4, steps: 2 });
    assert.equal(budget.hasRoomFor({ nodes: 1, characters: 6, steps: 1 }), true);
    assert.equal(budget.hasRoomFor({ nodes: 1, characters: 4, steps: 2 }), false);
  });

  it('gives a part of the work no more than is left', () => {
    const budget = new Budget(limits);
    budget.takeCharacters(8);
    const part = budget.within({ nodes: 1, characters: 100, steps: 100 });
    assert.equal(part.hasRoomFor({ nodes: 1, characters: 2, steps: 3 }), true);
    for (const more of [
      { nodes: 2, characters: 0, steps: 0 },
      { nodes: 0, characters: 3, steps: 0 },
      { nodes: 0, characters: 0, steps: 4 },
    ])
      assert.equal(part.hasRoomFor(more), false);
  });
});
