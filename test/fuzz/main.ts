import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fuzzServer, smallest, writeFixture } from './server/fuzzServer.ts';
import type { Figures } from './server/play.ts';
import { fuzzCommand, type CommandFigures } from './command/fuzzCommand.ts';
import { fuzzCache, type CacheFigures } from './cache/fuzzCache.ts';
import { fuzzCheckRuns, type CheckRunFigures } from './cache/fuzzCheckRuns.ts';
import { fuzzGit, type GitFigures } from './git/fuzzGit.ts';
import { fuzzPaste } from './paste/fuzzPaste.ts';
import { fuzzPreview } from './preview/fuzzPreview.ts';
import { readSite } from './readSite.ts';

// npm run fuzz -- [--seconds N] [--seed S] [--site FOLDER]… [--only PART] [--attempts N]

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    site: { type: 'string', multiple: true, default: ['examples/site'] },
    only: { type: 'string' },
    attempts: { type: 'string', default: '120' },
  },
});
const seconds = Number(options.seconds);
const firstSeed = Number(options.seed);

/** Steps of one run: a failure in a longer one would take long to repeat. */
const stepsPerRun = 400;
const stepsPerComparison = 50;

/** Repetitions of a failed run, to find the smallest that fails; a site of thousands of pages needs minutes for each. */
const attempts = Number(options.attempts);

const none: Figures = { edits: 0, requests: 0, comparisons: 0, slowest: { seconds: 0, method: '' }, megabytes: 0 };

const parts = options.only === undefined ? ['server', 'command', 'paste', 'preview', 'git', 'cache'] : [options.only];
for (const part of parts) {
  const isUp = untilAfter(seconds / parts.length);
  if (part === 'server') await serverRuns(isUp);
  else if (part === 'paste') await pasteRuns(isUp);
  else if (part === 'preview') previewRuns(isUp);
  else if (part === 'git') await gitRuns(isUp);
  else if (part === 'cache') await cacheRuns(isUp);
  else await commandRuns(isUp);
}

function untilAfter(limit: number): () => boolean {
  const end = performance.now() + limit * 1_000;
  return () => performance.now() > end;
}

/** One run after the other, each with the next seed and the next site, until the time is up. */
async function serverRuns(isUp: () => boolean): Promise<void> {
  const sites = options.site.flatMap(sitesIn);
  const totals = new Map<string, Figures>();
  const share = seconds / parts.length / sites.length;
  let seed = firstSeed;
  do {
    const site = sites[(seed - firstSeed) % sites.length] ?? 'examples/site';
    await serverRun(site, seed, untilAfter(Math.max(share, 60)), isUp, totals);
    seed++;
  } while (!isUp());
  for (const [site, figures] of totals) console.log(`  ${path.basename(site)}: ${describe(figures)}`);
  const total = [...totals.values()].reduce(sum, none);
  console.log(`server, ${totals.size} sites, seeds ${firstSeed} to ${seed - 1}: ${describe(total)}`);
}

/** A run ends after its steps, or after its share of the time: a large site would leave none for the others. */
async function serverRun(
  site: string,
  seed: number,
  isOver: () => boolean,
  isUp: () => boolean,
  totals: Map<string, Figures>,
): Promise<void> {
  const goesOn = (step: number): boolean => step < stepsPerRun && !isOver() && !isUp();
  const outcome = await fuzzServer({ seed, files: readSite(site), stepsPerComparison, goesOn });
  const figures = 'failure' in outcome ? outcome.figures : outcome;
  totals.set(site, sum(totals.get(site) ?? none, figures));
  // Printed at once, so that nothing is lost if somebody stops the runs.
  console.log(`  seed ${seed}, ${path.basename(site)}: ${describe(figures)}`);
  if ('failure' in outcome)
    await report(`${site}: ${outcome.failure.message}`, outcome.steps.length, seed, async (folder) => {
      writeFixture(folder, outcome);
      writeFixture(folder, attempts === 0 ? outcome : await smallest(outcome, attempts));
    });
}

/** Returns a folder if it is a site, else the sites in it and in the folders in it. */
function sitesIn(folder: string, depth = 0): readonly string[] {
  if (['docs.json', 'mint.json'].some((config) => existsSync(path.join(folder, config)))) return [folder];
  if (depth === 2) return [];
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name }) => sitesIn(path.join(folder, name), depth + 1));
}

