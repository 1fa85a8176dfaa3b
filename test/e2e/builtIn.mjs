// The extensions that come with VS Code, without those that have nothing to do with writing documentation.
import { readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { builtInExtensions } from '../../scripts/editor/install.mjs';
import { newFolder } from './workspaces.mjs';

/** Version control, accounts, debugging, tasks, terminals and notebooks: loading them takes an eighth of an opening. */
const LEFT_OUT = new Set([
  ...['git', 'git-base', 'github', 'merge-conflict'],
  ...['github-authentication', 'microsoft-authentication', 'tunnel-forwarding'],
  ...['debug-auto-launch', 'debug-server-ready', 'simple-browser'],
  ...['ms-vscode.js-debug', 'ms-vscode.js-debug-companion', 'ms-vscode.vscode-js-profile-table'],
  ...['grunt', 'gulp', 'jake', 'npm', 'terminal-suggest'],
  ...['ipynb', 'notebook-renderers'],
  ...['extension-editing', 'php-language-features', 'typescript-language-features'],
]);

/** Makes a folder with links to the others, which the editor uses instead of its own. */
export function linkBuiltInExtensions() {
  const folder = newFolder('built-in');
  for (const name of readdirSync(builtInExtensions)) {
    // A junction needs no permission on Windows; elsewhere, the type is ignored.
    if (!LEFT_OUT.has(name)) symlinkSync(path.join(builtInExtensions, name), path.join(folder, name), 'junction');
  }
  return folder;
}
