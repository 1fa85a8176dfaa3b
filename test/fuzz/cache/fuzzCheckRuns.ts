import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { comparableReport, runCommand } from '../../support/commandLine.ts';
import { TempFolder } from '../../support/tempFolder.ts';
import { Random } from '../random.ts';

/** How many steps were made, and how many of their processes were killed while they wrote. */
export interface CheckRunFigures {
  steps: number;
  killed: number;
}

const faultyDisk = path.resolve('test/faults/faultyDisk.cjs');
const program = path.resolve('dist/cli.js');
const names = ['a', 'b', 'c', 'd'];
/** A check makes at least as many writes into an empty cache. */
const surelyMade = 11;

/**
 * Lets several processes check a changing site at once with one cache, and kills some at any of their writes there. A
 * failure is a later check with the cache that finds something else than one without.
 */
export async function fuzzCheckRuns(
  seed: number,
  steps: number,
): Promise<CheckRunFigures | { readonly failure: Error }> {
  const random = new Random(seed);
  const folder = new TempFolder();
  const figures: CheckRunFigures = { steps: 0, killed: 0 };
  const navigation = { groups: [{ group: 'All', pages: names }] };
  folder.write({
    'site/docs.json': JSON.stringify({ theme: 'mint', name: 'A', colors: { primary: '#123456' }, navigation }),
    ...Object.fromEntries(names.map((name) => [`site/${name}.mdx`, pageText(random)])),
  });
  try {
    for (; figures.steps < steps; figures.steps++) {
      // Alone, a check makes all of its writes; of several, one may find what another has written.
      const alone = await checkUntilKilled(folder, 1 + random.below(surelyMade));
      const atOnce = Array.from({ length: 1 + random.below(2) }, () =>
        checkUntilKilled(folder, random.below(surelyMade + 1)),
      );
      for (const isKilled of [alone, ...(await Promise.all(atOnce))]) if (isKilled) figures.killed++;
      const { stdout, stderr } = spawnSync(process.execPath, checkWithCache(folder), { encoding: 'utf8' });
      assert.equal(stderr, '');
      assert.equal(comparableReport(stdout), await findingsWithoutCache(folder));
      folder.write({ [`site/${random.pick(names)}.mdx`]: pageText(random) });
    }
    return figures;
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { failure: new Error(`step ${figures.steps}: ${message}`) };
  } finally {
    folder.remove();
  }
}

function pageText(random: Random): string {
  return `---\ntitle: ${random.pick(['Setup', 'Usage'])}\n---\n\n[It](${random.pick(['b', 'gone', '/c#part'])}).\n`;
}

const checkWithCache = ({ path: root }: TempFolder): string[] => [
  ...[program, 'check', path.join(root, 'site'), '--format', 'json'],
  ...['--cache-location', path.join(root, 'cache')],
];

/** Runs a check until one of its writes into the cache, or to its end at 0; resolves to whether it was killed. */
async function checkUntilKilled(folder: TempFolder, write: number): Promise<boolean> {
  const env = {
    ...process.env,
    DOCSIGHT_FAULT: 'kill',
    DOCSIGHT_FAULT_AT: String(write),
    DOCSIGHT_FAULT_FOLDER: path.join(folder.path, 'cache'),
  };
  const child = spawn(process.execPath, ['--require', faultyDisk, ...checkWithCache(folder)], { env, stdio: 'ignore' });
  await once(child, 'exit');
  return child.signalCode === 'SIGKILL';
}

async function findingsWithoutCache(folder: TempFolder): Promise<string> {
  const args = ['check', path.join(folder.path, 'site'), '--format', 'json', '--no-cache'];
  const { out, error } = await runCommand(process.cwd(), args);
  assert.equal(error, '');
  return comparableReport(out);
}
