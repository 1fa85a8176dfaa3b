import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DidChangeTextDocumentNotification, DidOpenTextDocumentNotification } from 'vscode-languageserver/node';
import { previewRequest, type PreviewAnswer } from '../server/src/protocol/preview.ts';
import { startServer } from './benchServer.ts';
import { longPage } from './longPage.ts';
import { show } from './measure.ts';

// A keystroke in a page of 1,900 lines until the screen of the panel has changed: the built server, and the script of the
// panel in a browser. The way between them through the editor isn’t measured.

/** What is used of Playwright. */
interface Page {
  setContent(html: string): Promise<void>;
  addScriptTag(options: { readonly path: string }): Promise<unknown>;
  evaluate(script: string): Promise<unknown>;
}

interface Playwright {
  readonly chromium: {
    launch(options: object): Promise<{ newPage(options: object): Promise<Page>; close(): Promise<void> }>;
  };
}

/** Returns the library that drives a browser, and the browser of this machine; both belong to the editor's tests. */
async function browserTools(): Promise<readonly [Playwright, string]> {
  const script = (name: string): Promise<unknown> => import(pathToFileURL(path.resolve('scripts/editor', name)).href);
  const { load } = (await script('install.mjs')) as { readonly load: (name: string) => Promise<Playwright> };
  const { findChromium } = (await script('chromium.mjs')) as { readonly findChromium: () => Promise<string> };
  return [await load('playwright-core'), await findChromium()];
}

const regions = ['header', 'sidebar', 'pager', 'footer', 'aside'].map((name) => `<div id="_${name}"></div>`).join('');

/** Opens the panel’s page; returns what shows an answer and resolves when it is on the screen, with the duration. */
async function openPanel(): Promise<readonly [(answer: PreviewAnswer) => Promise<number>, () => Promise<void>]> {
  const [{ chromium }, executablePath] = await browserTools();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: { width: 800, height: 900 } });
  const styles = readFileSync('dist/preview/style.css', 'utf8');
  const body = `<div class="site" id="_site">${regions}<main><article id="_article"></article></main></div>`;
  await page.setContent(`<style>${styles}</style><body class="in-editor">${body}<div id="_notice"></div>`);
  await page.evaluate(
    'window.acquireVsCodeApi = () => ({ postMessage() {}, getState: () => ({}), setState() {} }); undefined',
  );
  await page.addScriptTag({ path: 'dist/preview/preview.js' });
  const showAnswer = async (answer: PreviewAnswer): Promise<number> => {
    const data = JSON.stringify({ kind: 'show', ...answer, isLocked: false, canGoBack: false, canGoForward: false });
    const script = `(async (data) => {
      const start = performance.now();
      window.dispatchEvent(new MessageEvent('message', { data }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - start;
    })(${data})`;
    return Number(await page.evaluate(script));
  };
  return [showAnswer, () => browser.close()];
}

async function main(): Promise<void> {
  const root = path.resolve('examples/gallery');
  const [showAnswer, close] = await openPanel();
  const server = await startServer(root);
  const uri = pathToFileURL(path.join(root, 'guides/text.mdx')).href;
  await server.connection.sendNotification(DidOpenTextDocumentNotification.type, {
    textDocument: { uri, languageId: 'mdx', version: 1, text: longPage },
  });
  const line = longPage.slice(0, longPage.indexOf('Some', longPage.length / 2)).split('\n').length - 1;
  let known: PreviewAnswer | undefined;
  const times: number[] = [];
  for (let version = 2; version < 100; version++) {
    const start = performance.now();
    const answer = await server.connection.sendRequest<PreviewAnswer>(previewRequest, {
      ...{ uri, resourceBase: '/files' },
      ...(known && { knownArticle: { series: known.article.series, version: known.article.version } }),
    });
    const answered = performance.now() - start;
    times.push(answered + (await showAnswer(answer)));
    known = answer;
    const position = { line, character: 4 };
    await server.connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri, version },
      contentChanges: [{ range: { start: position, end: position }, text: version % 9 === 0 ? '\n' : 'x' }],
    });
  }
  const sorted = times.slice(10).sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  show('preview: a keystroke, to the changed screen', { median: at(0.5), p95: at(0.95) }, 'p95 < 100 ms');
  await close();
  await server.stop();
}

void main();
