import { count } from '../../core/util/messageText.ts';
import { repositoryOf } from '../../workspace/files/fileSystem.ts';
import { nodeFileSystem } from '../../workspace/files/nodeFileSystem.ts';
import { parentFolderOf } from '../../workspace/files/resourcePath.ts';
import { refuseUnreadableSettings } from '../folders.ts';
import { UsageError, type Io } from '../io.ts';
import { unifiedDiff } from '../unifiedDiff.ts';
import { inEncodingOf, shownPath, writeFiles, type FileToWrite } from '../writeFiles.ts';
import type { CheckOptions } from './checkOptions.ts';
import { type ChangedFile, OpenFiles } from './openFiles.ts';
import type { OpenedSites } from './openSites.ts';
import type { Keep } from './selection.ts';
import { reportPage } from '../../core/analysis/report.ts';
import { isAbove, type SitePath } from '../../core/paths/sitePath.ts';
import { configuredRules } from '../../core/rules/engine/activeRules.ts';
import { safeFixes } from '../../core/rules/engine/fixAll.ts';
import type { ReportedFinding } from '../../core/rules/engine/reportedFindings.ts';
import { isFixable } from '../../core/rules/engine/runRules.ts';
import type { Site } from '../../workspace/site.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/** Prints the difference of fixed files. */
function showFixes(files: readonly ChangedFile[], io: Io): void {
  for (const { path, before, after } of files) io.write(unifiedDiff(shownPath(path, io), before, after));
}

/** Writes fixed or formatted files; returns those that it wrote. Others are named with the reason. */
export async function writeFixes(
  files: readonly ChangedFile[],
  io: Io,
  failed = 'Not fixed',
): Promise<readonly ChangedFile[]> {
  const written: ChangedFile[] = [];
  for (const file of files) {
    try {
      const folder = parentFolderOf(file.path) ?? file.path;
      const within = (await repositoryOf(nodeFileSystem, folder)) ?? folder;
      await writeFiles([await fileToWrite(file, io)], io, { yes: true, within });
      written.push(file);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      io.writeError(`${failed}: ${error.message}\n`);
    }
  }
  return written;
}

async function fileToWrite({ path, before, after }: ChangedFile, io: Io): Promise<FileToWrite> {
  const shown = shownPath(path, io);
  if ((await nodeFileSystem.readFile(path)) !== before) throw new UsageError(`“${shown}” has changed meanwhile.`);
  return { path, text: await inEncodingOf(path, shown, after), isManaged: true };
}

/** Applies safe fixes, or shows them; says how many on standard error, whatever the format. */
export async function fixAndReport(
  { workspace, checked }: OpenedSites,
  options: CheckOptions,
  conditions: readonly Keep[],
  io: Io,
): Promise<void> {
  for (const site of workspace.sites) refuseUnreadableSettings(site, io);
  const files = new Set<string>();
  const isWritten = options.fix === 'write';
  const write = async (changed: readonly ChangedFile[]): Promise<readonly ChangedFile[]> => {
    if (!isWritten) showFixes(changed, io);
    const written = isWritten ? await writeFixes(changed, io) : changed;
    for (const { path } of written) files.add(path);
    return written;
  };
  const fixed = await fixAllSites({ workspace, checked, options, conditions, isWritten, write });
  await checked();
  const does = isWritten ? 'Fixed' : 'Would fix';
  const done = `${does} ${count(fixed, 'problem')} in ${count(files.size, 'file')}.`;
  io.writeError(`${fixed === 0 ? 'No problem has a safe fix.' : done}\n`);
}

/** What is fixed, and how. */
interface FixRun {
  readonly workspace: Workspace;
  readonly options: Pick<CheckOptions, 'rules' | 'unlistedPages'>;
  readonly conditions: readonly Keep[];
  /** Writes the changed files; returns those that it wrote. */
  readonly write: (files: readonly ChangedFile[]) => Promise<readonly ChangedFile[]>;
  /** Whether later rounds find the written texts. */
  readonly isWritten: boolean;
  /** Resolves when all findings are up to date. */
  readonly checked: () => Promise<void>;
}

