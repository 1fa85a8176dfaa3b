import { mock } from 'node:test';
import { run } from '../../server/src/cli/run.ts';
import { Cache } from '../../server/src/workspace/cache/cacheFolder.ts';

/** The output and exit code of a command. */
export interface Outcome {
  readonly exitCode: number | undefined;
  readonly out: string;
  readonly error: string;
}

/** A person at a terminal: the questions, and the answer to each; undefined without a terminal. */
export interface Person {
  readonly questions: string[];
  readonly answer: boolean | undefined;
}

/** Returns a report of `check` without how long it took and where the program has its documentation. */
export function comparableReport(out: string): string {
  const timeless = out.replace(/"durationMs": ?\d+/, '"durationMs": 0').replace(/ in \d.*s\b/, '');
  return timeless.replaceAll(/file:[^"\n]*(?=\/docs\/rules\/)/g, '');
}

/** Runs a command line in a folder, by default without a terminal. */
export async function runCommand(
  cwd: string,
  args: readonly string[],
  { questions, answer }: Person = { questions: [], answer: undefined },
): Promise<Outcome> {
  let out = '';
  let error = '';
  const exitCode = await run(args, {
    cwd,
    write: (text) => (out += text),
    writeError: (text) => (error += text),
    useColor: false,
    isOutputTerminal: answer !== undefined,
    ask:
      answer === undefined
        ? undefined
        : (question) => {
            questions.push(question);
            return Promise.resolve(answer);
          },
  });
  return { exitCode, out, error };
}

/**
 * Lets commands in this process use caches, which only built programs do: what sources compute is no longer right once
 * they are edited. Returns a function that ends it.
 */
export function useCaches(): () => void {
  const open = Cache.open.bind(Cache);
  const mocked = mock.method(Cache, 'open', (...args: Parameters<typeof Cache.open>) => {
    const cache = open(...args);
    return cache && Object.defineProperty(cache, 'program', { value: 'these tests' });
  });
  return () => {
    mocked.mock.restore();
  };
}
