import * as vscode from 'vscode';
import { foldersAround, isEmpty, type FindingFilter } from './findingFilter.ts';
import type { ShownFinding } from './findingGroups.ts';

interface FilterItem extends vscode.QuickPickItem {
  /** Resolves to the filter of the item; undefined if the person cancels. */
  readonly choose?: () => FindingFilter | Promise<FindingFilter | undefined>;
}

/** Asks which findings to list; resolves to undefined if nothing was chosen. */
export async function askForFilter(
  findings: readonly ShownFinding[],
  filter: FindingFilter,
): Promise<FindingFilter | undefined> {
  const picked = await vscode.window.showQuickPick(itemsFor(findings, filter), {
    placeHolder: vscode.l10n.t('Select the problems to list'),
    matchOnDescription: true,
  });
  return picked?.choose?.();
}

function itemsFor(findings: readonly ShownFinding[], filter: FindingFilter): readonly FilterItem[] {
  const { lowest = 3, folder: chosen, onlyThisPage = false } = filter;
  const severities = [
    vscode.l10n.t('Errors only'),
    vscode.l10n.t('Errors and warnings'),
    vscode.l10n.t('Errors, warnings and infos'),
    vscode.l10n.t('All severities'),
  ] as const;
  const page = onlyThisPage ? vscode.l10n.t('All pages') : vscode.l10n.t('Only this page');
  return [
    { label: `$(search) ${vscode.l10n.t('Text…')}`, choose: () => askForText(filter) },
    { label: `$(file) ${page}`, choose: () => ({ ...filter, onlyThisPage: !onlyThisPage }) },
    ...(isEmpty(filter) ? [] : [{ label: `$(clear-all) ${vscode.l10n.t('Clear Filter')}`, choose: () => ({}) }]),
    separator(vscode.l10n.t('Severity')),
    ...severities.map((label, at) => ({
      label: `${at === lowest ? '$(check)' : '$(blank)'} ${label}`,
      choose: () => ({ ...filter, lowest: at as ShownFinding['severity'] }),
    })),
    separator(vscode.l10n.t('Folder')),
    ...foldersAround(findings).map(([folder, number]) => ({
      label: `${folder === chosen ? '$(check)' : '$(folder)'} ${folder}`,
      description: String(number),
      choose: () => ({ ...filter, folder }),
    })),
  ];
}

async function askForText(filter: FindingFilter): Promise<FindingFilter | undefined> {
  const text = await vscode.window.showInputBox({
    prompt: vscode.l10n.t('Part of a message, a rule or a path'),
    value: filter.text ?? '',
  });
  return text === undefined ? undefined : { ...filter, text };
}

function separator(label: string): FilterItem {
  return { label, kind: vscode.QuickPickItemKind.Separator };
}

/** Returns a filter as text, for above the list; empty if it leaves nothing out. */
export function filterText(filter: FindingFilter): string {
  const { text = '', lowest = 3, folder, onlyThisPage = false } = filter;
  const severity = [
    vscode.l10n.t('Errors only'),
    vscode.l10n.t('Errors and warnings'),
    vscode.l10n.t('Errors, warnings and infos'),
  ][lowest];
  const parts = [
    ...(text === '' ? [] : [`“${text}”`]),
    ...(severity === undefined ? [] : [severity]),
    ...(folder === undefined ? [] : [folder]),
    ...(onlyThisPage ? [vscode.l10n.t('Only this page')] : []),
  ];
  return parts.length === 0 ? '' : vscode.l10n.t('Filter: {0}', parts.join(' · '));
}
