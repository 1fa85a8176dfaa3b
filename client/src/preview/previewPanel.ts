import * as vscode from 'vscode';
import {
  findingMarksRequest,
  previewRequest,
  type FindingMark,
  type PreviewAnswer,
  type PreviewParams,
} from '../../../server/src/protocol/preview.ts';
import type { FromPreview, PanelState, ShownLines, ToPreview } from '../../../server/src/protocol/previewMessages.ts';
import { movedUri, type MovedFile } from '../files/movedUri.ts';
import { openSource } from './editors.ts';
import { LatestOnly } from '../taskQueue.ts';
import { PageHistory } from './pageHistory.ts';
import { PanelFiles, type PanelContext } from './panelFiles.ts';
import { panelHtml } from './panelHtml.ts';
import { ScrollSync } from './scrollSync.ts';

/** One panel with a page: follows the text of the page, and the active page unless it is locked. */
export class PreviewPanel implements vscode.Disposable {
  readonly #context: PanelContext;
  readonly #panel: vscode.WebviewPanel;
  readonly #files: PanelFiles;
  readonly #history = new PageHistory();
  readonly #scroll = new ScrollSync(this);
  readonly #page = new LatestOnly(() => this.#showPage());
  readonly #marks = new LatestOnly(() => this.#showMarks());
  readonly #listeners: vscode.Disposable;
  readonly #onEnd: (panel: PreviewPanel) => void;
  #isLocked: boolean;
  #isEnded = false;
  #section: string | undefined;
  /** The page that the panel’s document shows. */
  #shown: string | undefined;
  #frame: string | undefined;
  #article: PreviewParams['knownArticle'];

  constructor(
    context: PanelContext,
    panel: vscode.WebviewPanel,
    { uri, isLocked }: PanelState,
    onEnd: (panel: PreviewPanel) => void,
  ) {
    this.#context = context;
    this.#panel = panel;
    this.#files = new PanelFiles(panel.webview, context);
    this.#isLocked = isLocked;
    this.#onEnd = onEnd;
    this.#history.visit(uri);
    this.#listeners = vscode.Disposable.from(
      panel.webview.onDidReceiveMessage((message: FromPreview) => this.#receive(message)),
      panel.onDidDispose(() => {
        this.dispose();
      }),
      vscode.window.onDidChangeTextEditorVisibleRanges((event) => {
        this.#scroll.lead(event);
      }),
    );
    void this.load();
  }

  get uri(): string {
    return this.#history.current ?? '';
  }

  get isLocked(): boolean {
    return this.#isLocked;
  }

  get isActive(): boolean {
    return this.#panel.active;
  }

