import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { severitiesFrom } from '../../server/src/cli/check/severityLevel.ts';
import { run } from '../../server/src/cli/run.ts';
import type { Severity } from '../../server/src/core/settings/ruleSettings.ts';
import { afterFix, findingsInFiles, type Files } from '../support/site.ts';
import { mistakes, type Mistake } from './mistakes.ts';

// How far an assistant gets with what Docsight answers, without a model: each mistake is made in a copy of the sample
// site by writing files. Then three steps: `check --format agent --changed`, the same with `--fix`, and the first fix that
// the lines name, as an assistant would apply it. A mistake is fixed if the file then has what was meant.
//   npm run agent-trial -- [--severity LEVEL] [--answers]

const sample = 'examples/site';
const { values } = parseArgs({
  options: { severity: { type: 'string', default: 'warning' }, answers: { type: 'boolean' } },
});
const severities = severitiesFrom(values.severity as Severity);
/** One fix may show the next finding. */
const mostRounds = 5;

interface Outcome {
  readonly name: string;
  readonly state: 'not found' | 'fixed by --fix' | 'fixed as named' | 'left';
  /** The characters of all answers that the assistant reads. */
  readonly characters: number;
  readonly answer: string;
}

const outcomes: Outcome[] = [];
for (const mistake of mistakes) outcomes.push(await tryMistake(mistake));
printTable(outcomes);

async function tryMistake(mistake: Mistake): Promise<Outcome> {
  const folder = path.join(tmpdir(), `docsight-trial-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  const before = readFiles(sample);
  write(folder, before);
  commit(folder);
  write(folder, mistake.writes(before));
  try {
    return await tryFixes(mistake, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function tryFixes(mistake: Mistake, folder: string): Promise<Outcome> {
  const answers = [await check(folder)];
  const first = answers[0] ?? '';
  const outcome = (state: Outcome['state']): Outcome => ({
    name: mistake.name,
    state,
    characters: answers.reduce((sum, answer) => sum + answer.length, 0),
    answer: first,
  });
  if (lines(first) === 0) return outcome('not found');
  answers.push(await check(folder, '--fix'));
  if (isCorrected(mistake, folder)) return outcome('fixed by --fix');
  for (let round = 0; round < mostRounds && !isCorrected(mistake, folder); round++) {
    if (!applyNamedFixes(folder)) break;
    answers.push(await check(folder));
  }
  return outcome(isCorrected(mistake, folder) ? 'fixed as named' : 'left');
}

/** Applies the first fix of the first finding that has one; returns whether there was one. */
function applyNamedFixes(folder: string): boolean {
  const files = readFiles(folder);
  for (const { severity, fixes } of findingsInFiles(files)) {
    const [fix] = severities.includes(severity) ? (fixes?.() ?? []) : [];
    if (fix === undefined) continue;
    const after = afterFix(files, fix);
    for (const file of Object.keys(files)) if (after[file] === undefined) rmSync(path.join(folder, file));
    write(folder, after);
    return true;
  }
  return false;
}

function isCorrected({ corrected }: Mistake, folder: string): boolean {
  const files = readFiles(folder);
  return corrected.every(([file, pattern]) => pattern.test(files[file] ?? ''));
}

/** Returns what an assistant reads. */
async function check(folder: string, ...flags: readonly string[]): Promise<string> {
  let text = '';
  const io = {
    cwd: folder,
    write: (more: string) => (text += more),
    writeError: (more: string) => (text += more),
    useColor: false,
  };
  await run(['check', '--format', 'agent', '--changed', '--no-cache', '--severity', values.severity, ...flags], io);
  return text;
}

/** The number of findings in an answer, whose last line is the verdict. */
function lines(answer: string): number {
  return answer.trim().split('\n').length - 1;
}

/** Makes the sample a repository, so that a check can tell what has changed. */
function commit(folder: string): void {
  const identity = ['-c', 'user.name=Trial', '-c', 'user.email=trial@acmequeue.example'];
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    [...identity, 'commit', '-qm', 'Sample'],
  ])
    execFileSync('git', args, { cwd: folder });
}

function readFiles(folder: string): Files {
  const names = readdirSync(folder, { recursive: true }).map(String);
  const files = names.filter((name) => !name.startsWith('.git') && statSync(path.join(folder, name)).isFile());
  return Object.fromEntries(
    files.map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(folder, name), 'utf8')]),
  );
}

function write(folder: string, files: Readonly<Record<string, string | undefined>>): void {
  for (const [name, text] of Object.entries(files)) {
    const target = path.join(folder, name);
    if (text === undefined) {
      rmSync(target, { force: true });
      continue;
    }
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

function printTable(all: readonly Outcome[]): void {
  console.log('| mistake | after `check` and its fixes | tokens of all answers |\n| --- | --- | --- |');
  for (const { name, state, characters } of all) console.log(`| ${name} | ${state} | ${Math.ceil(characters / 4)} |`);
  const tokens = all.map(({ characters }) => Math.ceil(characters / 4));
  const total = tokens.reduce((sum, one) => sum + one, 0);
  const count = (state: Outcome['state']): number => all.filter((one) => one.state === state).length;
  console.log(
    `\n${all.length} mistakes: ${count('fixed by --fix')} fixed by --fix, ${count('fixed as named')} as named, ${count('left')} left, ${count('not found')} not found. ${total} tokens, ${Math.round(total / all.length)} a mistake.`,
  );
  if (values.answers === true)
    for (const { name, state, answer } of all) console.log(`\n${name} (${state})\n${answer}`);
}
