import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withoutProcessor } from '../../support/busyMachine.ts';
import { TempFolder } from '../../support/tempFolder.ts';
import { Failure } from '../failure.ts';
import { Random } from '../random.ts';
import { shrunk } from '../shrink.ts';
import { allowAll, anyFolder, contentOf, plainUser, writeFolder, type Entry } from './folders.ts';

/** How many commands ran, and how often each exit code came. */
export interface CommandFigures {
  runs: number;
  readonly codes: number[];
}

/** A command that failed on a folder. */
export interface FailedCommand {
  readonly failure: Failure;
  readonly step: number;
  writeFixture(folder: string): void;
}

interface Case {
  readonly entries: readonly Entry[];
  readonly args: readonly string[];
}

/** What a command did. */
interface Outcome {
  readonly code: number | null;
  readonly signal: string | null;
  readonly isHung: boolean;
  readonly out: string;
  readonly error: string;
}

/**
 * A command that hasn't ended by then is ended, and has failed: an ordinary one needs half a second. The time for which
 * it had no processor doesn't count, since other programs cause it.
 */
const mostSeconds = 60;

/** Commands that write nothing. */
const reading: readonly (readonly string[])[] = [
  ['check'],
  ['check', '--format', 'json', '--unlisted-pages', 'all'],
  ['check', '--quiet', '--rule', 'link/*=off', '--max-warnings', '3'],
  ['check', '.', 'guides', 'gone'],
  ['check', 'docs.json'],
  ['check', '--rule', '__proto__=error'],
  ['llms', '--url', 'https://docs.example', '--full'],
  ['llms'],
  ['rules', '--check'],
  ['upgrade', '--dry-run'],
  ['format', '--check'],
  ['format', '--check', '--strict', 'guides', 'gone'],
  ['move', 'guides/one', 'guides/moved', '--dry-run', '--redirect'],
  ['--version'],
  ['check', '--list-rules'],
  ['none'],
  ['check', '--format', '__proto__'],
  ['', '--'],
];

/** Commands that write into the folder. */
const writing: readonly (readonly string[])[] = [
  ['rules', '--editor', 'agents', '--editor', 'cursor', '--editor', 'claude', '--yes'],
  ['rules', '--yes'],
  ['upgrade', '--yes'],
  ['upgrade'],
  ['llms', '--url', 'https://docs.example', '--out', 'out', '--pages', '--full', '--yes'],
  ['llms', '--url', 'https://docs.example', '--out', '.', '--yes'],
  ['format'],
  ['format', '--strict'],
  ['move', 'guides/one', 'added/ü', '--redirect'],
  ['move', 'guides', 'a b/moved'],
  ['move', 'snippets/part.mdx', 'guides/part.mdx'],
  ['move', 'index', '../outside/page'],
  ['move', 'guides/one#a', 'B'],
  ['new', 'page', 'guides/added', '--title', 'Added: "x"', '--group', 'G'],
  ['new', 'page', '../outside/page'],
  ['new', 'page', 'snippets/../../outside/page'],
  ['new', 'group', 'Group'],
  ['new', 'other', '--name', 'Other'],
  ['new'],
];

/** Runs commands on one generated folder, one after the other; resolves to their figures or to the one that failed. */
export async function fuzzCommand({
  seed,
  commands,
  attempts,
}: {
  readonly seed: number;
  readonly commands: number;
  readonly attempts: number;
}): Promise<CommandFigures | FailedCommand> {
  const random = new Random(seed);
  const entries = anyFolder(random);
  const figures: CommandFigures = { runs: 0, codes: [0, 0, 0] };
  for (let step = 0; step < commands; step++) {
    const args = random.pick(random.oneIn(2) ? reading : writing);
    const outcome = await attempt({ entries, args });
    if (outcome instanceof Failure) return failed(outcome, step, { entries, args }, attempts);
    figures.runs++;
    figures.codes[outcome] = (figures.codes[outcome] ?? 0) + 1;
  }
  return figures;
}

async function failed(
  failure: Failure,
  step: number,
  { entries, args }: Case,
  attempts: number,
): Promise<FailedCommand> {
  const stillFails = async (fewer: readonly Entry[]): Promise<boolean> => {
    const outcome = await attempt({ entries: fewer, args });
    return outcome instanceof Failure && outcome.isLike(failure);
  };
  const smallest = await shrunk(entries, stillFails, attempts);
  return {
    failure,
    step,
    writeFixture: (folder) => {
      mkdirSync(folder, { recursive: true });
      // Links and rights would be followed or missing where the fixture is kept; they are in the list of entries.
      writeFolder(
        path.join(folder, 'site'),
        smallest.filter(({ kind, mode }) => kind !== 'link' && kind !== 'pipe' && mode === undefined),
      );
      writeFileSync(path.join(folder, 'run.json'), `${JSON.stringify({ args, entries: smallest }, undefined, 1)}\n`);
      writeFileSync(path.join(folder, 'failure.txt'), `${failure.kind}: ${failure.message}\n`);
    },
  };
}

