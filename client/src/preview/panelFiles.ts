import * as vscode from 'vscode';
import type { Server } from '../server/server.ts';

export interface PanelContext {
  readonly server: Server;
  readonly extension: vscode.Uri;
}

/** The files that a panel may load: the extension's own, and those of the site whose page was shown last. */
export class PanelFiles {
  readonly #webview: vscode.Webview;
  readonly #context: PanelContext;
  /** The URI of the site's root folder; undefined until a page of a site is shown. */
  #root: string | undefined;

  constructor(webview: vscode.Webview, context: PanelContext) {
    this.#webview = webview;
    this.#context = context;
  }

  /** Allows the panel's document to run its script and to load these files. */
  allow(): void {
    const own = vscode.Uri.joinPath(this.#context.extension, 'dist', 'preview');
    this.#webview.options = {
      enableScripts: true,
      localResourceRoots: this.#root === undefined ? [own] : [own, vscode.Uri.parse(this.#root)],
    };
  }

  /** Allows the files of a page's site, and returns the address below which the panel loads them; undefined without a site. */
  async resourceBaseFor(uri: string): Promise<string | undefined> {
    await this.#findRoot(uri);
    if (this.#root === undefined) return undefined;
    return this.#webview.asWebviewUri(vscode.Uri.parse(this.#root)).toString().replace(/\/$/, '');
  }

  /** Returns the URI of a file by its path in the site, in whose folder the result always is; `page` is the URI of a page. */
  uriOf(file: string, page: string): vscode.Uri {
    const segments = file.split('/').filter((segment) => segment !== '..' && segment !== '.');
    return vscode.Uri.joinPath(vscode.Uri.parse(this.#root ?? page), ...segments);
  }

  async #findRoot(uri: string): Promise<void> {
    if (this.#root !== undefined && uri.startsWith(`${this.#root}/`)) return;
    const sites = await this.#context.server.findSites();
    const roots = sites.map(({ root }) => root).filter((root) => uri.startsWith(`${root}/`));
    const root = roots.sort((a, b) => b.length - a.length)[0];
    if (root === this.#root) return;
    this.#root = root;
    this.allow();
  }
}
