import { version } from '../../../package.json';
import { helpText } from './help.ts';
import { exitCodes, UsageError, type Io } from './io.ts';

/** Runs a command line; returns the exit code, or undefined if it started a server that keeps running. */
export async function run(args: readonly string[], io: Io): Promise<number | undefined> {
  try {
    return await dispatch(args, io);
  } catch (error) {
    const reason = error instanceof UsageError ? error.message : `Docsight failed: ${describe(error)}`;
    io.writeError(`${reason}\n`);
    return exitCodes.notRun;
  }
}

async function dispatch([name, ...args]: readonly string[], io: Io): Promise<number | undefined> {
  if (name === '--version' || name === '-v') return report(`${version}\n`, io);
  if (name === undefined || name === 'help' || requestsHelp([name, ...args])) return report(helpText, io);
  // Loaded lazily, so that `--version` doesn't wait for it.
  const { commands } = await import('./commands.ts');
  const command = commands.get(name);
  if (command !== undefined) return command(args, io);
  throw new UsageError(`Unknown command “${name}”. Commands: ${[...commands.keys()].join(', ')}. See docsight --help.`);
}

function requestsHelp(args: readonly string[]): boolean {
  return args.includes('--help') || args.includes('-h');
}

function report(text: string, io: Io): number {
  io.write(text);
  return exitCodes.clean;
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
