import * as vscode from 'vscode';
import { whyUnwritable } from '../../../server/src/workspace/writing/whyUnwritable.ts';

/**
 * Removes the edits of files that are read-only, and returns those. The editor would make them in memory alone, where
 * nobody sees them and nothing saves them.
 */
export async function removeReadOnly(edit: vscode.WorkspaceEdit | null | undefined): Promise<readonly vscode.Uri[]> {
  const files = (edit?.entries() ?? []).map(([uri]) => uri).filter(({ scheme }) => scheme === 'file');
  const isReadOnly = await Promise.all(files.map(isReadOnlyFile));
  const readOnly = files.filter((_, at) => isReadOnly[at]);
  // The type lacks what the method does without edits: it removes those of the file.
  for (const uri of readOnly) edit?.set(uri, undefined as unknown as vscode.TextEdit[]);
  return readOnly;
}

/** Returns the names of files for a message, at most five. */
export function namesOf(files: readonly vscode.Uri[]): string {
  const names = files.map((uri) => vscode.workspace.asRelativePath(uri));
  return names.length > 5 ? `${names.slice(0, 4).join(', ')} …` : names.join(', ');
}

async function isReadOnlyFile(uri: vscode.Uri): Promise<boolean> {
  const failure = await whyUnwritable(uri.fsPath, false);
  return failure === 'forbidden' || failure === 'readOnly' || isReadOnlyBySettings(uri);
}

/** Whether the editor's settings make a file read-only; extensions can't ask for it. */
export function isReadOnlyBySettings(uri: vscode.Uri): boolean {
  const settings = vscode.workspace.getConfiguration('files', uri);
  const matches = (name: string): boolean =>
    Object.entries(settings.get<Readonly<Record<string, boolean>>>(name, {})).some(
      ([glob, isOn]) => isOn && isMatch(glob, uri),
    );
  return matches('readonlyInclude') && !matches('readonlyExclude');
}

function isAbsolute(glob: string): boolean {
  return /^(?:[a-z]:)?[/\\]/i.test(glob);
}

/** Whether a file is meant by a pattern of the settings: an absolute one, or one relative to the opened folder. */
function isMatch(glob: string, uri: vscode.Uri): boolean {
  const folder = vscode.workspace.getWorkspaceFolder(uri);
  const isRelative = folder !== undefined && !isAbsolute(glob);
  const pattern = isRelative ? new vscode.RelativePattern(folder, glob) : glob;
  // Only the address of a document is compared with a pattern.
  return vscode.languages.match({ pattern }, { uri } as vscode.TextDocument) > 0;
}
