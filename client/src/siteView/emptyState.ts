import * as vscode from 'vscode';
import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import type { SiteProblems } from '../siteProblems.ts';
import { isListed, type SiteViewNode } from './node.ts';
import type { SiteTrees } from './siteTrees.ts';

/** What the manifest's texts for a view without any row go by. */
type EmptyState = 'noSite' | 'broken' | 'reading' | 'noPages' | undefined;

/** Says what to do where there is little or nothing to show. */
export function emptyState(
  view: vscode.TreeView<SiteViewNode>,
  trees: SiteTrees,
  problems: SiteProblems,
): vscode.Disposable {
  const update = (): void => {
    const state = stateOf(trees);
    view.message = state === undefined ? messageFor(trees) : '';
    void vscode.commands.executeCommand('setContext', 'docsight.siteView.empty', state);
  };
  return vscode.Disposable.from(
    trees.onDidLoad(update),
    problems.onDidChange((files) => {
      if (trees.sites.some(({ config }) => files.includes(vscode.Uri.parse(config).toString()))) update();
    }),
  );
}

/** With several sites each of them has a row. */
function stateOf(trees: SiteTrees): EmptyState {
  const [site, ...others] = trees.sites;
  if (site === undefined) return 'noSite';
  if (others.length > 0 || trees.tree(site)?.nodes.length !== 0) return undefined;
  if (isBroken(site)) return 'broken';
  return site.isLoaded ? 'noPages' : 'reading';
}

/** Said above the rows. */
function messageFor(trees: SiteTrees): string {
  const { sites } = trees;
  const broken = sites.find(isBroken);
  if (broken !== undefined) {
    const name = vscode.workspace.asRelativePath(vscode.Uri.parse(broken.config));
    return vscode.l10n.t('{0} can’t be read as JSON everywhere, so rows may be missing.', name);
  }
  if (sites.some(({ isLoaded }) => !isLoaded)) return vscode.l10n.t('Pages are still being read…');
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
