import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TaskQueue } from '../../client/src/taskQueue.ts';

describe('changes in the view of the site', () => {
  it('are not undone before they are saved, or the undo would stay unsaved', async () => {
    const queue = new TaskQueue();
    const log: string[] = [];
    let save: () => void = () => undefined;
    const change = queue.do(async () => {
      log.push('changed');
      await new Promise<void>((resolve) => (save = resolve));
      log.push('saved');
    });
    const undo = queue.do(() => Promise.resolve(log.push('undone')));
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(log, ['changed']);
    save();
    await Promise.all([change, undo]);
    assert.deepEqual(log, ['changed', 'saved', 'undone']);
  });

  it('can be made after one that failed', async () => {
    const queue = new TaskQueue();
    const failed = queue.do(() => Promise.reject(new Error('refused')));
    const next = queue.do(() => Promise.resolve('changed'));
    await assert.rejects(failed, /refused/);
    assert.equal(await next, 'changed');
  });
});
