import {
  hasCapitalExtension,
  isImage,
  isMarkdown,
  isNeverPage,
  isSnippetPath,
  isSource,
  namesFile,
  isUnsupported,
} from '../../paths/fileKinds.ts';
import { NamedTargets } from '../../site/fileNames.ts';
import { filesOfEntry, pageNameOf, relativeFrom, routeOf } from '../../paths/route.ts';
import { hasCommonName } from '../../paths/nearestPath.ts';
import {
  baseNameOf,
  extensionOf,
  folderOf,
  longestPath,
  siteRoot,
  stemOf,
  toSitePath,
  type SitePath,
} from '../../paths/sitePath.ts';
import { nearestGenerated } from '../../site/api/generatedPages.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { SiteFiles } from '../../site/siteFiles.ts';
import { code } from '../../util/messageText.ts';
import type { Nearest } from '../../util/nearest.ts';
import { haveSimilarWords } from '../../util/typo.ts';

/** Returns the path of a file as a target, from the site's root and without a leading slash. */
export function pathAsTarget(file: SitePath): string {
  return isMarkdown(file) && !isSnippetPath(file) ? routeOf(file).slice(1) : file;
}

/** Returns the file that differs from one of some paths only by case, if its name doesn’t keep it from being published. */
export function fileInOtherCase(files: SiteFiles, ...paths: readonly SitePath[]): SitePath | undefined {
  return paths
    .flatMap((path) => [path, ...filesOfEntry(path), ...filesOfEntry(`${path}/index`)])
    .map((candidate) => files.names.inOtherCase(candidate))
    .find((file) => file !== undefined && !isNeverPage(file) && !isUnsupported(file));
}

/** Returns what is wrong with a file whose extension has capitals. */
export function capitalExtensionMessage(file: SitePath): string {
  return `${code(`/${file}`)} isn’t published: its extension must be ${code(extensionOf(file))}. Rename the file.`;
}

/** What else is known of an unresolved address. */
export interface Expectation {
  /** Other paths at which it was expected. */
  readonly others?: readonly SitePath[];
  /** The page that has the address. */
  readonly from?: SitePath;
}

/**
 * Returns the likely targets of an unresolved address, by the paths at which it was expected: only the file in other
 * case, if it exists, else the one that is left without a folder that is repeated, those of the same name in other
 * folders and those of similar spelling, among pages or files of its kind. They are in the same language, or the original
 * of a missing translation; of those of the same name, the ones of the same version come first.
 */
export function nearestTargets(site: SiteSnapshot, path: SitePath, { others = [], from }: Expectation = {}): Nearest {
  const { files, editions } = site;
  if (path.length > longestPath) return { names: [], isClear: false };
  const otherCase = fileInOtherCase(files, path, ...others);
  if (otherCase !== undefined && hasCapitalExtension(otherCase)) return { names: [], isClear: false };
  if (otherCase !== undefined) return { names: [pathAsTarget(otherCase)], isClear: true };
  const requested = pageNameOf(withoutHtml(path)).replace(/(?:^|\/)index$/, '') as SitePath;
  const known = knownTargets(files, path).inLanguageOf(editions, requested);
  const nearest = known.nearest(requested);
  const ofTopic = nearest.names.filter((target) => !isOfOtherTopic(requested, target));
  const alike = { names: ofTopic, isClear: nearest.isClear && ofTopic[0] === nearest.names[0] };
  const named = known.named(baseNameOf(requested)).filter((target) => mayHaveMoved(requested, target));
  const [original] = originalsOf(site, requested);
  const edition = editions.titleOf(requested) ?? (from && editions.titleOf(from));
  const isKnownFolder = isFolder(files, requested);
  const alikeFirst = isKnownFolder
    ? nearestFirst(named, requested)
    : [...alike.names.filter((target) => named.includes(target)), ...named];
  const ofEdition = alikeFirst.filter((target) => editions.titleOf(target as SitePath) === edition);
  const repeated = withoutRepeat(requested).find((one) => named.includes(one));
  const first = [repeated ?? original ?? []].flat();
  const sameName = [...new Set([...first, ...ofEdition, ...alikeFirst])];
  const names = [...new Set([...sameName, ...alike.names])];
  const [one, other] = sameName.map((target) => stepsTo(target, requested));
  const isNearer = !isKnownFolder || first.length > 0 || one !== other || other === undefined;
  const isOnly =
    repeated !== undefined ||
    sameName.length === 1 ||
    (first.length === 0 && new Set(ofEdition).size === 1) ||
    (alike.isClear && isNearer && names[0] === alike.names[0]);
  return { names: names.slice(0, 3), isClear: isOnly };
}

/** Whether the folder of a path exists, so that it isn’t what is misspelled. */
function isFolder(files: SiteFiles, path: SitePath): boolean {
  const folder = folderOf(path);
  return folder === siteRoot || files.hasFolder(folder);
}

/** Returns paths in the order of their steps from the folder of another: up to a folder around it before down again. */
function nearestFirst(paths: readonly string[], from: SitePath): readonly string[] {
  return paths
    .map((path) => ({ path, steps: stepsTo(path, from) }))
    .sort((a, b) => a.steps - b.steps)
    .map(({ path }) => path);
}

