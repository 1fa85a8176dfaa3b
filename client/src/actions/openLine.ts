import * as vscode from 'vscode';

/** The command of the links in a report. */
export const openLineCommand = 'docsight.openLine';

/** Registers the command that opens a file at a line, which counts from 1. */
export function openLine(): vscode.Disposable {
  return vscode.commands.registerCommand(openLineCommand, async (uri: string, line: number) => {
    const start = new vscode.Position(line - 1, 0);
    await vscode.commands.executeCommand('vscode.open', vscode.Uri.parse(uri), {
      selection: new vscode.Range(start, start),
    });
  });
}
