import path from 'node:path';
import { pageKindOf } from '../../core/site/pageKind.ts';
import type { FormerAddress } from '../../core/site/formerAddresses.ts';
import { publishedAddresses, pagesWithAddress, publishedAddress } from '../../core/site/siteAddresses.ts';
import { isMarkdown } from '../../core/paths/fileKinds.ts';
import type { SitePath } from '../../core/paths/sitePath.ts';
import type { SiteSnapshot } from '../../core/site/siteSnapshot.ts';
import { nodeFileSystem } from '../../workspace/files/nodeFileSystem.ts';
import { fromFsPath } from '../../workspace/files/resourcePath.ts';
import { readerInThread, type PageReader } from '../../workspace/pages/pageReader.ts';
import type { Site } from '../../workspace/site.ts';
import { noPause } from '../../workspace/scheduling.ts';
import { Workspace } from '../../workspace/workspace.ts';
import { UsageError, type Io } from '../io.ts';
import type { Comparison } from './changedFiles.ts';
import { diskWith, formerFiles, type FormerFiles } from './formerFiles.ts';

/** What the addresses of sites are compared with. */
export interface ComparedAddresses {
  /** The states of their repositories; none without `--changed`. */
  readonly comparisons: ReadonlyMap<Site, Comparison>;
  /** The file that lists the addresses of the only site. */
  readonly file: string | undefined;
}

/** Tells sites the addresses that they had, so that `link/removed-page` reports those that are gone. */
export async function compareAddresses(
  sites: readonly Site[],
  { comparisons, file }: ComparedAddresses,
  io: Io,
): Promise<void> {
  const [only, ...others] = sites;
  if (file !== undefined && others.length > 0)
    throw new UsageError('--addresses lists the addresses of one site. Name the folder of that site.');
  if (file !== undefined) only?.state.setFormerAddresses(await listedAddresses(file, io));
  for (const [site, comparison] of comparisons)
    site.state.setFormerAddresses(await addressesBefore(site, comparison, io));
}

/** Reads a list of addresses, one a line. */
async function listedAddresses(file: string, { cwd }: Io): Promise<readonly FormerAddress[]> {
  const text = await nodeFileSystem.readFile(fromFsPath(path.resolve(cwd, file)));
  if (text === undefined) throw new UsageError(`“${file}” can’t be read. Create it with docsight addresses > ${file}.`);
  const lines = text.split('\n').map((line) => line.trim());
  const odd = lines.find((line) => line !== '' && !line.startsWith('/'));
  if (odd !== undefined)
    throw new UsageError(`“${file}” isn’t a list of addresses: each line begins with a slash, as in /guides/install.`);
  return lines.filter((line) => line !== '').map((address) => ({ address }));
}

/** Returns the addresses that a site had, as far as they may differ from the current ones. */
async function addressesBefore(site: Site, comparison: Comparison, io: Io): Promise<readonly FormerAddress[]> {
  const former = await formerFiles(comparison);
  if (former === 'unknown')
    io.writeError('Removed pages weren’t looked for: this clone lacks the texts of the compared revision.\n');
  const before = former === undefined || former === 'unknown' ? undefined : await snapshotBefore(site, former);
  if (before === undefined || former === undefined || former === 'unknown') return [];
  const movedTo = await currentFiles(site, former);
  const files = new Map(pagesWithAddress(before).map((file) => [publishedAddress(file), file]));
  return publishedAddresses(before).map((address) => {
    const file = files.get(address);
    return { address, movedTo: file === undefined ? undefined : movedTo(file) };
  });
}

/** Returns the site as it was, by reading its files as they were; undefined if its folder had no site. */
async function snapshotBefore(site: Site, former: FormerFiles): Promise<SiteSnapshot | undefined> {
  const failures: unknown[] = [];
  const workspace = new Workspace(diskWith(former, site.root, nodeFileSystem), {
    onError: (error) => failures.push(error),
    readMany: knownReader(site.takeSnapshot(), former),
    checksOnce: true,
  });
  workspace.setRules({ '*': 'off' });
  await workspace.addFolder(site.root);
  await workspace.loaded();
  if (failures.length > 0) throw failures[0];
  return workspace.sites.find(({ root }) => root === site.root)?.takeSnapshot();
}

/** Returns a reader that takes unchanged pages from the current state of a site. */
function knownReader(site: SiteSnapshot, { texts }: FormerFiles): PageReader {
  const reader = readerInThread(noPause);
  return {
    async read(job) {
      const others: SitePath[] = [];
      for (const file of job.pages) {
        const [summary, pageIndex, traits] = [site.pages.get(file), site.pageIndexes.get(file), site.traits.get(file)];
        if (texts.has(file) || summary === undefined || pageIndex === undefined || traits === undefined)
          others.push(file);
        else
          job.take([{ file, kind: pageKindOf(job.site, file), record: { summary, pageIndex, traits }, findings: [] }]);
      }
      await reader.read({ ...job, pages: others });
    },
  };
}

/**
 * Returns a function from a former page to the file that it is now: as git says or, for files that git doesn’t know yet,
 * the only one with the same text.
 */
async function currentFiles(
  site: Site,
  { created, renamed, texts }: FormerFiles,
): Promise<(file: SitePath) => SitePath | undefined> {
  const named = new Set(renamed.values());
  const byText = new Map<string, SitePath | undefined>();
  for (const file of created) {
    const text = isMarkdown(file) && !named.has(file) ? await site.readText(file) : undefined;
    if (text !== undefined) byText.set(text, byText.has(text) ? undefined : file);
  }
  return (file) => renamed.get(file) ?? byText.get(texts.get(file) ?? '');
}
