import { isDataFile, isDownload, isImage, isMarkdown, isScript, isSnippetPath } from '../paths/fileKinds.ts';
import { baseNameOf, foldersAbove, folderOf, siteRoot, type SitePath } from '../paths/sitePath.ts';
import type { TextRange } from '../text/textRange.ts';
import { lazy } from '../util/lazy.ts';
import { decodeEscapes } from '../util/strings.ts';
import { configReferences } from './references/configReferences.ts';
import { resolveReference } from './references/resolveLink.ts';
import type { SiteSnapshot } from './siteSnapshot.ts';

/** The texts in which a file may be mentioned, by their extensions. */
const texts =
  /\.(?:mdx?|json|ya?ml|css|scss|less|[cm]?[jt]sx?|html?|svg|xml|txt|toml|vue|svelte|astro|rst|adoc|py|rb|sh)$/i;

/** Whether the text of a file may mention others. */
export function mayMention(file: string): boolean {
  return texts.test(file);
}

/** What separates paths from the rest of a text. */
const separators = String.raw`\s"'` + '`' + String.raw`()<>[\]{}|\\,;=`;
const separator = new RegExp(`[${separators}]`);
/** Whether a character separates paths, by its code: 1 or 0. */
const separatorCodes = lazy(() =>
  Uint8Array.from({ length: 0x1_0000 }, (_, code) => Number(separator.test(String.fromCharCode(code)))),
);
const plainName = new RegExp(`^[^${separators}%&?#*$]+\\.[a-z\\d]{2,5}$`);

