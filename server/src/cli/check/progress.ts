import type { Io } from '../io.ts';

/** How long a run is silent. */
const silentMs = 1_000;
const intervalMs = 200;
const clearLine = '\r\u001B[K';

/** Shows the progress of what is awaited on a terminal, from one second on; `progress` is undefined if there is none. */
export async function withProgress<Result>(
  progress: () => string | undefined,
  { writeError, isTerminal = false }: Pick<Io, 'writeError' | 'isTerminal'>,
  work: Promise<Result>,
): Promise<Result> {
  if (!isTerminal) return work;
  const start = performance.now();
  const shown = { isShown: false };
  const timer = setInterval(() => {
    const text = progress();
    if (text === undefined || performance.now() - start < silentMs) return;
    shown.isShown = true;
    writeError(clearLine + text);
  }, intervalMs);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    if (shown.isShown) writeError(clearLine);
  }
}
