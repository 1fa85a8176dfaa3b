// Packs the command line and the server for npm: node scripts/package-npm.mjs → out/npm/docsight-VERSION.tgz
// It packs the present dist/: npm run package builds it first.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { npmCommand } from './editor/npm.mjs';
import { root, runMain, runStep } from './editor/steps.mjs';
import { stageForNpm } from './npm/stage.mjs';

await runMain(async () => {
  const target = path.join(root, 'out/npm');
  mkdirSync(target, { recursive: true });
  const folder = path.join(target, 'package');
  stageForNpm(root, folder);
  const pack = npmCommand('pack', folder, '--ignore-scripts', '--pack-destination', target);
  await runStep('Packing for npm', pack, { log: 'package-npm' });
});
