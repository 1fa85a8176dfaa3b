// Runs programs as visible steps: one line for each, its output in a log file, shown only on failure.
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { atEnd, unlessInterrupted, cleanUp } from './cleanup.mjs';
import { spawnable } from './commands.mjs';

export const root = path.resolve(import.meta.dirname, '../..');

/** The folder of everything generated while working on the project; it may be deleted at any time. */
export const out = path.join(root, 'out');

/** The number of lines shown of a failed step's output: the reason is nearly always at the end. */
const SHOWN_LINES = 30;

/** An error whose message explains it: shown without a stack. */
export class ExplainedError extends Error {}

/** Whether steps run in parallel, so that each is printed as one line when it ends. */
let sideBySide = false;

/** Prints each step as one line when it ends, since others run in parallel. */
export function stepsRunSideBySide() {
  sideBySide = true;
}

/**
 * Runs a program and waits for its end. Rejects with the last lines of its output if it fails.
 *
 * @param {string} title what a person reads while it runs
 * @param {[string, ...string[]]} command the program and its arguments
 * @param {{ log: string, cwd?: string, env?: NodeJS.ProcessEnv, priority?: number }} options `log` names the file in
 *   out/logs, `priority` is that of the program's process
 */
export async function runStep(title, [program, ...args], { log, cwd = root, env = process.env, priority }) {
  await unlessInterrupted();
  const file = logFile(log);
  if (!sideBySide) process.stdout.write(`${title} … `);
  const started = performance.now();
  const failure = await runInto(file, program, args, { cwd, env, priority });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${sideBySide ? `${title} … ` : ''}${failure ? 'failed' : `${seconds} s`}\n`);
  if (failure) throw new ExplainedError(`${title}: ${failure}.\n${lastLines(file)}`);
}

/** Runs a program and resolves to its exit code and output, even if it fails. */
export async function runProgram([program, ...args], { cwd = root, env = process.env, priority } = {}) {
  await unlessInterrupted();
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  if (priority !== undefined && child.pid !== undefined) os.setPriority(child.pid, priority);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const closed = new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  const stop = atEnd(() => child.kill() && closed);
  const code = await closed;
  void stop();
  return { code: typeof code === 'number' ? code : 1, output };
}

/** Returns the path of a log file, and creates its folder. */
export function logFile(name) {
  const folder = path.join(out, 'logs');
  mkdirSync(folder, { recursive: true });
  return path.join(folder, `${name}.log`);
}

/** Returns the last lines of a log and the path of the rest. */
export function lastLines(file) {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const shown = lines.slice(-SHOWN_LINES).map((line) => `  | ${line}`);
  return [...shown, `  The whole output is in ${path.relative(root, file)}.`].join('\n');
}

/** Runs a main function: explains failures, sets the exit code and leaves nothing running. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    // After an interruption everything fails, and the errors are noise.
    await unlessInterrupted();
    console.error(error instanceof ExplainedError ? `\n${error.message}` : error);
    process.exitCode = 1;
  } finally {
    await cleanUp();
  }
}

/** Resolves to why the program failed, or to undefined. */
function runInto(file, program, args, { cwd, env, priority }) {
  const output = openSync(file, 'w');
  return new Promise((resolve) => {
    const command = spawnable([program, ...args]);
    const child = spawn(command.program, command.args, {
      ...{ cwd, env, shell: command.shell },
      stdio: ['ignore', output, output],
    });
    if (priority !== undefined && child.pid !== undefined) os.setPriority(child.pid, priority);
    const exited = new Promise((done) => child.once('exit', done).once('error', done));
    const stop = atEnd(() => child.kill() && exited);
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code, signal) => resolve(code === 0 ? undefined : `it ended with ${signal ?? `code ${code}`}`));
    void exited.then(stop);
  }).finally(() => closeSync(output));
}
