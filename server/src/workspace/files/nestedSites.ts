import type { SitePath } from '../../core/paths/sitePath.ts';
import { listsPagesBelow } from '../../core/site/navigation/navigationEntries.ts';
import { relativeTo } from './resourcePath.ts';
import type { Site } from '../site.ts';

/** The sites, and the configurations inside their folders that are ignored. */
export interface NestedSites {
  readonly kept: readonly Site[];
  /** By site: the ignored configurations, as site paths. */
  readonly ignored: ReadonlyMap<Site, readonly SitePath[]>;
}

/**
 * Separates sites from ignored configurations: if the navigation of a site lists pages below a folder with a
 * configuration of its own, the platform builds only the outer site.
 */
export function separateNested(sites: Iterable<Site>, isThere: (site: Site, file: SitePath) => boolean): NestedSites {
  const kept: Site[] = [];
  const ignored = new Map<Site, SitePath[]>();
  for (const site of [...sites].sort((a, b) => a.root.length - b.root.length)) {
    const outer = kept.findLast(({ root }) => root !== site.root && relativeTo(root, site.root) !== undefined);
    const folder = outer && relativeTo(outer.root, site.root);
    const file = outer && relativeTo(outer.root, site.configPath);
    const isIgnored =
      outer !== undefined &&
      folder !== undefined &&
      listsPagesBelow(outer.state.checkedConfig, folder, (one) => isThere(outer, one));
    if (!isIgnored || file === undefined) kept.push(site);
    else ignored.set(outer, [...(ignored.get(outer) ?? []), file]);
  }
  return { kept, ignored };
}
