import type { Reference } from '../../page/record/references.ts';
import { sectionNamed } from '../../page/sections/sections.ts';
import { extensionOf, folderOf, siteRoot, toSitePath, type SitePath } from '../../paths/sitePath.ts';
import { configReferenceAt } from '../../site/references/configReferences.ts';
import { findSection } from '../../site/sections/sectionLocation.ts';
import { resolveReference } from '../../site/references/resolveLink.ts';
import type { SiteSnapshot, PageContext } from '../../site/siteSnapshot.ts';
import { variableInConfig, variableInPage, usesOfVariable, type NamedVariable } from '../../site/variables.ts';
import { rangeHoldsCursor, type TextRange, type TextEdit } from '../../text/textRange.ts';
import { referenceAt } from '../site/referenceAt.ts';
import { fragmentRange, isPlainPath, pathRange } from './addressText.ts';
import { isFullyWritten } from './moveConfig.ts';
import type { MoveOptions } from './moveFiles.ts';
import { movePath } from './movePath.ts';
import type { Renameable, Refusable } from './refactoring.ts';
import { renameableExport, renameOnPage, whyNoName } from './renameExport.ts';
import { renameableSection } from './renameSection.ts';
import { renameableTitle } from './renameTitle.ts';
import { nameOfSection, sectionNameAt } from './sectionName.ts';
import { insideQuotes } from '../../config/configStrings.ts';
import type { Variable } from '../../config/siteConfig.ts';
import { configEdits } from '../../config/edit/configEdits.ts';
import { editOf } from '../../paths/fileEdit.ts';
import { code } from '../../util/messageText.ts';
import { rootOf } from '../../page/record/inclusions.ts';
import type { JsxTag } from '../../page/mdx/script/scanTag.ts';
import { isDotted } from '../../paths/address.ts';
import { isMarkdown, isSnippetPath, snippetFolders } from '../../paths/fileKinds.ts';
import { pageNameOf, routeOf } from '../../paths/route.ts';
import { unportablePath } from '../../paths/portablePath.ts';
import { decodeEscapes } from '../../util/strings.ts';
import { addTo } from '../../util/collections.ts';

