import type { Reference } from '../../../page/record/references.ts';
import type { RefusedImport } from '../../../page/record/refusedImports.ts';
import { isMarkdown, namesFile } from '../../../paths/fileKinds.ts';
import { relativeFrom } from '../../../paths/route.ts';
import { unportablePath } from '../../../paths/portablePath.ts';
import { extensionOf, folderOf, siteRoot, stemOf, type SitePath } from '../../../paths/sitePath.ts';
import { importExtensions } from '../../../site/references/resolveLink.ts';
import type { SiteFiles } from '../../../site/siteFiles.ts';
import type { SiteSnapshot, KnownPage } from '../../../site/siteSnapshot.ts';
import { insertion } from '../../../text/textRange.ts';
import { code } from '../../../util/messageText.ts';
import type { Nearest } from '../../../util/nearest.ts';
import { isPossibleTypo } from '../../../util/typo.ts';
import { findNearestPath, hasCommonName } from '../../../paths/nearestPath.ts';
import { type Finding, type Fix, changeFix, changeFixes, pageFix } from '../../engine/rule.ts';

/** Whether a bundler may resolve the path in a way that Docsight doesn't know. */
export function mayBeReadOtherwise({ site }: KnownPage, path: SitePath): boolean {
  return site.files.hasFolder(path) || site.files.paths.some((file) => file.startsWith(`${path}.`));
}

export function missingFileMessage({ site }: KnownPage, path: SitePath): string {
  const missing = `File not found: ${code(`/${path}`)}`;
  const otherCase = fileInOtherCase(site.files, path);
  if (otherCase !== undefined) {
    return `${missing}, but ${code(`/${otherCase}`)} exists. Paths are case-sensitive.`;
  }
  const extension =
    hasImportExtension(path) || namesFile(path) ? '' : `, with or without ${code('.mdx')} or ${code('.jsx')}`;
  return `${missing}${extension}. Correct the path or create the file.`;
}

function fileInOtherCase(files: SiteFiles, path: SitePath): SitePath | undefined {
  return ['', ...importExtensions]
    .map((extension) => files.names.inOtherCase(`${path}${extension}` as SitePath))
    .find((file) => file !== undefined);
}

/** Returns fixes for the files that an import may mean; of those in other case only that one. */
export function nearestFiles(page: KnownPage, reference: Reference, path: SitePath): readonly Fix[] {
  const { files } = page.site;
  const otherCase = fileInOtherCase(files, path);
  const { names, isClear } = otherCase === undefined ? alike(page.site, path) : { names: [otherCase], isClear: true };
  const sources = names.map((name) => sourceOf(page, reference.value, name as SitePath));
  return changeFixes(page, reference.range, { names: sources, isClear });
}

/**
 * Returns the files of the same name or of similar spelling in the same folder or one nearly so, and the one file of a
 * name that says enough. The files of one name in many folders have different contents.
 */
function alike(site: SiteSnapshot, path: SitePath): Nearest {
  const hasExtension = hasImportExtension(path) || namesFile(path);
  const known = site.files.paths.filter((file) =>
    hasExtension ? extensionOf(file) === extensionOf(path) : hasImportExtension(file),
  );
  const sameName = known.filter((file) => stemOf(file) === stemOf(path));
  const moved = sameName.filter((file) => areNearFolders(folderOf(path), folderOf(file)));
  const spelling = findNearestPath(path, known);
  const spelt = spelling.names.filter((file) => {
    const folder = folderOf(file as SitePath);
    return folder === folderOf(path) || areNearFolders(folderOf(path), folder);
  });
  const copies = sameName.filter((file) => areEditions(site, folderOf(path), folderOf(file)));
  const only = sameName.length === 1 && isSpecificName(stemOf(path)) ? sameName : [];
  const names = [...new Set([...moved, ...spelt, ...copies, ...only])].slice(0, 3);
  const isSpelt = moved.length === 0 && spelling.isClear && spelt[0] === spelling.names[0];
  return { names, isClear: moved.length === 1 || isSpelt };
}

/** Whether one folder is the other with one more folder on its way, or with one that is spelled a little otherwise. */
function areNearFolders(one: SitePath, other: SitePath): boolean {
  const [a, b] = [segmentsOf(one), segmentsOf(other)];
  if (a.length === b.length) {
    const [at = -1, ...more] = differences(a, b);
    return at >= 0 && more.length === 0 && isMistyped(a[at] ?? '', b[at] ?? '');
  }
  const [longer, shorter] = a.length > b.length ? [a, b] : [b, a];
  const at = longer.findIndex((segment, index) => segment !== shorter[index]);
  return longer.toSpliced(at, 1).join('/') === shorter.join('/');
}

