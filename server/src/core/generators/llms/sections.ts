import type { NavigationDivision, NavigationGroup, NavigationNode } from '../../config/navigation.ts';
import { routeOf } from '../../paths/route.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { navigationEntryOf } from '../../site/navigation/navigationEntries.ts';
import { resolveEntry } from '../../site/references/resolveEntry.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { oneLine } from '../../util/messageText.ts';
import { isChoice, shownNodes, tabOf } from './selection.ts';
import { isPublished, startPageOf } from './published.ts';

/** A section of the index: pages that are listed together in the navigation. */
export interface IndexSection {
  /** The titles of its containers, the outermost first: `Guides › Advanced`. */
  readonly title: string;
  readonly pages: readonly SitePath[];
}

/** The section of pages outside of groups. */
const withoutTitle = 'Docs';

/** Titles name this many levels: with a section for each group, most would have two or three pages. */
const mostLevels = 2;

/**
 * Returns the pages that an index lists, each once, in the order of the navigation: those of the default language and
 * version. A group's own pages come before its subgroups.
 */
export function indexSections(site: SiteSnapshot): readonly IndexSection[] {
  return new SectionReader(site).read();
}

/** Returns the pages of the index in its order. */
export function indexedPages(site: SiteSnapshot): readonly SitePath[] {
  return indexSections(site).flatMap(({ pages }) => pages);
}

class SectionReader {
  readonly #site: SiteSnapshot;
  readonly #pages = new Map<string, SitePath[]>();
  readonly #addresses = new Set<string>();

  constructor(site: SiteSnapshot) {
    this.#site = site;
  }

  read(): readonly IndexSection[] {
    const { navigation } = this.#site.config;
    const start = startPageOf(this.#site);
    if (start !== undefined && navigationEntryOf(this.#site, start) === undefined) this.#add(start, []);
    this.#visit(navigation.nodes, []);
    return [...this.#pages]
      .map(([title, pages]) => ({ title: titleOfSection(title), pages }))
      .filter(({ pages }) => pages.length > 0);
  }

  #visit(nodes: readonly NavigationNode[], titles: readonly string[]): void {
    const shown = shownNodes(this.#site.config, nodes);
    const divisions = shown.filter((node) => node.kind === 'division' && node.href === undefined);
    for (const node of shown) {
      if (node.kind === 'page') {
        const found = resolveEntry(this.#site.files, node.entry);
        if (found.kind === 'page' || found.kind === 'index') this.#add(found.file, titles);
      } else {
        // The title of an only division adds nothing.
        const isNamed = node.kind === 'group' || (divisions.length > 1 && !isChoice(node));
        const inner = [...titles, ...(isNamed ? this.#titlesOf(node) : [])];
        this.#pagesOf(inner);
        this.#visit(node.children, inner);
      }
    }
  }

  /** In the classic generation a group's pages determine its tab. */
  #titlesOf(node: NavigationGroup | NavigationDivision): readonly string[] {
    const tab = node.kind === 'group' && node.groups.length === 0 ? tabOf(this.#site.config, node) : undefined;
    return tab === undefined ? [node.title] : [tab, node.title];
  }

  #add(file: SitePath, titles: readonly string[]): void {
    const address = routeOf(file);
    if (this.#addresses.has(address) || !isPublished(this.#site, file)) return;
    this.#addresses.add(address);
    this.#pagesOf(titles).push(file);
  }

  #pagesOf(titles: readonly string[]): SitePath[] {
    const title = joined(titles);
    const pages = this.#pages.get(title) ?? [];
    this.#pages.set(title, pages);
    return pages;
  }
}

/** Returns titles on one line, without those that only repeat their parent. */
function joined(titles: readonly string[]): string {
  const plain = titles.map(oneLine).filter((title) => title !== '');
  const apart = plain.filter((title, at) => title.toLowerCase() !== plain[at - 1]?.toLowerCase());
  return apart.slice(0, mostLevels).join(' › ');
}

/** Readers of the index may skip the section “Optional”, which no group means by its title. */
function titleOfSection(title: string): string {
  if (title === '') return withoutTitle;
  return title.toLowerCase() === 'optional' ? `${title} pages` : title;
}
