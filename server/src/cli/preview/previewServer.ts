import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { documentHtml, messageHtml, policyOf, redirectHtml } from './document.ts';
import { sendFile, sendOwnFile } from './sendFile.ts';
import { ownFolder, type SitePreview } from './sitePreview.ts';
import { targetOf } from './targetOf.ts';

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
