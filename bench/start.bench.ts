import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  DidOpenTextDocumentNotification,
  DocumentDiagnosticRequest,
  HoverRequest,
  WorkspaceDiagnosticRequest,
} from 'vscode-languageserver/node';
import { memoryOf, processorTimeOf, startServer, type BenchServer } from './benchServer.ts';
import { writeBenchmarks } from './report.ts';

// The start of an editor with a large site: until the findings of the page that is open, and until those of the whole
// site, with nothing cached and then with what the start before has cached; and how long a hover waits meanwhile.
// BENCH_NODE measures another Node.js too. Writes its section of docs/benchmarks.md.

const pages = 10_000;
/** A cached start is measured so often, and the quickest counts. */
const cachedStarts = 3;
/** As somebody moves the mouse, in milliseconds. */
const betweenHovers = 150;

interface Start {
  /** In milliseconds from the start of the process. */
  readonly openPage: number;
  readonly all: number;
  readonly processor: number;
  /** In MB. */
  readonly mostMemory: number;
  /** How long each hover waited, in milliseconds, the shortest first. */
  readonly hovers: readonly number[];
}

/** Measures a start of the server in a folder, as an editor with an open page does it. */
async function measureStart(node: string, root: string, caches: string): Promise<Start> {
  const begin = performance.now();
  const server = await startServer(root, { node, caches });
  const file = path.join(root, 'tab-0/group-10/page-250.mdx');
  const textDocument = { uri: pathToFileURL(file).href };
  const opened = { ...textDocument, languageId: 'mdx', version: 1, text: readFileSync(file, 'utf8') };
  await server.connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument: opened });
  await server.connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument });
  const openPage = performance.now() - begin;
  let isLoading = true;
  const hovering = hoverWhile(server, textDocument, () => isLoading);
  await server.connection.sendRequest(WorkspaceDiagnosticRequest.type, { previousResultIds: [] });
  const all = performance.now() - begin;
  isLoading = false;
  const [processor, [, mostMemory]] = [processorTimeOf(server.child), memoryOf(server.child)];
  const hovers = await hovering;
  const ended = new Promise((resolve) => server.child.once('exit', resolve));
  await server.stop();
  await ended;
  return { openPage, all, processor, mostMemory, hovers };
}

async function hoverWhile(
  { connection }: BenchServer,
  textDocument: { readonly uri: string },
  goesOn: () => boolean,
): Promise<readonly number[]> {
  const times: number[] = [];
  while (goesOn()) {
    const start = performance.now();
    await connection.sendRequest(HoverRequest.type, { textDocument, position: { line: 1, character: 2 } });
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, betweenHovers));
  }
  return times.sort((a, b) => a - b);
}

function rowFor(what: string, { openPage, all, processor, mostMemory, hovers }: Start): string {
  const at = (share: number): string =>
    `${(hovers[Math.min(hovers.length - 1, Math.floor(hovers.length * share))] ?? 0).toFixed(0)} ms`;
  const seconds = [openPage, all, processor].map((time) => `${(time / 1000).toFixed(1)} s`);
  return `| ${[what, ...seconds, `${mostMemory.toFixed(0)} MB`, `${at(0.5)}, ${at(1)}`].join(' | ')} |`;
}

async function rowsFor(node: string, root: string): Promise<readonly string[]> {
  const { stdout: version } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  const caches = mkdtempSync(path.join(tmpdir(), 'docsight-caches-'));
  const first = await measureStart(node, root, caches);
  const others: Start[] = [];
  for (let count = 0; count < cachedStarts; count++) others.push(await measureStart(node, root, caches));
  rmSync(caches, { recursive: true, force: true });
  const [quickest = first] = others.sort((a, b) => a.processor - b.processor);
  return [
    rowFor(`nothing cached, Node ${version.trim()}`, first),
    rowFor(`everything cached, Node ${version.trim()}`, quickest),
  ];
}

async function run(): Promise<void> {
  const root = mkdtempSync(path.join(tmpdir(), 'docsight-start-'));
  spawnSync(process.execPath, ['scripts/generate-site.mjs', root, String(pages)], { stdio: 'ignore' });
  const rows: string[] = [];
  for (const node of [process.execPath, process.env['BENCH_NODE'] ?? []].flat())
    rows.push(...(await rowsFor(node, root)));
  rmSync(root, { recursive: true, force: true });
  const text = [
    `Written by \`npm run bench -- start\`, with a generated site of ${pages.toLocaleString('en')} pages: from the start of the server until the findings of the open page, and until those of all pages. Somebody moves the mouse over the open page meanwhile: the last column is how long a hover waits, the median and the longest.`,
    '',
    '| start | open page | all pages | processor | memory, at most | hover |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
  writeBenchmarks(new Map([['The start of an editor', text]]));
  console.log(text);
}

void run();
