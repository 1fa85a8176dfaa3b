import { isImage, isMarkdown, isSnippetPath, namesFile } from '../../paths/fileKinds.ts';
import { looksLikeLanguage } from '../../site/navigation/edition.ts';
import { NamedTargets } from '../../site/fileNames.ts';
import { filesOfEntry, pageNameOf, routeOf } from '../../paths/route.ts';
import { baseNameOf, extensionOf, toSitePath, type SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { SiteFiles } from '../../site/siteFiles.ts';
import type { Nearest } from '../../util/nearest.ts';

/** Returns the path of a file as a target, from the site's root and without a leading slash. */
export function pathAsTarget(file: SitePath): string {
  return isMarkdown(file) && !isSnippetPath(file) ? routeOf(file).slice(1) : file;
}

/** Returns the file that differs from one of some paths only by case. */
export function fileInOtherCase(files: SiteFiles, ...paths: readonly SitePath[]): SitePath | undefined {
  return paths
    .flatMap((path) => [path, ...filesOfEntry(path), ...filesOfEntry(`${path}/index`)])
    .map((candidate) => files.names.inOtherCase(candidate))
    .find((file) => file !== undefined);
}

/**
 * Returns the likely targets of an unresolved address, by the paths at which it was expected: only the file in other
 * case, if it exists, else those of the same name in other folders and those of similar spelling, among pages or files
 * of its kind.
 */
export function nearestTargets(files: SiteFiles, path: SitePath, ...others: readonly SitePath[]): Nearest {
  const otherCase = fileInOtherCase(files, path, ...others);
  if (otherCase !== undefined) return { names: [pathAsTarget(otherCase)], isClear: true };
  const requested = pageNameOf(withoutHtml(path)).replace(/(?:^|\/)index$/, '');
  const known = knownTargets(files, path);
  const alike = known.nearest(requested);
  const named = inLanguageOf(requested, known.named(baseNameOf(requested)));
  const sameName = [...alike.names.filter((target) => named.includes(target)), ...named];
  const names = [...new Set([...sameName, ...alike.names])];
  const isOnly = new Set(sameName).size === 1 || (alike.isClear && names[0] === alike.names[0]);
  return {
    names: names.slice(0, 3),
    isClear: isOnly && names.slice(0, 1).every((one) => suitsLanguage(one, requested)),
  };
}

/** Returns those of some paths in the folder of the same language, or all if there are none. */
function inLanguageOf(path: string, targets: readonly string[]): readonly string[] {
  const same = targets.filter((target) => suitsLanguage(target, path));
  return same.length > 0 ? same : targets;
}

/** Whether a target is in the same language's folder as a path, or is the original of a missing translation. */
export function suitsLanguage(target: string, path: string): boolean {
  const original = [...foldersOf(path).filter((folder) => !looksLikeLanguage(folder)), baseNameOf(path)].join('/');
  return languagesOf(target) === languagesOf(path) || target === original;
}

/**
 * Returns the page of a path with the folders of two languages that is left without one of them, and is in the language
 * of the page that links to it; undefined for other paths.
 */
export function withoutOtherLanguage(files: SiteFiles, from: SitePath, path: string): string | undefined {
  if (!languagesOf(path).includes('/')) return undefined;
  const segments = path.split('/');
  return segments
    .flatMap((segment, at) => (looksLikeLanguage(segment) ? segments.toSpliced(at, 1).join('/') : []))
    .find((one) => languagesOf(one) === languagesOf(from) && filesOfEntry(one).some((file) => files.has(file)));
}

function languagesOf(path: string): string {
  return foldersOf(path).filter(looksLikeLanguage).join('/');
}

function foldersOf(path: string): readonly string[] {
  return path.split('/').slice(0, -1);
}

/** Returns the path of a page’s original if the page is a translation that is missing; undefined if not. */
export function untranslated({ editions, files }: SiteSnapshot, path: SitePath): string | undefined {
  const copied = editions.copiedPath(path);
  const isMissing = copied?.isTranslation === true && filesOfEntry(copied.original).some((file) => files.has(file));
  return isMissing ? copied.original : undefined;
}

/** Returns a path without the `.html` of other platforms; no page of the site has it. */
export function withoutHtml<Path extends string>(path: Path): Path {
  return path.replace(/\.html?$/i, '') as Path;
}

function knownTargets(files: SiteFiles, path: SitePath): NamedTargets {
  if (isImage(path)) return files.names.imageTargets;
  if (!namesFile(path)) return files.names.pageTargets;
  return new NamedTargets(files.paths.filter((file) => extensionOf(file) === extensionOf(path)));
}

/** Returns a dotted path as one from the site's root: `../guides/install` is `guides/install`. */
export function fromRoot(path: string): SitePath | undefined {
  return toSitePath(path.replace(/^(?:\.{0,2}\/)+/, '/'));
}
