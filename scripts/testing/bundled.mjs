// Runs a program written in TypeScript, bundled with its packages: the tools that measure conformance and recall.
import * as esbuild from 'esbuild';
import { spawnSync } from 'node:child_process';
import { compiledValidators } from '../build/validators.mjs';

/** Bundles an entry file into out/ and runs it with this process's arguments and exit code. */
export async function runBundled(name, entry) {
  const outfile = `out/${name}.mjs`;
  await esbuild.build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    mainFields: ['module', 'main'],
    plugins: [compiledValidators()],
    logLevel: 'warning',
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
  });
  const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
