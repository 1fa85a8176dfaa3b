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

/** Returns the document of a panel: empty regions, which its script fills with the answers of the server. */
function panelHtml(webview: vscode.Webview, extension: vscode.Uri, allowsRemoteImages: boolean): string {
  const nonce = crypto.randomUUID();
  const address = (name: string): string =>
    webview.asWebviewUri(vscode.Uri.joinPath(extension, 'dist', 'preview', name)).toString();
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src ${webview.cspSource} 'nonce-${nonce}'`,
    `img-src ${webview.cspSource} data: blob:${allowsRemoteImages ? ' https:' : ''}`,
    `media-src ${webview.cspSource}`,
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="docsight-diagrams" content="${address('mermaid.js')}">
<link rel="stylesheet" href="${address('style.css')}">
</head>
<body class="in-editor">
${regions()}
<script nonce="${nonce}" src="${address('preview.js')}"></script>
</body>
</html>`;
}

function regions(): string {
  const pages = vscode.l10n.t('Pages');
  const button = (action: string, path: string, label: string): string =>
    `<button type="button" data-action="${action}" title="${label}" aria-label="${label}">` +
    `<span class="icon"><svg viewBox="0 0 24 24" class="is-outlined"><path d="${path}"/></svg></span></button>`;
  const bar = [
    button('back', 'M19 12H5m6-6-6 6 6 6', vscode.l10n.t('Back')),
    button('forward', 'M5 12h14m-6-6 6 6-6 6', vscode.l10n.t('Forward')),
    button('lock', 'M9 4h6l-1 6 3 3v2H7v-2l3-3zM12 15v5', vscode.l10n.t('Keep This Page')),
    '<span id="_docsight-count" role="status"></span>',
  ];
  return `<div class="site" id="_docsight-site" data-layout="default">
<div class="top">
<div id="_docsight-bar" role="toolbar" aria-label="${vscode.l10n.t('Preview')}">${bar.join('')}</div>
<header id="_docsight-header"></header>
</div>
<div class="shell">
<nav class="sidebar" id="_docsight-sidebar" aria-label="${pages}"></nav>
<main>
<article id="_docsight-article" tabindex="-1"></article>
<nav class="pager" id="_docsight-pager" aria-label="${pages}"></nav>
<footer id="_docsight-footer"></footer>
</main>
<aside class="aside" id="_docsight-aside"></aside>
</div>
</div>
<div id="_docsight-notice" role="status" hidden></div>`;
}
