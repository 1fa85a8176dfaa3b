import { startStdioServer } from '../lsp/transports.ts';
import { addresses } from './addresses.ts';
import { check } from './check.ts';
import { format } from './format.ts';
import { UsageError, type Io } from './io.ts';
import { llms } from './llms.ts';
import { mcp } from './mcp.ts';
import { move } from './move.ts';
import { createNew } from './new.ts';
import { preview } from './preview.ts';
import { report } from './report.ts';
import { rules } from './rules.ts';
import { unused } from './unused.ts';
import { upgrade } from './upgrade.ts';

type Command = (args: readonly string[], io: Io) => Promise<number | undefined> | undefined;

/** The commands; each returns the exit code, or undefined if it started a server that keeps running. */
export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['addresses', addresses],
  ['check', check],
  ['format', format],
  ['llms', llms],
  ['lsp', serve],
  ['mcp', mcp],
  ['move', move],
  ['new', createNew],
  ['preview', preview],
  ['report', report],
  ['rules', rules],
  ['unused', unused],
  ['upgrade', upgrade],
]);

function serve(args: readonly string[]): undefined {
  if (args.some((option) => option !== '--stdio'))
    throw new UsageError('docsight lsp only supports the --stdio option.');
  startStdioServer();
}
