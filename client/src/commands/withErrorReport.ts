import * as vscode from 'vscode';

/** Wraps a command's handler: errors are shown and logged. */
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
