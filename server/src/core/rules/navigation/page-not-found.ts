import { namesPage, type PageEntry } from '../../config/navigation.ts';
import { hasCapitalExtension, isNeverPage, isSnippetPath } from '../../paths/fileKinds.ts';
import { filesOfEntry, pageNameOf } from '../../paths/route.ts';
import { baseNameOf, foldersAbove, longestPath, siteRoot, toSitePath, type SitePath } from '../../paths/sitePath.ts';
import { includingPages } from '../../site/sections/includingPages.ts';
import { resolveEntry } from '../../site/references/resolveEntry.ts';
import { type SiteSnapshot, pageKindOf } from '../../site/siteSnapshot.ts';
import { groupBy } from '../../util/collections.ts';
import { code, count, formatList } from '../../util/messageText.ts';
import type { Nearest } from '../../util/nearest.ts';
import { lazy } from '../../util/lazy.ts';
import { isPossibleTypo } from '../../util/typo.ts';
import { removeAll, removeAt, replaceText } from '../../config/edit/configEdits.ts';
import { configFix, replacementFixes } from '../engine/configFixes.ts';
import { extensionRenaming, pageCreation, publication } from '../references/addressFixes.ts';
import { capitalExtensionMessage, nearestTargets, untranslated } from '../references/nearestTargets.ts';
import type { ConfigRule, Finding, Fix, RelatedLocation } from '../engine/rule.ts';
import { listingKey } from './duplicate-page.ts';
import { navigationKey } from './other-generator.ts';

export const pageNotFound: ConfigRule = {
  meta: {
    id: 'navigation/page-not-found',
    title: 'Navigation entry without a page',
    severity: 'error',
    summary: 'a navigation entry whose page doesn’t exist (a warning for a folder that has an index page)',
  },
  *check(site) {
    for (const [at, page] of site.config.navigation.entries.entries()) {
      if (at % entriesInStep === 0) yield;
      const target = resolveEntry(site.files, page.entry);
      if (target.kind === 'index' && namesPage(page.entry)) yield folderEntry(site, page, pageNameOf(target.file));
      if (target.kind === 'page' && pageKindOf(site, target.file) === 'snippet' && knowsKind(site, target.file))
        yield snippetEntry(site, page, target.file);
    }
    yield;
    const { built, variants, variantFolders, entries, unpublished } = site.files.missingPages(site.config.navigation);
    if (built.length > 0) yield builtPages(site, built);
    if (variants.length > 0) yield builtVariants(site, variants, variantFolders);
    for (const page of unpublished) {
      yield {
        range: page.range,
        message: `${code('.mintignore')} excludes ${code(page.entry)}, so the platform doesn’t publish the page. Remove the entry, or publish the page.`,
        fixes: () => [removal(site, page)],
      };
    }
    const { byFolder, byLanguage, others } = yield* groupingMissing(site, entries);
    // Searching for similar paths is slow; so many entries have another cause than typos.
    const namesLikely = others.length <= mostTypos;
    const listed = lazy(() => listedPages(site));
    for (const [folder, some] of byFolder) yield missingFolder(site, folder, some);
    for (const [language, some] of byLanguage) yield missingTranslations(site, language, some);
    for (const page of others) {
      const again = namesLikely ? listedAlready(site, page, listed()) : undefined;
      yield {
        range: page.range,
        message: again === undefined ? message(site, page.entry, namesLikely) : listedMessage(page, again),
        fixes: () =>
          again === undefined
            ? [...corrections(site, page, listed()), removal(site, page)]
            : [{ ...removal(site, page), preferred: true }, ...corrections(site, page, listed())],
      };
    }
  },
};

const mostTypos = 100;
/** Others get their answers between so many entries. */
const entriesInStep = 1_000;

/** Returns one hint instead of an error for each page that only a build step can write. */
function builtPages(site: SiteSnapshot, entries: readonly PageEntry[]): Finding {
  const number = entries.length;
  return {
    severity: 'hint',
    range: navigationKey(site),
    message: `\`.gitignore\` lists ${count(number, 'page')} of the navigation, so a build step probably creates ${number === 1 ? 'it. It isn’t' : 'them. They aren’t'} checked.`,
    counted: countedEntries(site, entries),
  };
}

/** Returns one hint instead of an error for each page that a build step seems to write in several variants. */
function builtVariants(site: SiteSnapshot, entries: readonly PageEntry[], folders: ReadonlySet<string>): Finding {
  return {
    severity: 'hint',
    range: navigationKey(site),
    message: `${entries.length} entries of the navigation match a page only if ${formatList([...folders].map(code))} is removed from the path; a build step probably creates these pages. They aren’t checked.`,
    counted: countedEntries(site, entries),
  };
}

function countedEntries({ config }: SiteSnapshot, entries: readonly PageEntry[]): readonly RelatedLocation[] {
  return entries.map(({ entry, range }) => ({ file: config.file, range, message: code(entry) }));
}

/** Until all pages are read, it isn't known which of them others import. */
function knowsKind({ isLoaded }: SiteSnapshot, file: SitePath): boolean {
  return isLoaded || isSnippetPath(file);
}

