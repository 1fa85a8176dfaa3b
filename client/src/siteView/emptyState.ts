import * as vscode from 'vscode';
import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import { emptyStateOf } from './emptyStateOf.ts';
import { isListed, type SiteViewNode } from './node.ts';
import type { SiteTrees } from './siteTrees.ts';

/** Shows what to do if there are few or no rows. */
export function emptyState(view: vscode.TreeView<SiteViewNode>, trees: SiteTrees): vscode.Disposable {
  const update = (): void => {
    const known = { sites: trees.sites, tree: (site: SiteInfo) => trees.tree(site) };
    const state = emptyStateOf(known, isBroken);
    view.message = state === undefined ? messageFor(trees) : '';
    void vscode.commands.executeCommand('setContext', 'docsight.siteView.empty', state);
  };
  return vscode.Disposable.from(
    trees.onDidLoad(update),
    // A syntax error may take the place of another problem, so that their number stays the same.
    vscode.languages.onDidChangeDiagnostics(({ uris }) => {
      const files = new Set(uris.map(String));
      if (trees.sites.some(({ config }) => files.has(vscode.Uri.parse(config).toString()))) update();
    }),
  );
}

/** Returns the message above the rows. */
function messageFor(trees: SiteTrees): string {
  const { sites } = trees;
  const broken = sites.find(isBroken);
  if (broken !== undefined) {
    const name = vscode.workspace.asRelativePath(vscode.Uri.parse(broken.config));
    return vscode.l10n.t('{0} has syntax errors, so some entries may be missing.', name);
  }
  if (sites.some(({ isLoaded }) => !isLoaded)) return vscode.l10n.t('Reading pages…');
  const isAnyListed = sites.some((site) => trees.tree(site)?.nodes.some(isListed) ?? true);
  return isAnyListed ? '' : vscode.l10n.t('The navigation is empty. Add a group, then drag pages into it.');
}

function isBroken({ config }: SiteInfo): boolean {
  return vscode.languages
    .getDiagnostics(vscode.Uri.parse(config))
    .some(({ source, code }) => source === 'docsight' && ruleOf(code) === 'config/syntax');
}

function ruleOf(code: vscode.Diagnostic['code']): unknown {
  return typeof code === 'object' ? code.value : code;
}
