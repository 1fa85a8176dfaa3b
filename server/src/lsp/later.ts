/** A call that is still to come. */
export type Later = ReturnType<typeof setTimeout>;

/** Calls a function after a time, for which no process waits. The timers of browsers are numbers. */
export function later(work: () => void, ms: number): Later {
  const timer: Later | number = setTimeout(work, ms);
  (timer as Partial<Later>).unref?.();
  return timer;
}
