import * as vscode from 'vscode';

/** Returns the document of a panel: empty regions, which its script fills with the answers of the server. */
export function panelHtml(webview: vscode.Webview, extension: vscode.Uri, allowsRemoteImages: boolean): string {
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