/** Returns the variable or the file that an offset of docs.json names. */
export function renameableInConfig(
  site: SiteSnapshot,
  offset: number,
  options: MoveOptions = {},
): Renameable | undefined {
  const variable = variableInConfig(site.config, offset);
  if (variable !== undefined) return renameableVariable(site, variable);
  const reference = configReferenceAt(site, offset);
  if (reference?.file === undefined) return undefined;
  if (!isFullyWritten(site.config, reference.range, reference.value)) return undefined;
  const { value, range, file, kind, basePath } = reference;
  const end = kind === 'entry' ? value.length : value.search(/[?#]|(?<!\s)\s*$/);
  // With JSON escapes the range of the path in the string is unknown.
  const isPlain = range.end - range.start === value.length;
  const name = {
    file,
    from: site.config.file,
    range: isPlain ? { start: range.start, end: range.start + end } : range,
    path: value.slice(0, end),
    hasEscapes: kind !== 'entry',
  };
  return renameableFile(site, basePath === undefined ? name : withoutBase(name, basePath), options);
}

/**
 * Returns what can be renamed at an offset of a page: a variable, a file or section in an address, a name that a file
 * exports, an imported snippet, the page's title, a heading or another section's title. `pageOf` returns the page named by
 * `linkedPageAt` and those of `filesNaming`.
 */
export function renameableInPage(
  context: PageContext,
  offset: number,
  pageOf: (file: SitePath) => PageContext | undefined,
  options: MoveOptions = {},
): Renameable | undefined {
  const variable = variableInPage(context, offset);
  if (variable !== undefined) return renameableVariable(context.site, variable);
  const address = context.pageIndex.references.find(
    ({ kind, range }) => kind !== 'use' && rangeHoldsCursor(range, offset),
  );
  if (address !== undefined) return inAddress(context, address, offset, pageOf, options);
  const title = renameableTitle(context, offset);
  if (title !== undefined) return title;
  const own = renameableExport(context, offset, pageOf) ?? renameableComponent(context, offset);
  if (own !== undefined) return own;
  const name = sectionNameAt(context, offset);
  if (name !== undefined) return renameableSection(context, name);
  const around = referenceAt(context, offset);
  return around && around.kind !== 'use' ? fileInAddress(context, around, options) : undefined;
}

/**
 * Returns the page or snippet whose section the address at an offset names; its text must be read to rename that
 * section.
 */
export function linkedPageAt(context: PageContext, offset: number): SitePath | undefined {
  const reference = context.pageIndex.references.find(({ range }) => rangeHoldsCursor(range, offset));
  const linked = reference && linkedSection(context, reference);
  return linked && linked.file !== context.file ? linked.file : undefined;
}

function inAddress(
  context: PageContext,
  reference: Reference,
  offset: number,
  pageOf: (file: SitePath) => PageContext | undefined,
  options: MoveOptions,
): Renameable | undefined {
  const fragment = fragmentRange(reference);
  if (fragment === undefined || offset < fragment.start) return fileInAddress(context, reference, options);
  const linked = linkedSection(context, reference);
  const target = linked && (linked.file === context.file ? context : pageOf(linked.file));
  const section = linked && target && sectionNamed(target.pageIndex.sections, linked.fragment);
  const name = section && nameOfSection(target, section);
  return name && renameableSection(target, name, fragment);
}

/** Returns the file with the section that an address names: the page, or a snippet that the page includes. */
function linkedSection({ site, file }: PageContext, reference: Reference): LinkedSection | undefined {
  const found = resolveReference(site, file, reference);
  if (found.kind !== 'page' || found.fragment === undefined) return undefined;
  const { fragment } = found;
  return { file: findSection(site, found.file, fragment)?.file ?? found.file, fragment };
}

interface LinkedSection {
  readonly file: SitePath;
  readonly fragment: string;
}

function fileInAddress(context: PageContext, reference: Reference, options: MoveOptions): Renameable | undefined {
  const found = resolveReference(context.site, context.file, reference);
  const range = pathRange(reference);
  if ((found.kind !== 'page' && found.kind !== 'file') || range.start === range.end) return undefined;
  const start = reference.range.start;
  const path = reference.written.slice(range.start - start, range.end - start);
  const name = { file: found.file, from: context.file, range, path, hasEscapes: !isPlainPath(reference) };
  return renameableFile(context.site, found.basePath === undefined ? name : withoutBase(name, found.basePath), options);
}

/** Returns the part of a name after the path below which the site is served, which stays as it is. */
function withoutBase(name: FileName, basePath: SitePath): FileName {
  const prefix = `/${basePath}`;
  if (!name.path.startsWith(prefix)) return name;
  const range = { ...name.range, start: name.range.start + prefix.length };
  return { ...name, range, path: name.path.slice(prefix.length) };
}

/**
 * Returns the rename of a variable in docs.json and in all pages that use it; undefined while its name is being typed.
 */
function renameableVariable(site: SiteSnapshot, { variable, range }: NamedVariable): Renameable | undefined {
  const { config } = site;
  if (!isFullyWritten(config, insideQuotes(config.composed, variable.range), variable.name)) return undefined;
  return { range, placeholder: variable.name, rename: (newName) => renameVariable(site, variable, newName) };
}

function renameVariable(site: SiteSnapshot, variable: Variable, typed: string): Refusable {
  // A variable renamed in a page may be typed with its braces.
  const newText = typed.trim().replace(/^\{\{\s*(.*?)\s*\}\}$/, '$1');
  if (newText === variable.name) return { edits: [] };
  const wrong = whatIsWrong(site, newText);
  if (wrong !== undefined) return { refused: wrong };
  const { config } = site;
  const declared = { range: insideQuotes(config.composed, variable.range), newText };
  const uses = [...editsByFile(site, variable, newText)].flatMap(([file, edits]) => editOf(file, edits));
  return { edits: [...configEdits(config, [declared]), ...uses] };
}

function whatIsWrong({ config }: SiteSnapshot, name: string): string | undefined {
  if (name === '') return 'Enter a name.';
  const wrong = /[^\w.-]/u.exec(name)?.[0];
  if (wrong !== undefined) {
    const what = /\s/.test(wrong) ? 'spaces' : code(wrong);
    return `A variable name can’t contain ${what}. Use letters from ${code('a')} to ${code('z')}, digits, ${code('-')}, ${code('_')} and ${code('.')}.`;
  }
  const isTaken = config.variables.some((other) => other.name === name);
  return isTaken ? `The variable ${code(name)} already exists. Use another name.` : undefined;
}

function editsByFile(site: SiteSnapshot, variable: Variable, newText: string): ReadonlyMap<SitePath, TextEdit[]> {
  const byFile = new Map<SitePath, TextEdit[]>();
  for (const { file, range } of usesOfVariable(site, variable)) addTo(byFile, file, { range, newText });
  return byFile;
}

/**
 * Returns what a page imports under a name of its own at an offset, in its import or on a tag; renaming changes it on
 * this page alone.
 */
function renameableComponent(context: PageContext, offset: number): Renameable | undefined {
  const { script, tags } = context.page;
  const names = script.imports.flatMap((one) => one.names);
  const tag = tags.find((one) => rangeHoldsCursor(ownNameRange(one), offset));
  const name = names.find(({ local, range }) => rangeHoldsCursor(range, offset) || local === (tag && rootOf(tag.name)));
  if (name === undefined) return undefined;
  const range = rangeHoldsCursor(name.range, offset) || tag === undefined ? name.range : ownNameRange(tag);
  return { range, placeholder: name.local, rename: (newName) => renameComponent(context, name.local, newName.trim()) };
}

function renameComponent(context: PageContext, local: string, newName: string): Refusable {
  if (newName === local) return { edits: [] };
  const wrong = whyNoName(context, local, newName);
  if (wrong !== undefined) return { refused: wrong };
  const renamed = renameOnPage(context, local, newName);
  return renamed;
}

function ownNameRange(tag: JsxTag): TextRange {
  return { start: tag.nameRange.start, end: tag.nameRange.start + rootOf(tag.name).length };
}

/** A text that names a file, and the file that contains it. */
interface FileName {
  readonly file: SitePath;
  /** The file with the text. */
  readonly from: SitePath;
  /** The range of its path, and the path as written. */
  readonly range: TextRange;
  readonly path: string;
  /** Whether it has `%`-escapes. */
  readonly hasEscapes: boolean;
}

/** Returns the rename of a file to the path typed over a text that names it. */
function renameableFile(site: SiteSnapshot, name: FileName, options: MoveOptions): Renameable {
  return {
    range: name.range,
    placeholder: name.path,
    rename: (newName) => renameFile(site, name, newName.trim(), options),
  };
}

function renameFile(site: SiteSnapshot, name: FileName, newName: string, options: MoveOptions): Refusable {
  const { file } = name;
  const kind = isMarkdown(file) ? 'page' : 'file';
  const example = code(isMarkdown(file) ? 'guides/setup' : `images/chart${extensionOf(file)}`);
  if (/^[./]*$/.test(newName)) return { refused: `Enter the path of the ${kind} in the site, such as ${example}.` };
  const path = name.hasEscapes ? decodeEscapes(newName) : newName;
  const unportable = unportablePath(path);
  if (unportable !== undefined) return { refused: unportable };
  const target = targetOf(site, name, path);
  if (target === undefined)
    return { refused: `${code(newName)} is outside the site. Use a path inside the site, such as ${example}.` };
  return movePath(site, { from: file, to: withExtension(name, target) }, options);
}

/** Returns the file of the new path: relative to the page with dots, without dots relative to the old one's base. */
function targetOf(site: SiteSnapshot, name: FileName, newPath: string): SitePath | undefined {
  const isRooted = newPath.startsWith('/');
  const folder = isDotted(newPath) ? folderOf(name.from) : isRooted ? siteRoot : folderMeant(site, name, newPath);
  return toSitePath(`${folder}/${newPath}`);
}

/**
 * Returns the folder against which a path without dots resolves: the page's, the snippets folder, or the site's root.
 */
function folderMeant({ files }: SiteSnapshot, { from, file, path }: FileName, newPath: string): SitePath {
  const beside = folderOf(from);
  if (isDotted(path)) {
    // The name of a missing folder is more likely relative to the root, as all paths of the site.
    const folder = toSitePath(`${beside}/${folderOf(newPath as SitePath)}`);
    return folder === beside || (folder !== undefined && files.hasFolder(folder)) ? beside : siteRoot;
  }
  if (path.startsWith('/') || isSnippetPath(newPath as SitePath)) return siteRoot;
  return [beside, ...snippetFolders].find((folder) => isStart(toSitePath(`${folder}/${path}`), file)) ?? siteRoot;
}

/** Whether a file's path begins with another one, so that this resolves from the assumed base. */
function isStart(path: SitePath | undefined, file: SitePath): boolean {
  return path !== undefined && (file.startsWith(path) || file.startsWith(pageNameOf(path)));
}

/** A name without an extension keeps that of the file, and an index page named by its folder stays one. */
function withExtension({ file, path }: FileName, target: SitePath): SitePath {
  const extension = file.slice(file.length - extensionOf(file).length);
  if (!isMarkdown(file)) return (extensionOf(target) === '' ? target + extension : target) as SitePath;
  if (isMarkdown(target)) return target;
  const name = pageNameOf(file);
  const wasFolder = routeOf(file) !== `/${name}` && !/(?:^|\/)index(?:\.mdx?)?\/?$/i.test(path);
  return `${target}${wasFolder && target !== siteRoot ? '/index' : ''}${extension}` as SitePath;
}
