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

async function dispatch([command, ...rest]: readonly string[], io: Io): Promise<number | undefined> {
  switch (command) {
    case 'check':
      if (rest.includes('--help') || rest.includes('-h')) return dispatch(['--help'], io);
      return check(parseCheckOptions(rest), io);
    case 'llms':
      if (rest.includes('--help') || rest.includes('-h')) return dispatch(['--help'], io);
      return llms(rest, io);
    case 'lsp':
      if (rest.some((option) => option !== '--stdio'))
        throw new UsageError('docsight lsp takes no option but --stdio.');
      startStdioServer();
      return undefined;
    case 'new':
      if (rest.includes('--help') || rest.includes('-h')) return dispatch(['--help'], io);
      return makeNew(rest, io);
    case 'rules':
      if (rest.includes('--help') || rest.includes('-h')) return dispatch(['--help'], io);
      return rules(rest, io);
    case 'upgrade':
      if (rest.includes('--help') || rest.includes('-h')) return dispatch(['--help'], io);
      return upgrade(rest, io);
    case '--version':
    case '-v':
      io.write(`${packageJson.version}\n`);
      return exitCodes.clean;
    case undefined:
    case 'help':
    case '--help':
    case '-h':
      io.write(helpText);
      return exitCodes.clean;
    default:
      throw new UsageError(
        `There is no command “${command}”. Commands: check, llms, lsp, new, rules, upgrade. See docsight --help.`,
      );
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
