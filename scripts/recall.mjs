// Counts how many typos in links are found: node scripts/recall.mjs FOLDER [--links N] [--seed N] [--show N]
import * as esbuild from 'esbuild';
import { spawnSync } from 'node:child_process';

await esbuild.build({
  entryPoints: ['test/recall/main.ts'],
  outfile: 'out/recall.mjs',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  mainFields: ['module', 'main'],
  logLevel: 'warning',
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
});
const { status } = spawnSync(process.execPath, ['out/recall.mjs', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
