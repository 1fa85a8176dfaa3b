// The packed extension, built again only when something that goes into it has changed.
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root, runStep } from '../../scripts/editor/steps.mjs';

const VSIX = path.join(root, 'dist/docsight.vsix');

/** Folders of the project that nothing in the package comes from. */
const OTHERS = new Set(['.git', 'bench', 'dist', 'examples', 'node_modules', 'out', 'test']);

/** The path of a package that is up to date. */
export async function packedExtension() {
  if (!isUpToDate()) {
    await runStep('Building the extension', [process.execPath, 'scripts/package.mjs'], { log: 'package' });
  }
  return VSIX;
}

function isUpToDate() {
  if (!existsSync(VSIX)) return false;
  const { mtimeMs } = statSync(VSIX);
  const installed = path.join(root, 'node_modules/.package-lock.json');
  return statSync(installed).mtimeMs < mtimeMs && !isNewer(root, mtimeMs, OTHERS);
}

/** Whether a folder has something newer in it. Where a file is removed, its folder is newer. */
function isNewer(folder, mtimeMs, passedOver = new Set()) {
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    if (passedOver.has(entry.name)) return false;
    const file = path.join(folder, entry.name);
    return statSync(file).mtimeMs > mtimeMs || (entry.isDirectory() && isNewer(file, mtimeMs));
  });
}
