/** Yields to other work. */
export type Pause = () => Promise<void>;

/** How long work goes on before other work gets its turn, in milliseconds: a request that comes waits for less. */
const sliceLength = 10;

/** Returns a pause to call after each small piece of work: it yields only if the pieces since took long. */
export function inSlices(pause: Pause, now: () => number = () => performance.now()): Pause {
  let start = now();
  return async () => {
    if (now() - start < sliceLength) return;
    await pause();
    start = now();
  };
}
