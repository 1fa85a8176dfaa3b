import { namesPage, nodesIn, type NavigationDivision, type NavigationNode } from '../../config/navigation.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { fileOfTarget, resolveEntry } from '../../site/references/resolveEntry.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { Html } from '../html.ts';

/** A way to another part of the navigation. */
export interface Choice {
  readonly label: string;
  readonly isCurrent: boolean;
  /** The page that it opens, or an address. */
  readonly file: SitePath | undefined;
  readonly href: string | undefined;
  readonly icon: Html;
}

/** The choices at one level of the navigation: its tabs, its versions … */
export interface Switch {
  readonly kind: NavigationDivision['division'];
  readonly choices: readonly Choice[];
}

/** What the navigation shows around a page. */
export interface ShownNavigation {
  readonly switches: readonly Switch[];
  readonly nodes: readonly NavigationNode[];
}

/** Returns the first page of some nodes, at any depth. */
export function firstPage(site: SiteSnapshot, nodes: readonly NavigationNode[]): SitePath | undefined {
  for (const node of nodesIn(nodes)) {
    const file = node.kind === 'page' ? fileOfEntry(site, node.entry) : undefined;
    if (file !== undefined) return file;
  }
  return undefined;
}

/** Returns the page of an entry; undefined if it has no file. */
export function fileOfEntry({ files }: SiteSnapshot, entry: string): SitePath | undefined {
  return namesPage(entry) ? fileOfTarget(resolveEntry(files, entry)) : undefined;
}
