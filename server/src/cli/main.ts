#!/usr/bin/env node
import { keepCompiledCode } from '../workspace/cache/compileCache.ts';
import { exitCodes } from './io.ts';
import { run } from './run.ts';
import { writeFailureText } from '../workspace/writing/writeFailure.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A pipe that closes early (`docsight check | head`) is not an error; a full disk loses the report.
  if (error.code !== 'EPIPE') process.stderr.write(`The output can’t be written: ${writeFailureText(error)}.\n`);
  process.exit(error.code === 'EPIPE' ? process.exitCode : exitCodes.notRun);
});

// `--version` and `--help` load nothing more.
if (/^\w/.test(process.argv[2] ?? '')) keepCompiledCode();

void run(process.argv.slice(2), {
  cwd: process.cwd(),
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
  useColor: process.stdout.isTTY && process.env['NO_COLOR'] === undefined,
  isTerminal: process.stderr.isTTY,
  isOutputTerminal: process.stdout.isTTY,
  readInput,
  ask: process.stdin.isTTY && process.stderr.isTTY ? ask : undefined,
}).then((exitCode) => {
  // The server keeps running; every other command exits once its output is written.
  if (exitCode !== undefined) process.exitCode = exitCode;
});

async function readInput(): Promise<string> {
  const { text } = await import('node:stream/consumers');
  return text(process.stdin);
}

/** Asks a question; anything but yes means no. */
async function ask(question: string): Promise<boolean> {
  // Standard output may be a file or a pipe, so questions go to standard error.
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const noAnswer = new Promise<string>((resolve) => {
    terminal.once('close', () => {
      resolve('');
    });
  });
  try {
    const answer = await Promise.race([terminal.question(`${question} [y/N] `), noAnswer]);
    return /^y(?:es)?$/i.test(answer.trim());
  } finally {
    terminal.close();
  }
}