/** Returns how far a path is from the folder of another; of as many steps, each up is a little less than one down. */
function stepsTo(path: string, from: SitePath): number {
  const segments = relativeFrom(folderOf(from), path).split('/').slice(0, -1);
  return segments.reduce((sum, segment) => sum + (segment === '..' ? 1 : segment === '.' ? 0 : downward), 0);
}

/** No path has a hundred folders. */
const downward = 1.01;

/** No path has as many; each run of them is compared with the next. */
const mostFolders = 30;

/** Returns what a path may be without folders that it has twice in a row: `images/images/a.png` is `images/a.png`. */
function withoutRepeat(path: string): readonly string[] {
  const folders = path.split('/');
  if (folders.length > mostFolders) return [];
  return folders.flatMap((_, at) => {
    const fewer: string[] = [];
    for (let length = 1; at + 2 * length < folders.length; length++) {
      const isRepeated = folders.slice(at, at + length).every((one, index) => one === folders[at + length + index]);
      if (isRepeated) fewer.push(folders.toSpliced(at, length).join('/'));
    }
    return fewer;
  });
}

/** As {@link nearestTargets}, with the pages that the platform generates from API descriptions, which have no files. */
export function nearestRoutes(site: SiteSnapshot, path: SitePath, expectation?: Expectation): Nearest {
  const ofFiles = nearestTargets(site, path, expectation);
  const generated = nearestGenerated(site, withoutHtml(path));
  if (generated.names.length === 0) return ofFiles;
  const [first, second] = ofFiles.isClear ? [ofFiles, generated] : [generated, ofFiles];
  return { names: [...new Set([...first.names, ...second.names])].slice(0, 3), isClear: first.isClear };
}

/** Whether a file may have moved from one path to another: a page with a common name only into another folder with its own. */
function mayHaveMoved(from: SitePath, to: string): boolean {
  if (isOfOtherTopic(from, to)) return false;
  const folders = to.split('/');
  return !hasCommonName(from) || from.split('/').every((folder) => folders.includes(folder));
}

/**
 * Whether an image has the name of another, as images of any topic may have it, in the folder of another topic next to
 * its own: `images/suppressions/create-dialog.png`, `images/schedules/create-dialog.png`.
 */
function isOfOtherTopic(from: SitePath, to: string): boolean {
  const [own, other] = [folderOf(from), folderOf(to as SitePath)];
  const areSiblings = own !== other && folderOf(own) !== siteRoot && folderOf(own) === folderOf(other);
  if (!isImage(from) || !areSiblings || stemOf(from).split(/[^\p{L}\p{N}]+/u).length > mostCommonWords) return false;
  return !haveSimilarWords(baseNameOf(own), baseNameOf(other));
}

/** A name of more words says what the image shows, wherever it is. */
const mostCommonWords = 2;

/** Returns the pages of which a missing one would be a translation, and those of its name outside of the languages. */
function originalsOf({ editions, files }: SiteSnapshot, path: SitePath): readonly SitePath[] {
  const languages = editions.languageFoldersIn(path);
  const outside = path.split('/').filter((folder) => !languages.includes(folder));
  const paths = [editions.originalOf(path), outside.join('/') as SitePath];
  return languages.length === 0 ? [] : paths.filter((one) => isPage(files, one));
}

/**
 * Returns the page of a path with the folders of two languages that is left without one of them, and is in the language
 * of the page that links to it; undefined for other paths.
 */
export function withoutOtherLanguage(
  { editions, files }: SiteSnapshot,
  from: SitePath,
  path: SitePath,
): SitePath | undefined {
  const languages = editions.languageFoldersIn(path);
  if (languages.length < 2) return undefined;
  const segments = path.split('/');
  const expected = editions.languageFoldersIn(from).join('/');
  return segments
    .flatMap((segment, at) => (languages.includes(segment) ? (segments.toSpliced(at, 1).join('/') as SitePath) : []))
    .find((one) => editions.languageFoldersIn(one).join('/') === expected && isPage(files, one));
}

/** Returns the path of a page’s original if the page is a translation that is missing; undefined if not. */
export function untranslated({ editions, files }: SiteSnapshot, path: SitePath): SitePath | undefined {
  const copied = editions.copiedPath(path);
  return copied?.language !== undefined && isPage(files, copied.original) ? copied.original : undefined;
}

function isPage(files: SiteFiles, path: SitePath): boolean {
  return filesOfEntry(path).some((file) => files.has(file) && !isNeverPage(file));
}

/** Returns a path without the `.html` of other platforms; no page of the site has it. */
export function withoutHtml<Path extends string>(path: Path): Path {
  return path.replace(/\.html?$/i, '') as Path;
}

function knownTargets(files: SiteFiles, path: SitePath): NamedTargets {
  if (isImage(path)) return files.names.imageTargets;
  if (!namesFile(path) && !isSource(path)) return files.names.pageTargets;
  return new NamedTargets(
    files.paths.filter((file) => extensionOf(file) === extensionOf(path) && !isUnsupported(file)),
  );
}

/** Returns a dotted path as one from the site's root: `../guides/install` is `guides/install`. */
export function fromRoot(path: string): SitePath | undefined {
  return toSitePath(path.replace(/^(?:\.{0,2}\/)+/, '/'));
}
