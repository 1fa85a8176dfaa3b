import type { JsonTree } from '../core/config/json/jsonTree.ts';
import { readConfig, withFragments } from '../core/config/readConfig.ts';
import type { SiteConfig } from '../core/config/siteConfig.ts';
import { foldersAbove, type SitePath } from '../core/paths/sitePath.ts';
import type { SiteSettings } from '../core/settings/siteSettings.ts';
import { isMarkdown, isSnippetPath } from '../core/paths/fileKinds.ts';
import { pageContextOf, type PageContext } from '../core/site/pageContext.ts';
import { pageKindOf } from '../core/site/pageKind.ts';
import { resolveReference } from '../core/site/resolveLink.ts';
import { SiteFiles } from '../core/site/siteFiles.ts';
import type { SiteSnapshot } from '../core/site/siteSnapshot.ts';
import { withDerived } from '../core/site/withDerived.ts';
import { namesOfVariables } from '../core/site/variables.ts';
import { symmetricDifference } from '../core/util/symmetricDifference.ts';
import { allPages } from './allPages.ts';
import { emptySnapshot } from './emptySnapshot.ts';
import type { SiteFileList } from './fileIndex.ts';
import { Imports } from './imports.ts';
import { OtherFiles } from './otherFiles.ts';
import { PageLoader, type LoadingProgress } from './pageLoader.ts';
import { PageRecords } from './pageRecords.ts';
import { nameOf, relativeTo, type ResourcePath } from './resourcePath.ts';
import { areSameRulesFiles } from './rulesFiles.ts';
import { SiteFindings } from './siteFindings.ts';
import { SiteReport } from './siteReport.ts';
import { areSameSettings, type FoundSettings } from './siteSettingsFiles.ts';
import type { SiteHost } from './siteHost.ts';

/** One site of a workspace: its current snapshot, and the transitions to the next one. */
export class Site {
  readonly root: ResourcePath;
  readonly configPath: ResourcePath;
  /** The findings in closed pages. */
  readonly findings: SiteFindings;
  /** The reported ones of them: repeated findings in copies and folders are reported once. */
  readonly report: SiteReport;
  readonly #siteHost: SiteHost;
  readonly #records = new PageRecords();
  readonly #loader: PageLoader;
  readonly #others: OtherFiles;
  readonly #imports = new Imports();
  /** The snapshot without the files' contents, which `snapshot` adds. */
  #snapshot: SiteSnapshot;
  #fileList: SiteFileList = { files: [], unknownFolders: [] };
  #settingsFiles: readonly FoundSettings[] = [];
  #importedWhenRead: SiteSnapshot['imported'] | undefined;
  #checked: CheckedFiles = { config: undefined, files: undefined, list: [] };

