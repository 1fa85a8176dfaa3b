import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DocumentDiagnosticRequest,
} from 'vscode-languageserver/node';
import { previewRequest, type PreviewAnswer, type PreviewParams } from '../server/src/protocol/preview.ts';
import { startServer, type BenchServer } from './benchServer.ts';
import { memoryOf, withoutProcessor } from '../test/support/busyMachine.ts';
import { longPage } from './longPage.ts';
import { show } from './measure.ts';

// The preview of a large site in the built programs: the first page after the start, in an editor and in a browser, a
// keystroke in a page of 2,000 lines, other pages, and memory. BENCH_SITE is the folder of another site.

const pageCount = Number(process.env['BENCH_PAGES'] ?? 7485);
const starts = Number(process.env['BENCH_STARTS'] ?? 4);

/** Measures how long some work takes on a machine that has a processor for it, in milliseconds. */
async function timed<Result>(
  processId: () => number | undefined,
  work: () => Promise<Result>,
): Promise<readonly [number, Result]> {
  const waited = (): number => withoutProcessor([process.pid, processId()]);
  const [start, before] = [performance.now(), waited()];
  const result = await work();
  return [Math.max(0, performance.now() - start - (waited() - before)), result];
}

function report(what: string, times: readonly number[], target: string): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  show(`preview: ${what}`, { median: at(0.5), p95: at(0.95) }, target);
}

async function ask(server: BenchServer, uri: string, known?: PreviewAnswer | null): Promise<PreviewAnswer | null> {
  const knownFrame = known?.frame?.id;
  const knownArticle = known?.article;
  const params: PreviewParams = {
    ...{ uri, resourceBase: '/files' },
    ...(knownFrame !== undefined && { knownFrame }),
    ...(knownArticle !== undefined && { knownArticle: { series: knownArticle.series, version: knownArticle.version } }),
  };
  return server.connection.sendRequest<PreviewAnswer | null>(previewRequest, params);
}

/** Returns the time from the start of the server to the first page. */
async function firstInEditor(root: string, uri: string): Promise<number> {
  let server: BenchServer | undefined;
  const [time] = await timed(
    () => server?.child.pid,
    async () => {
      server = await startServer(root);
      await ask(server, uri);
    },
  );
  server?.child.kill();
  return time;
}

async function firstInBrowser(root: string, page: string): Promise<number> {
  const child = spawn(process.execPath, ['dist/cli.js', 'preview', root, '--port', '0']);
  const [time] = await timed(
    () => child.pid,
    async () => {
      const address = await new Promise<string>((resolve) => {
        child.stdout.on('data', (data: Buffer) => {
          const [found] = /http:\S+/.exec(String(data)) ?? [];
          if (found !== undefined) resolve(found);
        });
      });
      await (await fetch(new URL(page, address))).text();
    },
  );
  child.kill();
  return time;
}

/** Resolves when the server has read all pages. */
async function untilLoaded({ connection }: BenchServer): Promise<void> {
  await connection.sendRequest('workspace/symbol', { query: 'zzzz' });
}

/** Types into an open page; after each character, `request` asks for what the editor shows. */
async function type(server: BenchServer, uri: string, request: () => Promise<void>): Promise<readonly number[]> {
  await server.connection.sendNotification(DidOpenTextDocumentNotification.type, {
    textDocument: { uri, languageId: 'mdx', version: 1, text: longPage },
  });
  await request();
  const line = longPage.slice(0, longPage.indexOf('Some', longPage.length / 2)).split('\n').length - 1;
  const position = { line, character: 4 };
  const times: number[] = [];
  for (let version = 2; version < 150; version++) {
    const contentChanges = [{ range: { start: position, end: position }, text: version % 9 === 0 ? ' ' : 'x' }];
    const stroke = async (): Promise<void> => {
      await server.connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri, version },
        contentChanges,
      });
      await request();
    };
    times.push((await timed(() => server.child.pid, stroke))[0]);
  }
  await server.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } });
  return times.slice(20);
}

async function typeWithPreview(server: BenchServer, uri: string): Promise<readonly number[]> {
  let shown: PreviewAnswer | null = null;
  return type(server, uri, async () => {
    const frame: PreviewAnswer['frame'] = shown?.frame;
    const next = await ask(server, uri, shown);
    shown = next && { ...next, ...(frame && { frame }) };
  });
}

/** Types as in an editor without the preview, which needs memory too. */
async function typeWithout(server: BenchServer, uri: string): Promise<void> {
  await type(server, uri, async () => {
    await server.connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri } });
  });
}

async function main(): Promise<void> {
  const own = process.env['BENCH_SITE'];
  const root = own ?? mkdtempSync(path.join(tmpdir(), 'docsight-preview-'));
  if (own === undefined)
    spawnSync(process.execPath, ['scripts/generate-site.mjs', root, String(pageCount)], { stdio: 'ignore' });
  const pages = Array.from(
    { length: 60 },
    (_, index) => `tab-0/group-${Math.floor((index * 12) / 25)}/page-${index * 12}`,
  );
  const uriOf = (page: string): string => pathToFileURL(path.join(root, `${page}.mdx`)).href;
  const first = pages[0] ?? '';
  const times: { readonly editor: number[]; readonly browser: number[] } = { editor: [], browser: [] };
  for (let start = 0; start < starts; start++) {
    times.editor.push(await firstInEditor(root, uriOf(first)));
    times.browser.push(await firstInBrowser(root, first));
  }
  report(`first page of ${pageCount} pages, editor`, times.editor, '< 1000 ms');
  report(`first page of ${pageCount} pages, browser`, times.browser, '< 1000 ms');
  const server = await startServer(root);
  await untilLoaded(server);
  await typeWithout(server, uriOf(first));
  const before = memoryOf(server.child.pid);
  const switched: number[] = [];
  for (const page of pages)
    switched.push(
      (
        await timed(
          () => server.child.pid,
          () => ask(server, uriOf(page)),
        )
      )[0],
    );
  report('another page', switched, 'p95 < 150 ms');
  report('a keystroke, 2,000 lines, in the server', await typeWithPreview(server, uriOf(first)), 'p95 < 30 ms');
  console.log(
    `preview: memory of the server ${(memoryOf(server.child.pid) - before).toFixed(0)} MB more, of ${before.toFixed(0)} MB   < 60 MB`,
  );
  await server.stop();
  if (own === undefined) rmSync(root, { recursive: true });
}

void main();
