import * as vscode from 'vscode';
import { isNone, problemCountText, type ProblemCounts, type SiteProblems } from '../status/siteProblems.ts';
import { pagesIn, type SiteViewNode } from './node.ts';
import type { SiteTrees } from './siteTrees.ts';
import { containerUri, isContainerUri } from './treeItem.ts';

/**
 * Shows the number of problems of the pages in groups and other containers. The editor requests badges of visible rows
 * only, and again when problems change, without a reload of the tree.
 */
export class ProblemBadges implements vscode.FileDecorationProvider, vscode.Disposable {
  readonly #trees: SiteTrees;
  readonly #problems: SiteProblems;
  readonly #changed = new vscode.EventEmitter<vscode.Uri[] | undefined>();
  readonly #registered: vscode.Disposable;

  constructor(trees: SiteTrees, problems: SiteProblems) {
    this.#trees = trees;
    this.#problems = problems;
    this.#registered = vscode.Disposable.from(
      vscode.window.registerFileDecorationProvider(this),
      problems.onDidChange((files) => {
        this.#fireChange(files);
      }),
      trees.onDidLoad(() => {
        this.#changed.fire(undefined);
      }),
    );
  }

  get onDidChangeFileDecorations(): vscode.Event<vscode.Uri[] | undefined> {
    return this.#changed.event;
  }

  provideFileDecoration(uri: vscode.Uri): vscode.FileDecoration | undefined {
    const node = isContainerUri(uri) ? this.#trees.node(uri.path.slice(1)) : undefined;
    const counts = node && this.#countsIn(node);
    return counts === undefined || isNone(counts) ? undefined : decoration(counts);
  }

  dispose(): void {
    this.#registered.dispose();
    this.#changed.dispose();
  }

  #countsIn(node: SiteViewNode): ProblemCounts {
    if (node.kind === 'site') return this.#problems.ofSite(node.site, this.#trees.sites);
    return this.#problems.sumOf(pagesIn(node).flatMap(({ file }) => file ?? []));
  }

  /** Notifies the editor of the containers of some files, and of those of all sites, which have files without a row. */
  #fireChange(files: readonly string[]): void {
    const around = files.flatMap((file) => this.#trees.pagesOf(file)).flatMap(containersOf);
    const uris = new Map([...around, ...this.#trees.siteNodes].map((node) => [node.id, containerUri(node)]));
    if (uris.size > 0) this.#changed.fire([...uris.values()]);
  }
}

function containersOf({ parent }: SiteViewNode): readonly SiteViewNode[] {
  return parent === undefined ? [] : [parent, ...containersOf(parent)];
}

function decoration(counts: ProblemCounts): vscode.FileDecoration {
  const total = counts.errors + counts.warnings;
  const color = counts.errors > 0 ? 'list.errorForeground' : 'list.warningForeground';
  // The editor's badges of files have the same limit: there is room for two characters.
  const badge = total > 9 ? '9+' : String(total);
  return new vscode.FileDecoration(badge, problemCountText(counts), new vscode.ThemeColor(color));
}
