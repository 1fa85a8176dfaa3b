// Checks a generated site with a small heap: node scripts/small-heap.mjs [PAGES] [MEGABYTES]
// Prints how it ended, and the time; by default 10,000 pages with 128 MB of heap. The program is built as it is shipped:
// the maps to its sources are part of the heap.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

spawnSync(process.execPath, ['scripts/build.mjs', '--minify'], { stdio: 'inherit' });
const [pages = '10000', megabytes = '128'] = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'docsight-heap-'));
const started = performance.now();
try {
  spawnSync(process.execPath, ['scripts/generate-site.mjs', folder, pages], { stdio: 'inherit' });
  const args = [`--max-old-space-size=${megabytes}`, 'dist/cli.js', 'check', '--quiet', '--no-cache', folder];
  const { status, signal, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 100_000_000 });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${pages} pages with ${megabytes} MB of heap: ended with ${signal ?? status} after ${seconds} s`);
  if (status !== 0 && status !== 1) console.log(stderr.slice(-600));
  process.exitCode = status === 0 || status === 1 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
