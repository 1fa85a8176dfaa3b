import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extensionOf } from '../../core/paths/sitePath.ts';
import { escapeHtml, ownId, tag } from '../../core/preview/html.ts';
import { bodyOf, type Preview } from '../../preview/previewer.ts';
import { toPreviewTheme } from '../../preview/toPreviewTheme.ts';
import { toFsPath, type ResourcePath } from '../../workspace/files/resourcePath.ts';
import { ownFolder, type SitePreview } from './sitePreview.ts';

const defaultPort = 3333;
/** How many ports are tried after a busy one. */
const otherPorts = 20;

/** What the server reports. */
interface ServerEvents {
  /** Called when a page was sent. */
  readonly onPage: () => void;
  readonly onError: (error: unknown) => void;
}

/** Serves a site to browsers on this machine, and tells them when it changed. */
export class PreviewServer {
  readonly #site: SitePreview;
  readonly #events: ServerEvents;
  readonly #server: Server;
  readonly #listeners = new Set<ServerResponse>();
  #isWatching: Promise<unknown> = Promise.resolve();
  #port = 0;

  constructor(site: SitePreview, events: ServerEvents) {
    this.#site = site;
    this.#events = events;
    this.#server = createServer((request, response) => {
      void this.#answer(request, response);
    });
  }

  /** Listens on a port or, if it is busy, on one of the next; returns the address. */
  async listen(requested: number | undefined, onBusy: (busy: number, next: number) => void): Promise<string> {
    const first = requested ?? defaultPort;
    for (let port = first; ; port++) {
      try {
        await this.#listenOn(port);
        break;
      } catch (error) {
        const isBusy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
        if (!isBusy || port >= first + otherPorts) throw error;
        onBusy(port, port + 1);
      }
    }
    this.#port = (this.#server.address() as AddressInfo).port;
    return `http://127.0.0.1:${this.#port}/`;
  }

  #listenOn(port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, '127.0.0.1', () => {
        this.#server.off('error', reject);
        resolve();
      });
    });
  }

  /** Lets browsers follow the site once its files are watched. */
  followWhen(isWatching: Promise<unknown>): void {
    this.#isWatching = isWatching;
  }

  /** Tells the browsers to load their page again. */
  announceChange(): void {
    for (const listener of this.#listeners) listener.write('event: change\ndata: 1\n\n');
  }

  close(): Promise<void> {
    for (const listener of this.#listeners) listener.end();
    return new Promise((resolve) => {
      this.#server.close(() => {
        resolve();
      });
      this.#server.closeAllConnections();
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (!this.#isAllowed(request)) send(response, 403, 'text/plain', 'This address is for this computer only.');
      else await this.#answerAllowed(request, response);
    } catch (error) {
      this.#events.onError(error);
      if (!response.headersSent) send(response, 500, 'text/html', messageHtml('The page couldn’t be shown.'));
      else response.destroy();
    }
  }

  /** Only this machine's browsers, and only pages of this server: other sites' names may point here too. */
  #isAllowed({ headers, method }: IncomingMessage): boolean {
    if (method !== 'GET' && method !== 'HEAD') return false;
    const hosts = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${this.#port}`);
    if (headers.host === undefined || !hosts.includes(headers.host)) return false;
    const { origin } = headers;
    if (origin !== undefined && !hosts.some((host) => origin === `http://${host}`)) return false;
    const isForeign = headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';
    return !isForeign || headers['sec-fetch-mode'] === 'navigate';
  }

  async #answerAllowed(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // `//a` is a path here, and would be a server to the parser.
    const requested = request.url ?? '/';
    const url = new URL(`http://127.0.0.1${requested.startsWith('/') ? requested : '/'}`);
    const path = requested.startsWith('/') ? decodedPath(url.pathname) : undefined;
    if (path === undefined) send(response, 400, 'text/plain', 'This address can’t be read.');
    else if (path.startsWith(`${ownFolder}/`))
      await this.#answerOwn(path.slice(ownFolder.length + 1), url, request, response);
    else await this.#answerPage(path, url.search, { request, response });
  }

  async #answerOwn(path: string, url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (path === 'events') this.#follow(request, response);
    else if (path === 'search') {
      const hits = await this.#site.search((url.searchParams.get('q') ?? '').slice(0, 200));
      send(response, 200, 'application/json', JSON.stringify(hits));
    } else if (path.startsWith('files/')) {
      await sendFile(await this.#site.fileAt(path.slice('files/'.length)), request, response);
    } else if (!(await sendOwnFile(path, response))) send(response, 404, 'text/plain', 'Not found.');
  }

  async #answerPage(path: string, query: string, { request, response }: Exchange): Promise<void> {
    const found = await this.#site.find(path);
    if (found.kind === 'page') this.#sendHtml(response, 200, (nonce) => documentHtml(found.preview, nonce));
    else if (found.kind === 'nothing') this.#sendHtml(response, 404, (nonce) => messageHtml(found.message, nonce));
    else {
      const target = targetOf(`${found.to}${query}`, `http://${request.headers.host ?? ''}`);
      if (target.kind === 'here') response.writeHead(302, { location: target.location }).end();
      else this.#sendHtml(response, 200, (nonce) => redirectHtml(target.address, nonce));
    }
  }

  #sendHtml(response: ServerResponse, status: number, htmlWith: (nonce: string) => string): void {
    const nonce = randomBytes(16).toString('base64');
    response.setHeader('content-security-policy', policyOf(nonce, this.#site.allowsRemoteImages));
    response.once('finish', this.#events.onPage);
    send(response, status, 'text/html', htmlWith(nonce));
  }

  #follow(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.flushHeaders();
    this.#listeners.add(response);
    void this.#isWatching.then(() => response.write('event: watching\ndata: 1\n\n'));
    request.on('close', () => {
      this.#listeners.delete(response);
    });
  }
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  response.end(text);
}

