// Measures what users wait for: node scripts/bench.mjs [TEXT…]
// Runs only files whose name contains one of the texts; the one about a complete site starts the built server.
// Figures are of this machine and this run; compare ratios, not milliseconds of different machines.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import './build.mjs';
import { bundleForNode } from './build/nodeBundle.mjs';

const requested = process.argv.slice(2);
const names = readdirSync('bench')
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => requested.length === 0 || requested.some((text) => name.includes(text)));
await bundleForNode({ entryPoints: names.map((name) => path.join('bench', name)), outdir: 'out/bench' });
for (const name of names) {
  spawnSync(process.execPath, [path.join('out/bench', name.replace(/\.ts$/, '.mjs'))], { stdio: 'inherit' });
}
