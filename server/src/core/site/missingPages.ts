import { namesPage, type Navigation, type PageEntry } from '../config/navigation.ts';
import { filesOfEntry } from '../paths/route.ts';
import { baseNameOf, toSitePath, type SitePath } from '../paths/sitePath.ts';
import { symmetricDifference } from '../util/symmetricDifference.ts';
import { comparableNames, type ComparableName } from '../util/nearest.ts';
import { resolveEntry, type ListedFiles } from './resolveEntry.ts';

/** Pages that a navigation names and that a build step writes, as far as the site's files show. */
export interface BuiltPages {
  /** Their paths without extensions. */
  readonly names: ReadonlySet<string>;
  /** The folder that they are written to. */
  readonly folder: string;
}

/** The pages that a navigation lists although they have no file. */
export interface MissingPages {
  readonly entries: readonly PageEntry[];
  /** Instead of all entries without a file, if a build step writes these. */
  readonly built: BuiltPages | undefined;
  /** Their paths without extensions, prepared for comparison with those of other pages. */
  readonly names: readonly ComparableName[];
  /** The last segments of their paths, without extensions. */
  readonly baseNames: ReadonlySet<string>;
}

export function findMissingPages(files: BuiltFiles, { entries }: Navigation): MissingPages {
  const missing = entries.filter(({ entry }) => namesPage(entry) && resolveEntry(files, entry).kind === 'missing');
  const names = missing.map(({ entry }) => (toSitePath(entry) ?? entry).replace(/\.mdx?$/i, ''));
  const built = findBuilt(files, names);
  // Their names are kept, for resolving the entry of a page.
  return {
    entries: built === undefined ? missing : [],
    built,
    names: comparableNames(names),
    baseNames: new Set(names.map(baseNameOf)),
  };
}

/** Returns whether a build step writes other pages in one of two states of a site than in the other. */
export function buildsOthers(was: MissingPages, is: MissingPages): boolean {
  return symmetricDifference(was.built?.names ?? new Set(), is.built?.names ?? new Set()).length > 0;
}

/** What has to be known of a site's files to recognise those that a build step writes. */
interface BuiltFiles extends ListedFiles {
  isExcluded(path: SitePath): boolean;
}

/** Fewer pages without a file are as likely mistakes. */
const fewestBuilt = 3;

/**
 * Returns pages that a build step writes: `.gitignore` matches all of the missing ones, and each has its source at the
 * same path without one folder, the same for all.
 */
function findBuilt(files: BuiltFiles, names: readonly string[]): BuiltPages | undefined {
  const [first] = names;
  if (first === undefined || new Set(names).size < fewestBuilt) return undefined;
  const folder = first
    .split('/')
    .slice(0, -1)
    .find((one) => names.every((name) => isBuilt(files, name, one)));
  return folder === undefined ? undefined : { names: new Set(names), folder };
}

function isBuilt(files: BuiltFiles, name: string, folder: string): boolean {
  const steps = name.split('/');
  const at = steps.indexOf(folder);
  if (at < 0 || at === steps.length - 1) return false;
  const source = steps.toSpliced(at, 1).join('/');
  const isThere = filesOfEntry(source).some((file) => files.has(file));
  return isThere && filesOfEntry(name).every((file) => files.isExcluded(file));
}
