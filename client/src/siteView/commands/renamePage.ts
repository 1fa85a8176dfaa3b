import * as vscode from 'vscode';
import type { PageNode } from '../node.ts';

/**
 * Renames a page's file, as a rename in the explorer does: entry, links and imports follow, with the same setting and
 * the same question.
 */
export async function renamePage(node: PageNode, file: vscode.Uri): Promise<void> {
  const root = vscode.Uri.parse(node.site.root);
  const before = file.path.slice(root.path.length + 1);
  const extension = /\.[^./]*$/.exec(before)?.[0] ?? '';
  const path = before.slice(0, before.length - extension.length);
  const toUri = (requested: string): vscode.Uri => vscode.Uri.joinPath(root, `${requested.trim()}${extension}`);
  const requested = await vscode.window.showInputBox({
    title: vscode.l10n.t('Rename “{0}”', node.outline.label),
    prompt: vscode.l10n.t('Page path relative to the site’s folder. Links and navigation are updated.'),
    value: path,
    valueSelection: [path.lastIndexOf('/') + 1, path.length],
    validateInput: (text) => (text.trim() === path ? undefined : problemOf(text.trim(), toUri(text))),
  });
  if (requested === undefined || requested.trim() === path) return;
  const edit = new vscode.WorkspaceEdit();
  edit.renameFile(file, toUri(requested), { overwrite: false });
  const isDone = await vscode.workspace.applyEdit(edit);
  if (!isDone) throw new Error(vscode.l10n.t('The page couldn’t be renamed to “{0}”.', requested));
}

async function problemOf(path: string, file: vscode.Uri): Promise<string | undefined> {
  if (path === '') return vscode.l10n.t('Enter a path.');
  const isPlain =
    path.split('/').every((segment) => segment !== '' && !segment.startsWith('.')) && !/[\\?#:*"<>|]/.test(path);
  if (!isPlain) return vscode.l10n.t('“{0}” isn’t a valid page path. Use a path such as “guides/install”.', path);
  return (await exists(file)) ? vscode.l10n.t('A file with this path already exists.') : undefined;
}

async function exists(file: vscode.Uri): Promise<boolean> {
  try {
    await vscode.workspace.fs.stat(file);
    return true;
  } catch {
    return false;
  }
}
