import * as vscode from 'vscode';

export function openFiles(): readonly vscode.Uri[] {
  return textTabs().map(({ uri }) => uri);
}

/**
 * Closes the tabs of changed files that weren't open before: the editor opens files that are unsaved for a moment. What
 * is unsaved still stays, and so does a tab that somebody has opened meanwhile.
 */
export async function closeTabsExcept(open: readonly vscode.Uri[], changed: readonly vscode.Uri[]): Promise<void> {
  const wereOpen = new Set(open.map(String));
  const opened = new Set(changed.map(String).filter((uri) => !wereOpen.has(uri)));
  // The first tab of all is active, whoever has opened it. A tab that the editor opens for an unsaved file is no preview,
  // unlike one that somebody has just opened.
  const mayClose = ({ isDirty, isPreview, isActive }: vscode.Tab): boolean =>
    !isDirty && !isPreview && (open.length === 0 || !isActive);
  const tabs = textTabs().filter(({ uri, tab }) => opened.has(uri.toString()) && mayClose(tab));
  if (tabs.length === 0) return;
  await vscode.window.tabGroups.close(
    tabs.map(({ tab }) => tab),
    true,
  );
}

/** Saves files all at once, and closes the tabs that the editor has opened for them; `open` had tabs before. */
export async function saveWithoutTabs(files: readonly vscode.Uri[], open: readonly vscode.Uri[]): Promise<void> {
  await Promise.all(files.map(async (uri) => (await vscode.workspace.openTextDocument(uri)).save()));
  await closeTabsExcept(open, files);
}

/** Returns the files of a list that have no unsaved changes. */
export function withoutUnsaved(files: readonly vscode.Uri[]): readonly vscode.Uri[] {
  const documents = vscode.workspace.textDocuments.filter(({ isDirty }) => isDirty);
  const unsaved = new Set(documents.map(({ uri }) => uri.toString()));
  return files.filter((uri) => !unsaved.has(uri.toString()));
}

function textTabs(): readonly { readonly uri: vscode.Uri; readonly tab: vscode.Tab }[] {
  const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
  return tabs.flatMap((tab) => (tab.input instanceof vscode.TabInputText ? [{ uri: tab.input.uri, tab }] : []));
}