/** A file that pages include isn't published, though it is listed. */
function snippetEntry(site: SiteSnapshot, page: PageEntry, file: SitePath): Finding {
  const importers = isSnippetPath(file) ? [] : (includingPages(site, file) ?? []).slice(0, mostRelated);
  const reason = isSnippetPath(file)
    ? 'in a folder of snippets'
    : `imported by ${count(Math.max(1, importers.length), 'page')}, which makes it a snippet`;
  return {
    range: page.range,
    message: `${code(`/${file}`)} is ${reason}, so it isn’t published. ${isSnippetPath(file) ? 'Move it to another folder.' : 'Move what is shared into `/snippets`.'}`,
    related: importers.map((one) => ({ file: one, range: { start: 0, end: 0 }, message: 'This page includes it.' })),
    fixes: () => [removal(site, page)],
  };
}

/** The index page of a folder is shown at the folder's URL, without its front matter. */
function folderEntry({ config }: SiteSnapshot, { entry, range }: PageEntry, index: string): Finding {
  return {
    severity: 'warning',
    range,
    message: `${code(entry)} is a folder, so the sidebar derives its title from the path. Use ${code(index)} instead.`,
    fixes: () => [configFix(config, `Change to ${code(index)}`, [replaceText(range, index)], true)],
  };
}

function message(site: SiteSnapshot, entry: string, namesLikely: boolean): string {
  const path = toSitePath(entry);
  if (path === undefined) return `${code(entry)} points outside the site. Use the path of a page in the site.`;
  if (entry !== entry.trim())
    return `${code(JSON.stringify(entry))} begins or ends with a space, so no page is found. Remove the space.`;
  const name = pageNameOf(path);
  const otherCase = fileInOtherCase(site, name);
  const unpublished = unpublishedFile(site, name);
  if (unpublished !== undefined)
    return `${code(`/${unpublished}`)} is never published because of its name. Rename it, or use the extension .mdx.`;
  const missing = `Page not found: ${code(name)} (no .mdx or .md file).`;
  if (otherCase === undefined) {
    const likely = namesLikely ? likelyPage(site, name) : undefined;
    const original = untranslated(site, path);
    if (original !== undefined && (likely === undefined || likely === original))
      return `${missing} It isn’t translated. Remove the entry, or translate ${code(original)}.`;
    return likely === undefined ? missing : `${missing} Did you mean ${code(likely)}?`;
  }
  if (hasCapitalExtension(otherCase)) return capitalExtensionMessage(otherCase);
  return `Page not found: ${code(name)}, but ${code(pageNameOf(otherCase))} exists. Paths are case-sensitive.`;
}

function fileInOtherCase({ files }: SiteSnapshot, name: string): SitePath | undefined {
  return filesOfEntry(name)
    .map((file) => files.names.inOtherCase(file))
    .find((file) => file !== undefined);
}

/** Returns the file of a name, in any case, that is no page because of it. */
function unpublishedFile(site: SiteSnapshot, name: string): SitePath | undefined {
  const candidates = [...filesOfEntry(name), fileInOtherCase(site, name)];
  return candidates.find((file) => file !== undefined && site.files.has(file) && isNeverPage(file));
}

/** Returns the keys of all entries, as those have it that list a page twice. */
function listedPages({ config }: SiteSnapshot): ReadonlySet<string> {
  return new Set(
    config.navigation.entries.map((page) => listingKey(page, pageNameOf(toSitePath(page.entry) ?? siteRoot))),
  );
}

/** Returns the page that an entry clearly means if it is listed already, mostly since it was moved. */
function listedAlready(site: SiteSnapshot, page: PageEntry, listed: ReadonlySet<string>): string | undefined {
  const path = toSitePath(page.entry);
  if (path === undefined || unpublishedFile(site, pageNameOf(path)) !== undefined) return undefined;
  const { names, isClear } = nearestEntries(site, pageNameOf(path));
  const [likely = ''] = names;
  return isClear && listed.has(listingKey(page, likely)) ? likely : undefined;
}

function listedMessage({ entry }: PageEntry, again: string): string {
  const name = pageNameOf(toSitePath(entry) ?? siteRoot);
  return `Page not found: ${code(name)} (no .mdx or .md file). ${code(again)} is listed already. Remove this entry, or create the page.`;
}

/** Returns the fixes that keep an entry. */
function corrections(site: SiteSnapshot, page: PageEntry, listed: ReadonlySet<string>): readonly Fix[] {
  if (page.entry.length > longestPath) return [];
  const path = toSitePath(page.entry);
  const otherCase = path && fileInOtherCase(site, pageNameOf(path));
  if (otherCase !== undefined && hasCapitalExtension(otherCase)) return extensionRenaming(site, otherCase);
  const unpublished = path && unpublishedFile(site, pageNameOf(path));
  return [
    ...nearestPages(site, page, listed),
    ...(unpublished === undefined
      ? creation(site, page)
      : publication(site, unpublished, pageNameOf(path ?? unpublished))),
  ];
}

