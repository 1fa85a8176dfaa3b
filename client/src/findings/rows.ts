import * as vscode from 'vscode';
import type { RelatedLocationInfo } from '../../../server/src/protocol/relatedLocations.ts';
import { highestSeverity, type FindingGroup, type Grouping, type ShownFinding } from './findingGroups.ts';

/** A row of the view: a group, a finding in it, or one of the locations that a finding counts or represents. */
export type Row =
  | FindingGroup
  | (ShownFinding & { readonly kind: 'finding' })
  | (RelatedLocationInfo & { readonly kind: 'location' });

const icons = [
  new vscode.ThemeIcon('error', new vscode.ThemeColor('list.errorForeground')),
  new vscode.ThemeIcon('warning', new vscode.ThemeColor('list.warningForeground')),
  new vscode.ThemeIcon('info', new vscode.ThemeColor('notificationsInfoIcon.foreground')),
  new vscode.ThemeIcon('lightbulb'),
] as const;

const { Collapsed, None } = vscode.TreeItemCollapsibleState;

/** Returns a row as the editor shows it; a view has little width, so each begins with what tells it from its neighbors. */
export function toTreeItem(row: Row, grouping: Grouping): vscode.TreeItem {
  switch (row.kind) {
    case 'finding':
      return findingItem(row, grouping);
    case 'location':
      return locationItem(row);
    case 'rule':
    case 'folder':
    case 'file':
      return groupItem(row);
  }
}

function groupItem(group: FindingGroup): vscode.TreeItem {
  const item = new vscode.TreeItem(labelOf(group), Collapsed);
  item.id = group.id;
  item.description = String(group.findings.length);
  item.iconPath = group.kind === 'rule' ? icons[highestSeverity(group)] : iconOf(group.kind);
  item.contextValue = group.kind;
  item.tooltip = group.kind === 'rule' ? `${group.label}\n${group.name}` : group.label;
  return item;
}

function labelOf({ kind, label }: FindingGroup): string {
  if (kind === 'file') return baseName(label);
  return label === '' ? vscode.l10n.t('Top folder') : label;
}

function iconOf(kind: 'folder' | 'file'): vscode.ThemeIcon {
  return kind === 'folder' ? vscode.ThemeIcon.Folder : vscode.ThemeIcon.File;
}

function findingItem(finding: ShownFinding, grouping: Grouping): vscode.TreeItem {
  const { message, rule, title, severity, path, line, character, uri, hasLocations } = finding;
  const shownLine = String(line + 1);
  const label = grouping === 'rule' ? `${baseName(path)}:${shownLine}` : title;
  const item = new vscode.TreeItem(label, hasLocations ? Collapsed : None);
  item.description = grouping === 'rule' ? message : `${shownLine} · ${message}`;
  item.iconPath = icons[severity];
  item.tooltip = `${path}:${shownLine}\n${message}\n${title} (${rule})`;
  item.contextValue = 'finding';
  item.command = openAt(uri, line, character);
  return item;
}

function locationItem({ uri, line, character, message }: RelatedLocationInfo): vscode.TreeItem {
  const path = vscode.workspace.asRelativePath(vscode.Uri.parse(uri));
  const item = new vscode.TreeItem(`${path}:${String(line + 1)}`);
  item.description = message;
  item.tooltip = `${path}:${String(line + 1)}\n${message}`;
  item.iconPath = new vscode.ThemeIcon('arrow-small-right');
  item.command = openAt(uri, line, character);
  return item;
}

function openAt(uri: string, line: number, character: number): vscode.Command {
  const selection = new vscode.Range(line, character, line, character);
  return {
    command: 'vscode.open',
    title: vscode.l10n.t('Open'),
    arguments: [vscode.Uri.parse(uri), { selection }],
  };
}

/** Returns the name of a file with its folder: many sites have an `index` or `overview` in each. */
function baseName(path: string): string {
  return path.split('/').slice(-2).join('/');
}

/** Returns the rule of a row of the view, for its commands. */
export function ruleOfRow(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null || !('kind' in row)) return undefined;
  const { kind, name, rule } = row as Partial<FindingGroup & ShownFinding> & { readonly kind: unknown };
  return kind === 'rule' ? name : rule;
}
