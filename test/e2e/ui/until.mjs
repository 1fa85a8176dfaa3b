// Waiting for what no event of the browser tells: files on the disk, and lists that come row by row.
import { setTimeout as pause } from 'node:timers/promises';

/** How long a verb waits for its effect. It is no measure of speed: other processes may keep all cores busy. */
export const LIMIT_MS = 60_000;

const INTERVAL_MS = 50;

/**
 * Reads something until it is as expected.
 *
 * @template Value
 * @param {() => Value | Promise<Value>} read
 * @param {(value: Value) => boolean} isExpected
 * @param {(value: Value) => string} explain says what is wrong when the time is up
 */
export async function until(read, isExpected, explain) {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    const value = await read();
    if (isExpected(value)) return value;
    if (Date.now() > deadline) throw new Error(explain(value));
    await pause(INTERVAL_MS);
  }
}
