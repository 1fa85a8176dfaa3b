import path from 'node:path';
import { reportHtml } from '../core/report/reportHtml.ts';
import { reportMarkdown } from '../core/report/reportMarkdown.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import type { ReportSource } from '../core/report/siteReport.ts';
import { fromFsPath } from '../workspace/files/resourcePath.ts';
import { gitOf } from '../workspace/git/comparison.ts';
import { lastAuthors } from '../workspace/git/lastAuthors.ts';
import { findOutdatedTranslations } from '../workspace/git/outdatedTranslations.ts';
import { reportOf } from '../workspace/siteReport.ts';
import type { Site } from '../workspace/site.ts';
import { askedOfGit } from './check/changedFiles.ts';
import { cacheOf } from './check/checkCache.ts';
import { parseCheckOptions } from './check/checkOptions.ts';
import { openSites } from './check/openSites.ts';
import { withProgress } from './check/progress.ts';
import { reportLine } from './commandLines.ts';
import { onlySite, refuseBrokenConfig, warnOfSettings } from './folders.ts';
import { exitCodes, UsageError, type Io } from './io.ts';
import { folderArgument, readArguments } from './readArguments.ts';
import { changesSince } from './reportChanges.ts';
import { shownPath, writeRequested } from './writeFiles.ts';

const formats = { html: reportHtml, markdown: reportMarkdown } as const;

/** Writes a report about a whole site; returns the exit code. */
export async function report(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(reportLine, args);
  const folder = folderArgument(reportLine, positionals);
  const format = Object.entries(formats).find(([name]) => name === (values.format ?? 'html'))?.[1];
  if (format === undefined) throw new UsageError(`Invalid --format “${values.format ?? ''}”. Use html or markdown.`);
  if (values.baseline !== undefined && values.since !== undefined)
    throw new UsageError('--since has no effect with --baseline. Remove one of them.');
  // Hints are in no report, but a baseline may have some.
  const options = parseCheckOptions(
    values.baseline === undefined ? ['--format', 'github'] : ['--baseline', values.baseline],
    io,
  );
  const cache = await cacheOf(options, io);
  const { workspace, folders, checked } = await openSites(
    options,
    { cache, kept: undefined, given: { paths: [], folders: [folder] } },
    io,
  );
  await withProgress(() => undefined, io, checked());
  const site = await onlySite(workspace, folders, folder, io);
  warnOfSettings(site, io);
  refuseBrokenConfig(site);
  site.state.setKnown({ outdatedTranslations: await findOutdatedTranslations(site, () => true) });
  const changes = await changesSince(values, site, { options, cache }, io);
  const authorOf = values.authors === true ? await authorsOf(site) : undefined;
  return write(format(await reportOf(site, workspace.disk, { authorOf, changes })), values.out, io);
}

/** Returns who made the last commit to a file of a site. */
async function authorsOf(site: Site): Promise<ReportSource['authorOf']> {
  const { files } = site.takeSnapshot();
  const authors = await askedOfGit('--authors', async () => lastAuthors(await gitOf(site), new Set(files.paths)));
  return (file) => authors.get(file as SitePath);
}

async function write(text: string, file: string | undefined, io: Io): Promise<number> {
  if (file === undefined) {
    io.writeDocument(text);
    return exitCodes.clean;
  }
  const target = fromFsPath(path.resolve(io.cwd, file));
  await writeRequested(target, text, io);
  io.write(`Wrote ${shownPath(target, io)}.\n`);
  return exitCodes.clean;
}