function sum(one: Figures, other: Figures): Figures {
  return {
    edits: one.edits + other.edits,
    requests: one.requests + other.requests,
    comparisons: one.comparisons + other.comparisons,
    slowest: one.slowest.seconds > other.slowest.seconds ? one.slowest : other.slowest,
    megabytes: Math.max(one.megabytes, other.megabytes),
  };
}

function describe({ edits, requests, comparisons, slowest, megabytes }: Figures): string {
  return `${edits} edits, ${requests} requests, ${comparisons} comparisons; slowest ${slowest.seconds.toFixed(2)} s (${slowest.method}), ${megabytes} MB`;
}

/** Previews of hostile sites, a hundred with each seed. */
function previewRuns(isUp: () => boolean): void {
  let seed = firstSeed;
  do {
    try {
      fuzzPreview({ seed, numRuns: 100 });
    } catch (error) {
      process.exitCode = 1;
      console.error(`Failed with seed ${seed}:\n${String(error)}\n`);
    }
    seed++;
  } while (!isUp());
  console.log(`preview, seeds ${firstSeed} to ${seed - 1}: ${(seed - firstSeed) * 100} sites`);
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
    } else {
      total.runs += outcome.runs;
      outcome.codes.forEach((count, code) => (total.codes[code] = (total.codes[code] ?? 0) + count));
    }
    seed++;
  } while (!isUp());
  console.log(
    `command line, seeds ${firstSeed} to ${seed - 1}: ${total.runs} commands on ${seed - firstSeed} folders; exit codes ${total.codes.map((count, code) => `${code}: ${count}`).join(', ')}`,
  );
}

/** Each seed gives a thousand texts of HTML. */
async function pasteRuns(isUp: () => boolean): Promise<void> {
  let seed = firstSeed;
  let pasted = 0;
  do {
    const outcome = await fuzzPaste({ seed, texts: 1000 });
    pasted += outcome.texts;
    const { failure } = outcome;
    if (failure !== undefined) {
      await report(failure.message, outcome.texts, seed, (folder) => {
        mkdirSync(folder, { recursive: true });
        writeFileSync(path.join(folder, 'pasted.html'), failure.html);
        return Promise.resolve();
      });
    }
    seed++;
  } while (!isUp());
  console.log(`paste, seeds ${firstSeed} to ${seed - 1}: ${pasted} texts of HTML`);
}

/** The seed alone makes these runs again, which are short. */
function reportSeed(part: string, seed: number, { message }: Error): void {
  process.exitCode = 1;
  console.error(`Failed: npm run fuzz -- --only ${part} --seed ${seed}\n${message}\n`);
}

async function gitRuns(isUp: () => boolean): Promise<void> {
  const total: GitFigures = { repositories: 0, codes: [0, 0, 0] };
  let seed = firstSeed;
  do {
    const outcome = await fuzzGit(seed, 20);
    if ('failure' in outcome) reportSeed('git', seed, outcome.failure);
    else {
      total.repositories += outcome.repositories;
      outcome.codes.forEach((count, code) => (total.codes[code] = (total.codes[code] ?? 0) + count));
    }
    seed++;
  } while (!isUp());
  const codes = total.codes.map((count, code) => `${code}: ${count}`).join(', ');
  console.log(`git, seeds ${firstSeed} to ${seed - 1}: ${total.repositories} repositories; exit codes ${codes}`);
}

async function cacheRuns(isUp: () => boolean): Promise<void> {
  const total: CacheFigures & { checks: CheckRunFigures } = { steps: 0, read: 0, checks: { steps: 0, killed: 0 } };
  let seed = firstSeed;
  do {
    const outcome = fuzzCache(seed, 300);
    if ('failure' in outcome) reportSeed('cache', seed, outcome.failure);
    else {
      total.steps += outcome.steps;
      total.read += outcome.read;
    }
    const checks = await fuzzCheckRuns(seed, 5);
    if ('failure' in checks) reportSeed('cache', seed, checks.failure);
    else {
      total.checks.steps += checks.steps;
      total.checks.killed += checks.killed;
    }
    seed++;
  } while (!isUp());
  const { steps, read, checks } = total;
  console.log(
    `cache, seeds ${firstSeed} to ${seed - 1}: ${steps} steps, ${read} values read; ${checks.steps} checks after others, of which ${checks.killed} were killed`,
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
  console.error(`The run that fails is in ${folder}.`);
}
