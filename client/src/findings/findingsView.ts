import * as vscode from 'vscode';
import { problemCountText, type SiteProblems } from '../siteProblems.ts';
import {
  highestSeverity,
  groupFindings,
  type FindingGroup,
  type Grouping,
  type ShownFinding,
} from './findingGroups.ts';

type Row = FindingGroup | (ShownFinding & { readonly kind: 'finding' });

const icons = [
  new vscode.ThemeIcon('error', new vscode.ThemeColor('list.errorForeground')),
  new vscode.ThemeIcon('warning', new vscode.ThemeColor('list.warningForeground')),
  new vscode.ThemeIcon('info', new vscode.ThemeColor('notificationsInfoIcon.foreground')),
  new vscode.ThemeIcon('lightbulb'),
] as const;

/** Reports of many files come one after the other. */
const delayMs = 150;

/**
 * The view “Site Problems”: the findings of all sites by rule or by folder, including hints, which no other list shows.
 */
export class FindingsView implements vscode.TreeDataProvider<Row>, vscode.Disposable {
  readonly #changed = new vscode.EventEmitter<undefined>();
  readonly #view: vscode.TreeView<Row>;
  readonly #problems: SiteProblems;
  readonly #disposables: vscode.Disposable;
  #grouping: Grouping = 'rule';
  #groups: readonly FindingGroup[] | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(problems: SiteProblems) {
    this.#problems = problems;
    this.#view = vscode.window.createTreeView('docsight.findings', { treeDataProvider: this, showCollapseAll: true });
    const group = (id: string, grouping: Grouping): vscode.Disposable =>
      vscode.commands.registerCommand(id, () => {
        this.#groupBy(grouping);
      });
    this.#disposables = vscode.Disposable.from(
      this.#view,
      group('docsight.findings.byRule', 'rule'),
      group('docsight.findings.byFolder', 'folder'),
      vscode.languages.onDidChangeDiagnostics(() => {
        this.#changeSoon();
      }),
      this.#view.onDidChangeVisibility(() => {
        this.#changeSoon();
      }),
    );
    this.#groupBy(this.#grouping);
  }

  readonly onDidChangeTreeData = (listener: () => void): vscode.Disposable => this.#changed.event(listener);

  getChildren(row?: Row): Row[] {
    if (row === undefined) return [...(this.#groups ??= groupFindings(allFindings(), this.#grouping))];
    if (row.kind === 'finding') return [];
    return row.kind === 'folder' ? [...row.files] : row.findings.map((finding) => ({ ...finding, kind: 'finding' }));
  }

  getTreeItem(row: Row): vscode.TreeItem {
    return row.kind === 'finding' ? findingItem(row, this.#grouping) : groupItem(row);
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#disposables.dispose();
    this.#changed.dispose();
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
    this.#view.description = problemCountText(this.#problems.total);
    this.#changed.fire(undefined);
  }
}

function allFindings(): readonly ShownFinding[] {
  return vscode.languages.getDiagnostics().flatMap(([uri, diagnostics]) => {
    const path = vscode.workspace.asRelativePath(uri);
    return diagnostics
      .filter(({ source }) => source === 'docsight')
      .map(({ code, severity, message, range: { start } }) => {
        const rule = String(typeof code === 'object' ? code.value : code);
        return { uri: uri.toString(), path, rule, severity, message, line: start.line, character: start.character };
      });
  });
}

function groupItem(group: FindingGroup): vscode.TreeItem {
  const item = new vscode.TreeItem(labelOf(group), vscode.TreeItemCollapsibleState.Collapsed);
  item.id = group.id;
  item.description = String(group.findings.length);
  item.iconPath = group.kind === 'rule' ? icons[highestSeverity(group)] : iconOf(group.kind);
  item.contextValue = group.kind;
  item.tooltip = group.label;
  return item;
}

function labelOf({ kind, label }: FindingGroup): string {
  if (kind === 'file') return label.slice(label.lastIndexOf('/') + 1);
  return label === '' ? vscode.l10n.t('Top folder') : label;
}

function iconOf(kind: 'folder' | 'file'): vscode.ThemeIcon {
  return kind === 'folder' ? vscode.ThemeIcon.Folder : vscode.ThemeIcon.File;
}

function findingItem(finding: ShownFinding, grouping: Grouping): vscode.TreeItem {
  const { message, rule, severity, path, line, character, uri } = finding;
  const item = new vscode.TreeItem(message);
  const at = line + 1;
  item.description = grouping === 'rule' ? `${path}:${String(at)}` : `${rule} · ${String(at)}`;
  item.iconPath = icons[severity];
  item.tooltip = `${message}\n${rule} · ${path}:${String(at)}`;
  item.contextValue = 'finding';
  const selection = new vscode.Range(line, character, line, character);
  item.command = {
    command: 'vscode.open',
    title: vscode.l10n.t('Open'),
    arguments: [vscode.Uri.parse(uri), { selection }],
  };
  return item;
}

/** Returns the rule of a row of the view, for its commands. */
export function ruleOfRow(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null || !('kind' in row)) return undefined;
  const { kind, label, rule } = row as Partial<FindingGroup & ShownFinding> & { readonly kind: unknown };
  return kind === 'rule' ? label : rule;
}
