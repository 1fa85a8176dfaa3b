/** The command line's access to its environment. */
export interface Io {
  readonly cwd: string;
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
  readonly useColor: boolean;
  /** Asks a yes-or-no question; undefined without a terminal. */
  readonly ask?: ((question: string) => Promise<boolean>) | undefined;
}

/** Why a command can't run, as a message for the person who typed it. */
export class UsageError extends Error {}

export const exitCodes = { clean: 0, findings: 1, notRun: 2 } as const;
