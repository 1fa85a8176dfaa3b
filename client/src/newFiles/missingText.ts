import * as vscode from 'vscode';

/** Says what a box for a title lacks, which keeps it open; undefined if there is one. */
export function missingTitle(text: string): string | undefined {
  return text.trim() === '' ? vscode.l10n.t('Enter a title.') : undefined;
}

/** Says what a box for a name lacks, which keeps it open; undefined if there is one. */
export function missingName(text: string): string | undefined {
  return text.trim() === '' ? vscode.l10n.t('Enter a name.') : undefined;
}
