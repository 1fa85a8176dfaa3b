// Measures what users wait for: node scripts/bench.mjs [TEXT…]
// Runs only files whose name contains one of the texts; the one about a complete site starts the built server.
// Each file ends after BENCH_MINUTES (20), and its time is printed; the exit code is 1 if one of them failed.
// Figures are of this machine and this run; compare ratios, not milliseconds of different machines.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { bundleForNode } from './build/nodeBundle.mjs';
import { withoutCertificates } from './testing/certificates.mjs';

// What people run is minified, and starts in less time.
spawnSync(process.execPath, ['scripts/build.mjs', '--minify'], { stdio: 'inherit' });
const requested = process.argv.slice(2);
const names = readdirSync('bench')
  .filter((name) => /\.bench\.m?[jt]s$/.test(name))
  .filter((name) => requested.length === 0 || requested.some((text) => name.includes(text)));
// Those in JavaScript drive a browser with the tools of the editor's tests, which know where they are.
const written = names.filter((name) => name.endsWith('.ts'));
await bundleForNode({ entryPoints: written.map((name) => path.join('bench', name)), outdir: 'out/bench' });
const timeout = Number(process.env.BENCH_MINUTES ?? 20) * 60_000;
for (const name of names) {
  const start = performance.now();
  const program = written.includes(name)
    ? path.join('out/bench', name.replace(/\.ts$/, '.mjs'))
    : path.join('bench', name);
  const { status, error } = spawnSync(process.execPath, [program], {
    stdio: 'inherit',
    timeout,
    env: withoutCertificates(),
  });
  const outcome = status === 0 ? '' : error?.code === 'ETIMEDOUT' ? ', not ended' : ', failed';
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s${outcome}\n`);
  if (status !== 0) process.exitCode = 1;
}
// The README repeats some of the figures.
spawnSync(process.execPath, ['scripts/generate.mjs'], { stdio: 'inherit' });
