import { pageNameOf } from '../../paths/route.ts';
import { slugOf } from '../../paths/pageNames.ts';
import { baseNameOf, extensionOf, folderOf, toClampedPath, type SitePath } from '../../paths/sitePath.ts';
import type { SiteFiles } from '../../site/siteFiles.ts';
import { ownValue } from '../../util/values.ts';

/** Where a file is saved. */
export interface SaveTarget {
  readonly page: SitePath;
  readonly folder: SitePath;
  /** The path pattern of the settings; undefined for a readable name in the folder. */
  readonly pattern: string | undefined;
}

/**
 * Returns an unused path for a file: `images/dashboard.png`. What the clipboard calls `image.png` gets the name of the
 * page. Names in `taken` are used by files that are saved with it.
 */
export function savedName(
  files: SiteFiles,
  name: string,
  { page, folder, pattern }: SaveTarget,
  usedPaths: ReadonlySet<SitePath>,
): SitePath {
  const extension = extensionOf(name);
  const values: Readonly<Record<string, string>> = {
    page: slugOf(baseNameOf(pageNameOf(page))) || 'page',
    folder: folderOf(page),
    name: readableName(name, page),
  };
  const filled = (pattern ?? `${folder}/{name}`).replace(
    /\{(page|folder|name)\}/g,
    (_, key: string) => ownValue(values, key) ?? '',
  );
  for (let number = 1; ; number++) {
    const path = toClampedPath(withNumber(filled, number) + extension);
    if (!usedPaths.has(path) && !files.has(path) && files.names.inOtherCase(path) === undefined) return path;
  }
}

function withNumber(filled: string, number: number): string {
  if (filled.includes('{n}')) return filled.replaceAll('{n}', String(number));
  return number === 1 ? filled : `${filled}-${String(number)}`;
}

/** Returns a name without extension for a file; one that says nothing is replaced by the page’s. */
function readableName(name: string, page: SitePath): string {
  const base = baseNameOf(name);
  const extension = extensionOf(base);
  const slug = slugOf(extension === '' ? base : base.slice(0, -extension.length));
  if (slug !== '' && !/^(?:image|img|untitled|clipboard|pasted-image|blob|file)(?:-?\d+)?$/.test(slug)) return slug;
  return slugOf(baseNameOf(pageNameOf(page))) || 'page';
}
