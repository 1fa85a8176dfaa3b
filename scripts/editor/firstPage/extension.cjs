// Opens the page with the mistakes of the sample site, with its preview beside it; only in the editor of npm start.
const vscode = require('vscode');

exports.activate = async () => {
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  if (!folder || vscode.window.tabGroups.all.some(({ tabs }) => tabs.length > 0)) return;
  const page = vscode.Uri.joinPath(folder.uri, 'guides/three-mistakes.mdx');
  const isThere = await vscode.workspace.fs.stat(page).then(
    () => true,
    () => false,
  );
  if (!isThere) return;
  await vscode.window.showTextDocument(page, { preview: false });
  await vscode.extensions.getExtension('docsight.docsight')?.activate();
  await vscode.commands.executeCommand('docsight.preview.openToSide', page);
};
