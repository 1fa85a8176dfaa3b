import { openSite } from '../folders.ts';
import { exitCodes, UsageError, type Io } from '../io.ts';
import { run } from '../run.ts';
import path from 'node:path';
import { staysWithin } from '../../workspace/files/links.ts';
import { nodeFileSystem } from '../../workspace/files/nodeFileSystem.ts';
import { fromFsPath, relativeTo } from '../../workspace/files/resourcePath.ts';
import { outlineSite, type SiteOutlineNode } from '../../core/features/site/outline.ts';
import type { SiteSnapshot } from '../../core/site/siteSnapshot.ts';
import { printable } from '../../core/util/printable.ts';
import { ownValue } from '../../core/util/values.ts';
import type { ComponentSpec } from '../../core/components/catalogue.ts';
import { describeComponent } from '../../core/features/page/componentText.ts';
import { findPages } from '../../core/features/site/findPages.ts';
import { referencesToFile } from '../../core/features/site/references.ts';
import { routeOf } from '../../core/paths/route.ts';
import { count } from '../../core/util/messageText.ts';
import type { Site } from '../../workspace/site.ts';

/** The folder of the server, and whether its tools may write. */
export interface ToolSettings {
  readonly root: string;
  readonly allowWrites: boolean;
}

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

/** More paths in one call than anybody has changed. */
const mostPaths = 1000;

/**
 * Returns paths from the root folder of the server; throws UsageError for one that is outside of it, also by a symbolic
 * link.
 */
async function refuseOutside(root: string, paths: readonly string[]): Promise<readonly string[]> {
  if (paths.length > mostPaths)
    throw new UsageError(`Too many paths: ${paths.length}. Use at most ${mostPaths}, or a folder.`);
  const folder = fromFsPath(root);
  const known: string[] = [];
  for (const written of paths) {
    const [location = ''] = written.split('#');
    const target = fromFsPath(path.resolve(root, location));
    const isInside = !written.includes('\0') && relativeTo(folder, target) !== undefined;
    if (!isInside || !(await staysWithin(nodeFileSystem, folder, target)))
      throw new UsageError(`“${written}” is outside the folder of this server. Use a path inside it.`);
    known.push(path.relative(root, path.resolve(root, location)).split(path.sep).join('/') || '.');
  }
  return known;
}

/** More lines cost more to read than a second call for a part. */
const mostLines = 300;

/**
 * Returns the navigation with the paths of its pages, a line for each node.
 *
 * @param within a title: only the groups and divisions with it in theirs
 */
function outlineText(site: SiteSnapshot, within: string | undefined): string {
  const { nodes, unlisted } = outlineSite(site);
  const chosen = within === undefined ? nodes : nodesNamed(nodes, within.toLowerCase());
  if (within !== undefined && chosen.length === 0)
    return `No group or division has “${printable(within)}” in its title. Call without “within” to see all.`;
  const lines = [
    ...linesOf(chosen, ''),
    ...(within === undefined && unlisted.length > 0 ? ['Not in the navigation:', ...linesOf(unlisted, '  ')] : []),
  ];
  if (lines.length <= mostLines) return lines.length === 0 ? 'The navigation is empty.' : lines.join('\n');
  const titles = nodes.map(({ label }) => printable(label)).join(', ');
  return [
    ...lines.slice(0, mostLines),
    `… and ${lines.length - mostLines} more lines. Call again with “within” and a title, such as one of: ${titles}.`,
  ].join('\n');
}

function nodesNamed(nodes: readonly SiteOutlineNode[], title: string): readonly SiteOutlineNode[] {
  return nodes.flatMap((node) => {
    if (!('children' in node)) return [];
    return node.label.toLowerCase().includes(title) ? [node] : nodesNamed(node.children, title);
  });
}

function linesOf(nodes: readonly SiteOutlineNode[], indent: string): readonly string[] {
  return nodes.flatMap((node) => {
    if ('children' in node)
      return [`${indent}${node.term} “${printable(node.label)}”`, ...linesOf(node.children, `${indent}  `)];
    const path = node.file ?? node.entry;
    const state = node.kind === 'missing' ? ' (missing)' : node.isHidden ? ' (hidden)' : '';
    return [`${indent}${printable(path)} — ${printable(node.label)}${state}`];
  });
}

const mostPages = 10;
const mostSections = 5;
/** In characters; the example of a component that is longer isn’t shown. */
const longestExample = 800;
/** How many pages are read in search of a short example. */
const mostRead = 20;

/** Returns the pages about some words, or the syntax of a component with an example of the site. */
async function findInSite(site: Site, query: string): Promise<string> {
  const snapshot = site.takeSnapshot();
  const name = /^\s*<?\/?([\p{Lu}][\p{L}\p{N}.]*)\s*\/?>?\s*$/u.exec(query)?.[1];
  const spec = name === undefined ? undefined : snapshot.settings.catalogue.get(name);
  const pages = findPages(snapshot, query, mostPages).map((page) => pageLines(snapshot, page));
  const component = spec === undefined ? [] : [await componentText(site, snapshot, spec)];
  const all = [...component, ...pages];
  return all.length === 0
    ? `Nothing on this site matches “${printable(query)}”. Try fewer or other words, or the outline tool.`
    : all.join('\n');
}

function pageLines(
  site: SiteSnapshot,
  { file, title, isListed, sections }: ReturnType<typeof findPages>[number],
): string {
  const incoming = referencesToFile(site, file).links.length;
  const listed = isListed ? '' : ', not in the navigation';
  const head = `${file} — ${printable(title)} (link: ${routeOf(file)}; ${count(incoming, 'incoming link')}${listed})`;
  const shown = sections.slice(0, mostSections).map(({ title: heading, id }) => `  #${id} ${printable(heading)}`);
  return [head, ...shown].join('\n');
}

async function componentText(site: Site, snapshot: SiteSnapshot, spec: ComponentSpec): Promise<string> {
  const example = await exampleOf(site, snapshot, spec.name);
  return [describeComponent(spec), ...(example === undefined ? [] : [example])].join('\n\n');
}

/** Returns the first short use of a component on the site, with its page. */
async function exampleOf(site: Site, { traits }: SiteSnapshot, name: string): Promise<string | undefined> {
  const files = [...traits].filter(([, { tags }]) => ownValue(tags, name) !== undefined).map(([file]) => file);
  for (const file of files.slice(0, mostRead)) {
    const page = (await site.contextOf(file))?.page;
    const found = page?.elements.find(
      (one) => one.name === name && one.range.end - one.range.start <= longestExample && one.children.length < 5,
    );
    if (page !== undefined && found !== undefined)
      return `On this site, in ${file}:\n${page.text.slice(found.range.start, found.range.end)}`;
  }
  return undefined;
}
