import { namesPage, type Navigation, type PageEntry } from '../../config/navigation.ts';
import { filesOfEntry } from '../../paths/route.ts';
import { baseNameOf, toSitePath, type SitePath } from '../../paths/sitePath.ts';
import { ComparableNames } from '../../util/comparableNames.ts';
import { variantFoldersIn } from './pageVariants.ts';
import { resolveEntry, type ListedFiles } from './resolveEntry.ts';

/** The pages that a navigation lists although they have no file. */
export interface MissingPages {
  readonly entries: readonly PageEntry[];
  /** Entries whose files only a build step can write, since `.gitignore` matches them. */
  readonly built: readonly PageEntry[];
  /** Entries of which a build step seems to write several from one page. */
  readonly variants: readonly PageEntry[];
  /** The folders of these variants, without which their paths are those of pages. */
  readonly variantFolders: ReadonlySet<string>;
  /** The paths of all without extensions, prepared for comparison with those of other pages. */
  readonly names: ComparableNames;
  /** The last segments of their paths, without extensions. */
  readonly baseNames: ReadonlySet<string>;
}

/** What has to be known of a site's files to recognise those that a build step writes. */
interface BuiltFiles extends ListedFiles {
  mayBeBuilt(path: SitePath): boolean;
}

/** Returns the entries of the navigation without a page, apart from those that a build step may write. */
export function findMissingPages(files: BuiltFiles, navigation: Navigation): MissingPages {
  const pages = navigation.entries.filter(({ entry }) => namesPage(entry));
  const missing = pages.filter(({ entry }) => resolveEntry(files, entry).kind === 'missing');
  const variantFolders = foldersOfVariants(files, missing);
  const [entries, variants] = variantFolders.size === 0 ? [missing, []] : [[], missing];
  const built = pages.filter(({ entry }) => isBuilt(files, entry));
  const names = [...missing, ...built].map(({ entry }) => (toSitePath(entry) ?? entry).replace(/\.mdx?$/i, ''));
  return {
    entries,
    built,
    variants,
    variantFolders,
    names: new ComparableNames(names),
    baseNames: new Set(names.map(baseNameOf)),
  };
}

/** A folder of a language that the navigation names lacks its translations rather than a build step. */
function foldersOfVariants(files: BuiltFiles, missing: readonly PageEntry[]): ReadonlySet<string> {
  const folders = variantFoldersIn(
    files,
    missing.map(({ entry }) => entry),
  );
  if (folders.size === 0) return folders;
  const divisions = missing.flatMap((one) => one.divisions).filter(({ division }) => division === 'language');
  return divisions.some(({ title }) => folders.has(title)) ? new Set() : folders;
}

function isBuilt(files: BuiltFiles, entry: string): boolean {
  const candidates = filesOfEntry(entry);
  const isUnknown = resolveEntry(files, entry).kind === 'unknown';
  return isUnknown && candidates.length > 0 && candidates.every((file) => files.mayBeBuilt(file));
}
