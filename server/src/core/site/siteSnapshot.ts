import type { Catalogue } from '../components/catalogue.ts';
import type { SiteConfig } from '../config/siteConfig.ts';
import { BrokenTags } from '../page/elements/brokenTags.ts';
import { componentUses, type ComponentUse } from '../page/elements/componentUses.ts';
import type { ExceededBound } from '../page/pageBounds.ts';
import type { PageModel } from '../page/pageModel.ts';
import { type PageIndex, recordPage, type PageRecord } from '../page/record/pageRecord.ts';
import type { PageSummary } from '../page/record/pageSummary.ts';
import type { PageTraits } from '../page/record/pageTraits.ts';
import { isMarkdown, isParsedDocument, isRepositoryDocument, isSnippetPath } from '../paths/fileKinds.ts';
import type { PathAbove, SitePath } from '../paths/sitePath.ts';
import { PageProse } from '../prose/pageProse.ts';
import type { SiteSettings } from '../settings/siteSettings.ts';
import { lazyFor } from '../util/lazy.ts';
import { resolveEntry } from './references/resolveEntry.ts';
import type { UnusedFile } from './unusedFile.ts';
import type { TextEdit } from '../text/textRange.ts';
import type { ApiDescription } from './api/apiDescription.ts';
import type { Editions } from './navigation/editions.ts';
import type { ExternalAddresses } from './externalAddresses.ts';
import type { FormerAddress } from './formerAddresses.ts';
import type { OutdatedTranslation } from './outdatedTranslation.ts';
import type { FileEdit } from '../paths/fileEdit.ts';
import type { Listing } from './navigation/listing.ts';
import type { OperationLocations } from './api/operationLocations.ts';
import type { PageTitles } from './pageTitles.ts';
import type { SetAside } from './navigation/setAside.ts';
import type { SiteFiles } from './siteFiles.ts';
import type { MovedFolders, SiteLinks } from './references/siteLinks.ts';
import type { TagUse } from './tagUse.ts';
import type { SiteHabits } from './siteHabits.ts';

/**
 * An immutable state of a site. Rules and features are functions of it. It contains everything that is read from files,
 * so that they neither wait nor read from the disk.
 */
export interface SiteSnapshot {
  readonly settings: SiteSettings;
  readonly config: SiteConfig;
  /** Which of its folders are copies of others, in other versions and languages. */
  readonly editions: Editions;
  readonly files: SiteFiles;
  /** Whether all pages were read; until then it is unknown which of them others include. */
  readonly isLoaded: boolean;
  /** What others may know of each page and snippet; those whose text wasn't read yet are missing. */
  readonly pages: ReadonlyMap<SitePath, PageSummary>;
  readonly titles: PageTitles;
  /** Where they link to. */
  readonly links: SiteLinks;
  /** The missing folders that many of these links point into. */
  readonly movedFolders: MovedFolders;
  /** What habits are counted from. */
  readonly traits: ReadonlyMap<SitePath, PageTraits>;
  /** How often they use components. */
  readonly tagUse: TagUse;
  readonly listing: Listing;
  /** What most of those do. */
  readonly habits: SiteHabits;
  /** Their indexes. They change with every edit, so no rule may use another page's. */
  readonly pageIndexes: ReadonlyMap<SitePath, PageIndex>;
  /** The files that pages import or include: snippets, in whatever folder. */
  readonly imported: ReadonlySet<SitePath>;
  /** The pages and snippets that include a file. */
  readonly includedBy: ReadonlyMap<SitePath, readonly SitePath[]>;
  /** The paths without a file that pages and snippets include. */
  readonly unresolvedInclusions: ReadonlySet<SitePath>;
  /** The files that readers never see. */
  readonly setAside: SetAside;
  /** The beginnings of the files that pages can import: of snippets and of components written in JavaScript. */
  readonly snippets: ReadonlyMap<SitePath, string>;
  /**
   * The API descriptions that are files of the site: those that the configuration names and, if a page names an operation,
   * all other data files that were read in search of more, without operations if they are something else.
   */
  readonly apiDescriptions: ReadonlyMap<SitePath, ApiDescription>;
  readonly operationLocations: OperationLocations;
  /** The files in which Docsight describes the site to assistants. */
  readonly rulesFiles: readonly RulesFile[];
  /** The pages and snippets that exist but couldn’t be read, so that nothing is known of them. */
  readonly unreadable: ReadonlyMap<SitePath, UnreadableReason>;
  /** Configurations in folders of the site that configure nothing, since the navigation lists pages there. */
  readonly ignoredConfigs: readonly SitePath[];
  /** The folders whose files are unknown though they may have pages. */
  readonly unreadFolders: readonly SitePath[];
  /** What is known of the addresses on the web that it links to. */
  readonly externalAddresses: ExternalAddresses;
  /** The addresses of an earlier state of the site that is compared with this one. */
  readonly formerAddresses: readonly FormerAddress[];
  /** The translations that are older than their originals: none, unless somebody has asked git’s history. */
  readonly outdatedTranslations: readonly OutdatedTranslation[];
  /** Returns the files that nothing mentions: none, unless somebody has looked for them. */
  readonly unusedFiles: () => readonly UnusedFile[];
}

