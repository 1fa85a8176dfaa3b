import { buildSnapshot } from '../core/analysis/buildSnapshot.ts';
import type { JsonTree } from '../core/config/json/jsonTree.ts';
import { readingConfig, withFragments } from '../core/config/readConfig.ts';
import type { SiteConfig } from '../core/config/siteConfig.ts';
import { isMarkdown, isSnippetPath } from '../core/paths/fileKinds.ts';
import { foldersAbove, type SitePath } from '../core/paths/sitePath.ts';
import { resolveEntry } from '../core/site/references/resolveEntry.ts';
import { SiteFiles } from '../core/site/siteFiles.ts';
import type { SiteSnapshot } from '../core/site/siteSnapshot.ts';
import { namesOfVariables } from '../core/site/variables.ts';
import { symmetricDifference } from '../core/util/collections.ts';
import { lazyInSteps, type LazyInSteps } from '../core/util/lazy.ts';
import type { SiteFileList } from './files/fileIndex.ts';
import { OtherFiles } from './files/otherFiles.ts';
import { PageRecords, type KnownPages } from './pages/pageRecords.ts';
import { areSameRulesFiles } from './generated/rulesFiles.ts';
import type { Pause } from './scheduling.ts';
import { applySettings, type AppliedSettings, type FoundSettings } from './files/siteSettingsFiles.ts';
import { buildIncludedBy } from '../core/site/references/references.ts';

/** The part of a snapshot that is set rather than read from pages and other files. The configuration is the checked one. */
type Applied = Pick<SiteSnapshot, 'config' | 'files' | 'settings' | 'rulesFiles' | 'ignoredConfigs' | 'unreadFolders'> &
  KnownOfSite;

/** The part of a snapshot that commands find out elsewhere: on the web, in git, or in the contents of all files. */
type KnownOfSite = Pick<SiteSnapshot, 'externalAddresses' | 'formerAddresses' | 'outdatedTranslations' | 'unusedFiles'>;

/** The current state of a site. Changes are applied at once; what follows from them is computed with a snapshot. */
export class SiteState {
  readonly records = new PageRecords();
  readonly others: OtherFiles;
  readonly #imports = new Imports();
  #applied: Applied;
  /** The configuration as its text is now, except for the unread one. */
  #config: SiteConfig;
  /** The text of the configuration that isn't read yet: it is when somebody asks, or in steps before. */
  #unread: { readonly text: string; readonly config: LazyInSteps<SiteConfig | undefined> } | undefined;
  /** Whether the text of the configuration that was read last configures a site. */
  #configures = true;
  /** The snapshot that was taken last, of which the next one keeps what is equal. */
  #last: SiteSnapshot;
  /** While the current text of docs.json isn't the checked one: the last snapshot with the current text, and its source. */
  #typed: { readonly from: SiteSnapshot; readonly site: SiteSnapshot };
  /** The inputs of `#last`: it is returned again while they are the same objects. */
  #inputs: readonly unknown[] = [];
  #fileList: SiteFileList = { files: [], unknownFolders: [] };
  #settingsFiles: readonly FoundSettings[] = [];
  #pages: SitePages = { config: undefined, files: undefined, list: [], toRead: [] };

