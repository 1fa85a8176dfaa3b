import { setTimeout } from 'node:timers/promises';

/** How often an action is tried, and the longest time between two attempts in milliseconds: about two seconds in all. */
const mostAttempts = 24;
const longestWait = 100;

/** What the attempts depend on. */
export interface Attempts {
  readonly isWindows?: boolean;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Does something to a file as soon as no other program holds it. Windows refuses to rename or remove a file that
 * another program has open, and virus scanners and indexers open each new file for a moment. Rejects with the last
 * error if the file stays held, or if the permission is missing, which Windows doesn't distinguish.
 */
export async function onceFree<Result>(
  action: () => Promise<Result>,
  { isWindows = process.platform === 'win32', wait = setTimeout }: Attempts = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await action();
    } catch (error) {
      if (!isWindows || attempt === mostAttempts || !mayBeHeld(error)) throw error;
      await wait(Math.min(10 * attempt, longestWait));
    }
  }
}

function mayBeHeld(error: unknown): boolean {
  return ['EACCES', 'EBUSY', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');
}
