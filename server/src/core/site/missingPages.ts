import { namesPage, type Navigation, type PageEntry } from '../config/navigation.ts';
import { filesOfEntry } from '../paths/route.ts';
import { baseNameOf, toSitePath, type SitePath } from '../paths/sitePath.ts';
import { comparableNames, type ComparableName } from '../util/nearest.ts';
import { resolveEntry, type ListedFiles } from './resolveEntry.ts';

/** The pages that a navigation lists although they have no file. */
export interface MissingPages {
  readonly entries: readonly PageEntry[];
  /** Entries whose files only a build step can write, since `.gitignore` matches them. */
  readonly built: readonly PageEntry[];
  /** Their paths without extensions, those of `built` too, prepared for comparison with those of other pages. */
  readonly names: readonly ComparableName[];
  /** The last segments of their paths, without extensions. */
  readonly baseNames: ReadonlySet<string>;
}

/** What has to be known of a site's files to recognise those that a build step writes. */
interface BuiltFiles extends ListedFiles {
  mayBeBuilt(path: SitePath): boolean;
}

export function findMissingPages(files: BuiltFiles, navigation: Navigation): MissingPages {
  const pages = navigation.entries.filter(({ entry }) => namesPage(entry));
  const entries = pages.filter(({ entry }) => resolveEntry(files, entry).kind === 'missing');
  const built = pages.filter(({ entry }) => isBuilt(files, entry));
  const names = [...entries, ...built].map(({ entry }) => (toSitePath(entry) ?? entry).replace(/\.mdx?$/i, ''));
  return { entries, built, names: comparableNames(names), baseNames: new Set(names.map(baseNameOf)) };
}

function isBuilt(files: BuiltFiles, entry: string): boolean {
  const candidates = filesOfEntry(entry);
  const isUnknown = resolveEntry(files, entry).kind === 'unknown';
  return isUnknown && candidates.length > 0 && candidates.every((file) => files.mayBeBuilt(file));
}
