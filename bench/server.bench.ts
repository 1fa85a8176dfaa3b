import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import MarkdownIt from 'markdown-it';
import {
  CompletionRequest,
  DidOpenTextDocumentNotification,
  ReferencesRequest,
  RenameRequest,
  WorkspaceDiagnosticRequest,
  type Position,
} from 'vscode-languageserver/node';
import { startServer, type BenchServer } from './benchServer.ts';
import { withoutProcessor } from '../test/support/busyMachine.ts';
import { writeBenchmarks } from './report.ts';

// What people wait for in an editor, in the built server over stdio: its start, references, rename, completion of links.
// Each figure is also a ratio to the time in which markdown-it parses a hundred of the pages in the same run. Writes its
// section of docs/benchmarks.md.

const sizes = (process.env['BENCH_PAGES'] ?? '1000 10000').split(' ').map(Number);

/** A page with a link that is being typed and a link to another page, opened in a server. */
interface OpenPage {
  readonly server: BenchServer;
  readonly uri: string;
  readonly inLink: Position;
  readonly onLink: Position;
  readonly onHeading: Position;
}

type Times = readonly number[];

/** Returns how long some work takes if the main threads have a processor whenever they are ready, in milliseconds. */
async function timed({ child }: BenchServer, work: () => Promise<unknown>): Promise<number> {
  const [start, waited] = [performance.now(), waitedFor(child.pid)];
  await work();
  return Math.max(0, performance.now() - start - (waitedFor(child.pid) - waited));
}

/** Returns how long this program and the server had no processor so far. */
function waitedFor(serverId?: number): number {
  return withoutProcessor([process.pid, serverId]);
}

async function repeat(count: number, work: () => Promise<number>): Promise<Times> {
  const times: number[] = [];
  for (let run = 0; run < count; run++) times.push(await work());
  return times.sort((a, b) => a - b);
}

const lastLines = ['', '[to](/tab-', '', 'See [it](/PAGE).', ''];

async function open(server: BenchServer, root: string, names: readonly string[]): Promise<OpenPage> {
  const [name = '', target = ''] = [names[4], names[9]];
  const uri = pathToFileURL(path.join(root, `${name}.mdx`)).href;
  const lines = readFileSync(path.join(root, `${name}.mdx`), 'utf8')
    .trimEnd()
    .split('\n');
  const at = lines.length;
  const text = [...lines, ...lastLines].join('\n').replace('PAGE', target);
  const textDocument = { uri, languageId: 'mdx', version: 1, text };
  await server.connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
  const heading = lines.findIndex((line) => line.startsWith('## '));
  return {
    server,
    uri,
    inLink: { line: at + 1, character: '[to](/tab-'.length },
    onLink: { line: at + 3, character: 'See [it](/P'.length },
    onHeading: { line: heading, character: 4 },
  };
}

function complete({ server, uri, inLink }: OpenPage): Promise<unknown> {
  return server.connection.sendRequest(CompletionRequest.type, { textDocument: { uri }, position: inLink });
}

/** Returns the times of each row for a site. */
async function measureSite(root: string, names: readonly string[]): Promise<ReadonlyMap<string, Times>> {
  const rows = new Map<string, Times>();
  let last: OpenPage | undefined;
  const starts: number[] = [];
  for (let run = 0; run < 3; run++) {
    await last?.server.stop();
    const [start, waited] = [performance.now(), waitedFor()];
    const server = await startServer(root);
    const page = await open(server, root, names);
    await complete(page);
    starts.push(Math.max(0, performance.now() - start - (waitedFor(server.child.pid) - waited)));
    last = page;
  }
  rows.set(
    'start, until a link is completed',
    starts.sort((a, b) => a - b),
  );
  if (last === undefined) return rows;
  const page = last;
  const { server, uri, onLink, onHeading } = page;
  await server.connection.sendRequest(WorkspaceDiagnosticRequest.type, { previousResultIds: [] });
  const textDocument = { uri };
  rows.set('completion of a link', await repeat(100, () => timed(server, () => complete(page))));
  const context = { includeDeclaration: true };
  const references = { textDocument, position: onLink, context };
  const refer = async (): Promise<void> => {
    const found = await server.connection.sendRequest(ReferencesRequest.type, references);
    if (found === null || found.length === 0) throw new Error('the page has no references');
  };
  rows.set('references of a page', await repeat(30, () => timed(server, refer)));
  const renaming = { textDocument, position: onHeading, newName: 'Renamed' };
  const rename = async (): Promise<void> => {
    if ((await server.connection.sendRequest(RenameRequest.type, renaming)) === null) throw new Error('no rename');
  };
  rows.set('rename of a heading', await repeat(30, () => timed(server, rename)));
  await server.stop();
  return rows;
}

/** Returns the time in which markdown-it parses a hundred pages, in milliseconds: the unit of the ratios. */
function unitFor(root: string, names: readonly string[]): number {
  const texts = names.slice(0, 100).map((name) => readFileSync(path.join(root, `${name}.mdx`), 'utf8'));
  const parser = new MarkdownIt();
  let best = Infinity;
  for (let round = 0; round < 10; round++) {
    const start = process.cpuUsage().user;
    for (const text of texts) parser.parse(text, {});
    best = Math.min(best, (process.cpuUsage().user - start) / 1000);
  }
  return best;
}

function rowFor(pages: number, what: string, times: Times, unit: number): string {
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const [median, p95] = [at(0.5), at(0.95)];
  return `| ${pages} | ${what} | ${(median / unit).toFixed(2)} | ${(p95 / unit).toFixed(2)} | ${median.toFixed(1)} ms | ${p95.toFixed(1)} ms |`;
}

const table: string[] = [];
for (const pages of sizes) {
  const root = mkdtempSync(path.join(tmpdir(), 'docsight-server-'));
  spawnSync(process.execPath, ['scripts/generate-site.mjs', root, String(pages)], { stdio: 'ignore' });
  const { navigation } = JSON.parse(readFileSync(path.join(root, 'docs.json'), 'utf8')) as {
    readonly navigation: readonly { readonly pages: readonly string[] }[];
  };
  const names = navigation.flatMap((group) => group.pages);
  const unit = unitFor(root, names);
  for (const [what, times] of await measureSite(root, names)) table.push(rowFor(pages, what, times, unit));
  rmSync(root, { recursive: true, force: true });
}
const text = [
  'Written by `npm run bench -- server`. The ratio is to the time in which markdown-it parses 100 of the pages in the same run. Waits for a processor are subtracted.',
  '',
  '| pages | what | median, ratio | 95 %, ratio | median | 95 % |',
  '| --- | --- | --- | --- | --- | --- |',
  ...table,
].join('\n');
writeBenchmarks(new Map([['The language server', text]]));
console.log(text);
