/** The command line's access to its environment. */
export interface Io {
  readonly cwd: string;
  readonly write: (text: string) => void;
  /** Prints a message for people; it may be one for an editor, with backticks around names. */
  readonly writeError: (text: string) => void;
  /** Prints a text for a program as it is. */
  readonly writeDocument: (text: string) => void;
  readonly useColor: boolean;
  /** Whether standard error is a terminal, so that it can show progress. */
  readonly isTerminal?: boolean;
  /** Whether standard output is a terminal, so that a person reads it at once. */
  readonly isOutputTerminal?: boolean;
  /** Set if what is printed is the answer of a tool, whose caller may have no shell: whether its tools may write. */
  readonly tools?: { readonly mayWrite: boolean };
  /** Reads standard input to its end. */
  readonly readInput?: () => Promise<string>;
  /** Ends a run that would otherwise go on. */
  readonly signal?: AbortSignal;
  /** Asks a yes-or-no question; undefined without a terminal. */
  readonly ask?: ((question: string) => Promise<boolean>) | undefined;
}

/** What the program has of its environment: it prints whatever it is given. */
export type Terminal = Omit<Io, 'writeDocument'>;

/** Why a command can't run, as a message for the person who typed it. */
export class UsageError extends Error {}

/** Removes the backticks around names, which a terminal doesn't render. */
export function plain(message: string): string {
  return message.replace(/`([^`\n]+)`/g, '$1');
}

export const exitCodes = { clean: 0, findings: 1, notRun: 2 } as const;

/** Prints the result of a run that found nothing; returns the exit code. */
export function print(text: string, io: Io): number {
  io.write(text);
  return exitCodes.clean;
}
