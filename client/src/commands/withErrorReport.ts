import * as vscode from 'vscode';

/** What a command does, with what it throws shown to the person and kept in the log. */
export function withErrorReport<Args extends readonly unknown[]>(
  output: vscode.LogOutputChannel,
  run: (...args: Args) => unknown,
): (...args: Args) => Promise<unknown> {
  return async (...args) => {
    try {
      return await run(...args);
    } catch (error) {
      output.error(error instanceof Error ? error : String(error));
      void vscode.window.showErrorMessage(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };
}
