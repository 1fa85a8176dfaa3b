import { openSite } from '../folders.ts';
import { exitCodes, UsageError, type Io } from '../io.ts';
import { run } from '../run.ts';
import { findInSite } from './findTool.ts';
import { outlineText } from './outlineTool.ts';
import { refuseOutside } from './root.ts';

/** The folder of the server, and whether its tools may write. */
export interface ToolSettings {
  readonly root: string;
  readonly allowWrites: boolean;
}

/** What a tool answers. */
export interface ToolAnswer {
  readonly text: string;
  readonly isError: boolean;
}

export interface CheckRequest {
  readonly paths?: readonly string[] | undefined;
  readonly changed?: boolean | undefined;
  readonly fix?: boolean | undefined;
}

export interface MoveRequest {
  readonly from: string;
  readonly to: string;
  readonly redirect?: boolean | undefined;
  readonly confirmed?: boolean | undefined;
}

/** Returns the findings in files, in the format for assistants. */
export async function checkTool(
  { paths = [], changed = false, fix = false }: CheckRequest,
  settings: ToolSettings,
  signal: AbortSignal,
): Promise<ToolAnswer> {
  if (fix && !settings.allowWrites) return refused(noWrites);
  const known = await refuseOutside(settings.root, paths);
  const flags = [...(changed ? ['--changed'] : []), ...(fix ? ['--fix'] : [])];
  return runCommand(['check', '--format', 'agent', ...flags, '--', ...known], settings, signal);
}

/** Moves a file, a folder or a section with all that refers to it, or shows what that would change. */
export async function moveTool(
  { from, to, redirect = false, confirmed = false }: MoveRequest,
  settings: ToolSettings,
  signal: AbortSignal,
): Promise<ToolAnswer> {
  if (confirmed && !settings.allowWrites) return refused(noWrites);
  await refuseOutside(settings.root, from.includes('#') ? [from] : [from, to]);
  const flags = [...(redirect ? ['--redirect'] : []), ...(confirmed ? [] : ['--dry-run'])];
  const answer = await runCommand(['move', ...flags, '--', from, to], settings, signal);
  if (confirmed || answer.isError) return answer;
  const next = settings.allowWrites ? 'Call again with “confirmed” to do it.' : noWrites;
  return { ...answer, text: `${answer.text}Nothing was written. ${next}\n` };
}

/** Returns pages about some words, or what is known of a component. */
export async function findTool(query: string, settings: ToolSettings): Promise<ToolAnswer> {
  const { site } = await openSite('.', ioOf(settings));
  return { text: await findInSite(site, query), isError: false };
}

/** Returns the navigation. */
export async function outlineTool(within: string | undefined, settings: ToolSettings): Promise<ToolAnswer> {
  const { site } = await openSite('.', ioOf(settings));
  return { text: outlineText(site.takeSnapshot(), within), isError: false };
}

const noWrites = 'This server is read-only. Start it with --allow-writes to let it write.';

function refused(text: string): ToolAnswer {
  return { text, isError: true };
}

/** Runs the command as in a terminal in the root folder, and returns what it prints. */
async function runCommand(args: readonly string[], settings: ToolSettings, signal: AbortSignal): Promise<ToolAnswer> {
  if (signal.aborted) throw new UsageError('The call was cancelled.');
  let text = '';
  const exitCode = await run(args, {
    ...ioOf(settings),
    signal,
    write: (more) => (text += more),
    writeError: (more) => (text += more),
  });
  return { text, isError: exitCode === exitCodes.notRun };
}

function ioOf({ root, allowWrites }: ToolSettings): Io {
  const write = (): void => undefined;
  const tools = { mayWrite: allowWrites };
  return { cwd: root, write, writeError: write, writeDocument: write, useColor: false, tools, ask: undefined };
}