/** Returns the page of a name with a clear typo, or the only one of that name in another folder. */
function likelyPage(site: SiteSnapshot, name: string): string | undefined {
  const { names, isClear } = nearestEntries(site, name);
  const [likely = ''] = names;
  const isMoved = baseNameOf(likely) === baseNameOf(name);
  const isTypo = isPossibleTypo(baseNameOf(likely), baseNameOf(name)) && isPossibleTypo(likely, name);
  return isClear && (isMoved || isTypo) ? likely : undefined;
}

/** Returns fixes for pages of similar spelling, and pages of the same name elsewhere, that aren’t listed yet. */
function nearestPages(site: SiteSnapshot, page: PageEntry, listed: ReadonlySet<string>): readonly Fix[] {
  const path = toSitePath(page.entry);
  if (path === undefined) return [];
  const { names, isClear } = nearestEntries(site, pageNameOf(path));
  const unlisted = names.filter((name) => !listed.has(listingKey(page, name)));
  return replacementFixes(site.config, page.range, { names: unlisted, isClear: isClear && unlisted[0] === names[0] });
}

function nearestEntries(site: SiteSnapshot, name: string): Nearest {
  const { names, isClear } = nearestTargets(site, name as SitePath);
  const entries = names.map((target) =>
    filesOfEntry(target).some((file) => site.files.has(file)) ? target : `${target}/index`,
  );
  return { names: entries, isClear };
}

function creation(site: SiteSnapshot, page: PageEntry): readonly Fix[] {
  const path = toSitePath(page.entry);
  return path === undefined || page.entry !== page.entry.trim() ? [] : pageCreation(site, path);
}

function removal(site: SiteSnapshot, page: PageEntry): Fix {
  return configFix(
    site.config,
    `Remove ${code(page.entry)} from the navigation`,
    removeAt(site.config.composed, page.path),
  );
}

/** So many entries of a folder that doesn't exist, or of a language that lacks them, have that as their cause. */
const fewestOfCause = 10;
const mostRelated = 20;

/** The entries without a page: those of folders that don't exist, those that aren't translated, and the others. */
interface MissingEntries {
  readonly byFolder: ReadonlyMap<SitePath, readonly PageEntry[]>;
  readonly byLanguage: ReadonlyMap<string, readonly PageEntry[]>;
  readonly others: readonly PageEntry[];
}

/** Groups the entries without a page by the outermost folder that doesn't exist, or by their language; in steps. */
function* groupingMissing(site: SiteSnapshot, entries: readonly PageEntry[]): Generator<undefined, MissingEntries> {
  const folderOf = ({ entry }: PageEntry): SitePath | undefined => {
    const path = toSitePath(entry);
    return path === undefined ? undefined : foldersAbove(path).findLast((folder) => !site.files.hasFolder(folder));
  };
  const languageOf = ({ entry }: PageEntry): string | undefined => {
    const path = toSitePath(entry);
    if (path === undefined || untranslated(site, path) === undefined) return undefined;
    return fileInOtherCase(site, pageNameOf(path)) === undefined ? site.editions.languageOf(path) : undefined;
  };
  yield;
  const byFolder = commonCauses(entries, folderOf);
  yield;
  const outside = without(entries, byFolder);
  const byLanguage = commonCauses(outside, languageOf);
  yield;
  return { byFolder, byLanguage, others: without(outside, byLanguage) };
}

function commonCauses<Cause extends string>(
  entries: readonly PageEntry[],
  causeOf: (page: PageEntry) => Cause | undefined,
): ReadonlyMap<Cause, readonly PageEntry[]> {
  const found = new Map<Cause, readonly PageEntry[]>();
  for (const [cause, some] of groupBy(entries, causeOf)) {
    if (cause !== undefined && some.length >= fewestOfCause) found.set(cause, some);
  }
  return found;
}

function without(
  entries: readonly PageEntry[],
  grouped: ReadonlyMap<string, readonly PageEntry[]>,
): readonly PageEntry[] {
  const left = new Set([...grouped.values()].flat());
  return entries.filter((entry) => !left.has(entry));
}

/** Returns one finding for all entries of a folder that doesn't exist. */
function missingFolder(site: SiteSnapshot, folder: SitePath, entries: readonly PageEntry[]): Finding {
  const [first] = entries;
  return {
    range: first?.range ?? { start: 0, end: 0 },
    message: `The folder ${code(folder)} of ${entries.length} entries doesn’t exist. Add it, correct the paths, or remove the entries.`,
    counted: countedEntries(site, entries),
  };
}

/** Returns one finding for all entries of a language whose pages exist only in the original. */
function missingTranslations(site: SiteSnapshot, language: string, entries: readonly PageEntry[]): Finding {
  const [first] = entries;
  const { config } = site;
  const paths = entries.map(({ path }) => path);
  return {
    range: first?.range ?? { start: 0, end: 0 },
    message: `${entries.length} entries of the language ${code(language)} have no page, because the originals aren’t translated. Remove the entries, or translate the originals.`,
    counted: countedEntries(site, entries),
    fixes: () => [
      configFix(config, `Remove ${entries.length} entries from the navigation`, removeAll(config.composed, paths)),
    ],
  };
}