  constructor(configPath: ResourcePath, root: ResourcePath, config: SiteConfig, siteHost: SiteHost) {
    this.configPath = configPath;
    this.root = root;
    this.#siteHost = siteHost;
    this.#snapshot = emptySnapshot(config);
    this.#others = new OtherFiles(siteHost.readText);
    this.#loader = new PageLoader(this.#records, siteHost.loading, () => ({
      root,
      site: this.snapshot,
      fileList: this.#fileList,
      settingsFiles: this.#settingsFiles,
      readText: siteHost.readText,
      whyUnreadable: siteHost.whyUnreadable,
      isReadable: siteHost.isReadable,
      ...siteHost.checking(),
    }));
    const records = this.#records;
    const source = {
      snapshot: () => this.snapshot,
      isOpen: (file: SitePath) => records.isOpen(file),
      checking: siteHost.checking,
    };
    this.findings = new SiteFindings({ ...source, aloneOf: (file) => records.aloneOf(file) });
    this.report = new SiteReport({
      ...source,
      findings: this.findings,
      files: () => this.checkedFiles(),
      openVersion: () => records.openVersion,
    });
  }

  /** Whether every page was read, and none is being read in the background; cheap, unlike a snapshot. */
  get isLoaded(): boolean {
    return this.#loader.isLoaded;
  }

  /** Returns the current snapshot, with open pages as in the editor; the same object as long as nothing differs. */
  get snapshot(): SiteSnapshot {
    const before = this.#snapshot;
    const { isLoaded } = this.#loader;
    const { importsVersion, ...known } = this.#records.known(before.settings.catalogue);
    const { snippets, apiDescriptions } = this.#others;
    const included = this.#imports.in({ files: before.files, pageIndexes: known.pageIndexes }, importsVersion);
    const now = { ...included, ...known, isLoaded, snippets, apiDescriptions };
    this.#snapshot = withDerived(before, now);
    return this.#snapshot;
  }

  /** Returns the context of an open page or snippet; undefined for every other file. */
  pageIn(file: SitePath): PageContext | undefined {
    const { snapshot } = this;
    const model = this.#records.modelOf(file, snapshot.settings.catalogue);
    if (model === undefined) return undefined;
    const summary = snapshot.pages.get(file);
    const pageIndex = snapshot.pageIndexes.get(file);
    return pageContextOf(snapshot, file, model, summary && pageIndex && { summary, pageIndex });
  }

  /** Sets the text of the configuration; false if it no longer configures a site. */
  setConfigText(text: string): boolean {
    if (text === this.#snapshot.config.tree.text) return true;
    const file = relativeTo(this.root, this.configPath) ?? (nameOf(this.configPath) as SitePath);
    const config = readConfig(file, text, this.#snapshot.config);
    if (config === undefined) return false;
    this.#compose(config);
    return true;
  }

  /** Composes a configuration with its known included files; returns whether the result differs. */
  #compose(config: SiteConfig): boolean {
    const before = this.#snapshot;
    // A file that is being read again keeps its previous content until then.
    const kept = (file: SitePath): JsonTree | undefined =>
      before.files.has(file)
        ? before.config.composed.fragments.find((fragment) => fragment.file === file)?.tree
        : undefined;
    const fragmentTrees = this.#others.configFragments;
    const composed = withFragments(config, (file) => fragmentTrees.get(file) ?? kept(file));
    if (composed !== before.config) this.#snapshot = { ...before, config: composed };
    const variables = symmetricDifference(namesOfVariables(before.config), namesOfVariables(composed));
    if (variables.length > 0) this.#records.markTakingIn(new Set(variables));
    return composed !== before.config;
  }

  /** Reads the included files of the configuration, recursively. */
  async #loadConfigFragments(): Promise<void> {
    do await this.#others.loadConfigFragments(this.#snapshot.config, this.#snapshot.files);
    while (this.#compose(this.#snapshot.config));
  }

  /** Returns the settings files that apply to the site, to report problems in them. */
  get settingsFiles(): readonly FoundSettings[] {
    return this.#settingsFiles;
  }

  /** Sets the settings of the files and the editor; equal ones change nothing. */
  setSettings(files: readonly FoundSettings[], settings: SiteSettings): void {
    const isSame =
      settings.docsUrl === this.#snapshot.settings.docsUrl &&
      files.length === this.#settingsFiles.length &&
      files.every(({ path, text }, at) => {
        const known = this.#settingsFiles[at];
        return known?.path === path && known.text === text;
      });
    if (isSame) return;
    const before = this.#snapshot.settings;
    const saysSame = settings.docsUrl === before.docsUrl && areSameSettings(files, this.#settingsFiles);
    this.#settingsFiles = files;
    // While settings are being typed, most states have the same effect as the one before.
    this.#snapshot = { ...this.#snapshot, settings: saysSame ? { ...before, sources: settings.sources } : settings };
    if (!saysSame) this.#records.markAllStale();
  }

  /** Sets the rules files that describe the site; equal ones change nothing. */
  setRulesFiles(rulesFiles: SiteSnapshot['rulesFiles']): void {
    if (areSameRulesFiles(rulesFiles, this.#snapshot.rulesFiles)) return;
    this.#snapshot = { ...this.#snapshot, rulesFiles };
  }

  /** Sets the files of the site, and the ignored configurations among them. */
  setFiles(fileList: SiteFileList, ignoredConfigs: readonly SitePath[] = []): void {
    if (ignoredConfigs.join('\n') !== this.#snapshot.ignoredConfigs.join('\n')) {
      this.#snapshot = { ...this.#snapshot, ignoredConfigs };
    }
    const files = new SiteFiles(fileList.files, fileList.unknownFolders, fileList.isExcluded);
    const excludesSame = fileList.ignoreState === this.#fileList.ignoreState;
    const areSame = excludesSame && files.differencesTo(this.#snapshot.files)?.length === 0;
    this.#fileList = fileList;
    if (!areSame) this.#snapshot = { ...this.#snapshot, files };
    this.#records.setRequested(this.checkedFiles());
  }

  /** Sets the text of a page or snippet that is open in an editor. */
  setPageText(path: SitePath, text: string): void {
    if (isMarkdown(path)) this.#records.setOpenText(path, text);
    if (isSnippetPath(path) || this.#others.isSnippet(path)) this.#others.setSnippet(path, text);
  }

  /** Closes a page or snippet: the text on the disk counts again. */
  closePage(path: SitePath): void {
    this.#records.close(path);
  }

  /** Reads the unread pages; many of them are read in the background. */
  async loadPages(): Promise<void> {
    this.#records.setRequested(this.checkedFiles());
    await this.#loader.load();
  }

  /** Resolves when all pages are read. */
  async loadAllPages(): Promise<void> {
    this.#records.setRequested(this.checkedFiles());
    await this.#loader.loadAll();
  }

  /** Returns the progress of loading many pages; undefined if none is running. */
  get loadingProgress(): LoadingProgress | undefined {
    return this.#loader.progress;
  }

  /** Stops loading many pages until all of them are needed. */
  stopLoading(): void {
    this.#loader.stop();
  }

  /** Resolves when a page and those that it refers to are read, which is enough to check it. */
  async ready(file: SitePath): Promise<void> {
    if (this.#loader.isLoaded) return;
    await this.#loader.readNow([file]);
    const named = this.#filesNamedBy([file]);
    await this.#loader.readNow(named);
    // Inclusions of the referenced pages are shown there.
    await this.#loader.readNow(this.#filesNamedBy(named, 'includes'));
  }

  #filesNamedBy(files: readonly SitePath[], which: 'references' | 'includes' = 'references'): readonly SitePath[] {
    const { snapshot } = this;
    const named = files.flatMap((file) =>
      (snapshot.pageIndexes.get(file)?.[which] ?? []).flatMap((reference) => {
        const found = resolveReference(snapshot, file, reference);
        return found.kind === 'page' || found.kind === 'file' ? [found.file] : [];
      }),
    );
    return [...new Set(named)];
  }

  /** Checks every page again, as after a change of severities. */
  checkAnew(): void {
    this.#records.markAllStale();
    this.#loader.restart();
  }

  /** Whether pages have to be read: other pages import them now, or navigation lists them. */
  hasUnread(): boolean {
    if (!this.isLoaded) return false;
    const { snapshot } = this;
    this.#records.setRequested(this.checkedFiles());
    this.#records.markMisread((file) => pageKindOf(snapshot, file));
    return this.#records.stale.length > 0;
  }

  /** Whether pages import files that weren't read yet. */
  get hasUnreadSnippets(): boolean {
    return this.snapshot.imported !== this.#importedWhenRead;
  }

  /** Reads the beginnings of unread files that pages can import. */
  async loadSnippets(): Promise<void> {
    const { files, imported } = this.snapshot;
    this.#importedWhenRead = imported;
    await this.#others.loadSnippets(files, imported);
  }

  /** Reads the files that a changed configuration refers to. */
  async followConfig(): Promise<void> {
    await this.loadNamedFiles();
    await this.loadPages();
  }

  /** Reads the unread included files and API descriptions of the configuration. */
  async loadNamedFiles(): Promise<void> {
    await this.#loadConfigFragments();
    await this.#others.loadApiDescriptions(this.#snapshot.config, this.#snapshot.files);
  }

  /** Whether docs.json refers to a file that is read for it: an included file or an API description. */
  isNamed(file: SitePath): boolean {
    const { references } = this.#snapshot.config.composed;
    return this.#others.isApiDescription(file) || references.some((one) => one.file === file);
  }

  /** Returns the files that are checked as pages: pages, other listed documents, and snippets. */
  checkedFiles(): readonly SitePath[] {
    const { config, files } = this.#snapshot;
    if (this.#checked.config === config && this.#checked.files === files) return this.#checked.list;
    const list = [...new Set([...allPages(config, files), ...files.snippets])];
    this.#checked = { config, files, list };
    return list;
  }

  /** Returns the current text of a file of the site; undefined if it can't be read. */
  readText(path: SitePath): Promise<string | undefined> {
    return this.#siteHost.readText(path);
  }

  /** Forgets some files, or all files of folders, so that the next load reads them again. */
  forget(paths: ReadonlySet<SitePath>): void {
    const isForgotten = (file: SitePath): boolean =>
      paths.has(file) || foldersAbove(file).some((one) => paths.has(one));
    this.#records.markStale(isForgotten);
    this.#others.forget(isForgotten);
  }
}

interface CheckedFiles {
  readonly config: SiteConfig | undefined;
  readonly files: SiteFiles | undefined;
  readonly list: readonly SitePath[];
}
