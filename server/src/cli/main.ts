import { run } from './run.ts';

// A pipe that closes early (`docsight check | head`) is no failure of ours.
process.stdout.on('error', () => process.exit());

void run(process.argv.slice(2), {
  cwd: process.cwd(),
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
  useColor: process.stdout.isTTY && process.env['NO_COLOR'] === undefined,
}).then((exitCode) => {
  // The server keeps running; everything else ends when its output has been written.
  if (exitCode !== undefined) process.exitCode = exitCode;
});
