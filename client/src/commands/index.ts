import * as vscode from 'vscode';
import { checkSite } from './checkSite.ts';
import type { Command, CommandContext } from './command.ts';
import { openConfig } from './openConfig.ts';
import { restartServer } from './restartServer.ts';
import { showOutput } from './showOutput.ts';

/** Every command of the palette, one file each. */
const commands: readonly Command[] = [checkSite, openConfig, restartServer, showOutput];

export function registerCommands(context: CommandContext): vscode.Disposable {
  return vscode.Disposable.from(
    ...commands.map(({ id, run }) =>
      vscode.commands.registerCommand(id, async (...args: readonly unknown[]) => {
        try {
          return await run(context, ...args);
        } catch (error) {
          context.output.error(error instanceof Error ? error : String(error));
          void vscode.window.showErrorMessage(error instanceof Error ? error.message : String(error));
          return undefined;
        }
      }),
    ),
  );
}
