import * as vscode from 'vscode';
import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import {
  type NavigationChangeInfo,
  changeNavigationRequest,
  type EditAnswer,
} from '../../../server/src/protocol/siteView.ts';
import { withErrorReport } from '../commands/command.ts';
import { TaskQueue } from '../taskQueue.ts';
import type { Server } from '../server/server.ts';
import { problemCountText, type SiteProblems } from '../status/siteProblems.ts';
import { emptyState } from './emptyState.ts';
import { followActiveEditor } from './followActiveEditor.ts';
import type { SiteViewNode } from './node.ts';
import { NodeDrag } from './nodeDrag.ts';
import { ProblemBadges } from './problemBadges.ts';
import { SiteTrees } from './siteTrees.ts';
import type { WorkspaceEdit as ProtocolEdit } from 'vscode-languageclient';
import { applyAndSave } from '../newFiles/applyAndSave.ts';

const id = 'docsight.site';

/** The view “Docs Site”: the navigation of each site as a tree, with the pages' titles. */
export class SiteView implements vscode.Disposable {
  readonly trees: SiteTrees;
  readonly server: Server;
  readonly #view: vscode.TreeView<SiteViewNode>;
  readonly #disposables: vscode.Disposable;
  /** Undo has to wait until the change before is saved. */
  readonly #taskQueue = new TaskQueue();
  #selection: readonly SiteViewNode[] = [];
  /** The files that were changed last: docs.json and included files. */
  #changed: readonly vscode.Uri[] = [];

  constructor(server: Server, problems: SiteProblems, output: vscode.LogOutputChannel) {
    this.server = server;
    this.trees = new SiteTrees(server, (error) => {
      output.error(error instanceof Error ? error : String(error));
    });
    this.#view = vscode.window.createTreeView(id, {
      treeDataProvider: this.trees,
      dragAndDropController: new NodeDrag(id, {
        trees: this.trees,
        change: withErrorReport(output, (site: SiteInfo, change: NavigationChangeInfo) => this.change(site, change)),
      }),
      canSelectMany: true,
      showCollapseAll: true,
    });
    this.#disposables = vscode.Disposable.from(
      new ProblemBadges(this.trees, problems),
      followActiveEditor(this.#view, this.trees),
      emptyState(this.#view, this.trees),
      problems.onDidChange(() => {
        this.#view.badge = badgeOf(problems);
      }),
      server.onDidChangeSites(() => {
        this.trees.markStale();
        if (this.#view.visible) this.trees.show();
      }),
      this.#view.onDidChangeVisibility(({ visible }) => {
        if (visible) this.trees.show();
      }),
      this.#view.onDidChangeSelection(({ selection }) => {
        this.#selection = selection;
      }),
      this.#view,
      this.trees,
    );
  }

  /** Returns the selected rows, also while the editor reloads rows and forgets the selection. */
  get selection(): readonly SiteViewNode[] {
    return this.#selection;
  }

  /** Changes the navigation and shows the result at once, without waiting for the server's notification. */
  async change(site: SiteInfo, change: NavigationChangeInfo): Promise<void> {
    const changed = await this.#taskQueue.do(async () => {
      const files = await applyNavigationChange(this.server, site, change);
      if (files !== undefined && files.length > 0) this.#changed = files;
      return files;
    });
    if (changed !== undefined) await this.trees.update();
  }

  /** Undoes the last change of the navigation made in the view. */
  undo(): Promise<void> {
    return this.#taskQueue.do(async () => {
      await undoChange(this.#changed);
    });
  }

  dispose(): void {
    this.#disposables.dispose();
  }
}

/** Returns the number of errors as the badge of the view's icon; none if there are no errors. */
function badgeOf({ total }: SiteProblems): vscode.ViewBadge | undefined {
  return total.errors === 0 ? undefined : { value: total.errors, tooltip: problemCountText(total) };
}

/**
 * Changes the navigation in one undoable step and returns the changed files; undefined if it isn't possible, which is
 * shown.
 */
async function applyNavigationChange(
  server: Server,
  { config }: SiteInfo,
  change: NavigationChangeInfo,
): Promise<readonly vscode.Uri[] | undefined> {
  const answer = await server.ask<EditAnswer<ProtocolEdit> | null>(changeNavigationRequest, { config, change });
  if (answer === null) return undefined;
  if ('refused' in answer) {
    void vscode.window.showWarningMessage(answer.refused);
    return undefined;
  }
  return (await applyAndSave(server, answer)).changed;
}

/**
 * Undoes the last change of some files and shows the first: the change may be one that somebody typed. Files without
 * unsaved changes are saved again.
 */
async function undoChange(files: readonly vscode.Uri[]): Promise<void> {
  const documents = await Promise.all(files.map((file) => vscode.workspace.openTextDocument(file)));
  const [first] = documents;
  if (first === undefined) return;
  const saved = documents.filter(({ isDirty }) => !isDirty);
  await vscode.window.showTextDocument(first);
  await vscode.commands.executeCommand('undo');
  for (const document of saved) if (document.isDirty) await document.save();
}