/** What an address points to: this server, or another one. */
type RedirectTarget =
  | { readonly kind: 'here'; readonly location: string }
  | { readonly kind: 'elsewhere'; readonly address: string };

/**
 * Returns what an address points to from a page of an origin (`http://127.0.0.1:3333`), as the parser of browsers reads it:
 * `/\a`, `//a` and a tab between the slashes mean another server.
 */
export function targetOf(written: string, origin: string): RedirectTarget {
  const url = parsed(written, origin);
  if (url?.origin !== origin || url.username !== '' || url.password !== '')
    return { kind: 'elsewhere', address: url?.href ?? written };
  // The path of `/.//a` is `//a`, which alone would mean another server, too.
  const path = url.href.slice(origin.length);
  return { kind: 'here', location: parsed(path, origin)?.href === url.href ? path : url.href };
}

function parsed(written: string, origin: string): URL | undefined {
  try {
    return new URL(written, `${origin}/`);
  } catch {
    return undefined;
  }
}

/** Returns the content policy of a page: its own script and style sheet, and files of the site. */
function policyOf(nonce: string, allowsRemoteImages: boolean): string {
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

function documentHtml(preview: Preview, nonce: string): string {
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
function messageHtml(message: string, nonce = ''): string {
  const body = `<main class="message"><h1>Docsight</h1><p>${escapeHtml(message)}</p><p><a href="/">Start page</a></p></main>`;
  return htmlOf('<title>Docsight</title>', `${body}${notice}`, nonce);
}

/** Returns a page that names the target of a redirect, for addresses that the preview doesn’t open by itself. */
function redirectHtml(address: string, nonce: string): string {
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

/** Types of what pages show and link to; everything else is a download. */
const types: Readonly<Record<string, string>> = {
  ...{ '.png': 'image/png', '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg', '.gif': 'image/gif', '.webp': 'image/webp' },
  ...{
    '.svg': 'image/svg+xml',
    '.avif': 'image/avif',
    '.ico': 'image/x-icon',
    '.bmp': 'image/bmp',
    '.apng': 'image/apng',
  },
  ...{
    '.mp4': 'video/mp4',
    '.webm': 'video/webm',
    '.mov': 'video/quicktime',
    '.mp3': 'audio/mpeg',
    '.wav': 'audio/wav',
  },
  ...{ '.pdf': 'application/pdf', '.txt': 'text/plain; charset=utf-8', '.json': 'application/json' },
};

const ownTypes: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** What a file of the site may do if it is opened by itself: a drawing could contain scripts. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** Sends a file of the site, or a part of it, as videos need. */
async function sendFile(
  resource: ResourcePath | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = resource === undefined ? undefined : toFsPath(resource);
  const size = file === undefined ? undefined : await sizeOf(file);
  if (file === undefined || size === undefined) {
    response.writeHead(404).end();
    return;
  }
  const range = rangeIn(request.headers.range, size);
  response.writeHead(range === undefined ? 200 : 206, {
    'content-type': types[extensionOf(file)] ?? 'application/octet-stream',
    'content-length': range === undefined ? size : range.end - range.start + 1,
    'accept-ranges': 'bytes',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': filePolicy,
    'cross-origin-resource-policy': 'same-origin',
    ...(range !== undefined && { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
  });
  // A browser may close the connection at any time.
  await pipeline(createReadStream(file, range), response).catch(() => undefined);
}

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    const found = await stat(file);
    return found.isFile() ? found.size : undefined;
  } catch {
    return undefined;
  }
}

function rangeIn(
  header: string | undefined,
  size: number,
): { readonly start: number; readonly end: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '') return undefined;
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : undefined;
}

/** The files that belong to the preview, next to the program. */
const ownFiles: ReadonlySet<string> = new Set(['preview.js', 'style.css', 'mermaid.js']);

/** Sends a file of the preview itself; false if there is none of that name. */
async function sendOwnFile(name: string, response: ServerResponse): Promise<boolean> {
  if (!ownFiles.has(name)) return false;
  try {
    const content = await readFile(path.join(__dirname, 'preview', name));
    const type = ownTypes[extensionOf(name)] ?? 'application/octet-stream';
    response.writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    response.end(content);
    return true;
  } catch {
    return false;
  }
}
