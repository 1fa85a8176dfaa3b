import packageJson from '../../../package.json';
import { startStdioServer } from '../lsp/stdio.ts';
import { check } from './check.ts';
import { helpText } from './help.ts';
import { exitCodes, UsageError, type Io } from './io.ts';
import { llms } from './llms.ts';
import { makeNew } from './new.ts';
import { parseCheckOptions } from './options.ts';
import { rules } from './rules.ts';
import { upgrade } from './upgrade.ts';

type Command = (args: readonly string[], io: Io) => Promise<number> | undefined;

/** Runs a command line; gives the exit code, or undefined when a server was started that goes on. */
export async function run(args: readonly string[], io: Io): Promise<number | undefined> {
  try {
    return await dispatch(args, io);
  } catch (error) {
    const reason = error instanceof UsageError ? error.message : `Docsight failed: ${describe(error)}`;
    io.writeError(`${reason}\n`);
    return exitCodes.notRun;
  }
}

const commands = new Map<string, Command>([
  ['check', (args, io) => check(parseCheckOptions(args), io)],
  ['llms', llms],
  ['lsp', serve],
  ['new', makeNew],
  ['rules', rules],
  ['upgrade', upgrade],
]);

async function dispatch([name, ...args]: readonly string[], io: Io): Promise<number | undefined> {
  if (name === '--version' || name === '-v') return tell(`${packageJson.version}\n`, io);
  if (name === undefined || name === 'help' || wantsHelp([name, ...args])) return tell(helpText, io);
  const command = commands.get(name);
  if (command !== undefined) return command(args, io);
  throw new UsageError(
    `There is no command “${name}”. Commands: ${[...commands.keys()].join(', ')}. See docsight --help.`,
  );
}

function wantsHelp(args: readonly string[]): boolean {
  return args.includes('--help') || args.includes('-h');
}

function tell(text: string, io: Io): number {
  io.write(text);
  return exitCodes.clean;
}

function serve(args: readonly string[]): undefined {
  if (args.some((option) => option !== '--stdio')) throw new UsageError('docsight lsp takes no option but --stdio.');
  startStdioServer();
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
