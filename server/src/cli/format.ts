import { defaultFormat, formatText } from '../core/features/format/formatPage.ts';
import type { FormatOptions } from '../core/features/format/formatter.ts';
import { readPage } from '../core/page/readPage.ts';
import { withLineFeeds } from '../core/text/lines.ts';
import { addAll } from '../core/util/collections.ts';
import { count } from '../core/util/messageText.ts';
import { formatIgnoreScopes, isIgnored, type IgnoreScopes } from '../workspace/files/ignoreScopes.ts';
import { join } from '../workspace/files/resourcePath.ts';
import type { Site } from '../workspace/site.ts';
import type { ChangedFile } from './check/openFiles.ts';
import { writeFixes } from './check/writeFixes.ts';
import { formatLine } from './commandLines.ts';
import { openWorkspace, refuseWithoutSite } from './folders.ts';
import { exitCodes, type Io } from './io.ts';
import { readArguments } from './readArguments.ts';
import { shownPath } from './writeFiles.ts';

/** Formats the pages and snippets of sites, or lists those that aren’t formatted; returns the exit code. */
export async function format(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(formatLine, args);
  const { workspace, folders } = await openWorkspace(positionals.length === 0 ? ['.'] : positionals, io);
  await refuseWithoutSite(workspace, folders, io);
  const changed: ChangedFile[] = [];
  const options = { ...defaultFormat, isStrict: values.strict === true };
  for (const site of workspace.sites) {
    const scopes = await formatIgnoreScopes(workspace.files, site.root, await workspace.repositoryOf(site));
    addAll(changed, await unformattedIn(site, scopes, options));
  }
  if (values.check === true) return report(changed, io);
  const written = await writeFixes(changed, io, 'Not formatted');
  for (const { path } of written) io.write(`${shownPath(path, io)}\n`);
  io.writeError(`Formatted ${count(written.length, 'page')}.\n`);
  return written.length === changed.length ? exitCodes.clean : exitCodes.notRun;
}

async function unformattedIn(
  site: Site,
  scopes: IgnoreScopes,
  options: FormatOptions,
): Promise<readonly ChangedFile[]> {
  const { pages, settings } = site.takeSnapshot();
  const changed: ChangedFile[] = [];
  for (const file of [...pages.keys()].sort()) {
    const path = join(site.root, file);
    const isLeftAlone = settings.isIgnored(file) || isIgnored(scopes, path, 'file');
    const before = isLeftAlone ? undefined : await site.readText(file);
    if (before === undefined) continue;
    const after = formatText(readPage(before), options);
    // Old line ends alone are no reason to write a file.
    if (after !== withLineFeeds(before)) changed.push({ path, before, after });
  }
  return changed;
}

function report(changed: readonly ChangedFile[], io: Io): number {
  for (const { path } of changed) io.write(`${shownPath(path, io)}\n`);
  if (changed.length === 0) return exitCodes.clean;
  io.writeError(`${count(changed.length, 'page')} not formatted. Run docsight format.\n`);
  return exitCodes.findings;
}
