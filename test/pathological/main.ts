import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ClientCapabilities } from 'vscode-languageserver';
import { LanguageClient } from '../support/languageClient.ts';
import { configWith } from '../support/site.ts';
import { kinds, type Kind } from './kinds.ts';
import { exceededBound } from '../../server/src/core/page/pageBounds.ts';
import { withoutProcessor } from '../support/busyMachine.ts';

// Opens pages that nobody writes, and measures how long each request takes on a machine that has a processor for it, and
// the memory of the server.
//   npm run pathological -- [--sizes 12000,100000,500000,5000000,largest] [--kind TEXT] [--limit SECONDS] [--all]
// `largest` is the size of a kind’s largest page that is read at all.
// Prints what exceeds one second up to 500 KB, five beyond, or 600 MB; with --all, the slowest request and the memory
// for every page. Needs Linux, for the figures of the process.

const { sizes, kind: wanted, limit, isAll } = readArguments(process.argv.slice(2));
const capabilities: ClientCapabilities = { textDocument: { diagnostic: {} } };
let measured = 0;
let slow = 0;
let worst = 0;
let mostMemory = 0;

for (const kind of kinds.filter(({ name }) => name.includes(wanted))) {
  for (const size of sizes) if (!(await measureKind(kind, size === 'largest' ? largestOf(kind) : size))) break;
}
console.log(
  `${measured} pages of ${kinds.length} kinds: ${slow} too slow; at most ${worst.toFixed(2)} s a request and ${mostMemory} MB`,
);
process.exitCode = slow === 0 ? 0 : 1;

/** Returns the size of a kind’s largest page that doesn’t exceed the bounds, to a thousand characters. */
function largestOf({ page }: Kind): number {
  let [within, beyond] = [0, 6_000_000];
  while (beyond - within > 1000) {
    const middle = Math.floor((within + beyond) / 2);
    if (exceededBound(page(middle)) === undefined) within = middle;
    else beyond = middle;
  }
  return within;
}

/** Measures all requests about one page; false if larger ones needn't be tried. */
async function measureKind(kind: Kind, size: number): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docsight-pages-'));
  const text = kind.page(size);
  writeFileSync(path.join(folder, 'docs.json'), configWith({ navigation: [{ group: 'Start', pages: ['page'] }] }));
  writeFileSync(path.join(folder, 'page.mdx'), '');
  const [client] = await LanguageClient.startBuilt(folder, capabilities);
  const slowest: string[] = [];
  let [longest, longestRequest] = [0, ''];
  const most = size <= 500_000 ? 1 : 5;
  try {
    for (const [name, send] of requests(client, text)) {
      const [start, waitedBefore] = [performance.now(), waited(client.pid)];
      const isDone = await within(send(), limit);
      const seconds = Math.max(0, performance.now() - start - (waited(client.pid) - waitedBefore)) / 1000;
      worst = Math.max(worst, seconds);
      if (seconds > longest) [longest, longestRequest] = [seconds, name];
      if (seconds > most || !isDone) slowest.push(`${name} ${isDone ? '' : 'over '}${seconds.toFixed(1)} s`);
      if (!isDone) break;
    }
    const memory = peakMemory(client.pid);
    mostMemory = Math.max(mostMemory, memory);
    if (memory > 600) slowest.push(`${memory} MB`);
    if (isAll) console.log(`${kind.name}\t${size}\t${longest.toFixed(2)} s (${longestRequest})\t${memory} MB`);
  } catch (error) {
    slowest.push(String(error));
  }
  client.kill();
  rmSync(folder, { recursive: true });
  measured++;
  if (slowest.length === 0) return true;
  slow++;
  console.log(`${kind.name}, ${size}: ${slowest.join(', ')}`);
  return false;
}

type Send = () => Promise<unknown>;

/** Returns the requests of an editor about a page, with the cursor in its middle, and those after an edit there. */
function requests(client: LanguageClient, text: string): readonly (readonly [string, Send])[] {
  const lines = text.split(/\r\n|\r|\n/);
  const line = Math.floor(lines.length / 2);
  const position = { line, character: Math.floor((lines[line]?.length ?? 0) / 2) };
  const textDocument = { uri: client.uri('page.mdx') };
  const range = { start: position, end: position };
  const full = { start: { line: 0, character: 0 }, end: { line: lines.length, character: 0 } };
  const ask = (method: string, more: object): readonly [string, Send] => [
    method.replace('textDocument/', ''),
    () => client.connection.sendRequest(`textDocument/${method}`, { textDocument, ...more }),
  ];
  const edited = `${text.slice(0, text.length / 2)}x${text.slice(text.length / 2)}`;
  return [
    ['open', async () => client.open('page.mdx', text, 'mdx')],
    ask('diagnostic', {}),
    ask('documentSymbol', {}),
    ask('foldingRange', {}),
    ask('selectionRange', { positions: [position] }),
    ask('documentLink', {}),
    ask('documentColor', {}),
    ask('completion', { position }),
    ask('hover', { position }),
    ask('definition', { position }),
    ask('references', { position, context: { includeDeclaration: true } }),
    ask('linkedEditingRange', { position }),
    ask('prepareRename', { position }),
    ask('codeAction', { range, context: { diagnostics: [] } }),
    ask('codeAction', { range: full, context: { diagnostics: [], only: ['source.fixAll.docsight'] } }),
    ['change', async () => client.change('page.mdx', edited)],
    ask('diagnostic', {}),
    ask('completion', { position }),
  ];
}

/** Returns how long the server and this program had no processor so far, in milliseconds. */
function waited(pid: number): number {
  return withoutProcessor([process.pid, pid]);
}

/** Returns the most memory that a process had, in megabytes. */
function peakMemory(pid: number): number {
  const found = /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(found?.[1] ?? 0) / 1024);
}

/** Whether something ends within some seconds. */
async function within(work: Promise<unknown>, seconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => {
      resolve(false);
    }, seconds * 1000);
  });
  try {
    // A refusal, such as of a rename where nothing can be renamed, is an answer.
    return await Promise.race([
      work.then(
        () => true,
        (error: unknown) => isRefusal(error),
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

function isRefusal(error: unknown): boolean {
  if (error instanceof Error && /closed|disposed/i.test(error.message)) throw error;
  return true;
}

function readArguments(written: readonly string[]): {
  sizes: readonly (number | 'largest')[];
  kind: string;
  limit: number;
  isAll: boolean;
} {
  const valueOf = (name: string): string | undefined => {
    const at = written.indexOf(`--${name}`);
    return at < 0 ? undefined : written[at + 1];
  };
  return {
    sizes: (valueOf('sizes') ?? '12000,100000,500000,5000000')
      .split(',')
      .map((size) => (size === 'largest' ? size : Number(size))),
    kind: valueOf('kind') ?? '',
    limit: Number(valueOf('limit') ?? 30),
    isAll: written.includes('--all'),
  };
}
