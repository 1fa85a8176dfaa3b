/** The command line's access to its environment. */
export interface Io {
  readonly cwd: string;
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
  readonly useColor: boolean;
  /** Whether standard error is a terminal, so that it can show progress. */
  readonly isTerminal?: boolean;
  /** Reads standard input to its end. */
  readonly readInput?: () => Promise<string>;
  /** Ends a run that would otherwise go on. */
  readonly signal?: AbortSignal;
  /** Asks a yes-or-no question; undefined without a terminal. */
  readonly ask?: ((question: string) => Promise<boolean>) | undefined;
}

/** Why a command can't run, as a message for the person who typed it. */
export class UsageError extends Error {}

export const exitCodes = { clean: 0, findings: 1, notRun: 2 } as const;

/** Why a write failed, by Node’s code. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EDQUOT: 'the disk is full',
  ENAMETOOLONG: 'the file name is too long',
  ENOENT: 'a folder in its path doesn’t exist',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a folder in its path is a file',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
};

/** Returns the message for a failed write. */
export function writeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST') {
    return syscall === 'mkdir' ? 'a folder in its path is a file' : 'the file already exists';
  }
  return reasons[code] ?? error.message;
}
