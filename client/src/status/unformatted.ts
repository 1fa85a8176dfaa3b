import * as vscode from 'vscode';
import { mayBePage } from '../preview/editors.ts';

/** As long as the editor shows such a message by default. */
const shownMs = 5_000;

/** Says in the status bar why a page stays as it is when it is formatted: a person may have saved it meanwhile. */
export function sayWhyUnchanged(document: vscode.TextDocument): void {
  if (!mayBePage(document)) return;
  const hasSyntaxErrors = vscode.languages.getDiagnostics(document.uri).some(({ source, code }) => {
    const rule = typeof code === 'object' ? code.value : code;
    return source === 'docsight' && (rule === 'mdx/syntax' || rule === 'frontmatter/syntax');
  });
  const message = hasSyntaxErrors
    ? vscode.l10n.t('Not formatted: the page has syntax errors.')
    : vscode.l10n.t('The page is already formatted.');
  vscode.window.setStatusBarMessage(message, shownMs);
}
