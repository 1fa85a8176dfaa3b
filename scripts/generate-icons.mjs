// Writes the names and drawings of icons: npm run generate:icons
// They are committed, since the icon libraries are 22,000 files, which an install of the project would spend more time
// on than on all other packages. So they are packages of their own, in scripts/icons, and installed here only.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmCommand, isInstalled } from './editor/npm.mjs';
import { root, runMain, runStep } from './editor/steps.mjs';
import { home, iconDrawings, iconLicenses, icons } from './generate/icons.mjs';

await runMain(async () => {
  if (!isInstalled(home)) {
    const command = npmCommand('ci', '--ignore-scripts', '--no-audit', '--no-fund');
    await runStep('Installing the icon libraries', command, { log: 'icon-packages', cwd: home });
  }
  write('schemas/icons.json', icons());
  write('scripts/icons/licenses.json', iconLicenses());
  for (const [name, text] of Object.entries(iconDrawings())) write(`schemas/drawings/${name}.json`, text);
});

function write(file, text) {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
