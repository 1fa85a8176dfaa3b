import path from 'node:path';
import { reportHtml } from '../core/report/reportHtml.ts';
import { reportMarkdown } from '../core/report/reportMarkdown.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import type { ReportSource, ReportChanges } from '../core/report/siteReport.ts';
import { fromFsPath, toFsPath } from '../workspace/files/resourcePath.ts';
import { gitOf, comparedWith } from '../workspace/git/comparison.ts';
import { lastAuthors } from '../workspace/git/history.ts';
import { findOutdatedTranslations } from '../workspace/git/outdatedTranslations.ts';
import { reportOf } from '../workspace/siteReport.ts';
import type { Site } from '../workspace/site.ts';
import { askedOfGit } from './check/changedFiles.ts';
import { cacheOf } from './check/checkCache.ts';
import { parseCheckOptions, lowestNeeded, type CheckOptions } from './check/checkOptions.ts';
import { openSites } from './check/openSites.ts';
import { withProgress } from './check/progress.ts';
import { reportLine } from './commandLines.ts';
import { onlySite, refuseBrokenConfig, warnOfSettings } from './folders.ts';
import { exitCodes, UsageError, type Io } from './io.ts';
import { folderArgument, readArguments } from './readArguments.ts';
import { shownPath, writeRequested } from './writeFiles.ts';
import { isOwnProblem } from '../core/analysis/counts.ts';
import { repeatCounts, repeatsText, type SiteFinding } from '../core/rules/engine/repeats.ts';
import { formerAddressesOf } from '../workspace/git/formerAddresses.ts';
import { formerFiles, formerSite } from '../workspace/git/formerFiles.ts';
import { nodeMachine } from '../workspace/pages/nodeMachine.ts';
import type { Cache } from '../workspace/cache/cacheFolder.ts';
import { Baseline, identityOf } from './check/baseline.ts';
import { selectedFindings, type Keep } from './check/selection.ts';
import { countUp } from '../core/util/collections.ts';

const formats = { html: reportHtml, markdown: reportMarkdown } as const;

/** Writes a report about a whole site; returns the exit code. */
export async function report(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(reportLine, args);
  const folder = folderArgument(reportLine, positionals);
  const isShown = io.isOutputTerminal === true && values.out === undefined;
  const name = values.format ?? (isShown ? 'markdown' : 'html');
  const format = Object.entries(formats).find(([one]) => one === name)?.[1];
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
  const text = format(await reportOf(site, workspace.disk, { authorOf, changes }));
  if (!isShown || values.format !== undefined) return write(text, values.out, io);
  io.write(`${text.trimEnd()}\n`);
  io.writeError('Use `--out report.html` to write the report as a page.\n');
  return exitCodes.clean;
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

interface Checked {
  readonly options: CheckOptions;
  readonly cache: Cache | undefined;
}

/** Returns what has changed since a baseline or a revision; undefined if neither was named. */
async function changesSince(
  { baseline, since }: { readonly baseline?: string | undefined; readonly since?: string | undefined },
  site: Site,
  checked: Checked,
  io: Io,
): Promise<ReportChanges | undefined> {
  if (baseline !== undefined) return changesSinceBaseline(baseline, site, io);
  return since === undefined ? undefined : changesSinceRevision(since, site, checked);
}

/** Returns the findings that a baseline lacks, and what it has of the site that is no longer found. */
async function changesSinceBaseline(file: string, site: Site, io: Io): Promise<ReportChanges> {
  const baseline = await Baseline.read(file, { isNew: false }, io);
  const { keep, stale } = baseline.filter();
  const added = selectedFindings(site, [keep]);
  const root = { root: toFsPath(site.root) };
  const gone = stale([root], io).map((entry) => ({
    ...entry,
    file: baseline.pathIn(root, entry.file, io) as SitePath,
  }));
  return { since: 'the baseline', added, gone };
}

/**
 * Returns what is found and wasn’t at a revision, and what was found there and isn’t any more, by checking the site as it
 * was. Tells the site the addresses that it had. Throws UsageError if git can’t tell.
 */
async function changesSinceRevision(revision: string, site: Site, { options, cache }: Checked): Promise<ReportChanges> {
  const comparison = await askedOfGit('--since', () => comparedWith(site, revision));
  const { base } = comparison;
  if (base === undefined) throw new UsageError('--since: the repository has no commit yet.');
  const since = `${revision} (${base.slice(0, 8)})`;
  const former = await formerFiles(comparison);
  if (former === undefined) return { since, added: [], gone: [] };
  if (former === 'unknown')
    throw new UsageError('--since: this clone lacks the files of the revision. Use a complete clone.');
  const { readMany } = nodeMachine({ cache, readsHere: true });
  const before = await formerSite(site, former, { readMany, lowest: lowestNeeded(options) }, (workspace) => {
    workspace.setRules(options.rules, options.unlistedPages);
  });
  if (before === undefined) throw new UsageError(`--since: the folder had no site at “${revision}”.`);
  site.state.setKnown({ formerAddresses: await formerAddressesOf(before, site, former) });
  const nameNow = ({ file }: SiteFinding): string => former.renamed.get(file as SitePath) ?? file;
  const [then, now] = [selectedFindings(before, []), selectedFindings(site, [])];
  const added = selectedFindings(site, [notAmong(then, nameNow, ({ file }) => file)]);
  const gone = selectedFindings(before, [notAmong(now, ({ file }) => file, nameNow)]);
  return { since, added, gone: gone.filter(isOwnProblem).flatMap(goneProblem) };
}

function goneProblem(finding: SiteFinding): ReportChanges['gone'] {
  const { file, message, severity } = finding;
  if (severity !== 'error' && severity !== 'warning') return [];
  return [{ file, message: `${message}${repeatsText(repeatCounts(finding))}`, number: 1 }];
}

/** Returns a condition that leaves out as many findings as others are the same. */
function notAmong(
  others: readonly SiteFinding[],
  fileOfOther: (other: SiteFinding) => string,
  fileOf: (finding: SiteFinding) => string,
): Keep {
  const left = new Map<string, number>();
  const keyOf = (file: string, finding: SiteFinding): string => [file, finding.rule.id, identityOf(finding)].join('\n');
  for (const other of others) countUp(left, keyOf(fileOfOther(other), other));
  return (_site, finding) => {
    const key = keyOf(fileOf(finding), finding);
    const number = left.get(key) ?? 0;
    countUp(left, key, -1);
    return number <= 0;
  };
}
