import { namesPage } from '../../config/navigation.ts';
import { filesOfEntry } from '../../paths/route.ts';
import { slugOf } from '../../paths/slugOf.ts';
import { folderOf, siteRoot, toSitePath, type SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { insertionPointAt, type InsertionPoint } from './insertionPoints.ts';

/** The location of a new page: a folder, or else that of the pages of an insertion point. */
export interface ProposalTarget {
  readonly folder?: SitePath | undefined;
  readonly insertionPoint?: Pick<InsertionPoint, 'path' | 'label'> | undefined;
}

/** Returns an unused path for a page with a title: `guides/install-the-app`. */
export function proposedPage(site: SiteSnapshot, title: string, { folder, insertionPoint }: ProposalTarget): string {
  const { files } = site;
  const around = folder ?? (insertionPoint && folderOfPages(site, insertionPoint)) ?? siteRoot;
  const name = `${around === siteRoot ? '' : `${around}/`}${slugOf(title) || 'page'}`;
  for (let number = 1; ; number++) {
    const proposed = number === 1 ? name : `${name}-${number}`;
    const isTaken = filesOfEntry(proposed).some((file) => files.has(file) || files.inOtherCase(file) !== undefined);
    if (!isTaken) return proposed;
  }
}

/** Returns the folder of the last page that a container lists. */
function folderOfPages(site: SiteSnapshot, requested: Pick<InsertionPoint, 'path' | 'label'>): SitePath | undefined {
  const children = insertionPointAt(site, 'page', siteRoot, requested)?.children ?? [];
  const last = children.findLast((child) => child.kind === 'page' && namesPage(child.entry));
  const path = last?.kind === 'page' ? toSitePath(last.entry) : undefined;
  return path && folderOf(path);
}
