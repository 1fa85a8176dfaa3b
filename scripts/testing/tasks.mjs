// Runs tasks with dependencies, as many in parallel as there are cores.
import os from 'node:os';

/**
 * A task of a run. Those that come first in the list begin first where several could.
 *
 * @typedef {{ name: string, after?: readonly string[], isLight?: boolean, isAlone?: boolean, run: () => Promise<boolean> }} Task
 * `run` resolves to whether it held; what comes after a task that didn't hold isn't run. A light task waits for a disk or
 * the network, or takes only what others leave of a core. One that is alone has the machine to itself, since what it tests gives up when it is slow.
 */

/**
 * Runs all tasks and resolves to their outcomes.
 *
 * @param {readonly Task[]} tasks
 * @returns {Promise<ReadonlyMap<string, 'held' | 'failed' | 'not run'>>}
 */
export function runTasks(tasks, cores = os.availableParallelism()) {
  const ended = new Map();
  const running = new Set();
  return new Promise((resolve) => {
    const next = () => {
      for (const task of tasks) {
        if (ended.has(task.name) || running.has(task)) continue;
        const before = (task.after ?? []).map((name) => ended.get(name));
        if (before.some((state) => state === 'failed' || state === 'not run')) ended.set(task.name, 'not run');
        else if (before.every((state) => state === 'held') && hasRoom(task)) begin(task);
      }
      if (ended.size === tasks.length) resolve(ended);
    };
    const hasRoom = (task) => {
      if (task.isLight) return true;
      const others = [...running].filter(({ isLight }) => !isLight);
      return task.isAlone ? others.length === 0 : others.length < cores && !others.some(({ isAlone }) => isAlone);
    };
    const begin = (task) => {
      running.add(task);
      task
        .run()
        .catch(() => false)
        .then((held) => {
          running.delete(task);
          ended.set(task.name, held ? 'held' : 'failed');
          next();
        });
    };
    next();
  });
}
