import * as vscode from 'vscode';
import type { InsertionPointInfo } from '../../../server/src/protocol/newFiles.ts';

/** Returns the label of an insertion point in a picker; the navigation's root has no title of its own. */
export function labelOf({ path, label }: InsertionPointInfo): string {
  return path.length === 1 ? vscode.l10n.t('Top level') : label;
}
