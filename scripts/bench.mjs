// Measures what users wait for: node scripts/bench.mjs
// Figures are of this machine and this run; compare ratios, not milliseconds of different machines.
import * as esbuild from 'esbuild';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const names = readdirSync('bench').filter((name) => name.endsWith('.bench.ts'));
await esbuild.build({
  entryPoints: names.map((name) => path.join('bench', name)),
  outdir: 'out/bench',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  mainFields: ['module', 'main'],
  logLevel: 'warning',
});
for (const name of names) {
  spawnSync(process.execPath, [path.join('out/bench', name.replace(/\.ts$/, '.js'))], { stdio: 'inherit' });
}
