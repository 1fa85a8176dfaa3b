import {
  baseNameOf,
  extensionOf,
  folderOf,
  type SitePath,
  siteRoot,
  stemOf,
  toClampedPath,
  toSitePath,
} from '../../paths/sitePath.ts';
import type { TextRange } from '../../text/textRange.ts';
import { pasteTargetOf, type PastedFile, type PasteOption, type PasteSettings, type PasteTarget } from './pasted.ts';
import { lineEndOf } from '../../text/lines.ts';
import { isDownload, isImage, isMarkdown, isSnippetPath } from '../../paths/fileKinds.ts';
import { routeOf, titleFromPath, pageNameOf } from '../../paths/route.ts';
import { encodeAddress } from '../../paths/address.ts';
import { displayTitleOf } from '../../site/pageTitles.ts';
import { escapeMarkdown } from '../../text/markdown.ts';
import { snippetText } from '../../util/strings.ts';
import { slugOf } from '../../paths/pageNames.ts';
import type { SiteFiles } from '../../site/siteFiles.ts';
import { ownValue } from '../../util/values.ts';
import { resolveReference, resolveLink } from '../../site/references/resolveLink.ts';
import type { SiteSnapshot, PageContext } from '../../site/siteSnapshot.ts';
import { figuresOf } from '../../page/record/figures.ts';
import { landingOf } from '../site/linkTarget.ts';
import { countUp } from '../../util/collections.ts';

/** What is pasted or dropped, besides HTML. */
export interface Pasted {
  readonly text?: string | undefined;
  readonly files: readonly PastedFile[];
}

/** Returns what pasted data can become at a selection of a page, the best first. */
export function pasteOptions(
  context: PageContext,
  range: TextRange,
  { text, files }: Pasted,
  { pattern }: PasteSettings,
): readonly PasteOption[] {
  const target = pasteTargetOf(context, range);
  const selected = context.page.text.slice(range.start, range.end);
  if (files.length > 0) {
    const isValid = pattern !== undefined && pattern.trim() !== '' && toSitePath(pattern.trim()) !== undefined;
    return pasteFiles(context, target, range, files, { pattern: isValid ? pattern.trim() : undefined });
  }
  return text === undefined ? [] : pasteAddress(context, target, selected, text);
}

/** Returns how files can be inserted: as images, players and links; those outside of the site are saved in it. */
function pasteFiles(
  context: PageContext,
  target: PasteTarget,
  { start, end }: TextRange,
  files: readonly PastedFile[],
  settings: PasteSettings,
): readonly PasteOption[] {
  if (target === 'code' || files.length === 0 || !files.every((file) => canInsert(context, file))) return [];
  const selected = context.page.text.slice(start, end);
  const isSaved = files.some(({ path }) => path === undefined);
  const kind = files.some(({ name }) => isImage(name)) ? 'image' : 'file';
  const folders: readonly SitePath[] =
    isSaved && settings.pattern === undefined ? foldersForFiles(context, kind) : [siteRoot];
  return folders.map((folder) => {
    const saved = savedFiles(context, files, folder, settings);
    const title = titleFor(files, isSaved && settings.pattern === undefined ? folder : undefined);
    return {
      title,
      kind: files.every(({ name }) => isImage(name)) ? 'image' : 'file',
      isAlternative: false,
      snippet:
        gapBefore(context, target, start) +
        snippetFor(context, target, selected, saved.paths) +
        gapAfter(context, target, end),
      creates: saved.creates,
    };
  });
}

function canInsert({ file }: PageContext, { name, path }: PastedFile): boolean {
  if (isImage(name) || isDownload(name)) return true;
  // Another page of the site is linked; a snippet is imported, which is more than a link.
  return path !== undefined && path !== file && isMarkdown(path) && !isSnippetPath(path);
}

function titleFor(files: readonly PastedFile[], folder: SitePath | undefined): string {
  const many = files.length > 1;
  const what = files.every(({ name }) => isImage(name))
    ? many
      ? 'images'
      : 'image'
    : files.every(({ path }) => path !== undefined && isMarkdown(path))
      ? many
        ? 'links to pages'
        : 'link to page'
      : many
        ? 'files'
        : 'file';
  return folder === undefined ? `Insert ${what}` : `Insert ${what} (save in ${folder})`;
}

interface SavedFiles {
  readonly paths: readonly SitePath[];
  readonly creates: PasteOption['creates'];
}

/** Returns the paths of files in the site, with those that are to be created. */
function savedFiles(
  { site, file: page }: PageContext,
  files: readonly PastedFile[],
  folder: SitePath,
  { pattern }: PasteSettings,
): SavedFiles {
  const usedPaths = new Set<SitePath>();
  const creates: { readonly path: SitePath; readonly index: number }[] = [];
  const paths = files.map(({ name, path }, index) => {
    if (path !== undefined) return path;
    const saved = savedName(site.files, name, { page, folder, pattern }, usedPaths);
    usedPaths.add(saved);
    creates.push({ path: saved, index });
    return saved;
  });
  return { paths, creates };
}

