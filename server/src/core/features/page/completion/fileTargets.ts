import { encodeAddress } from '../../../paths/address.ts';
import { isClassicSnippetPath, isMarkdown, isSnippetPath } from '../../../paths/fileKinds.ts';
import { extensionOf, folderOf, siteRoot, stemOf, type SitePath } from '../../../paths/sitePath.ts';
import { exportedNames } from '../../../site/imports/exportedNames.ts';
import { stemsOf } from '../../../site/pageTitles.ts';
import { keysNaming } from '../../../site/references/basePath.ts';
import type { PageContext, SiteSnapshot } from '../../../site/siteSnapshot.ts';
import { hasLetters, mostRanked } from '../../limitItems.ts';
import { linkPrefix } from './linkPrefix.ts';
import { overlap } from './linkLikelihood.ts';
import type { CompletionItem } from '../../answers.ts';
import { addressFrom, type LinkWish } from './rankPages.ts';

/** A target in the site for completion of an address. */
export interface TargetProposal extends Pick<CompletionItem, 'kind' | 'detail' | 'documentation'> {
  readonly target: string;
  /** What is displayed if it isn't the target: the title of a page, unless its path is typed. */
  readonly label?: string;
  /** Its start in the typed text. */
  readonly from?: number;
  /** Whether its position in the list follows from what is typed, so that editors have to keep the order. */
  readonly isRanked?: boolean;
  readonly page?: SitePath;
}

/** Returns the downloads whose path has the typed text. */
export function downloads(context: PageContext, typed: string): readonly TargetProposal[] {
  if (typed === '' || areWords(typed)) return [];
  const linkable = context.site.files.downloads.filter((file) => isLinkable(context, file, typed));
  const text = typed.toLowerCase();
  return fileTargets(context, linkable, typed).filter(({ target }) => target.toLowerCase().includes(text));
}

/** Whether somebody types words of a title: an address has no spaces. */
function areWords(typed: string): boolean {
  return /\s/.test(typed);
}

/**
 * Whether readers may want a file: text files are often a tool’s own (`vocab.txt`), so a page has to link to the file, or
 * its folder has to be typed.
 */
function isLinkable({ site }: PageContext, file: SitePath, typed: string): boolean {
  if (!/^\.(?:txt|csv|xml|ics)$/.test(extensionOf(file))) return true;
  const folder = folderOf(file);
  if (folder !== siteRoot && typed.startsWith(`/${folder}/`)) return true;
  const naming = keysNaming(site, file);
  return [...site.pageIndexes.values()].some(({ keys }) => naming.some((key) => keys.has(key)));
}

export function fileTargets(
  context: PageContext,
  files: readonly SitePath[],
  typed: string,
): readonly TargetProposal[] {
  const prefix = linkPrefix(context, typed);
  return files.flatMap((file): readonly TargetProposal[] => {
    const target = file === context.file ? undefined : formOf(context, `${prefix}/${file}`, typed);
    return target === undefined ? [] : [{ target, kind: 'file' }];
  });
}

/** Returns the images; those first that are called like the alternative text. */
export function imageTargets(context: PageContext, wish: LinkWish): readonly TargetProposal[] {
  return likelyFirst(fileTargets(context, context.site.files.images, wish.typed), wish, namedLike(wish.text));
}

/**
 * Returns import paths of files; those first that export an imported name, or are called like one. Paths with a character
 * that would end the string are left out.
 */
export function importTargets(context: PageContext, wish: LinkWish): readonly TargetProposal[] {
  const { site, file: self } = context;
  const names = namesInText(wish.text);
  const fit = namedLike(wish.text);
  const fits = new Map<string, number>();
  const targets = site.files.paths.flatMap((file): readonly TargetProposal[] => {
    if (file === self || !isImportable(file)) return [];
    const target = addressFrom(folderOf(self), `/${file}`, wish.typed);
    if (target === undefined) return [];
    fits.set(target, exportsAny(site, file, names) ? 2 : fit(target));
    return [{ target, kind: 'file' }];
  });
  return likelyFirst(targets, wish, (target) => fits.get(target) ?? 0);
}

function exportsAny(site: SiteSnapshot, file: SitePath, names: readonly string[]): boolean {
  // Reading all scripts at each letter would take long.
  const text = isMarkdown(file) ? undefined : (site.snippets.get(file) ?? '');
  const possible = names.filter((name) => text?.includes(name) !== false);
  return possible.length > 0 && exportedNames(site, file)?.some((name) => possible.includes(name)) === true;
}

/** How much of the name of a file a text has to say. */
const leastFit = 0.4;

/** Returns targets with those before all others that a text names; they have the typed letters, since editors keep their order. */
function likelyFirst(
  targets: readonly TargetProposal[],
  { typed, text }: LinkWish,
  fitOf: (target: string) => number,
): readonly TargetProposal[] {
  if (text === '') return targets;
  const likely = targets
    .map((target) => ({ target, fit: fitOf(target.target) }))
    .filter(({ target, fit }) => fit >= leastFit && hasLetters(target.target, typed))
    .sort((a, b) => b.fit - a.fit)
    .slice(0, mostRanked)
    .map(({ target }) => ({ ...target, isRanked: true }));
  const first = new Set(likely.map(({ target }) => target));
  return [...likely, ...targets.filter(({ target }) => !first.has(target))];
}

/** Returns a function that says how much the name of a file is what a text says, between 0 and 1. */
function namedLike(text: string): (path: string) => number {
  const wanted = new Set(stemsOf(wordsOfName(text)));
  return (path) => (wanted.size === 0 ? 0 : overlap(wanted, stemsOf(wordsOfName(stemOf(path)))));
}

/** Returns a name in code as words: `LoginScreen` as `Login Screen`. */
function wordsOfName(name: string): string {
  return name.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ');
}

/** Returns the names in a list of imports. */
function namesInText(text: string): readonly string[] {
  return text.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu) ?? [];
}

export function snippetTargets({ site }: PageContext): readonly TargetProposal[] {
  return site.files.snippets.map((file) => ({ target: file.replace(/^_?snippets\//, ''), kind: 'file', detail: file }));
}

/** Returns an address: from the root, or from the page's folder if a dot was typed; with spaces if one was typed. */
function formOf(context: PageContext, path: string, typed: string): string | undefined {
  const form = addressFrom(folderOf(context.file), path, typed);
  if (form === undefined) return undefined;
  const address = encodeAddress(form);
  return typed.includes(' ') ? address.replaceAll('%20', ' ') : address;
}

/** The platform imports nothing from the folder of old snippets. */
function isImportable(path: SitePath): boolean {
  return (
    isSnippetPath(path) &&
    !isClassicSnippetPath(path) &&
    !/["'\\\n\r]/.test(path) &&
    /^\.(?:mdx?|[jt]sx)$/.test(extensionOf(path))
  );
}
