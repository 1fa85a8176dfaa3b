#!/usr/bin/env node
import { keepCompiledCode } from '../workspace/compileCache.ts';
import { run } from './run.ts';

// A pipe that closes early (`docsight check | head`) is no failure of ours.
process.stdout.on('error', () => process.exit());

// What only answers a question about the program itself loads nothing more.
if (/^\w/.test(process.argv[2] ?? '')) keepCompiledCode();

void run(process.argv.slice(2), {
  cwd: process.cwd(),
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
  useColor: process.stdout.isTTY && process.env['NO_COLOR'] === undefined,
  ask: process.stdin.isTTY && process.stderr.isTTY ? ask : undefined,
}).then((exitCode) => {
  // The server keeps running; everything else ends when its output has been written.
  if (exitCode !== undefined) process.exitCode = exitCode;
});

/** Nothing but a yes counts as one. */
async function ask(question: string): Promise<boolean> {
  // What a command prints may go into a file or a pipe, so questions don't.
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
