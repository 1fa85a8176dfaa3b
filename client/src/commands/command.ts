import * as vscode from 'vscode';
import type { FillIn } from '../newFiles/fillIn.ts';
import type { Previews } from '../preview/previews.ts';
import type { Proposals } from '../proposals/proposals.ts';
import type { Server } from '../server/server.ts';

/** The services that commands use. */
export interface CommandContext {
  readonly server: Server;
  readonly output: vscode.LogOutputChannel;
  readonly extension: vscode.ExtensionContext;
  readonly fillIn: FillIn;
  readonly proposals: Proposals;
  readonly previews: Previews;
  readonly restart: () => Promise<void>;
}

/** A command of the palette: its id in the manifest and its handler. What it throws is shown as an error message. */
export interface Command {
  readonly id: string;
  readonly run: (context: CommandContext, ...args: readonly unknown[]) => unknown;
}

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
