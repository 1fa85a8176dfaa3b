// What is cleaned up however this process ends: servers, browsers and temporary folders.
const tasks = new Set();
let interrupted = false;

/**
 * Registers a cleanup for the end or an interruption of the process, whichever comes first; the latest runs first,
 * since it may use an earlier one.
 *
 * @param {() => unknown} cleanup may return a promise
 * @returns {() => Promise<void>} cleans up now
 */
export function atEnd(cleanup) {
  let done;
  const task = () =>
    (done ??= Promise.resolve()
      .then(cleanup)
      .finally(() => tasks.delete(task)));
  tasks.add(task);
  return task;
}

/** Runs all cleanups; a failed one doesn't stop the others. */
export async function cleanUp() {
  for (const task of [...tasks].reverse()) await task().catch((error) => console.error(error.message));
}

/** Never resolves once the process has been interrupted: nothing new may begin during cleanup. */
export function unlessInterrupted() {
  return interrupted ? new Promise(() => undefined) : Promise.resolve();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    interrupted = true;
    void cleanUp().finally(() => process.exit(process.exitCode ?? 130));
  });
}
