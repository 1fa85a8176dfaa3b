import type { SitePath } from '../paths/sitePath.ts';
import { resolveReference, type Destination } from '../site/references/resolveLink.ts';
import type { SiteSnapshot } from '../site/siteSnapshot.ts';
import { count } from '../util/messageText.ts';
import { figure, type ReportSection, type ReportSource } from './siteReport.ts';

/** The links of a site between its pages. */
interface Links {
  /** The files that link to each page. */
  readonly to: ReadonlyMap<SitePath, ReadonlySet<SitePath>>;
  /** The files with a link to something else in the site. */
  readonly from: ReadonlySet<SitePath>;
}

const mostLinked = 20;

/** Returns the pages that can’t be found, those without a link to another page, and those with the most links to them. */
export function linkGraph({ site }: ReportSource): ReportSection {
  const { to, from } = linksOf(site);
  const { pages } = site.files;
  const orphans = pages.filter((file) => site.listing.unlisted.has(file) && !to.has(file));
  const ends = pages.filter((file) => !site.listing.unlisted.has(file) && !from.has(file) && hasOwnText(site, file));
  const linked = [...to].sort(([a, inA], [b, inB]) => inB.size - inA.size || (a < b ? -1 : 1));
  return {
    title: 'Links between pages',
    note: 'Full addresses (https:…) and what the platform adds, such as links to the next page, don’t count.',
    figures: [
      figure(
        'Pages outside the navigation that no page links to',
        String(orphans.length),
        orphans.map((file) => ({ file, text: 'No link to this page' })),
      ),
      figure(
        'Listed pages without a link to another page',
        shareOf(ends, pages),
        ends.map((file) => ({ file, text: 'No link to another page' })),
      ),
      figure(
        'Pages that others link to',
        shareOf(linked, pages),
        linked
          .slice(0, mostLinked)
          .map(([file, others]) => ({ file, text: `linked from ${count(others.size, 'file')}` })),
      ),
    ],
  };
}

function shareOf(some: readonly unknown[], all: readonly unknown[]): string {
  return `${some.length} of ${all.length}`;
}

/** Whether all that a page shows is known: not what an API or another address has. */
function hasOwnText({ pages }: SiteSnapshot, file: SitePath): boolean {
  const page = pages.get(file);
  return page !== undefined && page.contentSource === undefined && page.address === undefined;
}

function linksOf(site: SiteSnapshot): Links {
  const to = new Map<SitePath, Set<SitePath>>();
  const from = new Set<SitePath>();
  const resolve = resolver(site);
  for (const [file, { references }] of site.pageIndexes) {
    for (const { kind, value } of references) {
      const found = kind === 'link' ? resolve(file, value) : undefined;
      if (found === undefined || (found.kind === 'page' && found.file === file)) continue;
      if (linksOn(found)) from.add(file);
      if (found.kind === 'page') to.set(found.file, (to.get(found.file) ?? new Set()).add(file));
    }
  }
  addIncluding(site, from);
  return { to, from };
}

/** Whether a link is one to another page, as far as is known. */
function linksOn({ kind }: Destination): boolean {
  return kind === 'page' || kind === 'redirect' || kind === 'unknown' || kind === 'folder';
}

/** Returns a function that resolves links: each address from the root once. */
function resolver(site: SiteSnapshot): (file: SitePath, value: string) => Destination {
  const known = new Map<string, Destination>();
  return (file, value) => {
    if (!value.startsWith('/')) return resolveReference(site, file, { kind: 'link', value });
    const found = known.get(value) ?? resolveReference(site, file, { kind: 'link', value });
    known.set(value, found);
    return found;
  };
}

/** Adds the pages that include one of some files: they show its links. */
function addIncluding({ includedBy }: SiteSnapshot, files: Set<SitePath>): void {
  // A set yields what is added to it meanwhile.
  for (const file of files) for (const other of includedBy.get(file) ?? []) files.add(other);
}
