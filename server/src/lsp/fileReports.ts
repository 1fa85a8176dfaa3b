import type { Diagnostic, DocumentUri, TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { ReportedFinding } from '../core/rules/runRules.ts';
import { fromUri, join, relativeTo, resolve, toUri, type ResourcePath } from '../workspace/resourcePath.ts';
import type { Site } from '../workspace/site.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { contextOf, type Session } from './documentContext.ts';
import { linesIn, type LinesOf } from './fileLines.ts';
import { emptyResultId, resultIdOf } from './resultId.ts';
import { toDiagnostic } from './toProtocol.ts';

/** What the rules find in a file, ready to be sent. */
export interface FileReport {
  readonly path: ResourcePath;
  readonly uri: DocumentUri;
  /** Of an open document; null where the disk's text counts. */
  readonly version: number | null;
  readonly resultId: string;
  readonly items: () => Diagnostic[];
}

/** Makes the reports of all files of all sites, open or not. */
export class FileReports {
  readonly #workspace: Workspace;
  readonly #documents: TextDocuments<TextDocument>;
  readonly #session: () => Session;
  /** By the findings of a file that isn't open, which are the same object as long as they are the same. */
  readonly #resultIds = new WeakMap<readonly ReportedFinding[], string>();

  constructor(workspace: Workspace, documents: TextDocuments<TextDocument>, session: () => Session) {
    this.#workspace = workspace;
    this.#documents = documents;
    this.#session = session;
  }

  /** The open documents, then each site's docs.json with its parts, then its pages; closed files only where they are wanted. */
  *all(): Iterable<FileReport> {
    const open = new Set<ResourcePath>();
    for (const report of this.open()) {
      open.add(report.path);
      yield report;
    }
    if (this.#session().settings.scope === 'openFiles') return;
    for (const site of this.#workspace.sites) {
      for (const report of this.#ofConfig(site)) {
        // Settings of a repository are those of all its sites.
        if (open.has(report.path)) continue;
        open.add(report.path);
        yield report;
      }
      if (!site.isLoaded) continue;
      const linesOf = linesIn(site);
      for (const file of site.checkedFiles()) {
        const path = join(site.root, file);
        if (!open.has(path)) yield this.#ofClosed(site, path, site.report.of(file), linesOf);
      }
    }
  }

  /** Differs where the reports of files that aren't open may. */
  stateOfClosed(): string {
    const { scope } = this.#session().settings;
    const open = this.#documents.all().map(({ uri }) => fromUri(uri));
    const sites = this.#workspace.sites.map((site) => {
      const config = [...this.#ofConfig(site)].map(({ path, resultId }) => (open.includes(path) ? '' : resultId));
      return [site.configPath, site.findings.version, ...config];
    });
    return JSON.stringify([scope, open, sites]);
  }

  /** The reports of open documents, or of some of them. */
  *open(requested?: readonly ResourcePath[]): Iterable<FileReport> {
    for (const document of this.#documents.all()) {
      if (requested?.includes(fromUri(document.uri)) === false) continue;
      const context = contextOf(this.#workspace, document, this.#session());
      const { uri, version } = document;
      const path = fromUri(uri);
      const isOther = context === undefined || context.kind === 'json';
      const items = isOther ? this.#ofOpenOther(path) : diagnosticsOf(context);
      if (items !== undefined) yield { path, uri, version, resultId: resultIdOf(items), items: () => items };
    }
  }

  /** The report of one file; undefined where there is nothing to say about it. */
  of(path: ResourcePath): FileReport | undefined {
    for (const report of this.open([path])) return report;
    if (this.#session().settings.scope === 'openFiles') return undefined;
    const site = this.#workspace.siteOf(path);
    const file = site && relativeTo(site.root, path);
    if (site === undefined || file === undefined) return this.#ofOther(path);
    return this.#ofOther(path) ?? this.#ofClosed(site, path, site.report.of(file), linesIn(site));
  }

  /** The same of an open file; nothing where the editor checks it by its schema, which reports the same problems. */
  #ofOpenOther(path: ResourcePath): Diagnostic[] | undefined {
    const report = this.#ofOther(path);
    return report && (this.#session().client.servesJson ? [] : report.items());
  }

  /** What is said of a file with the configuration of a site: of the settings, say. */
  #ofOther(path: ResourcePath): FileReport | undefined {
    for (const site of this.#workspace.sites) {
      for (const report of this.#ofConfig(site)) if (report.path === path) return report;
    }
    return undefined;
  }

  *#ofConfig(site: Site): Iterable<FileReport> {
    const { findings, settings } = this.#session();
    const { configPath, snapshot } = site;
    const linesOf = linesIn(site);
    for (const file of findings.configFiles(configPath, snapshot, settings)) {
      const found = findings.inConfigFile(configPath, snapshot, settings, file);
      yield this.#ofClosed(site, resolve(site.root, file), found, linesOf);
    }
  }

  #ofClosed(site: Site, path: ResourcePath, findings: readonly ReportedFinding[], linesOf: LinesOf): FileReport {
    const items = (): Diagnostic[] => toDiagnostics(findings, linesOf, site);
    return { path, uri: toUri(path), version: null, resultId: this.#resultIdOf(findings, items), items };
  }

  #resultIdOf(findings: readonly ReportedFinding[], items: () => Diagnostic[]): string {
    if (findings.length === 0) return emptyResultId;
    const id = this.#resultIds.get(findings) ?? resultIdOf(items());
    this.#resultIds.set(findings, id);
    return id;
  }
}

function toDiagnostics(findings: readonly ReportedFinding[], linesOf: LinesOf, site: Site): Diagnostic[] {
  return findings.map((finding) => toDiagnostic(linesOf, finding, site));
}