/** Why a file that exists can’t be read. */
export type UnreadableReason = 'forbidden' | 'tooLarge' | ExceededBound | 'tooManyOpen' | 'failed';

/** A file of the repository with a section that Docsight generated for assistants. */
export interface RulesFile {
  readonly file: SitePath | PathAbove;
  /** From the repository's root, for people. */
  readonly path: string;
  readonly text: string;
  /** Returns the edits that update it to the current site; undefined if it is up to date. */
  readonly refresh: (site: SiteSnapshot) => RulesRefresh | undefined;
  /** Where the platform publishes it as a page of the site: what keeps it from that. */
  readonly hiding: Hiding | undefined;
}

/** The edits that bring a rules file up to date. */
export interface RulesRefresh {
  readonly edits: readonly TextEdit[];
  /**
   * What they change: what is particular about the site, or only the conventions, which follow from settings and from
   * Docsight's version.
   */
  readonly outdated: 'site' | 'conventions';
}

/** A change of the platform's ignore file. */
export interface Hiding {
  /** The text of the ignore file; empty if there is none. */
  readonly text: string;
  /** The line that is added. */
  readonly line: string;
  readonly edit: FileEdit;
}

/** How much is read of a file that pages can import, in characters. */
export const longestSnippet = 100_000;

/** A page in its site without its text: the input of rules that follow the site's graph. */
export interface KnownPage {
  readonly file: SitePath;
  readonly site: SiteSnapshot;
  /** A snippet that pages import: its front matter and headings are not checked. */
  readonly isSnippet: boolean;
  readonly summary: PageSummary;
  readonly pageIndex: PageIndex;
}

/** A page in its site: the input of rules and features about pages. */
export interface PageContext extends KnownPage {
  readonly page: PageModel;
  readonly prose: PageProse;
  readonly brokenTags: BrokenTags;
  /** Returns the components that a page uses: most rules about components ask for all of them. */
  readonly usesIn: (page: PageModel) => readonly ComponentUse[];
  /** The components that the format and the site's settings know. */
  readonly catalogue: Catalogue;
}

/** Returns a page by its record; undefined for files that are no pages, or haven't been read yet. */
export function knownPage(site: SiteSnapshot, file: SitePath): KnownPage | undefined {
  const kind = pageKindOf(site, file);
  const summary = site.pages.get(file);
  const pageIndex = site.pageIndexes.get(file);
  if (kind === undefined || summary === undefined || pageIndex === undefined) return undefined;
  return { file, site, isSnippet: kind === 'snippet', summary, pageIndex };
}

/** Returns a page whose text was read; undefined for files that are no pages. */
export function pageContextOf(
  site: SiteSnapshot,
  file: SitePath,
  page: PageModel,
  record?: Pick<PageRecord, 'summary' | 'pageIndex'>,
): PageContext | undefined {
  const kind = pageKindOf(site, file);
  if (kind === undefined) return undefined;
  const { catalogue } = site.settings;
  const { summary, pageIndex } = record ?? recordPage(file, page, catalogue);
  return {
    file,
    site,
    isSnippet: kind === 'snippet',
    summary,
    pageIndex,
    page,
    prose: new PageProse(file, page),
    brokenTags: new BrokenTags(page, catalogue),
    usesIn: lazyFor((model: PageModel) => componentUses(model, catalogue)),
    catalogue,
  };
}

/** What decides what a file is to the site. */
type PageKindSource = Pick<SiteSnapshot, 'config' | 'files' | 'imported' | 'isLoaded'>;

/** Returns whether a file is a page, a snippet that pages import, or neither. */
export function pageKindOf(site: PageKindSource, file: SitePath): 'page' | 'snippet' | undefined {
  const { files, imported, isLoaded } = site;
  if (!isMarkdown(file) || !files.isKnown(file) || files.isIgnored(file)) return undefined;
  if (isSnippetPath(file) || imported.has(file)) return 'snippet';
  // A document about the repository is a page only if navigation lists it, but one that is parsed can stop the build.
  if (isRepositoryDocument(file)) {
    if (isListed(site, file)) return 'page';
    return isParsedDocument(file) ? 'snippet' : undefined;
  }
  // Of a page that isn't listed it may still turn out that others import it.
  return isLoaded || isListed(site, file) ? 'page' : 'snippet';
}

function isListed({ files, config }: PageKindSource, file: SitePath): boolean {
  return config.navigation.entriesOf(file).some(({ entry }) => {
    const target = resolveEntry(files, entry);
    return target.kind === 'page' && target.file === file;
  });
}
