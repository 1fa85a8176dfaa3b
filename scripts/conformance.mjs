// Compares how pages are read with the reference: node scripts/conformance.mjs FOLDER [--show N]
import * as esbuild from 'esbuild';
import { spawnSync } from 'node:child_process';

await esbuild.build({
  entryPoints: ['test/conformance/main.ts'],
  outfile: 'out/conformance.mjs',
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
const { status } = spawnSync(process.execPath, ['out/conformance.mjs', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
