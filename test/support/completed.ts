/** Takes all steps of some work, and returns its result. */
export function completed<T>(work: Generator<undefined, T>): T {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}
