import type { NavigationNode } from '../../config/navigation.ts';
import { folderOf, siteRoot, toSitePath, type SitePath } from '../../paths/sitePath.ts';
import { nearnessOf } from '../../site/navigation/nearestLists.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { groupBy } from '../../util/collections.ts';
import { languagesOfPage, translationsOf, type Translation } from '../page/translations.ts';
import { findInsertionPoints, insertionPointAt, type InsertionPoint } from './insertionPoints.ts';

/** A page that a new page has, or can get, in another language. */
export interface Counterpart extends Translation {
  /** The container of the navigation for it; undefined if none has the other pages of its container. */
  readonly insertionPoint: InsertionPoint | undefined;
}

/** Returns the pages that a new page can get in other languages, to be listed as it is itself. */
export function missingCounterparts(
  site: SiteSnapshot,
  file: SitePath,
  listedIn: Pick<InsertionPoint, 'path' | 'label'> | undefined,
): readonly Counterpart[] {
  const { own = '', others = [] } = languagesOfPage(site, file) ?? {};
  const existing = new Set(translationsOf({ site, file }).map(({ language }) => language));
  const container = listedIn && insertionPointAt(site, 'page', siteRoot, listedIn);
  const find = container && containersLike(site, container, own);
  return others
    .filter(({ language }) => !existing.has(language))
    .map((one) => ({ ...one, insertionPoint: find?.(one) }));
}

/** Returns the page of another language that a new page translates, with the container for the new one. */
export function translatedPage(site: SiteSnapshot, file: SitePath): Counterpart | undefined {
  const { own = '' } = languagesOfPage(site, file) ?? {};
  const [translated] = translationsOf({ site, file });
  if (translated === undefined) return undefined;
  const entries = site.config.navigation.entriesOf(translated.file);
  const container = findInsertionPoints(site, 'page', siteRoot).find(({ children }) =>
    children.some((child) => child.kind === 'page' && entries.includes(child)),
  );
  const find = container && containersLike(site, container, translated.language);
  return { ...translated, insertionPoint: find?.({ language: own, file }) };
}

/**
 * Returns what finds the counterpart of a container for a page of another language: the container with most translations
 * of its pages, else that with its titles.
 */
function containersLike(
  site: SiteSnapshot,
  { path, label, children }: InsertionPoint,
  from: string,
): (page: Translation) => InsertionPoint | undefined {
  const { editions } = site;
  const key = JSON.stringify(path);
  const others = findInsertionPoints(site, 'page', siteRoot).filter((other) => JSON.stringify(other.path) !== key);
  const originals = new Set(pathsIn(children).map((one) => editions.inLanguage(one, undefined)));
  const best = new Map<string | undefined, { readonly other: InsertionPoint; readonly shared: number }>();
  for (const other of others) {
    const translated = pathsIn(other.children).filter((one) => originals.has(editions.inLanguage(one, undefined)));
    for (const [language, { length: shared }] of groupBy(translated, (one) => editions.languageOf(one)))
      if (shared > (best.get(language)?.shared ?? 0)) best.set(language, { other, shared });
  }
  const byLabel = new Map(others.map((other) => [other.label, other]));
  return ({ language, file }) => {
    const found = best.get(editions.languageOf(file))?.other ?? byLabel.get(titlesIn(label, from, language) ?? '');
    return found && { ...found, index: nearnessOf(found.children, folderOf(file)).index };
  };
}

function pathsIn(children: readonly NavigationNode[]): readonly SitePath[] {
  return children.flatMap((child) => (child.kind === 'page' ? (toSitePath(child.entry) ?? []) : []));
}

/** Returns the titles of a container with another language; undefined if they have none. */
function titlesIn(label: string, from: string, language: string): string | undefined {
  const titles = label.split(' › ');
  return titles.includes(from) ? titles.map((title) => (title === from ? language : title)).join(' › ') : undefined;
}
