// Bundles the tests and runs them with Node's own runner: node scripts/test-unit.mjs [TEXT…]
// Only test files whose path contains one of the texts are run.
import * as esbuild from 'esbuild';
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const rings = ['core', 'workspace', 'cli', 'protocol', 'client', 'project'];
const wanted = process.argv.slice(2);

const files = rings
  .flatMap((ring) =>
    readdirSync(path.join('test', ring), { recursive: true }).map((name) => path.join('test', ring, name)),
  )
  .filter((file) => file.endsWith('.test.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((text) => file.includes(text)));

// A folder of its own for each run, so that two runs side by side don't take the tests from each other.
const outdir = path.join('out', `test-${process.pid}`);
await esbuild.build({
  entryPoints: files,
  outdir,
  outbase: 'test',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  mainFields: ['module', 'main'],
  sourcemap: 'inline',
  outExtension: { '.js': '.mjs' },
  // Bundled CommonJS asks for Node's modules and its own place, which an ES module doesn't have by itself.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url); const __dirname = import.meta.dirname;",
  },
  logLevel: 'warning',
});

const built = files.map((file) => path.join(outdir, path.relative('test', file)).replace(/\.ts$/, '.mjs'));
const { status } = spawnSync(process.execPath, ['--enable-source-maps', '--test', ...built], { stdio: 'inherit' });
rmSync(outdir, { recursive: true, force: true });
process.exitCode = status ?? 1;
