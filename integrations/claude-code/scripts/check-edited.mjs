// A hook after edits: checks the edited file, and returns the lines of `docsight check --format agent` to the assistant.
// It reads the event as JSON from standard input. With exit code 2, what it writes to standard error is shown to the
// assistant; with 1, to the user; with 0, to nobody.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const FILES = /\.mdx?$|(?:^|[\\/])(?:docs|mint|\.docsight)\.json$/i;
const [CLEAN, FOR_USER, FOR_ASSISTANT] = [0, 1, 2];

const file = editedFile(await text(process.stdin));
process.exitCode = file === undefined || !FILES.test(file) ? CLEAN : check(file);

function editedFile(event) {
  try {
    const file = JSON.parse(event).tool_input?.file_path;
    return typeof file === 'string' ? file : undefined;
  } catch {
    return undefined;
  }
}

function check(file) {
  // Windows runs `docsight.cmd` in a shell alone, which would read the name of a file as a command.
  const [command, before] = process.platform === 'win32' ? ['cmd.exe', ['/d', '/c', 'docsight.cmd']] : ['docsight', []];
  const args = [...before, 'check', '--format', 'agent', '--', path.basename(file)];
  const { status, stdout, error } = spawnSync(command, args, { cwd: path.dirname(file), encoding: 'utf8' });
  if (error !== undefined || status === null) {
    process.stderr.write(
      `Docsight couldn’t be started (${error?.message ?? 'it was ended'}). Install it, or put it on PATH.\n`,
    );
    return FOR_USER;
  }
  // The last line is the verdict. With exit code 2 the file is in no site.
  const hasFindings = status === 1 || (status === 0 && stdout.trim().split('\n').length > 1);
  if (!hasFindings) return CLEAN;
  process.stderr.write(stdout);
  return FOR_ASSISTANT;
}
