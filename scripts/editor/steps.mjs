// Runs programs as steps that a person can follow: one line for each, its output in a log file, shown only on failure.
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { atEnd, goingOn, putAllAway } from './cleanup.mjs';
import { spawnable } from './commands.mjs';

export const root = path.resolve(import.meta.dirname, '../..');

/** Everything that is made while working on the project, and may be deleted at any time, is in here. */
export const out = path.join(root, 'out');

/** How much of a failed step's output is shown: the reason is nearly always at the end. */
const SHOWN_LINES = 30;

/** A failure that its message explains: it is shown without a stack. */
export class ExplainedError extends Error {}

/** Whether steps run at the same time, so that each is printed as one line when it ends. */
let sideBySide = false;

/** Has each step printed as a whole line when it ends, since others run beside it. */
export function stepsRunSideBySide() {
  sideBySide = true;
}

/**
 * Runs a program and waits for its end. Rejects with the last lines of its output when it fails.
 *
 * @param {string} title what a person reads while it runs
 * @param {[string, ...string[]]} command the program and its arguments
 * @param {{ log: string, cwd?: string, env?: NodeJS.ProcessEnv }} options `log` names the file in out/logs
 */
export async function runStep(title, [program, ...args], { log, cwd = root, env = process.env }) {
  await goingOn();
  const file = logFile(log);
  if (!sideBySide) process.stdout.write(`${title} … `);
  const started = performance.now();
  const failure = await runInto(file, program, args, { cwd, env });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${sideBySide ? `${title} … ` : ''}${failure ? 'failed' : `${seconds} s`}\n`);
  if (failure) throw new ExplainedError(`${title}: ${failure}.\n${lastLines(file)}`);
}

/** Runs a program to its end, whatever that is, and resolves to its exit code and everything it printed. */
export async function runProgram([program, ...args], { cwd = root, env = process.env } = {}) {
  await goingOn();
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const closed = new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  const stop = atEnd(() => child.kill() && closed);
  const code = await closed;
  void stop();
  return { code: typeof code === 'number' ? code : 1, output };
}

/** The file of a log, in a folder that is there. */
export function logFile(name) {
  const folder = path.join(out, 'logs');
  mkdirSync(folder, { recursive: true });
  return path.join(folder, `${name}.log`);
}

/** The last lines of a log and where the rest is. */
export function lastLines(file) {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const shown = lines.slice(-SHOWN_LINES).map((line) => `  | ${line}`);
  return [...shown, `  The whole output is in ${path.relative(root, file)}.`].join('\n');
}

/** Runs what a person started: explains failures, sets the exit code and leaves nothing running. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    // After an interrupt everything fails, and nobody wants to read how.
    await goingOn();
    console.error(error instanceof ExplainedError ? `\n${error.message}` : error);
    process.exitCode = 1;
  } finally {
    await putAllAway();
  }
}

/** Resolves to why the program failed, or to undefined. */
function runInto(file, program, args, { cwd, env }) {
  const output = openSync(file, 'w');
  return new Promise((resolve) => {
    const command = spawnable([program, ...args]);
    const child = spawn(command.program, command.args, {
      ...{ cwd, env, shell: command.shell },
      stdio: ['ignore', output, output],
    });
    const exited = new Promise((done) => child.once('exit', done).once('error', done));
    const stop = atEnd(() => child.kill() && exited);
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code, signal) => resolve(code === 0 ? undefined : `it ended with ${signal ?? `code ${code}`}`));
    void exited.then(stop);
  }).finally(() => closeSync(output));
}
