import { escapeHtml, ownId, tag } from '../../core/preview/html.ts';
import { bodyOf, type Preview } from '../../preview/previewer.ts';
import { toPreviewTheme } from '../../preview/toPreviewTheme.ts';
import { ownFolder } from './sitePreview.ts';

/** Returns the content policy of a page: its own script and style sheet, and files of the site. */
export function policyOf(nonce: string, allowsRemoteImages: boolean): string {
  const images = `'self' data: blob:${allowsRemoteImages ? ' https:' : ''}`;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${images}`,
    "media-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const notice = tag('div', { id: ownId('notice'), role: 'status', hidden: true });

/** Returns the document of a page. */
export function documentHtml(preview: Preview, nonce: string): string {
  const { page, frame } = preview;
  const theme = JSON.stringify(toPreviewTheme(frame.theme));
  const head = [
    `<title>${escapeHtml(`${page.title} · ${frame.siteName}`)}</title>`,
    `<meta name="docsight-theme" content="${escapeHtml(theme)}">`,
    `<meta name="docsight-diagrams" content="${ownFolder}/mermaid.js">`,
  ];
  return htmlOf(head.join(''), `${bodyOf(preview)}${notice}`, nonce);
}

/** Returns a page that says why there is none; it follows changes, too. */
export function messageHtml(message: string, nonce = ''): string {
  const body = `<main class="message"><h1>Docsight</h1><p>${escapeHtml(message)}</p><p><a href="/">Start page</a></p></main>`;
  return htmlOf('<title>Docsight</title>', `${body}${notice}`, nonce);
}

/** Returns a page that names the target of a redirect, for addresses that the preview doesn’t open by itself. */
export function redirectHtml(address: string, nonce: string): string {
  const isOpenable = /^https?:/i.test(address);
  const link = isOpenable
    ? tag('a', { href: address, rel: 'noopener noreferrer' }, escapeHtml(address))
    : tag('code', {}, escapeHtml(address));
  const body = `<main class="message"><h1>Docsight</h1><p>This page redirects to another site:</p><p>${link}</p></main>`;
  return htmlOf('<title>Docsight</title>', `${body}${notice}`, nonce);
}

function htmlOf(head: string, body: string, nonce: string): string {
  const shared =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<link rel="stylesheet" href="${ownFolder}/style.css"><link rel="icon" href="data:,">`;
  const script = nonce === '' ? '' : `<script nonce="${nonce}" src="${ownFolder}/preview.js"></script>`;
  return `<!doctype html><html lang="en"><head>${shared}${head}</head><body>${body}${script}</body></html>`;
}
