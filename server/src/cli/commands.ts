import { UsageError, type Io } from './io.ts';

type Command = (args: readonly string[], io: Io) => Promise<number | undefined> | undefined;

/**
 * The commands; each returns the exit code, or undefined if it started a server that keeps running. Loaded when they run:
 * a check waits for neither the server nor the preview.
 */
export const commands: ReadonlyMap<string, () => Promise<Command>> = new Map<string, () => Promise<Command>>([
  ['addresses', async () => (await import('./addresses.ts')).addresses],
  ['check', async () => (await import('./check.ts')).check],
  ['format', async () => (await import('./format.ts')).format],
  ['llms', async () => (await import('./llms.ts')).llms],
  ['lsp', () => Promise.resolve(serve)],
  ['mcp', async () => (await import('./mcp.ts')).mcp],
  ['move', async () => (await import('./move.ts')).move],
  ['new', async () => (await import('./new.ts')).createNew],
  ['preview', async () => (await import('./preview.ts')).preview],
  ['report', async () => (await import('./report.ts')).report],
  ['rules', async () => (await import('./rules.ts')).rules],
  ['unused', async () => (await import('./unused.ts')).unused],
  ['upgrade', async () => (await import('./upgrade.ts')).upgrade],
]);

async function serve(args: readonly string[]): Promise<undefined> {
  if (args.some((option) => option !== '--stdio'))
    throw new UsageError('docsight lsp only supports the --stdio option.');
  const { startStdioServer } = await import('../lsp/transports.ts');
  startStdioServer();
}
