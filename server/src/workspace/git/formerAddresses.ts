import { isMarkdown } from '../../core/paths/fileKinds.ts';
import type { SitePath } from '../../core/paths/sitePath.ts';
import type { FormerAddress } from '../../core/site/formerAddresses.ts';
import {
  pagesWithAddress,
  publishedAddress,
  publishedAddresses,
  redirectedAddresses,
} from '../../core/site/siteAddresses.ts';
import { type SiteSnapshot, pageKindOf } from '../../core/site/siteSnapshot.ts';
import { readerInThread, type PageReader } from '../pages/pageReader.ts';
import type { Pause } from '../scheduling.ts';
import type { Site } from '../site.ts';
import type { Comparison } from './comparison.ts';
import { formerFiles, mayDecideAddresses, type FormerFiles, formerSite } from './formerFiles.ts';

/**
 * Returns the addresses that a site had, as far as they may differ from the current ones; `unknown` if the repository
 * lacks the texts, as a partial clone does.
 */
export async function addressesBefore(
  site: Site,
  comparison: Comparison,
  pause: Pause,
): Promise<readonly FormerAddress[] | 'unknown'> {
  const former = await formerFiles(comparison, mayDecideAddresses);
  if (former === 'unknown' || former === undefined) return former ?? [];
  const before = await formerSite(site, former, { readMany: knownReader(site.takeSnapshot(), former, pause), pause });
  return before === undefined ? [] : formerAddressesOf(before, site, former);
}

/** Returns the addresses of a site as it was, each with where its page is now. */
export async function formerAddressesOf(
  before: Site,
  site: Site,
  former: FormerFiles,
): Promise<readonly FormerAddress[]> {
  const snapshot = before.takeSnapshot();
  const movedTo = await currentFiles(site, former);
  const files = new Map(pagesWithAddress(snapshot).map((file) => [publishedAddress(file), file]));
  const redirected = redirectedAddresses(snapshot);
  return publishedAddresses(snapshot).map((address) => {
    const file = files.get(address);
    if (file === undefined) return { address, redirectedTo: redirected.get(address) };
    const isListed = !snapshot.listing.unlisted.has(file);
    return { address, movedTo: movedTo(file), title: snapshot.pages.get(file)?.title, isListed };
  });
}

/** Returns a reader that takes unchanged pages from the current state of a site. */
function knownReader(site: SiteSnapshot, { texts }: FormerFiles, pause: Pause): PageReader {
  const reader = readerInThread(pause);
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