/** Whether two names of folders differ little: not in a number, nor as short names do that have little in common. */
function isMistyped(a: string, b: string): boolean {
  const areLong = Math.min(a.length, b.length) >= shortestMistyped;
  return areLong && a.replace(/\D+/g, ' ') === b.replace(/\D+/g, ' ') && isPossibleTypo(a, b);
}

const shortestMistyped = 4;

/** Whether two folders differ only by the version or the language on their way. */
function areEditions({ editions }: SiteSnapshot, one: SitePath, other: SitePath): boolean {
  const [a, b] = [segmentsOf(one), segmentsOf(other)];
  const [at = -1, ...more] = a.length === b.length ? differences(a, b) : [];
  if (at < 0 || more.length > 0) return false;
  const pair = [a[at] ?? '', b[at] ?? ''];
  const languages = [one, other].map((folder) => editions.languageFoldersIn(folder));
  return pair.every((name) => /^v?\d+(?:\.(?:\d+|x))*$/i.test(name) || languages.flat().includes(name));
}

function segmentsOf(folder: SitePath): readonly string[] {
  return folder === siteRoot ? [] : folder.split('/');
}

/** Returns the indexes at which two lists of the same length differ. */
function differences(a: readonly string[], b: readonly string[]): readonly number[] {
  return a.flatMap((segment, at) => (segment === b[at] ? [] : [at]));
}

/** Whether a name says what is in its file, wherever it is: `rate-limits`, but not `js` or `intro`. */
function isSpecificName(stem: string): boolean {
  const words = stem.match(/\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+/gu) ?? [];
  return !hasCommonName(stem) && (words.length > 1 || stem.length >= longName);
}

/** The length from which a name of one word is long. */
const longName = 10;

/** Returns a file as an import path: from the root or from the page's folder. */
function sourceOf({ file }: KnownPage, written: string, target: SitePath): string {
  return written.startsWith('/') ? `/${target}` : relativeFrom(folderOf(file), target);
}

/** Returns the fix that creates the snippet of a default import; none if its file is there in other case. */
export function creation({ files }: SiteSnapshot, { names = [] }: Reference, path: SitePath): readonly Fix[] {
  const [only] = names;
  const isDefaultImport = names.length === 1 && only?.imported === 'default';
  if (!isDefaultImport || (extensionOf(path) !== '' && !isMarkdown(path))) return [];
  const file = (isMarkdown(path) ? path : `${path}.mdx`) as SitePath;
  if (unportablePath(file) !== undefined || fileInOtherCase(files, path) !== undefined) return [];
  const text = `{/* Pages show this content in place of <${only.local} />. */}\n`;
  return [{ title: `Create the snippet ${code(file)}`, edits: [{ kind: 'create', file, text }], preferred: false }];
}

function hasImportExtension(path: string): boolean {
  return extensionOf(path) !== '' && [...importExtensions, '.json', '.css'].includes(extensionOf(path));
}

/** Yields the findings of an import that is text, or whose path begins like a package; none for a package. */
export function* refusals(page: KnownPage, refused: RefusedImport): Iterable<Finding> {
  const { range } = refused;
  if (refused.reason === 'text') {
    const edit = insertion(range.start, refused.lineEnd);
    yield {
      range,
      message: 'This import directly follows text, so it is shown as text. Add a blank line before it.',
      fixes: () => [pageFix(page, 'Add a blank line before it', [edit], { preferred: true })],
    };
    return;
  }
  const { source } = refused;
  if (!meansFile(source)) return;
  const path = source.replace(/^(?:[@~]\/)?/, '/');
  yield {
    range,
    message: `${code(source)} is read as a package. Start the path of a file with ${code('/')}.`,
    fixes: () => [changeFix(page, range, path)],
  };
}

/** Whether a source that is taken for a package was likely meant as a path. */
export function meansFile(source: string): boolean {
  return /^(?:[@~]\/)?_?snippets\/|^[@~]\/.*\.\w+$|^[^@]*\.(?:mdx?|[jt]sx)$/.test(source);
}
