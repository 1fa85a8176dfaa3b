import type { SiteConfig } from '../config/siteConfig.ts';
import type { SitePath } from '../paths/sitePath.ts';
import { defaultSiteSettings } from '../settings/siteSettings.ts';
import { createMovedFolders } from '../site/references/movedFolders.ts';
import { createListing } from '../site/navigation/createListing.ts';
import { Editions } from '../site/navigation/editions.ts';
import { languageFolders } from '../site/navigation/languageFolders.ts';
import { noAddresses } from '../site/externalAddresses.ts';
import { OperationLocations } from '../site/api/operationLocations.ts';
import { PageTitles } from '../site/pageTitles.ts';
import { buildIncludedBy } from '../site/references/references.ts';
import { SiteFiles } from '../site/siteFiles.ts';
import { SiteHabits } from '../site/siteHabits.ts';
import { createSetAside } from '../site/navigation/createSetAside.ts';
import { TagUse } from '../site/tagUse.ts';
import { SiteLinks } from '../site/references/siteLinks.ts';
import type { SiteSnapshot } from '../site/siteSnapshot.ts';

/** What is computed from the rest of a snapshot. */
export type Derived =
  | 'editions'
  | 'titles'
  | 'links'
  | 'tagUse'
  | 'movedFolders'
  | 'listing'
  | 'habits'
  | 'setAside'
  | 'operationLocations';

/**
 * What a site is analysed from: all that is read from its files. What isn't given is as before, or empty. The inclusions
 * (`imported`, `includedBy`, `unresolvedInclusions`) follow from the pages where they aren't given with these.
 */
export type SiteInputs = Omit<Partial<SiteSnapshot>, Derived | 'config'> & { readonly config: SiteConfig };

/**
 * Returns the snapshot of a site: for the server, its threads, the command line and tests. What follows from equal values
 * of an earlier one is kept; the same one if nothing differs.
 */
export function buildSnapshot(inputs: SiteInputs, before = emptySnapshot(inputs.config)): SiteSnapshot {
  const given = 'pageIndexes' in inputs && !('imported' in inputs) ? withInclusions(inputs, before) : inputs;
  const keys = Object.keys(given) as (keyof typeof given)[];
  if (keys.every((key) => before[key] === given[key])) return before;
  const site = { ...before, ...given };
  const editions = hasSameEditions(site, before) ? before.editions : editionsOf(site, before.editions);
  const isListed = isSameSource(before.listing.source, site);
  const titles = site.pages === before.pages ? before.titles : new PageTitles(site.pages, before.titles);
  const links = site.pages === before.pages ? before.links : new SiteLinks(site.pages, before.links);
  const tagUse = site.traits === before.traits ? before.tagUse : new TagUse(site.traits, before.tagUse);
  const listing = isListed ? before.listing : createListing(site, before.listing);
  const habits = isListed ? before.habits : new SiteHabits(listing, site.isLoaded);
  const operationLocations =
    site.apiDescriptions === before.apiDescriptions
      ? before.operationLocations
      : new OperationLocations(site.apiDescriptions);
  const now = { ...site, editions, titles, links, tagUse, listing, habits, operationLocations };
  const setAside = isSameSource(before.setAside.source, now) ? before.setAside : createSetAside(now);
  const isSameMoved = isSameSource(before.movedFolders.source, now);
  return { ...now, setAside, movedFolders: isSameMoved ? before.movedFolders : createMovedFolders(now) };
}

/** Whether a value that was computed from a source would be the same now. */
function isSameSource<Source extends object>(source: Source, now: Source): boolean {
  return (Object.keys(source) as (keyof Source)[]).every((key) => source[key] === now[key]);
}

type EditionsSource = Pick<SiteSnapshot, 'config' | 'files' | 'settings'>;

function hasSameEditions(site: EditionsSource, before: EditionsSource): boolean {
  return (
    site.config === before.config &&
    site.files === before.files &&
    site.settings.translations === before.settings.translations
  );
}

function editionsOf({ config, files, settings }: EditionsSource, before: Editions): Editions {
  const editions = new Editions(config, languageFolders(files, settings.translations));
  return editions.hasSameFolders(before) ? before : editions;
}

function withInclusions(inputs: SiteInputs, before: SiteSnapshot): SiteInputs {
  const { includedBy, unresolvedInclusions } = buildIncludedBy({ ...before, ...inputs });
  return { ...inputs, includedBy, unresolvedInclusions, imported: new Set(includedBy.keys()) };
}

const noUnusedFiles: SiteSnapshot['unusedFiles'] = () => [];

/** Returns the snapshot of a site of which only the configuration is known. */
function emptySnapshot(config: SiteConfig): SiteSnapshot {
  const source = {
    settings: defaultSiteSettings(),
    config,
    files: new SiteFiles([]),
    isLoaded: false,
    traits: new Map(),
    imported: new Set<SitePath>(),
    includedBy: new Map(),
    unresolvedInclusions: new Set<SitePath>(),
    snippets: new Map<SitePath, string>(),
  };
  const listing = createListing(source);
  const editions = new Editions(config);
  const links = new SiteLinks(new Map());
  const apiDescriptions = new Map();
  return {
    editions,
    pages: new Map(),
    titles: new PageTitles(new Map()),
    links,
    tagUse: new TagUse(source.traits),
    movedFolders: createMovedFolders({ ...source, editions, links, apiDescriptions }),
    listing,
    habits: new SiteHabits(listing, false),
    setAside: createSetAside({ ...source, listing }),
    pageIndexes: new Map(),
    apiDescriptions,
    operationLocations: new OperationLocations(new Map()),
    rulesFiles: [],
    unreadable: new Map(),
    ignoredConfigs: [],
    unreadFolders: [],
    externalAddresses: noAddresses,
    formerAddresses: [],
    outdatedTranslations: [],
    unusedFiles: noUnusedFiles,
    ...source,
  };
}
