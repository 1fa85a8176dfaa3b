import { filesOfEntry } from '../../paths/route.ts';
import { baseNameOf, type SitePath } from '../../paths/sitePath.ts';
import { groupBy } from '../../util/collections.ts';

/** Fewer missing pages are typos, or pages that were moved. */
const fewestVariants = 10;

interface PageFiles {
  has(path: SitePath): boolean;
}

/**
 * Returns the folders in which a build step repeats pages, such as `python` and `javascript` for the entries
 * `oss/python/agents` and `oss/javascript/agents` of the one page `oss/agents`. Every missing entry has to be such a
 * variant, and most pages need several: entries that lack one folder were rather moved.
 */
export function variantFoldersIn(files: PageFiles, missing: readonly string[]): ReadonlySet<string> {
  if (missing.length < fewestVariants) return new Set();
  const variants = missing.flatMap((entry) => variantOf(files, entry) ?? []);
  if (variants.length < missing.length) return new Set();
  const ofOnePage = [...groupBy(variants, ({ file }) => file).values()];
  const repeated = ofOnePage.filter((some) => new Set(some.map(({ folder }) => folder)).size > 1);
  const isHabit = repeated.length * 2 > ofOnePage.length;
  return new Set(isHabit ? variants.map(({ folder }) => folder) : []);
}

/** Whether a path is that of one of the folders in which a build step repeats pages, or of a page in one. */
export function isVariant(files: PageFiles, folders: ReadonlySet<string>, path: string): boolean {
  if (folders.size === 0) return false;
  return folders.has(baseNameOf(path)) || variantOf(files, path, folders) !== undefined;
}

interface Variant {
  /** The folder without which the path is that of a page. */
  readonly folder: string;
  readonly file: SitePath;
}

function variantOf(files: PageFiles, path: string, folders?: ReadonlySet<string>): Variant | undefined {
  const segments = path.replace(/^\/|\/$/g, '').split('/');
  for (const [at, folder] of segments.slice(0, -1).entries()) {
    if (folders?.has(folder) === false) continue;
    const file = filesOfEntry(segments.toSpliced(at, 1).join('/')).find((one) => files.has(one));
    if (file !== undefined) return { folder, file };
  }
  return undefined;
}
