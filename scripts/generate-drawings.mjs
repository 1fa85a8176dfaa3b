// Writes the names and drawings of icons, and the licences of these and of diagrams: npm run generate:drawings
// They are committed, since the icon libraries are 22,000 files and what the library of diagrams bundles 7,000, which an
// install of the project would spend more time on than on all other packages. So they are packages of their own, in
// scripts/drawings, and installed here only.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installCommand, isInstalled } from './editor/npm.mjs';
import { root, runMain, runStep } from './editor/steps.mjs';
import { home, drawingLicenses, iconDrawings, icons } from './generate/icons.mjs';

await runMain(async () => {
  if (!isInstalled(home))
    await runStep('Installing the libraries of drawings', installCommand(home), { log: 'drawing-packages' });
  write('schemas/icons.json', icons());
  write('scripts/drawings/licenses.json', drawingLicenses());
  for (const [name, text] of Object.entries(iconDrawings())) write(`schemas/drawings/${name}.json`, text);
});

function write(file, text) {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
