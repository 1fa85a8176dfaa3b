import type { Workspace } from '../../workspace/workspace.ts';
import type { Io } from '../io.ts';

/** How long a run is silent. */
const silentMs = 1_000;
const intervalMs = 200;
const clearLine = '\r\u001B[K';

/** Shows on a terminal how many pages were read, from one second on, while something is awaited. */
export async function withProgress<Result>(
  workspace: Pick<Workspace, 'loadingProgress'>,
  { writeError, isTerminal = false }: Pick<Io, 'writeError' | 'isTerminal'>,
  work: Promise<Result>,
): Promise<Result> {
  if (!isTerminal) return work;
  const start = performance.now();
  const shown = { isShown: false };
  const timer = setInterval(() => {
    const progress = workspace.loadingProgress;
    if (progress === undefined || performance.now() - start < silentMs) return;
    shown.isShown = true;
    writeError(`${clearLine}Reading pages: ${progress.read} of ${progress.total}`);
  }, intervalMs);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    if (shown.isShown) writeError(clearLine);
  }
}
