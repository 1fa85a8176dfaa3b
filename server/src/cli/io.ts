/** What the command line touches of the world around it. */
export interface Io {
  readonly cwd: string;
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
  readonly useColor: boolean;
  /** Asks a question that is answered by yes or no; missing where nobody sits before the terminal. */
  readonly ask?: ((question: string) => Promise<boolean>) | undefined;
}

/** A reason why a command can't run, in words for the person who typed it. */
export class UsageError extends Error {}

export const exitCodes = { clean: 0, findings: 1, notRun: 2 } as const;