/** Returns the blank line that separates a block from a paragraph on the line before. */
function gapBefore({ page }: PageContext, target: PasteTarget, offset: number): string {
  const lines = page.text.slice(0, offset).split(/\r?\n/);
  const isAfterText = /^\s*[^\s<]/.test(lines.at(-2) ?? '') && lines.at(-1) === '';
  return target === 'ownLine' && isAfterText ? lineEndOf(page.text) : '';
}

/** Returns the blank line that separates a block from a paragraph on the line after. */
function gapAfter({ page }: PageContext, target: PasteTarget, offset: number): string {
  const next = /^[ \t]*\r?\n([^\r\n]*)/.exec(page.text.slice(offset))?.[1] ?? '';
  return target === 'ownLine' && /^\s*[^\s<]/.test(next) ? lineEndOf(page.text) : '';
}

function snippetFor(context: PageContext, target: PasteTarget, selected: string, paths: readonly SitePath[]): string {
  const [first] = paths;
  if (target === 'address') return first === undefined ? '' : snippetText(addressFor(first));
  const text = selected.trim();
  const pieces = paths.map((path, index) => pieceFor(context, target, path, index + 1, paths.length === 1 ? text : ''));
  return `${pieces.join(target === 'ownLine' ? lineEndOf(context.page.text).repeat(2) : ' ')}$0`;
}

function addressFor(path: SitePath): string {
  return isMarkdown(path) ? encodeAddress(routeOf(path)) : addressOfFile(path);
}

function pieceFor(context: PageContext, target: PasteTarget, path: SitePath, stop: number, selected: string): string {
  const address = addressFor(path);
  if (isImage(path)) return imageSnippet(context, target, address, stop, selected);
  if (target === 'ownLine' && /^\.(?:mp4|webm|mov|m4v|ogg)$/.test(extensionOf(path))) {
    return `<video controls src="${snippetText(address)}"></video>`;
  }
  const label = escapeMarkdown(isMarkdown(path) ? displayTitleOf(context.site, path) : titleOfFile(path));
  return link(`\${${String(stop)}:${snippetText(selected === '' ? label : selected)}}`, address);
}

function titleOfFile(path: SitePath): string {
  return titleFromPath(stemOf(path)) || folderOf(path);
}

/** Where a file is saved. */
interface SaveTarget {
  readonly page: SitePath;
  readonly folder: SitePath;
  /** The path pattern of the settings; undefined for a readable name in the folder. */
  readonly pattern: string | undefined;
}

/**
 * Returns an unused path for a file: `images/dashboard.png`. What the clipboard calls `image.png` gets the name of the
 * page. Names in `taken` are used by files that are saved with it.
 */
function savedName(
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

type SavedKind = 'image' | 'file';

/** How many folders are offered. */
const mostFolders = 3;

/**
 * Returns the folders in which a page’s images or files can be saved, the best first: those that the page uses, then
 * those of the pages in its folder, then those of the whole site.
 */
function foldersForFiles(context: PageContext, kind: SavedKind): readonly SitePath[] {
  const { site, file } = context;
  const inFolder = [...site.pageIndexes.keys()].filter((page) => folderOf(page) === folderOf(file));
  const found = [
    ...usedFolders(site, [file], kind),
    ...usedFolders(site, inFolder, kind),
    ...usedFolders(site, [...site.pageIndexes.keys()], kind),
    ...usualFolders(site, kind),
    ...byCount(filesOf(site, kind).map(folderOf)),
  ];
  const own = found.filter((folder) => folder !== siteRoot);
  return [...new Set(own)].slice(0, mostFolders);
}

function filesOf({ files }: SiteSnapshot, kind: SavedKind): readonly SitePath[] {
  return kind === 'image' ? files.images : files.downloads;
}

function usedFolders(site: SiteSnapshot, pages: readonly SitePath[], kind: SavedKind): readonly SitePath[] {
  const matches = kind === 'image' ? isImage : isDownload;
  const targets = pages.flatMap((page) =>
    (site.pageIndexes.get(page)?.references ?? []).flatMap((reference): readonly SitePath[] => {
      if (!matches(reference.value)) return [];
      const destination = resolveReference(site, page, reference);
      return destination.kind === 'file' ? [destination.file] : [];
    }),
  );
  return byCount(targets.map(folderOf));
}

/** Returns the distinct folders of a list, the most frequent first. */
function byCount(folders: readonly SitePath[]): readonly SitePath[] {
  const counts = new Map<SitePath, number>();
  for (const folder of folders) countUp(counts, folder);
  return [...counts].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1)).map(([folder]) => folder);
}

