import * as vscode from 'vscode';
import {
  relatedLocationsRequest,
  type RelatedLocationInfo,
  type RelatedLocationsParams,
} from '../../../server/src/protocol/relatedLocations.ts';
import type { Server } from '../server/server.ts';
import { isCounted, problemCountText, type SiteProblems } from '../status/siteProblems.ts';
import { askForFilter, filterText } from './askForFilter.ts';
import { filterFindings, isEmpty, type FindingFilter } from './findingFilter.ts';
import { groupFindings, type FindingGroup, type Grouping, type ShownFinding } from './findingGroups.ts';
import { toTreeItem, type Row } from './rows.ts';
import { ruleTitles } from './ruleTitles.ts';

/** Reports of many files come one after the other. */
const delayMs = 150;

/**
 * The view “Site Problems”: the findings of all sites by rule or by folder, including hints, which no other list shows,
 * with all that a finding counts or represents below it.
 */
export class FindingsView implements vscode.TreeDataProvider<Row>, vscode.Disposable {
  readonly #changed = new vscode.EventEmitter<undefined>();
  readonly #view: vscode.TreeView<Row>;
  readonly #problems: SiteProblems;
  readonly #server: Server;
  readonly #disposables: vscode.Disposable;
  #grouping: Grouping = 'rule';
  #filter: FindingFilter = {};
  #isChecking = true;
  #groups: readonly FindingGroup[] | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(problems: SiteProblems, server: Server) {
    this.#problems = problems;
    this.#server = server;
    this.#view = vscode.window.createTreeView('docsight.findings', { treeDataProvider: this, showCollapseAll: true });
    const group = (id: string, grouping: Grouping): vscode.Disposable =>
      vscode.commands.registerCommand(id, () => {
        this.#groupBy(grouping);
      });
    this.#disposables = vscode.Disposable.from(
      this.#view,
      group('docsight.findings.byRule', 'rule'),
      group('docsight.findings.byFolder', 'folder'),
      vscode.commands.registerCommand('docsight.findings.filter', () => this.#askForFilter()),
      vscode.commands.registerCommand('docsight.findings.clearFilter', () => {
        this.#filterBy({});
      }),
      vscode.languages.onDidChangeDiagnostics(() => {
        this.#changeSoon();
      }),
      server.onDidChangeSites(() => void this.#askForState()),
      vscode.window.onDidChangeActiveTextEditor(() => {
        if (this.#filter.onlyThisPage === true) this.#changeSoon();
      }),
      this.#view.onDidChangeVisibility(() => {
        this.#changeSoon();
      }),
    );
    this.#filterBy(this.#filter);
    this.#groupBy(this.#grouping);
  }

  readonly onDidChangeTreeData = (listener: () => void): vscode.Disposable => this.#changed.event(listener);

  /** The editor shows a progress for what is awaited, so that only locations are. */
  getChildren(row?: Row): Row[] | Promise<Row[]> {
    if (row === undefined) return [...(this.#groups ??= groupFindings(this.#listed(), this.#grouping))];
    if (row.kind === 'location') return [];
    if (row.kind === 'finding') return this.#locationsOf(row);
    return row.kind === 'folder' ? [...row.files] : row.findings.map((finding) => ({ ...finding, kind: 'finding' }));
  }

  getTreeItem(row: Row): vscode.TreeItem {
    return toTreeItem(row, this.#grouping);
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#disposables.dispose();
    this.#changed.dispose();
  }

  async #locationsOf({ uri, line, character, rule }: ShownFinding): Promise<Row[]> {
    const params: RelatedLocationsParams = { textDocument: { uri }, line, character, rule };
    const locations = await this.#server.ask<readonly RelatedLocationInfo[]>(relatedLocationsRequest, params);
    return locations.map((location) => ({ ...location, kind: 'location' }));
  }

  /** While a site is being checked, the view says so instead of a number. */
  async #askForState(): Promise<void> {
    const sites = await this.#server.sites();
    this.#isChecking = sites.some(({ isChecked }) => !isChecked);
    void vscode.commands.executeCommand('setContext', 'docsight.findings.isChecking', this.#isChecking);
    this.#change();
  }

  #listed(): readonly ShownFinding[] {
    return filterFindings(allFindings(), this.#filter, vscode.window.activeTextEditor?.document.uri.toString());
  }

  async #askForFilter(): Promise<void> {
    const filter = await askForFilter(allFindings(), this.#filter);
    if (filter !== undefined) this.#filterBy(filter);
  }

  #filterBy(filter: FindingFilter): void {
    this.#filter = filter;
    this.#view.message = filterText(filter);
    void vscode.commands.executeCommand('setContext', 'docsight.findings.isFiltered', !isEmpty(filter));
    this.#change();
  }

  #groupBy(grouping: Grouping): void {
    this.#grouping = grouping;
    void vscode.commands.executeCommand('setContext', 'docsight.findings.grouping', grouping);
    this.#change();
  }

  #changeSoon(): void {
    this.#groups = undefined;
    if (!this.#view.visible) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#change();
    }, delayMs);
  }

  #change(): void {
    this.#groups = undefined;
    this.#view.description = this.#isChecking ? vscode.l10n.t('Checking…') : problemCountText(this.#problems.total);
    this.#changed.fire(undefined);
  }
}

function allFindings(): readonly ShownFinding[] {
  return vscode.languages.getDiagnostics().flatMap(([uri, diagnostics]) => {
    const path = vscode.workspace.asRelativePath(uri);
    return diagnostics
      .filter(isCounted)
      .map(({ code, severity, message, range: { start }, relatedInformation = [] }) => {
        const rule = String(typeof code === 'object' ? code.value : code);
        const title = ruleTitles[rule] ?? rule;
        const hasLocations = relatedInformation.length > 0;
        const { line, character } = start;
        return { uri: uri.toString(), path, rule, title, severity, message, line, character, hasLocations };
      });
  });
}
