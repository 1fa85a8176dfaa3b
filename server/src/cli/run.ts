import { version } from '../../../package.json';
import { commandLines } from './commandLines.ts';
import { commandHelp, helpText } from './help.ts';
import { safeIo } from './safeIo.ts';
import { exitCodes, print, UsageError, type Io, type Terminal } from './io.ts';

/** Runs a command line; returns the exit code, or undefined if it started a server that keeps running. */
export async function run(args: readonly string[], unsafe: Terminal): Promise<number | undefined> {
  const io = safeIo(unsafe);
  try {
    return await dispatch(args, io);
  } catch (error) {
    const reason = error instanceof UsageError ? error.message : `Docsight failed: ${describe(error)}`;
    io.writeError(`${reason}\n`);
    return exitCodes.notRun;
  }
}

async function dispatch([name, ...args]: readonly string[], io: Io): Promise<number | undefined> {
  if (name === '--version' || name === '-v') return print(`${version}\n`, io);
  if (name === undefined || isHelp(name)) return print(await helpFor(args[0]), io);
  if (args.some((argument) => argument !== 'help' && isHelp(argument))) return print(await helpFor(name), io);
  // Loaded lazily, so that `--version` doesn't wait for it.
  const { commands } = await import('./commands.ts');
  const load = commands.get(name);
  if (load !== undefined) return (await load())(args, io);
  throw new UsageError(await unknownCommand(name));
}

function isHelp(argument: string): boolean {
  return ['help', '--help', '-h'].includes(argument);
}

/** Returns the help of a command, or of all without a name. */
async function helpFor(name: string | undefined): Promise<string> {
  if (name === undefined || isHelp(name)) return helpText();
  const line = commandLines.find((one) => one.name === name);
  if (line === undefined) throw new UsageError(await unknownCommand(name));
  return commandHelp(line);
}

async function unknownCommand(name: string): Promise<string> {
  const { nearestNames } = await import('../core/util/nearest.ts');
  const names = commandLines.map((line) => line.name);
  const [nearest] = nearestNames(name, names);
  const hint = nearest === undefined ? `Commands: ${names.join(', ')}.` : `Did you mean docsight ${nearest}?`;
  return `Unknown command “${name}”. ${hint} See docsight help.`;
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