/** A name of which nothing but the extension is known: `${folder}/${name}.svg`. */
const builtName = /[}+]\s*["'`]?(\.[a-z\d]{2,5})\b/gi;

const description = /^\s*\{?\s*["']?(?:openapi|swagger|asyncapi)["']?\s*:/m;

/** What the texts of a site and around it mention. */
export class FileMentions {
  /** The mentioned paths, by the name of the file, in lower case. */
  readonly #paths = new Map<string, Set<string>>();
  /** The folders of which a program completes the paths. */
  readonly #folders = new Set<string>();
  readonly #extensions = new Set<string>();
  /** The names that no token can contain, and those of them that were found. */
  readonly #unusual: readonly string[];
  readonly #found = new Set<string>();
  readonly #descriptions = new Set<string>();

  constructor(files: readonly SitePath[]) {
    const names = new Set(files.map((file) => baseNameOf(file).toLowerCase()));
    this.#unusual = [...names].filter((name) => !plainName.test(name));
  }

  /** Notes what the text of a file mentions. */
  add(file: string, text: string): void {
    const own = baseNameOf(file).toLowerCase();
    if (isDataFile(file) && description.test(text.slice(0, 5_000))) this.#descriptions.add(file);
    for (const { start, end } of possiblePaths(text)) this.#addToken(text.slice(start, end), text, end, own);
    if (isScript(file)) for (const [, extension = ''] of text.matchAll(builtName)) this.#extensions.add(extension);
    if (this.#unusual.length === 0) return;
    const lower = decodeEscapes(text).toLowerCase().replaceAll('&amp;', '&');
    for (const name of this.#unusual) if (name !== own && lower.includes(name)) this.#found.add(name);
  }

  #addToken(token: string, text: string, end: number, own: string): void {
    const slash = token.indexOf('/');
    if (slash >= 0 && isCompleted(token, text, end))
      this.#folders.add(normalized(token.replace(/[^/]*$|\/[^/]*\*.*$/, '')));
    if (!token.includes('.')) return;
    const path = normalized(token.replace(/[?#].*$|[.:!*_]+$/, ''));
    if (!/\.[a-z\d]{2,5}$/.test(path)) return;
    const name = baseNameOf(path);
    // A drawing may name itself.
    if (name !== own) this.#paths.set(name, (this.#paths.get(name) ?? new Set()).add(path));
  }

  /** Whether some text may mean a file. */
  has(file: SitePath): boolean {
    const path = file.toLowerCase() as SitePath;
    const name = baseNameOf(path);
    if (this.#found.has(name) || this.#extensions.has(/\.[a-z\d]+$/.exec(name)?.[0] ?? '')) return true;
    const isNamed = [...(this.#paths.get(name) ?? [])].some((one) => areSameEnd(one, path));
    return isNamed || foldersAbove(path).some((folder) => [...this.#folders].some((one) => areSameEnd(one, folder)));
  }

  /** Whether a data file begins as an API description. */
  isDescription(file: SitePath): boolean {
    return this.#descriptions.has(file);
  }
}

/** Yields the ranges of what may be paths. Most words have neither a dot nor a slash, and are passed over. */
function* possiblePaths(text: string): Iterable<TextRange> {
  const separates = separatorCodes();
  const mark = /[./]/g;
  for (let found = mark.exec(text); found !== null; found = mark.exec(text)) {
    let start = found.index;
    while (start > 0 && separates[text.charCodeAt(start - 1)] === 0) start--;
    let end = mark.lastIndex;
    while (end < text.length && separates[text.charCodeAt(end)] === 0) end++;
    yield { start, end };
    mark.lastIndex = end;
  }
}

/** Whether a program completes a path: `/images/${name}`, `"/images/" + name`, `images/*.png`. */
function isCompleted(token: string, text: string, end: number): boolean {
  return token.includes('*') || text.charAt(end) === '{' || /^["'`]\s*\+/.test(text.slice(end, end + 10));
}

/** Returns a path without what is before it, as far as that doesn't say where it is. */
function normalized(token: string): string {
  const path = decodeEscapes(token).toLowerCase();
  return path.replace(/^[a-z]+:/, '').replace(/^(?:\.{0,2}\/)+|\/+$/g, '');
}

/** Whether one of two paths is the other's end: a mention may lack folders, or have some of the repository. */
function areSameEnd(a: string, b: string): boolean {
  return a !== '' && (`/${a}`.endsWith(`/${b}`) || `/${b}`.endsWith(`/${a}`));
}

/** Returns the files that may be unused: those that nothing but a mention makes part of the site. */
export function filesToMention(site: SiteSnapshot): readonly SitePath[] {
  return site.files.paths.filter(
    (file) => mayBeUnused(file) && !isFoundByName(file) && site.files.generatorAbove(file) === undefined,
  );
}

function mayBeUnused(file: SitePath): boolean {
  return isImage(file) || (isDownload(file) && !/\.(?:txt|xml|csv)$/i.test(file)) || isScript(file) || isDataFile(file);
}

/** Browsers and the platform look for these without being told. */
function isFoundByName(file: SitePath): boolean {
  return /^(?:favicon|apple-touch-icon|android-chrome|mstile|site\.webmanifest)/i.test(baseNameOf(file));
}

/** Returns the files that nothing mentions, sorted; unknown ones are not among them. */
export function unusedFilesOf(site: SiteSnapshot, mentions: FileMentions): readonly SitePath[] {
  if (!site.isLoaded || !site.config.knowsRoutes) return [];
  const used = usedFiles(site);
  const namesOperations = [...site.pages.values()].some(({ contentSource }) => contentSource === 'api');
  const tops = new Set([...used, ...site.files.pages].map(topOf));
  const unused = filesToMention(site).filter((file) => {
    if (used.has(file) || mentions.has(file)) return false;
    // The platform loads other scripts by itself.
    if (isScript(file)) return /\.[jt]sx$/i.test(file) && isSnippetPath(file);
    // Other data are for programs, and a page may name an operation without its description.
    if (isDataFile(file)) return !namesOperations && mentions.isDescription(file);
    return tops.has(topOf(file)) || folderNames.test(topOf(file));
  });
  const snippets = [...site.setAside.files].flatMap(([file, reason]) =>
    reason === 'unusedSnippet' && isMarkdown(file) ? [file] : [],
  );
  return [...unused, ...snippets].sort();
}

/** The folders that a site has for its pages, even if none of their files is used. */
const folderNames = /^(?:images?|img|assets|media|static|public|screenshots?|videos?|logos?|icons?)$/i;

/** Where a repository has more than its documentation, images of other programs are in folders of their own. */
function topOf(file: SitePath): string {
  return folderOf(file) === siteRoot ? '' : (file.split('/')[0] ?? '');
}

/** Returns the files that references resolve to. */
function usedFiles(site: SiteSnapshot): ReadonlySet<SitePath> {
  const used = new Set<SitePath>(site.imported);
  for (const { file } of configReferences(site)) if (file !== undefined) used.add(file);
  for (const { file } of site.config.composed.fragments) used.add(file);
  for (const [from, { references }] of site.pageIndexes) {
    for (const reference of references) {
      if (reference.kind === 'link' && isMarkdown(reference.value)) continue;
      const found = resolveReference(site, from, reference);
      if (found.kind === 'file') used.add(found.file);
    }
  }
  return used;
}
