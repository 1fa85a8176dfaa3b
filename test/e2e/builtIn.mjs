// The extensions that come with VS Code, those alone that have to do with writing documentation.
import { readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { builtInExtensions } from '../../scripts/editor/install.mjs';
import { newFolder } from './workspaces.mjs';

/** What gives a site's files help of its own, or looks; loading the other seventy takes a fifth of an opening. */
const NEEDED = new Set([
  ...['markdown-basics', 'markdown-language-features', 'markdown-math'],
  ...['json', 'json-language-features', 'configuration-editing', 'yaml', 'xml'],
  ...['html', 'html-language-features', 'css', 'css-language-features', 'emmet'],
  ...['javascript', 'typescript-basics', 'shellscript'],
  ...['media-preview', 'references-view', 'search-result', 'theme-defaults', 'theme-seti'],
]);

/** Makes a folder with links to these, which the editor uses instead of its own. */
export function linkBuiltInExtensions() {
  const folder = newFolder('built-in');
  for (const name of readdirSync(builtInExtensions)) {
    // A junction needs no permission on Windows; elsewhere, the type is ignored.
    if (NEEDED.has(name)) symlinkSync(path.join(builtInExtensions, name), path.join(folder, name), 'junction');
  }
  return folder;
}
