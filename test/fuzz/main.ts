import path from 'node:path';
import { parseArgs } from 'node:util';
import { fuzzServer, smallest, writeFixture } from './server/fuzzServer.ts';
import type { Figures } from './server/play.ts';
import { fuzzCommand, type CommandFigures } from './command/fuzzCommand.ts';
import { readSite } from './readSite.ts';

// npm run fuzz -- [--seconds N] [--seed S] [--site FOLDER] [--only server|command]

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    site: { type: 'string', default: 'examples/site' },
    only: { type: 'string' },
  },
});
const seconds = Number(options.seconds);
const firstSeed = Number(options.seed);

/** Steps of one run: a failure in a longer one would take long to repeat. */
const stepsPerRun = 400;
const stepsPerComparison = 50;

/** Repetitions of a failed run, to find the smallest that fails. */
const attempts = 120;

const parts = options.only === undefined ? ['server', 'command'] : [options.only];
for (const part of parts) {
  const isUp = untilAfter(seconds / parts.length);
  if (part === 'server') await serverRuns(isUp);
  else await commandRuns(isUp);
}

function untilAfter(limit: number): () => boolean {
  const end = performance.now() + limit * 1_000;
  return () => performance.now() > end;
}

async function serverRuns(isUp: () => boolean): Promise<void> {
  const files = readSite(options.site);
  const total: Figures = { edits: 0, requests: 0, comparisons: 0, slowest: { seconds: 0, method: '' }, megabytes: 0 };
  let seed = firstSeed;
  do {
    const outcome = await fuzzServer({
      seed,
      files,
      stepsPerComparison,
      goesOn: (step) => step < stepsPerRun && !isUp(),
    });
    if ('failure' in outcome) {
      await report(outcome.failure.message, outcome.steps.length, seed, async (folder) => {
        writeFixture(folder, outcome);
        writeFixture(folder, await smallest(outcome, attempts));
      });
      return;
    }
    add(total, outcome);
    seed++;
  } while (!isUp());
  const { edits, requests, comparisons, slowest, megabytes } = total;
  console.log(
    `server, ${options.site}, seeds ${firstSeed} to ${seed - 1}: ${edits} edits, ${requests} requests, ${comparisons} comparisons; slowest ${slowest.seconds.toFixed(2)} s (${slowest.method}), ${megabytes} MB`,
  );
}

function add(total: Figures, one: Figures): void {
  total.edits += one.edits;
  total.requests += one.requests;
  total.comparisons += one.comparisons;
  if (one.slowest.seconds > total.slowest.seconds) total.slowest = one.slowest;
  total.megabytes = Math.max(total.megabytes, one.megabytes);
}

async function commandRuns(isUp: () => boolean): Promise<void> {
  const total: CommandFigures = { runs: 0, codes: [0, 0, 0] };
  let seed = firstSeed;
  do {
    const outcome = await fuzzCommand({ seed, commands: 6, attempts });
    if ('failure' in outcome) {
      await report(outcome.failure.message, outcome.step, seed, (folder) => {
        outcome.writeFixture(folder);
        return Promise.resolve();
      });
      return;
    }
    total.runs += outcome.runs;
    outcome.codes.forEach((count, code) => (total.codes[code] = (total.codes[code] ?? 0) + count));
    seed++;
  } while (!isUp());
  console.log(
    `command line, seeds ${firstSeed} to ${seed - 1}: ${total.runs} commands on ${seed - firstSeed} folders; exit codes ${total.codes.map((count, code) => `${code}: ${count}`).join(', ')}`,
  );
}

async function report(
  message: string,
  step: number,
  seed: number,
  write: (folder: string) => Promise<void>,
): Promise<void> {
  process.exitCode = 1;
  const folder = path.join('out', 'fuzz', `seed-${seed}-step-${step}`);
  console.error(`Failed with seed ${seed} at step ${step}:\n${message}\n`);
  await write(folder);
  console.error(`The smallest run that fails is in ${folder}.`);
}
