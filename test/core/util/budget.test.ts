import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Budget, costBetween } from '../../../server/src/core/util/budget.ts';

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

  it('takes a cost again that it had before', () => {
    const budget = new Budget(limits);
    const before = budget.used;
    budget.takeNodes();
    budget.takeCharacters(4);
    budget.takeSteps(2);
    const cost = costBetween(before, budget.used);
    assert.deepEqual(cost, { nodes: 1, characters: 4, steps: 2 });
    assert.equal(budget.hasRoomFor(cost), false);
    const other = new Budget({ nodes: 1, characters: 4, steps: 2 });
    other.add(cost);
    assert.equal(other.isExhausted, false);
  });
});
