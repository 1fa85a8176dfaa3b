import { lineEndOf } from '../../text/lines.ts';
import { isDownload, isImage, isMarkdown, isSnippetPath } from '../../paths/fileKinds.ts';
import { routeOf, titleFromPath } from '../../paths/route.ts';
import { baseNameOf, extensionOf, folderOf, siteRoot, type SitePath } from '../../paths/sitePath.ts';
import { encodeAddress } from '../../paths/address.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { displayTitleOf } from '../../site/pageTitles.ts';
import type { TextRange } from '../../text/textRange.ts';
import { escapeMarkdown } from '../../text/markdown.ts';
import { snippetText } from '../../util/strings.ts';
import { foldersForFiles } from './fileFolders.ts';
import { imageSnippet } from './imageForm.ts';
import type { PastedFile, PasteOption, PasteTarget, PasteSettings } from './pasted.ts';
import { addressOfFile, link } from './pasteAddress.ts';
import { savedName } from './savedName.ts';

/** Returns how files can be inserted: as images, players and links; those outside of the site are saved in it. */
export function pasteFiles(
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
  const base = baseNameOf(path);
  return titleFromPath(base.slice(0, base.length - extensionOf(base).length)) || folderOf(path);
}
