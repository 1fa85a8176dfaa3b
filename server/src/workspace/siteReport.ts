import { isAbove, type PathAbove, type SitePath } from '../core/paths/sitePath.ts';
import { ownerFiles, readOwners } from '../core/report/owners.ts';
import { reportSite } from '../core/report/reportSite.ts';
import type { PageWords, ReportSource, SiteReport } from '../core/report/siteReport.ts';
import { countWords } from '../core/text/wordCount.ts';
import { linesOfSite } from './files/fileLines.ts';
import { sizeOf } from './files/fileSize.ts';
import { repositoryOf, type FileSystem } from './files/fileSystem.ts';
import { findUnusedFiles } from './files/findUnusedFiles.ts';
import { join, relativeTo, resolve } from './files/resourcePath.ts';
import type { Site } from './site.ts';

type Disk = Pick<FileSystem, 'readFile' | 'list' | 'stat'>;

/** Returns the report of a site whose findings are up to date. */
export async function reportOf(
  site: Site,
  disk: Disk,
  asked: Partial<Pick<ReportSource, 'authorOf' | 'changes'>> = {},
): Promise<SiteReport> {
  const { diagnostics } = site;
  const files = [...diagnostics.configFiles(), ...diagnostics.pages()];
  const linesOf = linesOfSite(site);
  return reportSite({
    site: site.takeSnapshot(),
    name: site.name,
    findings: files.flatMap((file) => diagnostics.all(file)),
    lineOf: (file, offset) => linesOf(file).positionAt(offset).line + 1,
    sizes: sizesIn(site),
    unused: await findUnusedFiles(site, disk),
    ownersOf: await ownersIn(site, disk),
    longest: await longestPages(site),
    authorOf: asked.authorOf,
    changes: asked.changes,
  });
}

/** The words of so many pages are counted, of those with the longest texts. */
const mostCounted = 40;

async function longestPages(site: Site): Promise<readonly PageWords[]> {
  const { files, pageIndexes } = site.takeSnapshot();
  const lengthOf = (file: SitePath): number => pageIndexes.get(file)?.length ?? 0;
  const candidates = files.pages.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, mostCounted);
  const counted: PageWords[] = [];
  for (const file of candidates) counted.push({ file, words: countWords((await site.readText(file)) ?? '') });
  return counted.filter(({ words }) => words > 0).sort((a, b) => b.words - a.words || (a.file < b.file ? -1 : 1));
}

function sizesIn(site: Site): ReadonlyMap<SitePath, number> {
  const { files } = site.takeSnapshot();
  return new Map(
    files.paths.flatMap((file) => {
      const size = sizeOf(join(site.root, file));
      return size === undefined ? [] : [[file, size] as const];
    }),
  );
}

/** Returns who owns the files of a site; undefined if its repository doesn’t say it. */
async function ownersIn(site: Site, disk: Disk): Promise<ReportSource['ownersOf']> {
  const repository = await repositoryOf(disk, site.root);
  if (repository === undefined) return undefined;
  for (const name of ownerFiles) {
    const text = await disk.readFile(join(repository, name));
    if (text === undefined) continue;
    const ownersOf = readOwners(text);
    return (file: SitePath | PathAbove) => {
      const path = relativeTo(repository, isAbove(file) ? resolve(site.root, file) : join(site.root, file));
      return path === undefined ? [] : ownersOf(path);
    };
  }
  return undefined;
}
