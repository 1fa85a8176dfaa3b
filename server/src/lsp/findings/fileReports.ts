import type { Diagnostic, DocumentUri, TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { PathAbove, SitePath } from '../../core/paths/sitePath.ts';
import type { ReportedFinding } from '../../core/rules/engine/reportedFindings.ts';
import { fromUri, join, resolve, toUri, type ResourcePath } from '../../workspace/files/resourcePath.ts';
import type { SlowTiming } from '../../workspace/diagnostics/openPages.ts';
import type { Site } from '../../workspace/site.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { ClientSupport } from '../clientSupport.ts';
import {
  contextOf,
  type ConfigContext,
  type FragmentContext,
  type PageDocumentContext,
  type Session,
} from '../documentContext.ts';
import { linesOfSite, type LinesOf } from '../../workspace/files/fileLines.ts';
import { toDiagnostic } from '../convert/toProtocol.ts';

/** The result id of an empty report. */
export const emptyResultId = '0';

export interface FileReport {
  readonly path: ResourcePath;
  readonly uri: DocumentUri;
  /** The version of an open document; null if the text on the disk was checked. */
  readonly version: number | null;
  readonly resultId: string;
  readonly items: () => Diagnostic[];
}

/** Builds the reports of all files of all sites, open or not. */
export class FileReports {
  readonly #workspace: Workspace;
  readonly #documents: TextDocuments<TextDocument>;
  readonly #session: () => Session;
  /** By the findings of a closed file, which stay the same object as long as they are equal. */
  readonly #resultIds = new WeakMap<readonly ReportedFinding[], string>();

  constructor(workspace: Workspace, documents: TextDocuments<TextDocument>, session: () => Session) {
    this.#workspace = workspace;
    this.#documents = documents;
    this.#session = session;
  }

  /**
   * Yields reports of the open documents, then of each site's docs.json with its included files, then of its pages;
   * closed files only if the setting includes them.
   */
  *all(): Iterable<FileReport> {
    const open = new Set<ResourcePath>();
    for (const report of this.open()) {
      open.add(report.path);
      yield report;
    }
    if (this.#session().settings.scope === 'openFiles') return;
    for (const site of this.#workspace.sites) {
      for (const report of this.#ofConfig(site)) {
        // Settings of a repository belong to all its sites.
        if (open.has(report.path)) continue;
        open.add(report.path);
        yield report;
      }
      if (!site.isLoaded) continue;
      const linesOf = linesOfSite(site);
      for (const file of site.diagnostics.pages()) {
        const path = join(site.root, file);
        if (!open.has(path)) yield this.#ofClosed(site, file, linesOf);
      }
    }
  }

  /** Returns the version of an open document. */
  versionOf(uri: string): number | undefined {
    return this.#documents.get(uri)?.version;
  }

  /** A key that changes when reports may differ of other files than the documents that the client requests itself. */
  stateWithout(isRequested: (path: ResourcePath, version: number) => boolean): string {
    const { scope } = this.#session().settings;
    const documents = this.#documents.all().map(({ uri, version }) => ({ path: fromUri(uri), version }));
    const open = documents.map(({ path }) => path);
    const others = documents.filter(({ path, version }) => !isRequested(path, version)).map(({ path }) => path);
    const results = [...this.open(others)].map(({ resultId }) => resultId);
    const sites = this.#workspace.sites.map((site) => {
      const config = [...this.#ofConfig(site)].map(({ path, resultId }) => (open.includes(path) ? '' : resultId));
      return [site.configPath, site.diagnostics.version, ...config];
    });
    return JSON.stringify([this.#workspace.isLoaded, scope, open, results, sites]);
  }

  /**
   * Finds what the report of a file has, with pauses for other work; returns whether its text and the configuration are
   * still the same.
   */
  async prepare(path: ResourcePath): Promise<boolean> {
    const { site, file } = this.#workspace.locate(path);
    if (site === undefined) return true;
    return site.diagnostics.prepare(file, this.#timing, this.#workspace.pause);
  }

  /** As {@link prepare}, for all open documents. */
  async prepareOpen(): Promise<void> {
    for (const { uri } of this.#documents.all()) await this.prepare(fromUri(uri));
  }

  /** Yields the reports of all or the requested open documents. */
  *open(requested?: readonly ResourcePath[]): Iterable<FileReport> {
    for (const document of this.#documents.all()) {
      if (requested?.includes(fromUri(document.uri)) === false) continue;
      const context = contextOf(this.#workspace, document, this.#session());
      const { uri, version } = document;
      const path = fromUri(uri);
      const isOther = context === undefined || context.kind === 'json';
      const items = isOther
        ? this.#ofOpenOther(path)
        : toDiagnostics(findingsOf(context, this.#timing), linesOfSite(context.site), context);
      if (items !== undefined) yield { path, uri, version, resultId: resultIdOf(items), items: () => items };
    }
  }

  /** No answer waits for the slow rules where the client can be notified later. */
  get #timing(): SlowTiming {
    const { pullDiagnostics, diagnosticRefresh } = this.#session().client;
    return pullDiagnostics && !diagnosticRefresh ? 'now' : 'later';
  }

  /** Returns the report of one file; undefined if Docsight reports nothing about it. */
  of(path: ResourcePath): FileReport | undefined {
    for (const report of this.open([path])) return report;
    if (this.#session().settings.scope === 'openFiles') return undefined;
    const { site, file } = this.#workspace.locate(path);
    if (site === undefined) return this.#ofOther(path);
    return this.#ofOther(path) ?? this.#ofClosed(site, file, linesOfSite(site));
  }

  /**
   * Returns the diagnostics of another open file; none if the editor validates it by its schema, which reports the
   * same.
   */
  #ofOpenOther(path: ResourcePath): Diagnostic[] | undefined {
    const report = this.#ofOther(path);
    return report && (this.#session().client.servesJson ? [] : report.items());
  }

  /** Returns the report of a file that belongs to a site's configuration, such as its settings. */
  #ofOther(path: ResourcePath): FileReport | undefined {
    for (const site of this.#workspace.sites) {
      for (const report of this.#ofConfig(site)) if (report.path === path) return report;
    }
    return undefined;
  }

  *#ofConfig(site: Site): Iterable<FileReport> {
    const linesOf = linesOfSite(site);
    for (const file of site.diagnostics.configFiles()) yield this.#ofClosed(site, file, linesOf);
  }

  #ofClosed(site: Site, file: SitePath | PathAbove, linesOf: LinesOf): FileReport {
    const path = resolve(site.root, file);
    const findings = site.diagnostics.in(file);
    const items = (): Diagnostic[] => toDiagnostics(findings, linesOf, { site, client: this.#session().client });
    return { path, uri: toUri(path), version: null, resultId: this.#resultIdOf(findings, items), items };
  }

  #resultIdOf(findings: readonly ReportedFinding[], items: () => Diagnostic[]): string {
    if (findings.length === 0) return emptyResultId;
    const id = this.#resultIds.get(findings) ?? resultIdOf(items());
    this.#resultIds.set(findings, id);
    return id;
  }
}

/** Returns what is reported in the document of a request. */
export function findingsOf(
  context: ConfigContext | FragmentContext | PageDocumentContext,
  timing: SlowTiming = 'now',
): readonly ReportedFinding[] {
  const { diagnostics, state } = context.site;
  if (context.kind === 'page') return diagnostics.in(context.page.file, timing);
  return diagnostics.in(context.kind === 'fragment' ? context.fragment.file : state.config.file);
}

function toDiagnostics(
  findings: readonly ReportedFinding[],
  linesOf: LinesOf,
  { site, client }: { readonly site: Site; readonly client: ClientSupport },
): Diagnostic[] {
  return findings.map((finding) => toDiagnostic(linesOf, finding, site, client));
}

/** Returns a result id for a file's diagnostics: equal for equal diagnostics, regardless of request and time. */
function resultIdOf(items: readonly unknown[]): string {
  return items.length === 0 ? emptyResultId : hash(JSON.stringify(items));
}

/** Two FNV-1a hashes in parallel: short, and collisions among the states of one file are practically impossible. */
function hash(text: string): string {
  let a = 0x811c9dc5;
  let b = 0xc9dc5118;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ (code + at), 0x01000193);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
