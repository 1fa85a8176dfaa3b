// Runs tasks with dependencies side by side; the system shares the cores among them by their priority.

/**
 * A task of a run: begins as soon as all that come before it have held, and all to which it leaves the cores have ended.
 * `run` resolves to whether it held; what comes after a task that didn't hold isn't run.
 *
 * @typedef {object} Task
 * @property {string} name
 * @property {readonly string[]} [after] the names of those that come before it
 * @property {readonly string[]} [leavesCoresTo] the names of those that would take longer if it ran at the same time
 * @property {() => Promise<boolean>} run
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
        if (before.some((state) => state === 'failed' || state === 'not run')) {
          ended.set(task.name, 'not run');
          // One that comes earlier in the list may leave the cores to it.
          return next();
        }
        if (before.every((state) => state === 'held') && leftAlone(task)) begin(task);
      }
      if (ended.size === tasks.length) resolve(ended);
    };
    const leftAlone = ({ leavesCoresTo = [] }) => leavesCoresTo.every((name) => ended.has(name));
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
