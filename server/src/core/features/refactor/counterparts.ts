import type { NavigationNode } from '../../config/navigation.ts';
import { folderOf, siteRoot, toSitePath, type SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { largest } from '../../util/collections.ts';
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
  return others
    .filter(({ language }) => !existing.has(language))
    .map((one) => ({ ...one, insertionPoint: container && containerInLanguage(site, container, own, one) }));
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
  const insertionPoint =
    container && containerInLanguage(site, container, translated.language, { language: own, file });
  return { ...translated, insertionPoint };
}

/** Returns the container with most translations of a container’s pages; else that with its titles. */
function containerInLanguage(
  site: SiteSnapshot,
  { path, label, children }: InsertionPoint,
  from: string,
  { language, file }: Translation,
): InsertionPoint | undefined {
  const { editions } = site;
  const originals = new Set(pathsIn(children).map((one) => editions.inLanguage(one, undefined)));
  const isTranslation = (one: SitePath): boolean =>
    originals.has(editions.inLanguage(one, undefined)) && editions.languageOf(one) === editions.languageOf(file);
  const others = findInsertionPoints(site, 'page', folderOf(file))
    .filter((other) => JSON.stringify(other.path) !== JSON.stringify(path))
    .map((other) => ({ other, shared: pathsIn(other.children).filter(isTranslation).length }));
  const most = largest(
    others.map(({ shared }) => shared),
    0,
  );
  const titles = titlesIn(label, from, language);
  return others.find(({ other, shared }) => (most > 0 ? shared === most : other.label === titles))?.other;
}

function pathsIn(children: readonly NavigationNode[]): readonly SitePath[] {
  return children.flatMap((child) => (child.kind === 'page' ? (toSitePath(child.entry) ?? []) : []));
}

/** Returns the titles of a container with another language; undefined if they have none. */
function titlesIn(label: string, from: string, language: string): string | undefined {
  const titles = label.split(' › ');
  return titles.includes(from) ? titles.map((title) => (title === from ? language : title)).join(' › ') : undefined;
}
