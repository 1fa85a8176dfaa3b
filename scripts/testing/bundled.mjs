// Runs a program written in TypeScript, bundled with its packages: the tools that measure conformance and recall.
import { spawnSync } from 'node:child_process';
import { bundleForNode } from '../build/nodeBundle.mjs';

/** Bundles an entry file into out/ and runs it with this process's arguments and exit code. */
export async function runBundled(name, entry) {
  const outfile = `out/${name}.mjs`;
  await bundleForNode({ entryPoints: [entry], outfile });
  const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