  /** Loads the panel’s document, also again after a change of its settings. */
  async load(): Promise<void> {
    // Files that are allowed afterwards would make the editor load the document twice, and messages in between are lost.
    // What fails here, fails again when the page is requested.
    await this.#files.resourceBaseFor(this.uri).catch(() => undefined);
    if (this.#isEnded) return;
    const { webview } = this.#panel;
    this.#frame = undefined;
    this.#article = undefined;
    this.#files.allow();
    webview.html = panelHtml(webview, this.#context.extension, allowsRemoteImages());
  }

  reveal(): void {
    this.#panel.reveal(undefined, true);
  }

  /** Shows a page. */
  open(uri: string, section?: string): void {
    this.#history.visit(uri);
    this.#section = section;
    this.refresh();
  }

  /** Stays with its page, and those before it, when files have moved. */
  followMove(files: readonly MovedFile[]): void {
    const { uri } = this;
    this.#history.rename((page) => movedUri(vscode.Uri.parse(page), files).toString());
    if (this.uri !== uri) this.refresh();
  }

  /** Shows the current state of the page. */
  refresh(): void {
    this.#page.ask();
  }

  refreshMarks(): void {
    this.#marks.ask();
  }

  dispose(): void {
    this.#isEnded = true;
    this.#page.end();
    this.#marks.end();
    this.#scroll.dispose();
    this.#listeners.dispose();
    this.#panel.dispose();
    this.#onEnd(this);
  }

  async #showPage(): Promise<void> {
    const { uri } = this;
    const resourceBase = await this.#files.resourceBaseFor(uri);
    const params: PreviewParams = {
      uri,
      ...(resourceBase !== undefined && { resourceBase }),
      allowsRemoteImages: allowsRemoteImages(),
      ...(this.#frame !== undefined && { knownFrame: this.#frame }),
      ...(this.#article !== undefined && { knownArticle: this.#article }),
    };
    const answer = await this.#context.server.ask<PreviewAnswer | null>(previewRequest, params);
    // The reader may have gone on meanwhile.
    if (uri !== this.uri) return;
    if (answer === null) {
      this.#send({ kind: 'notice', text: vscode.l10n.t('This file isn’t a page of a site.') });
      return;
    }
    this.#show(answer);
  }

  #show({ uri, file, title, mode, article, aside, frame }: PreviewAnswer): void {
    this.#frame = frame?.id ?? this.#frame;
    this.#article = { series: article.series, version: article.version };
    this.#panel.title = vscode.l10n.t('Preview: {0}', title);
    const { canGoBack, canGoForward } = this.#history;
    const section = this.#section;
    this.#section = undefined;
    this.#send({
      kind: 'show',
      ...{ uri, file, title, mode, article, aside, canGoBack, canGoForward },
      isLocked: this.#isLocked,
      ...(frame !== undefined && { frame }),
      ...(section !== undefined && { section }),
    });
    if (section === undefined && uri !== this.#shown) this.#scroll.begin();
    this.#shown = uri;
    this.refreshMarks();
  }

  async #showMarks(): Promise<void> {
    const { uri } = this;
    const marks = await this.#context.server.ask<readonly FindingMark[]>(findingMarksRequest, { uri });
    if (uri === this.uri) this.#send({ kind: 'marks', marks });
  }

  /** Scrolls to what an editor shows. */
  scrollTo(lines: ShownLines): void {
    this.#send({ kind: 'line', ...lines });
  }

  #send(message: ToPreview): void {
    void this.#panel.webview.postMessage(message);
  }

  async #receive(message: FromPreview): Promise<void> {
    switch (message.kind) {
      case 'ready':
        this.#frame = undefined;
        this.#article = undefined;
        this.#shown = undefined;
        this.refresh();
        break;
      case 'page':
        await this.#followLink(message);
        break;
      case 'file':
        await vscode.commands.executeCommand('vscode.open', this.#files.uriOf(message.file, this.uri));
        break;
      case 'external':
        if (/^(?:https?|mailto|tel):/i.test(message.url)) await vscode.env.openExternal(vscode.Uri.parse(message.url));
        break;
      case 'source':
        await this.#openLine(message.line, 0, message.file);
        break;
      case 'mark':
        await this.#openLine(message.line, message.character);
        break;
      case 'scrolled':
        this.#scroll.follow(message.line);
        break;
      case 'back':
      case 'forward':
        this.#history.go(message.kind === 'back' ? -1 : 1);
        this.refresh();
        break;
      case 'lock':
        this.#isLocked = !this.#isLocked;
        this.refresh();
        break;
    }
  }

  async #followLink({ file, section, inEditor }: Extract<FromPreview, { kind: 'page' }>): Promise<void> {
    const uri = this.#files.uriOf(file, this.uri);
    if (inEditor) await openSource(uri, undefined, this.#panel);
    else this.open(uri.toString(), section);
  }

  async #openLine(line: number, character: number, file?: string): Promise<void> {
    const uri = file === undefined ? vscode.Uri.parse(this.uri) : this.#files.uriOf(file, this.uri);
    await openSource(uri, new vscode.Position(line, character), this.#panel);
  }
}

export function allowsRemoteImages(): boolean {
  return vscode.workspace.getConfiguration('docsight').get<boolean>('preview.remoteImages', false);
}
