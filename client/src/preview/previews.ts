import * as vscode from 'vscode';
import type { PanelState } from '../../../server/src/protocol/previewMessages.ts';
import { isRead } from '../server/readSchemes.ts';
import { mayBePage } from './editors.ts';
import type { PanelContext } from './panelFiles.ts';
import { PreviewPanel } from './previewPanel.ts';

/** The type of the panels, by which the editor restores them. */
const viewType = 'docsight.preview';

/** Changes of other files than the page’s may follow each other quickly. */
const pauseMs = 250;

/** The panels with previews; one of them follows the active page. */
export class Previews implements vscode.Disposable {
  readonly #context: PanelContext;
  readonly #panels = new Set<PreviewPanel>();
  readonly #listeners: vscode.Disposable;
  #timer: NodeJS.Timeout | undefined;

  constructor(context: PanelContext) {
    this.#context = context;
    this.#listeners = vscode.Disposable.from(
      vscode.window.registerWebviewPanelSerializer(viewType, {
        deserializeWebviewPanel: (panel, state: Partial<PanelState> | undefined) => this.#restore(panel, state),
      }),
      vscode.window.onDidChangeActiveTextEditor((editor) => {
        if (editor !== undefined && mayBePage(editor.document)) this.#follow(editor.document.uri.toString());
      }),
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length > 0) this.#changed(document.uri);
      }),
      vscode.workspace.onDidRenameFiles(({ files }) => {
        for (const panel of this.#panels) panel.followMove(files);
      }),
      vscode.languages.onDidChangeDiagnostics(({ uris }) => {
        const changed = new Set(uris.map(String));
        for (const panel of this.#panels) if (changed.has(panel.uri)) panel.refreshMarks();
      }),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration('docsight.preview')) for (const panel of this.#panels) void panel.load();
      }),
      context.server.onDidChangeSites(() => {
        this.#refreshLater();
      }),
    );
  }

  /** Opens the preview of a page, in the panel that follows the active page if there is one. */
  open(uri: vscode.Uri, column: vscode.ViewColumn): void {
    const following = [...this.#panels].find(({ isLocked }) => !isLocked);
    if (following !== undefined) {
      following.open(uri.toString());
      following.reveal();
      return;
    }
    const panel = vscode.window.createWebviewPanel(
      viewType,
      vscode.l10n.t('Preview'),
      { viewColumn: column, preserveFocus: column === vscode.ViewColumn.Beside },
      { enableScripts: true, enableFindWidget: true },
    );
    this.#add(panel, { uri: uri.toString(), isLocked: false });
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#listeners.dispose();
    for (const panel of this.#panels) panel.dispose();
  }

  #add(panel: vscode.WebviewPanel, state: PanelState): void {
    const added = new PreviewPanel(this.#context, panel, state, (ended) => {
      this.#panels.delete(ended);
    });
    this.#panels.add(added);
  }

  #restore(panel: vscode.WebviewPanel, { uri, isLocked = false }: Partial<PanelState> = {}): Promise<void> {
    if (uri === undefined) panel.dispose();
    else this.#add(panel, { uri, isLocked });
    return Promise.resolve();
  }

  #follow(uri: string): void {
    for (const panel of this.#panels) if (!panel.isLocked && panel.uri !== uri) panel.open(uri);
  }

  #changed(uri: vscode.Uri): void {
    if (!isRead(uri)) return;
    for (const panel of this.#panels) if (panel.uri === uri.toString()) panel.refresh();
    if (this.#panels.size > 0 && [...this.#panels].some((panel) => panel.uri !== uri.toString())) this.#refreshLater();
  }

  #refreshLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      for (const panel of this.#panels) panel.refresh();
    }, pauseMs);
  }
}
