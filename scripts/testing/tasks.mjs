// Runs tasks with dependencies side by side; the system shares the cores among them by their priority.

/**
 * A task of a run: begins as soon as all that come before it have held. `run` resolves to whether it held; what comes
 * after a task that didn't hold isn't run.
 *
 * @typedef {{ name: string, after?: readonly string[], run: () => Promise<boolean> }} Task
 */

/**
 * Runs all tasks and resolves to their outcomes.
 *
 * @param {readonly Task[]} tasks
 * @returns {Promise<ReadonlyMap<string, 'held' | 'failed' | 'not run'>>}
 */
export function runTasks(tasks) {
  const ended = new Map();
  const running = new Set();
  return new Promise((resolve) => {
    const next = () => {
      for (const task of tasks) {
        if (ended.has(task.name) || running.has(task)) continue;
        const before = (task.after ?? []).map((name) => ended.get(name));
        if (before.some((state) => state === 'failed' || state === 'not run')) ended.set(task.name, 'not run');
        else if (before.every((state) => state === 'held')) begin(task);
      }
      if (ended.size === tasks.length) resolve(ended);
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
