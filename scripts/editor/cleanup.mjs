// What has to be put away however this process ends: servers, browsers and temporary folders.
const tasks = new Set();
let interrupted = false;

/**
 * Has something put away at the end, or when the process is interrupted, whichever comes first; the latest thing first,
 * since it may use an earlier one.
 *
 * @param {() => unknown} putAway may return a promise
 * @returns {() => Promise<void>} puts it away now
 */
export function atEnd(putAway) {
  let done;
  const task = () =>
    (done ??= Promise.resolve()
      .then(putAway)
      .finally(() => tasks.delete(task)));
  tasks.add(task);
  return task;
}

/** Puts everything away. What can't be put away must not keep the rest. */
export async function putAllAway() {
  for (const task of [...tasks].reverse()) await task().catch((error) => console.error(error.message));
}

/** Waits for ever once the process has been interrupted: nothing new may begin while things are being put away. */
export function goingOn() {
  return interrupted ? new Promise(() => undefined) : Promise.resolve();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    interrupted = true;
    void putAllAway().finally(() => process.exit(process.exitCode ?? 130));
  });
}
