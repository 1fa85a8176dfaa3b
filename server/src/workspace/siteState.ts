import type { JsonTree } from '../core/config/json/jsonTree.ts';
import { readConfig, withFragments } from '../core/config/readConfig.ts';
import type { SiteConfig } from '../core/config/siteConfig.ts';
import { isMarkdown, isSnippetPath } from '../core/paths/fileKinds.ts';
import { foldersAbove, type SitePath } from '../core/paths/sitePath.ts';
import { resolveEntry } from '../core/site/resolveEntry.ts';
import { SiteFiles } from '../core/site/siteFiles.ts';
import type { SiteSnapshot } from '../core/site/siteSnapshot.ts';
import { namesOfVariables } from '../core/site/variables.ts';
import { emptySnapshot, withDerived } from '../core/site/withDerived.ts';
import { symmetricDifference } from '../core/util/symmetricDifference.ts';
import type { SiteFileList } from './fileIndex.ts';
import { Imports } from './imports.ts';
import { OtherFiles } from './otherFiles.ts';
import { PageRecords, type KnownPages } from './pageRecords.ts';
import { areSameRulesFiles } from './rulesFiles.ts';
import { applySettings, type AppliedSettings, type FoundSettings } from './siteSettingsFiles.ts';

/** The part of a snapshot that is set rather than read from pages and other files. */
type Applied = Pick<
  SiteSnapshot,
  'config' | 'files' | 'settings' | 'rulesFiles' | 'ignoredConfigs' | 'unreadFolders' | 'externalAddresses'
>;

/** The current state of a site. Changes are applied at once; what follows from them is computed with a snapshot. */
export class SiteState {
  readonly records = new PageRecords();
  readonly others: OtherFiles;
  readonly #imports = new Imports();
  #applied: Applied;
  /** The snapshot that was taken last, of which the next one keeps what is equal. */
  #last: SiteSnapshot;
  /** What it was taken from. */
  #inputs: readonly unknown[] = [];
  #fileList: SiteFileList = { files: [], unknownFolders: [] };
  #settingsFiles: readonly FoundSettings[] = [];
  #pages: SitePages = { config: undefined, files: undefined, list: [] };

  constructor(config: SiteConfig, readText: (file: SitePath) => Promise<string | undefined>) {
    this.#last = emptySnapshot(config);
    const { files, settings, rulesFiles, ignoredConfigs, unreadFolders, externalAddresses } = this.#last;
    this.#applied = { config, files, settings, rulesFiles, ignoredConfigs, unreadFolders, externalAddresses };
    this.others = new OtherFiles(readText);
  }

  /**
   * Returns a snapshot, with open pages as in the editor: parses those that have changed and computes what follows. The
   * same object as long as nothing differs. The next page that is read copies the maps of pages.
   */
  takeSnapshot(): SiteSnapshot {
    const applied = this.#applied;
    const known = this.records.known(applied.settings.catalogue);
    const { pageIndexes, importsVersion } = known;
    const included = this.#imports.in({ files: applied.files, pageIndexes }, importsVersion);
    const { snippets, apiDescriptions } = this.others;
    const inputs = [applied, known, included, snippets, apiDescriptions];
    // Snapshots are taken for every file of a report.
    if (inputs.every((input, at) => input === this.#inputs[at])) return this.#last;
    this.#inputs = inputs;
    this.#last = withDerived(this.#last, { ...applied, ...included, ...pagesOf(known), snippets, apiDescriptions });
    return this.#last;
  }

  get config(): SiteConfig {
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
    const { config, files } = this.#applied;
    if (this.#pages.config === config && this.#pages.files === files) return this.#pages.list;
    const list = [...new Set([...files.pages, ...listedPages(config, files), ...files.snippets])];
    this.#pages = { config, files, list };
    return list;
  }

  /** Sets the text of the configuration; false if it no longer configures a site. */
  setConfigText(text: string): boolean {
    const before = this.#applied.config;
    if (text === before.tree.text) return true;
    const config = readConfig(before.file, text, before);
    if (config === undefined) return false;
    this.#compose(config);
    return true;
  }

  /** Composes the configuration with the included files that were read; returns whether the result differs. */
  composeConfig(): boolean {
    return this.#compose(this.#applied.config);
  }

  #compose(config: SiteConfig): boolean {
    const { config: before, files } = this.#applied;
    // A file that is being read again keeps its previous content until then.
    const kept = (file: SitePath): JsonTree | undefined =>
      files.has(file) ? before.composed.fragments.find((fragment) => fragment.file === file)?.tree : undefined;
    const fragmentTrees = this.others.configFragments;
    const composed = withFragments(config, (file) => fragmentTrees.get(file) ?? kept(file));
    this.#applied = { ...this.#applied, config: composed };
    const variables = symmetricDifference(namesOfVariables(before), namesOfVariables(composed));
    if (variables.length > 0) this.records.markUsing(new Set(variables));
    return composed !== before;
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

  /** Sets what is known of external addresses. */
  setExternalAddresses(externalAddresses: SiteSnapshot['externalAddresses']): void {
    this.#applied = { ...this.#applied, externalAddresses };
  }

  /** Sets the files of the site, and the ignored configurations among them; equal ones change nothing. */
  setFiles(fileList: SiteFileList, ignoredConfigs: readonly SitePath[] = []): void {
    if (ignoredConfigs.join('\n') !== this.#applied.ignoredConfigs.join('\n')) {
      this.#applied = { ...this.#applied, ignoredConfigs };
    }
    const { unreadFolders = [] } = fileList;
    if (unreadFolders.join('\n') !== this.#applied.unreadFolders.join('\n')) {
      this.#applied = { ...this.#applied, unreadFolders };
    }
    const files = new SiteFiles(fileList.files, fileList.unknownFolders, fileList.exclusions);
    const areSame = files.differencesTo(this.#applied.files)?.length === 0;
    this.#fileList = fileList;
    if (!areSame) this.#applied = { ...this.#applied, files };
    this.records.setRequested(this.pages);
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
}

function listedPages({ navigation }: SiteConfig, files: SiteFiles): readonly SitePath[] {
  return navigation.entries.flatMap(({ entry }) => {
    const target = resolveEntry(files, entry);
    return target.kind === 'page' ? [target.file] : [];
  });
}