/** Runs a command on a folder of its own; resolves to its exit code, or to what it did that it may not. */
export async function attempt({ entries, args }: Case): Promise<number | Failure> {
  const sandbox = new TempFolder().write({
    'outside/secret.mdx': '---\ntitle: SECRET-TITLE\n---\n\n# SECRET-TEXT\n',
    'outside/secret.json': '{ "SECRET-KEY": 1, "name": "SECRET-NAME", "navigation": [] }',
  });
  chmodSync(sandbox.path, 0o755);
  const site = path.join(sandbox.path, 'site');
  try {
    writeFolder(site, entries);
    const home = path.join(sandbox.path, 'home');
    writeFolder(home, []);
    const [outside, before] = [contentOf(path.join(sandbox.path, 'outside')), contentOf(site)];
    const outcome = await run(site, home, args);
    const command = `docsight ${args.join(' ')}`;
    return (
      problemOf(command, outcome) ??
      changesIn(`${command} wrote outside of the site`, outside, contentOf(path.join(sandbox.path, 'outside'))) ??
      (reading.includes(args)
        ? changesIn(`${command} may not write`, before, contentOf(site))
        : leftovers(command, contentOf(site))) ??
      outcome.code ??
      0
    );
  } finally {
    allowAll(site);
    sandbox.remove();
  }
}

function run(cwd: string, home: string, args: readonly string[]): Promise<Outcome> {
  const child = spawn(process.execPath, [path.resolve('dist/cli.js'), ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: home, XDG_CACHE_HOME: path.join(home, 'cache') },
    ...(plainUser !== undefined && { uid: plainUser, gid: plainUser }),
  });
  const outcome = { out: '', error: '', isHung: false };
  const start = performance.now();
  const timer = setInterval(() => {
    if (performance.now() - start - withoutProcessor([child.pid]) < mostSeconds * 1_000) return;
    outcome.isHung = true;
    child.kill('SIGKILL');
  }, 1_000);
  child.stdout.setEncoding('utf8').on('data', (text: string) => (outcome.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (outcome.error += text));
  return new Promise((resolve) => {
    child.once('close', (code, signal) => {
      clearInterval(timer);
      resolve({ ...outcome, code, signal });
    });
  });
}

function problemOf(command: string, { code, signal, isHung, out, error }: Outcome): Failure | undefined {
  if (isHung) return new Failure('hang', `${command} had not ended after ${mostSeconds} s.`);
  if (signal !== null || code === null || code < 0 || code > 2)
    return new Failure('exit', `${command} ended with ${signal ?? String(code)}.\n${error.slice(-3_000)}`);
  if (/^ {2,}at .*[:)]/m.test(error) || error.includes('Docsight failed'))
    return new Failure('error', `${command} shows an error of its own:\n${error.slice(0, 3_000)}`);
  if (code === 2 && reasonsIn(error).length > 1)
    return new Failure('error', `${command} says in several lines why it can’t run:\n${error}`);
  if (code === 2 && error.trim() === '') return new Failure('error', `${command} doesn’t say why it can’t run.`);
  if (`${out}${error}`.includes('SECRET')) return new Failure('error', `${command} shows what is outside of the site.`);
  return undefined;
}

/** Returns the lines of an error without warnings about what was read before, and without a list of choices or of files. */
function reasonsIn(error: string): readonly string[] {
  const lines = error
    .trimEnd()
    .split('\n')
    .filter((line) => !/^(?:Not formatted: |Formatted \d+ pages?\.$)/.test(line));
  const start = lines.findIndex((line) => !/^(?:\S*\.docsight\.json:\d+:\d+|`\S+` includes) /.test(line));
  return lines.slice(start).filter((line, at, rest) => at === 0 || !(rest[0]?.endsWith(':') && line.startsWith('  ')));
}

function changesIn(
  what: string,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Failure | undefined {
  const files = [...new Set([...before.keys(), ...after.keys()])];
  const changed = files.filter((file) => before.get(file) !== after.get(file));
  return changed.length === 0 ? undefined : new Failure('error', `${what}: ${changed.join(', ')}`);
}

/** A temporary file is renamed or removed. */
function leftovers(command: string, after: ReadonlyMap<string, string>): Failure | undefined {
  const left = [...after.keys()].filter((file) => file.endsWith('.tmp'));
  return left.length === 0 ? undefined : new Failure('error', `${command} left ${left.join(', ')}`);
}