function usualFolders({ files }: SiteSnapshot, kind: SavedKind): readonly SitePath[] {
  const usual = (
    kind === 'image' ? ['images', 'img', 'assets', 'static'] : ['files', 'assets', 'images']
  ) as SitePath[];
  const existing = usual.filter((folder) => files.hasFolder(folder));
  return existing.length > 0 ? existing : usual.slice(0, 1);
}

/** Returns an image as a snippet in the form that the site uses, the cursor in its alternative text. */
function imageSnippet(
  context: PageContext,
  target: PasteTarget,
  address: string,
  stop: number,
  selected: string,
): string {
  const alt =
    selected === '' ? `$${String(stop)}` : `\${${String(stop)}:${snippetText(selected.replace(/["[\]]/g, ''))}}`;
  const escaped = snippetText(address);
  const image = usesTags(context) ? `<img src="${escaped}" alt="${alt}" />` : `![${alt}](${escaped})`;
  if (target !== 'ownLine' || !usesFrames(context)) return image;
  const lineEnd = lineEndOf(context.page.text);
  return `<Frame>${lineEnd}  ${image}${lineEnd}</Frame>`;
}

/** Whether images are written as `img` rather than in Markdown’s form: on the page, in its folder, or on the site. */
function usesTags({ site, file }: PageContext): boolean {
  const counts = { tags: 0, markdown: 0 };
  const folder = folderOf(file);
  for (const [page, { references }] of site.pageIndexes) {
    const weight = page === file ? 100 : folderOf(page) === folder ? 10 : 1;
    for (const { kind, form, value } of references) {
      if (kind !== 'image' || !isImage(value)) continue;
      if (form === 'attribute') counts.tags += weight;
      else if (form === 'markdown') counts.markdown += weight;
    }
  }
  return counts.tags > counts.markdown;
}

/** Whether figures are in a `Frame`: on this page, if it has any, else on most of the site’s. */
function usesFrames({ page, site }: PageContext): boolean {
  const { bare, framed } = figuresOf(page);
  if (bare.length + framed.length > 0) return framed.length >= bare.length;
  return !site.habits.lacks({ name: 'framedFigures', smallestShare: 0.5 });
}

/** Returns the links that a pasted address can become; none if the text is no address. */
function pasteAddress(
  context: PageContext,
  target: PasteTarget,
  selected: string,
  pasted: string,
): readonly PasteOption[] {
  const written = pasted.trim();
  if (target === 'code' || !/^https?:\/\/[^\s<>"]+$/i.test(written)) return [];
  const own = ownAddress(context, written);
  const address = own?.address ?? written;
  if (target === 'address') return own === undefined ? [] : [option('Insert site path', snippetText(address), false)];
  const title = own === undefined ? 'Insert link' : 'Insert link to page';
  if (selected.trim() !== '') {
    // A link can’t contain another, and its text is one paragraph.
    const isText = !/^https?:\/\/\S+$/.test(selected.trim()) && !/[[\]<>]|\n\s*\n/.test(selected);
    return isText ? [option(title, link(snippetText(selected.trim()), address), false)] : [];
  }
  const text = own === undefined ? '${1:text}' : `\${1:${snippetText(escapeMarkdown(own.title))}}`;
  return [option(title, link(text, address), own === undefined)];
}

function option(title: string, snippet: string, isAlternative: boolean): PasteOption {
  return { title, kind: 'link', isAlternative, snippet, creates: [] };
}

/** Returns a link as a snippet; brackets in an address would end it, and braces could be an expression. */
function link(label: string, address: string): string {
  const encoded = address.replace(/[\\`{}|]|&(?=#?\w+;)/g, encodeURIComponent);
  const escaped = /[()]/.test(encoded) ? `<${encoded}>` : encoded;
  return `[${label}](${snippetText(escaped)})`;
}

/** Returns the path of an address of the published site, with the title of its page; undefined if it has none. */
function ownAddress(
  context: PageContext,
  url: string,
): { readonly address: string; readonly title: string } | undefined {
  const { site } = context;
  const { docsUrl } = site.settings;
  if (docsUrl === undefined) return undefined;
  const origin = /^https?:\/\/[^/?#]*/i.exec(url)?.[0] ?? '';
  const normalized = origin.toLowerCase() + url.slice(origin.length);
  if (normalized !== docsUrl && !/^[/?#]/.test(normalized.slice(docsUrl.length))) return undefined;
  if (!normalized.startsWith(docsUrl)) return undefined;
  const rest = normalized.slice(docsUrl.length);
  const path = rest.startsWith('/') ? rest : `/${rest}`;
  // An address without a file of its own may be one that the platform generates: that isn’t known.
  const landing = landingOf(site, resolveLink(site, context.file, path));
  return landing.kind === 'page' ? { address: path, title: displayTitleOf(site, landing.file) } : undefined;
}

function addressOfFile(path: SitePath): string {
  return encodeAddress(`/${path}`);
}
