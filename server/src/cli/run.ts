import { version } from '../../../package.json';
import { escapedCharacter, printableLines } from '../core/util/printable.ts';
import { commandLines } from './commandLines.ts';
import { commandHelp, helpText } from './help.ts';
import { exitCodes, print, UsageError, type Io, type Terminal, plain } from './io.ts';

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
  const { nearestName } = await import('../core/util/nearest.ts');
  const names = commandLines.map((line) => line.name);
  const nearest = nearestName(name, names);
  const hint = nearest === undefined ? `Commands: ${names.join(', ')}.` : `Did you mean docsight ${nearest}?`;
  return `Unknown command “${name}”. ${hint} See docsight help.`;
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** What Docsight itself prints of control characters: colors, and on a terminal the replacement of a line. */
const own = new RegExp(String.raw`(\u001B\[\d{1,2}m|\r\u001B\[K)`);

/** A line that a service for CI takes as a command, as in GitHub’s logs. */
const logCommand =
  /^[^\S\n]*:(?=:(?:add-mask|add-matcher|add-path|debug|echo|endgroup|error|group|notice|remove-matcher|save-state|set-env|set-output|stop-commands|warning)\b)|#(?=#\[)/gm;

/**
 * Returns an access to the environment that prints what a repository contains as text: no terminal or log obeys it.
 * Names are on one line (`printable`); this is for all other texts, and for what is forgotten.
 */
export function safeIo(io: Terminal): Io {
  const isPlain = !io.useColor && io.isTerminal !== true;
  const safe = (text: string): string => asText(text, isPlain);
  return {
    ...io,
    write: (text) => {
      io.write(safe(text));
    },
    writeError: (text) => {
      io.writeError(safe(plain(text)));
    },
    writeDocument: (text) => {
      io.write(text);
    },
    ...(io.ask !== undefined && { ask: (question: string) => io.ask?.(safe(question)) ?? Promise.resolve(false) }),
  };
}

function asText(text: string, isPlain: boolean): string {
  // At odd places are Docsight’s own.
  const parts = isPlain ? [text] : text.split(own);
  const visible = parts.map((part, at) => (at % 2 === 0 ? printableLines(part) : part)).join('');
  return visible.replace(logCommand, (found) => found.replace(/[:#]/, escapedCharacter));
}