  constructor(config: SiteConfig, readText: (file: SitePath) => Promise<string | undefined>, pause: Pause) {
    this.#config = config;
    this.#last = buildSnapshot({ config });
    this.#typed = { from: this.#last, site: this.#last };
    const { files, settings, rulesFiles, ignoredConfigs, unreadFolders } = this.#last;
    const { externalAddresses, formerAddresses, outdatedTranslations, unusedFiles } = this.#last;
    this.#applied = {
      ...{ config, files, settings, rulesFiles, ignoredConfigs, unreadFolders },
      ...{ externalAddresses, formerAddresses, outdatedTranslations, unusedFiles },
    };
    this.others = new OtherFiles(readText, pause);
  }

  /**
   * Returns a snapshot, with open pages as in the editor: parses those that have changed and computes what follows. The
   * same object as long as nothing differs. The next page that is read copies the maps of pages.
   */
  takeSnapshot(): SiteSnapshot {
    this.#readUnread();
    const checked = this.takeCheckedSnapshot();
    if (this.#config === checked.config) return checked;
    const { from, site } = this.#typed;
    if (from !== checked || site.config !== this.#config) {
      this.#typed = { from: checked, site: buildSnapshot({ config: this.#config }, checked) };
    }
    return this.#typed.site;
  }

  /** Returns the snapshot that pages are checked with: the same one, except for {@link checkedConfig}. */
  takeCheckedSnapshot(): SiteSnapshot {
    const applied = this.#applied;
    const known = this.records.known(applied.settings.catalogue);
    const { pageIndexes, importsVersion } = known;
    const included = this.#imports.in({ files: applied.files, pageIndexes }, importsVersion);
    const { snippets, apiDescriptions } = this.others;
    const inputs = [applied, known, included, snippets, apiDescriptions];
    // Snapshots are taken for every file of a report.
    if (inputs.every((input, at) => input === this.#inputs[at])) return this.#last;
    this.#inputs = inputs;
    this.#last = buildSnapshot({ ...applied, ...included, ...pagesOf(known), snippets, apiDescriptions }, this.#last);
    return this.#last;
  }

  /** Reads the open pages whose texts have changed, in small steps: a caller may do something else after each. */
  *readingOpenPages(): Generator<undefined, void> {
    while (this.records.hasUnreadOpen) yield* this.records.readingOpen(this.#applied.settings.catalogue);
  }

  /** Returns the configuration as its text is now, for requests about that text. */
  get config(): SiteConfig {
    this.#readUnread();
    return this.#config;
  }

  /**
   * Returns the configuration that pages are checked with: of the last text without syntax errors, so that typing in
   * docs.json doesn't make the findings of all pages come and go. The current one if there was no such text.
   */
  get checkedConfig(): SiteConfig {
    return this.#applied.config;
  }

  get files(): SiteFiles {
    return this.#applied.files;
  }

  get fileList(): SiteFileList {
    return this.#fileList;
  }

  get settingsFiles(): readonly FoundSettings[] {
    return this.#settingsFiles;
  }

  /** Returns the files that are checked as pages: pages, other listed documents, and snippets. */
  get pages(): readonly SitePath[] {
    return this.#listPages().list;
  }

  /** Returns these files in the order in which they are read: first what the navigation lists, in its order. */
  get pagesToRead(): readonly SitePath[] {
    return this.#listPages().toRead;
  }

  #listPages(): SitePages {
    const { config, files } = this.#applied;
    if (this.#pages.config === config && this.#pages.files === files) return this.#pages;
    const listed = listedPages(config, files);
    const list = [...new Set([...files.pages, ...listed, ...files.snippets, ...files.parsedDocuments])];
    this.#pages = { config, files, list, toRead: [...new Set([...listed, ...list])] };
    return this.#pages;
  }

  /** Sets the text of the configuration. */
  setConfigText(text: string): void {
    if (text === this.#unread?.text) return;
    const before = this.#config;
    const isRead = text === before.tree.text;
    const config = lazyInSteps(() => readingConfig(before.file, text, before));
    this.#unread = isRead ? undefined : { text, config };
    if (isRead) this.#configures = true;
  }

  /**
   * Reads the text of the configuration in steps: a caller may do something else after each. Returns whether it still
   * configures a site.
   */
  *readingConfigText(): Generator<undefined, boolean> {
    for (let unread = this.#unread; unread !== undefined; unread = this.#unread) {
      yield* unread.config.computing();
      // Somebody may have typed meanwhile.
      if (unread === this.#unread) this.#readUnread();
    }
    return this.#configures;
  }

  #readUnread(): void {
    if (this.#unread === undefined) return;
    const config = this.#unread.config.get();
    this.#unread = undefined;
    this.#configures = config !== undefined;
    if (config !== undefined) this.#compose(config);
  }

  /** Composes the configuration with the included files that were read; returns whether the result differs. */
  composeConfig(): boolean {
    return this.#compose(this.#config);
  }

  #compose(config: SiteConfig): boolean {
    const before = this.#config;
    const checked = this.#applied.config;
    this.#config = this.#withFragments(config, before);
    if (this.#config.isComplete || !checked.isComplete) {
      this.#setCheckedConfig(this.#config);
    } else {
      const composed = this.#withFragments(checked, checked);
      if (composed.isComplete) this.#setCheckedConfig(composed);
    }
    return this.#config !== before || this.#applied.config !== checked;
  }

  /** Composes a configuration; an included file that is being read again keeps its previous content until then. */
  #withFragments(config: SiteConfig, before: SiteConfig): SiteConfig {
    const { files } = this.#applied;
    const kept = (file: SitePath): JsonTree | undefined =>
      files.has(file) ? before.composed.fragments.find((fragment) => fragment.file === file)?.tree : undefined;
    const fragmentTrees = this.others.configFragments;
    return withFragments(config, (file) => fragmentTrees.get(file) ?? kept(file));
  }

  #setCheckedConfig(config: SiteConfig): void {
    const before = this.#applied.config;
    if (config === before) return;
    this.#applied = { ...this.#applied, config };
    const variables = symmetricDifference(namesOfVariables(before), namesOfVariables(config));
    if (variables.length > 0) this.records.markUsing(new Set(variables));
    const [shown, wereShown] = [config.shownVariations, before.shownVariations];
    if (shown?.join() !== wereShown?.join()) this.records.markAllStale();
  }

  /** Sets the settings of the files and the editor; equal ones change nothing. */
  setSettings(settings: AppliedSettings): void {
    const before = { files: this.#settingsFiles, settings: this.#applied.settings };
    const after = applySettings(before, settings);
    if (after === before) return;
    this.#settingsFiles = after.files;
    this.#applied = { ...this.#applied, settings: after.settings };
    if (after.settings === settings.settings) this.records.markAllStale();
  }

  /** Sets the rules files that describe the site; equal ones change nothing. */
  setRulesFiles(rulesFiles: SiteSnapshot['rulesFiles']): void {
    if (!areSameRulesFiles(rulesFiles, this.#applied.rulesFiles)) this.#applied = { ...this.#applied, rulesFiles };
  }

  /** Sets what commands know of a site beyond its files. */
  setKnown(known: Partial<KnownOfSite>): void {
    this.#applied = { ...this.#applied, ...known };
  }

  /** Sets the files of the site, and the ignored configurations among them; equal ones change nothing. */
  setFiles(fileList: SiteFileList, ignoredConfigs: readonly SitePath[]): void {
    if (ignoredConfigs.join('\n') !== this.#applied.ignoredConfigs.join('\n')) {
      this.#applied = { ...this.#applied, ignoredConfigs };
    }
    const { unreadFolders = [] } = fileList;
    if (unreadFolders.join('\n') !== this.#applied.unreadFolders.join('\n')) {
      this.#applied = { ...this.#applied, unreadFolders };
    }
    const files = new SiteFiles(fileList.files, fileList.unknownFolders, fileList.exclusions);
    this.#fileList = fileList;
    if (!files.equals(this.#applied.files)) this.#applied = { ...this.#applied, files };
    this.records.setRequested(this.pagesToRead);
  }

  /** Sets the text of a page or snippet that is open in an editor. */
  setPageText(path: SitePath, text: string): void {
    if (isMarkdown(path)) this.records.setOpenText(path, text);
    if (isSnippetPath(path) || this.others.isSnippet(path)) this.others.setSnippet(path, text);
  }

  /** Forgets some files, or all files of folders, so that the next load reads them again. */
  forget(paths: ReadonlySet<SitePath>): void {
    const isForgotten = (file: SitePath): boolean =>
      paths.has(file) || foldersAbove(file).some((one) => paths.has(one));
    this.records.markStale(isForgotten);
    this.others.forget(isForgotten);
  }
}

function pagesOf({ isLoaded, pages, pageIndexes, traits, unreadable }: KnownPages): Omit<KnownPages, 'importsVersion'> {
  return { isLoaded, pages, pageIndexes, traits, unreadable };
}

interface SitePages {
  readonly config: SiteConfig | undefined;
  readonly files: SiteFiles | undefined;
  readonly list: readonly SitePath[];
  readonly toRead: readonly SitePath[];
}

function listedPages({ navigation }: SiteConfig, files: SiteFiles): readonly SitePath[] {
  return navigation.entries.flatMap(({ entry }) => {
    const target = resolveEntry(files, entry);
    return target.kind === 'page' ? [target.file] : [];
  });
}

/** The files that pages include, the pages that include them, and the unresolved ones among these. */
type Inclusions = Pick<SiteSnapshot, 'imported' | 'includedBy' | 'unresolvedInclusions'>;

/** Resolves the files that pages include; again only when files or imports have changed. */
class Imports {
  #files: SiteFiles | undefined;
  #version = 0;
  #known: Inclusions = { imported: new Set(), includedBy: new Map(), unresolvedInclusions: new Set() };

  /**
   * Returns the current inclusions, the same objects as long as they are equal; `version` changes when pages may
   * include others.
   */
  in(site: Pick<SiteSnapshot, 'files' | 'pageIndexes'>, version: number): Inclusions {
    if (this.#files === site.files && this.#version === version) return this.#known;
    this.#files = site.files;
    this.#version = version;
    const before = this.#known;
    const found = buildIncludedBy(site);
    const includedBy = areSameInclusions(found.includedBy, before.includedBy) ? before.includedBy : found.includedBy;
    const imported = isSameSet(includedBy, before.imported) ? before.imported : new Set(includedBy.keys());
    const areSameUnresolved = isSameSet(found.unresolvedInclusions, before.unresolvedInclusions);
    this.#known = {
      imported,
      includedBy,
      unresolvedInclusions: areSameUnresolved ? before.unresolvedInclusions : found.unresolvedInclusions,
    };
    return this.#known;
  }
}

function isSameSet(a: Pick<ReadonlySet<SitePath>, 'size' | 'keys'>, b: ReadonlySet<SitePath>): boolean {
  return a.size === b.size && [...a.keys()].every((item) => b.has(item));
}

function areSameInclusions(a: Inclusions['includedBy'], b: Inclusions['includedBy']): boolean {
  const areSame = (some: readonly SitePath[], others: readonly SitePath[] | undefined): boolean =>
    some.length === others?.length && some.every((file, at) => file === others[at]);
  return a.size === b.size && [...a].every(([file, from]) => areSame(from, b.get(file)));
}