/** The number of pages that are open at once: each keeps its tree in memory. */
const mostOpen = 50;
/** One fix may allow another, but never in a circle for long. */
const mostRounds = 10;

/** Applies the safe fixes of a workspace until nothing changes; returns the number of fixed findings. */
async function fixAllSites(run: FixRun): Promise<number> {
  let total = 0;
  for (let round = 1; round <= mostRounds; round++) {
    let fixed = 0;
    for (const site of run.workspace.sites) fixed += await fixSite(site, run);
    total += fixed;
    if (fixed === 0 || !run.isWritten) break;
    await run.checked();
  }
  return total;
}

async function fixSite(site: Site, run: FixRun): Promise<number> {
  const files = fixableFiles(site, run.conditions);
  let fixed = 0;
  for (let at = 0; at < files.length; at += mostOpen)
    fixed += await fixFiles(site, files.slice(at, at + mostOpen), run);
  return fixed;
}

/** Returns the files with findings to fix; those of the configuration first, since pages depend on it. */
function fixableFiles(site: Site, conditions: readonly Keep[]): readonly SitePath[] {
  const { diagnostics } = site;
  const snapshot = site.takeSnapshot();
  return [...diagnostics.configFiles(), ...diagnostics.pages()].filter(
    (file): file is SitePath =>
      !isAbove(file) &&
      diagnostics
        .all(file)
        .some((finding) => isFixable(snapshot, finding) && conditions.every((keep) => keep(site, finding))),
  );
}

async function fixFiles(site: Site, files: readonly SitePath[], run: FixRun): Promise<number> {
  const open = new OpenFiles(run.workspace, site);
  let fixed = 0;
  for (const file of files) if (await open.open(file)) fixed += await fixFile(site, file, open, run);
  const changed = open.changed();
  const written = changed.length === 0 ? [] : await run.write(changed);
  await open.close();
  return written.length === 0 ? 0 : fixed;
}

/** Fixes a file until nothing changes; returns the number of fixed findings. */
async function fixFile(site: Site, file: SitePath, open: OpenFiles, run: FixRun): Promise<number> {
  let total = 0;
  for (let round = 1; round <= mostRounds; round++) {
    const { fixed } = safeFixes(findingsIn(site, file, run));
    const count = (await applyFixes(file, fixed, open)) || (await applyFirst(file, fixed, open));
    if (count === 0) break;
    total += count;
  }
  return total;
}

/** Applies the fixes of findings together; returns their number, or 0 if they can’t be applied. */
async function applyFixes(file: SitePath, findings: readonly ReportedFinding[], open: OpenFiles): Promise<number> {
  const [edit] = safeFixes(findings).edits;
  return edit?.kind === 'edit' && (await open.edit(file, edit.edits)) ? findings.length : 0;
}

/** Applies the first fix that can be applied alone; returns 1, or 0 if there is none. */
async function applyFirst(file: SitePath, findings: readonly ReportedFinding[], open: OpenFiles): Promise<number> {
  for (const finding of findings) if ((await applyFixes(file, [finding], open)) > 0) return 1;
  return 0;
}

/** Returns the findings to fix in an open file: the same as when it is closed. Fixes of other files are left to people. */
function findingsIn(site: Site, file: SitePath, { options, conditions }: FixRun): readonly ReportedFinding[] {
  const snapshot = site.takeSnapshot();
  const all = site.diagnostics.all(file);
  const { unlistedPages } = options;
  const page = { site: snapshot, file, rules: configuredRules(options.rules), view: { unlistedPages } };
  const found = snapshot.pageIndexes.has(file) ? reportPage(all, page) : all;
  const requested = found.filter((finding) => conditions.every((keep) => keep(site, finding)));
  return requested.filter(({ fixes }) => {
    const safe = fixes?.().find(({ isSafe }) => isSafe === true);
    return safe?.edits.every((edit) => edit.file === file) === true;
  });
}
