// Runs independent tasks in parallel.
import os from 'node:os';
import { unlessInterrupted } from '../../scripts/editor/cleanup.mjs';

/** Windows that are open at a time: a window and its extensions keep one core busy; one more made no run faster. */
export const WINDOWS = Math.min(4, Math.max(2, os.availableParallelism()));

/** Runs tasks in their order, a few at a time, and resolves when all have ended. */
export async function runQueue(tasks) {
  const waiting = [...tasks];
  const work = async () => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
      await unlessInterrupted();
      await task();
    }
  };
  await Promise.all(Array.from({ length: WINDOWS }, work));
}
