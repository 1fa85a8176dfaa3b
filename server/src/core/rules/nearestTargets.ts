import { isImage, isMarkdown, isSnippetPath, namesFile } from '../paths/fileKinds.ts';
import { filesOfEntry, pageNameOf, routeOf } from '../paths/route.ts';
import { baseNameOf, extensionOf, toSitePath, type SitePath } from '../paths/sitePath.ts';
import type { SiteFiles } from '../site/siteFiles.ts';
import { findNearest, type Nearest } from '../util/nearest.ts';

/** The path that an address of a file has, seen from the site's root and without a slash before it. */
export function targetOf(file: SitePath): string {
  return isMarkdown(file) && !isSnippetPath(file) ? routeOf(file).slice(1) : file;
}

/** The file that one of some paths means but for upper and lower case. */
export function fileInOtherCase(files: SiteFiles, ...paths: readonly SitePath[]): SitePath | undefined {
  return paths
    .flatMap((path) => [path, ...filesOfEntry(path), ...filesOfEntry(`${path}/index`)])
    .map((candidate) => files.inOtherCase(candidate))
    .find((file) => file !== undefined);
}

/**
 * What an address that nothing answers may have meant, by the paths at which it was looked for: the file in other case
 * alone where there is one, else those of the same name in other folders as the first path and those spelt like it,
 * among pages or among files of its kind.
 */
export function nearestTargets(files: SiteFiles, path: SitePath, ...others: readonly SitePath[]): Nearest {
  const otherCase = fileInOtherCase(files, path, ...others);
  if (otherCase !== undefined) return { names: [targetOf(otherCase)], isClear: true };
  const wanted = pageNameOf(path).replace(/(?:^|\/)index$|\.html?$/, '');
  const known = knownTargets(files, path);
  const alike = findNearest(wanted, known);
  const named = known.filter((target) => baseNameOf(target) === baseNameOf(wanted) && baseNameOf(target) !== '');
  const sameName = [...alike.names.filter((target) => named.includes(target)), ...named];
  const names = [...new Set([...sameName, ...alike.names])];
  const isClear = new Set(sameName).size === 1 || (alike.isClear && names[0] === alike.names[0]);
  return { names: names.slice(0, 3), isClear };
}

function knownTargets(files: SiteFiles, path: SitePath): readonly string[] {
  if (isImage(path)) return files.images;
  if (!namesFile(path)) return files.pages.map(targetOf).filter((target) => target !== '');
  return files.paths.filter((file) => extensionOf(file) === extensionOf(path));
}

/** A dotted path as one that counts from the site's root: `../guides/install` is `guides/install`. */
export function fromRoot(path: string): SitePath | undefined {
  return toSitePath(path.replace(/^(?:\.{0,2}\/)+/, '/'));
}
