import * as vscode from 'vscode';
import type { InsertionPointInfo } from '../../../server/src/protocol/newFiles.ts';

/** What a place is called where one is picked; the navigation itself has no title of its own. */
export function labelOf({ path, label }: InsertionPointInfo): string {
  return path.length === 1 ? vscode.l10n.t('Top level') : label;
}
