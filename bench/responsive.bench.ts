import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  CompletionRequest,
  DidChangeConfigurationNotification,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidOpenTextDocumentNotification,
  FileChangeType,
  WorkspaceDiagnosticRequest,
  type FileEvent,
} from 'vscode-languageserver/node';
import { startServer, type BenchServer } from './benchServer.ts';
import { withoutProcessor } from '../test/support/busyMachine.ts';
import { show, type Durations } from './measure.ts';

// How long completion on a page takes right after a change that affects the whole site, and while its pages are read
// again: sites of 500 to 10,000 pages in the built server.

const sizes = (process.env['BENCH_PAGES'] ?? '500 1000 3000 10000').split(' ').map(Number);
const rounds = 4;

interface Site {
  readonly root: string;
  readonly pages: readonly string[];
  readonly server: BenchServer;
  readonly uriOf: (name: string) => string;
  readonly config: string;
}

const line = 8;

async function openSite(count: number): Promise<Site> {
  const root = mkdtempSync(path.join(tmpdir(), 'docsight-responsive-'));
  spawnSync(process.execPath, ['scripts/generate-site.mjs', root, String(count)], { stdio: 'ignore' });
  const config = readFileSync(path.join(root, 'docs.json'), 'utf8');
  const { navigation } = JSON.parse(config) as {
    readonly navigation: readonly { readonly pages: readonly string[] }[];
  };
  const pages = navigation.flatMap((group) => group.pages);
  const server = await startServer(root);
  const uriOf = (name: string): string => pathToFileURL(path.join(root, name)).href;
  const site = { root, pages, server, uriOf, config };
  const lines = readFileSync(path.join(root, `${pages[4]}.mdx`), 'utf8').split('\n');
  lines.splice(line, 0, '', '<', '');
  await open(site, `${pages[4]}.mdx`, lines.join('\n'), 'mdx');
  await open(site, 'docs.json', config, 'docs-json');
  await allFindings(site);
  return site;
}

async function open({ server, uriOf }: Site, name: string, text: string, languageId: string): Promise<void> {
  const textDocument = { uri: uriOf(name), languageId, version: 1, text };
  await server.connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
}

/** Resolves when the server has checked all pages. */
async function allFindings({ server }: Site): Promise<void> {
  await server.connection.sendRequest(WorkspaceDiagnosticRequest.type, { previousResultIds: [] });
}

function waited({ server }: Site): number {
  return withoutProcessor([process.pid, server.child.pid]);
}

/** Returns how long a completion takes on a machine that has a processor for it, in milliseconds. */
async function complete(site: Site): Promise<number> {
  const { server, uriOf, pages } = site;
  const [start, waitedBefore] = [performance.now(), waited(site)];
  await server.connection.sendRequest(CompletionRequest.type, {
    textDocument: { uri: uriOf(`${pages[4]}.mdx`) },
    position: { line: line + 1, character: 1 },
  });
  return Math.max(0, performance.now() - start - (waited(site) - waitedBefore));
}

const pauseBetween = 60;
const requestsPerRound = 15;

/** Requests completion at once after a change, and again and again while it is being followed. */
async function measureAfter(site: Site, change: (round: number) => Promise<void>): Promise<Durations> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await new Promise((resolve) => setTimeout(resolve, pauseBetween));
    await change(round);
    for (let request = 0; request < requestsPerRound; request++) {
      times.push(await complete(site));
      await new Promise((resolve) => setTimeout(resolve, pauseBetween));
    }
  }
  if (process.env['BENCH_DETAILS']) console.log(times.map((t) => t.toFixed(0)).join(' '));
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { median: at(0.5), p95: at(0.95), longest: at(1) };
}

let version = 2;

async function setText({ server, uriOf }: Site, name: string, text: string): Promise<void> {
  await server.connection.sendNotification(DidChangeTextDocumentNotification.type, {
    textDocument: { uri: uriOf(name), version: version++ },
    contentChanges: [{ text }],
  });
}

async function filesChanged({ server, uriOf }: Site, names: readonly string[]): Promise<void> {
  await server.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
    changes: names.map((name): FileEvent => ({ uri: uriOf(name), type: FileChangeType.Changed })),
  });
}

const changes: Readonly<Record<string, (site: Site, round: number) => Promise<void>>> = {
  'a settings change': async ({ server }, round) => {
    const rules = { 'link/not-found': round % 2 === 0 ? 'warning' : 'error' };
    await server.connection.sendNotification(DidChangeConfigurationNotification.type, {
      settings: { docsight: { rules } },
    });
  },
  'a .docsight.json change': async (site, round) => {
    const rules = { 'code/language': round % 2 === 0 ? 'hint' : 'warning' };
    writeFileSync(path.join(site.root, '.docsight.json'), JSON.stringify({ rules, components: { [`A${round}`]: {} } }));
    await filesChanged(site, ['.docsight.json']);
  },
  'docs.json broken and fixed': (site, round) =>
    setText(
      site,
      'docs.json',
      round % 2 === 0 ? site.config.replace('"navigation": [', '"navigation": ') : site.config,
    ),
  '1,000 files changed': async (site, round) => {
    const names = site.pages.slice(0, 1_000).map((name) => `${name}.mdx`);
    for (const name of names) {
      const file = path.join(site.root, name);
      writeFileSync(file, readFileSync(file, 'utf8').replace(/\ntitle: ?/, `\ntitle: ${round}`));
    }
    await filesChanged(site, names);
  },
};

async function run(): Promise<void> {
  for (const size of sizes) {
    const site = await openSite(size);
    console.log(`\nA site of ${size} pages: completion after …`);
    for (const [name, change] of Object.entries(changes)) {
      show(name, await measureAfter(site, (round) => change(site, round)), 'target: p95 100 ms');
    }
    await site.server.stop();
    rmSync(site.root, { recursive: true, force: true });
  }
}

void run();
