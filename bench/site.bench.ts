import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  CompletionRequest,
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidOpenTextDocumentNotification,
  DocumentDiagnosticRequest,
  ExitNotification,
  FileChangeType,
  InitializedNotification,
  InitializeRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  WorkspaceDiagnosticRequest,
  type FileEvent,
  type PreviousResultId,
  type WorkspaceDiagnosticReport,
} from 'vscode-languageserver/node';
import { memoryOf, processorTimeOf } from './benchServer.ts';
import { show, type Durations } from './measure.ts';

// A site of 10,000 pages in the built server, as in an editor: until all problems are known, and then a keystroke. The
// server's own time is shown next to the wall clock’s, which other processes lengthen.

const pages = 10_000;
const root = mkdtempSync(path.join(tmpdir(), 'docsight-site-'));
spawnSync(process.execPath, ['scripts/generate-site.mjs', root, String(pages)], { stdio: 'inherit' });
const { navigation } = JSON.parse(readFileSync(path.join(root, 'docs.json'), 'utf8')) as {
  readonly navigation: readonly { readonly pages: readonly string[] }[];
};

/** Returns the path of a page, in the order of the navigation. */
function pageName(index: number): string {
  return navigation.flatMap((group) => group.pages)[index] ?? '';
}

const uriOf = (name: string): string => pathToFileURL(path.join(root, name)).href;
const child = spawn(process.execPath, ['dist/server.js', '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
const server = createProtocolConnection(new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin));

const processorTime = (): number => processorTimeOf(child);
const memory = (): readonly [number, number] => memoryOf(child);

function printFigure(what: string, value: string, target = ''): void {
  console.log(`${what.padEnd(52)} ${value.padEnd(44)} ${target}`);
}

/** Returns the wall-clock time and the server's own time of a function. */
async function timed<T>(work: () => Promise<T>): Promise<readonly [T, string]> {
  const [start, used] = [performance.now(), processorTime()];
  const result = await work();
  return [result, `${(performance.now() - start).toFixed(0)} ms (processor ${processorTime() - used} ms)`];
}

let version = 1;

async function open(name: string, text: string): Promise<void> {
  const textDocument = { uri: uriOf(name), languageId: 'mdx', version: version++, text };
  await server.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
}

async function type(name: string, line: number, character: number, text: string, replaced = 0): Promise<void> {
  const range = { start: { line, character }, end: { line, character: character + replaced } };
  await server.sendNotification(DidChangeTextDocumentNotification.type, {
    textDocument: { uri: uriOf(name), version: version++ },
    contentChanges: [{ range, text }],
  });
}

async function findings(name: string): Promise<number> {
  const textDocument = { uri: uriOf(name) };
  const report = await server.sendRequest(DocumentDiagnosticRequest.type, { textDocument });
  return report.kind === 'full' ? report.items.length : 0;
}

function allFindings(previousResultIds: PreviousResultId[]): Promise<WorkspaceDiagnosticReport> {
  return server.sendRequest(WorkspaceDiagnosticRequest.type, { previousResultIds });
}

const idsOf = ({ items }: WorkspaceDiagnosticReport): PreviousResultId[] =>
  items.map(({ uri, resultId }) => ({ uri, value: resultId ?? '' }));

async function keystrokes(count: number, work: (index: number) => Promise<unknown>): Promise<Durations> {
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const start = performance.now();
    await work(index);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(count / 2)] ?? 0, p95: times[Math.floor(count * 0.95)] ?? 0 };
}

async function start(): Promise<void> {
  server.listen();
  await server.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the protocol's type still asks for it
    rootUri: uriOf(''),
    workspaceFolders: [{ uri: uriOf(''), name: 'site' }],
    capabilities: { textDocument: { diagnostic: {} } },
  });
  await server.sendNotification(InitializedNotification.type, {});
}

async function load(): Promise<WorkspaceDiagnosticReport> {
  const first = `${pageName(4)}.mdx`;
  const complete = timed(async () => {
    await start();
    const [, firstTime] = await timed(async () => {
      await open(first, readFileSync(path.join(root, first), 'utf8'));
      return findings(first);
    });
    printFigure('findings of the page that is open', firstTime);
    return allFindings([]);
  });
  const [report, time] = await complete;
  const found = report.items.reduce((sum, item) => sum + (item.kind === 'full' ? item.items.length : 0), 0);
  printFigure(`all ${found} findings`, time, 'target: 10,000 ms on two cores');
  const [now, most] = memory();
  printFigure('memory', `${now.toFixed(0)} MB, at most ${most.toFixed(0)} MB`, 'target: 600 MB');
  return report;
}

/** Types into a paragraph in the middle of a page of about 2,000 lines. */
async function typeInLongPage(): Promise<void> {
  const name = `${pageName(7)}.mdx`;
  const text = readFileSync(path.join(root, name), 'utf8');
  const body = text.slice(text.indexOf('\n## '));
  const repeated = Array.from({ length: Math.ceil(2_000 / body.split('\n').length) }, () => body).join('\n');
  const long = text.slice(0, text.indexOf('\n## ')) + repeated;
  await open(name, long);
  await findings(name);
  const lines = long.split('\n');
  const line = lines.findIndex((content, at) => at > 1_000 && /^The \w+ of/.test(content));
  const used = processorTime();
  const typing = await keystrokes(300, async (index) => {
    await type(name, line, 4 + index, index % 6 === 5 ? ' ' : 'x');
    await findings(name);
  });
  show(`a key in a page of ${lines.length} lines`, typing, 'target: p95 50 ms');
  printFigure('', `processor ${((processorTime() - used) / 300).toFixed(1)} ms a key`);
  await type(name, line + 1, 0, '<');
  const completing = await keystrokes(200, () =>
    server.sendRequest(CompletionRequest.type, {
      textDocument: { uri: uriOf(name) },
      position: { line: line + 1, character: 1 },
    }),
  );
  show('completion there', completing, 'target: p95 20 ms');
  await type(name, line + 1, 0, '[a](/tab-1/', 1);
  const linking = await keystrokes(200, () =>
    server.sendRequest(CompletionRequest.type, {
      textDocument: { uri: uriOf(name) },
      position: { line: line + 1, character: 11 },
    }),
  );
  show('completion of a link among all pages', linking, 'target: p95 10 ms');
  // Each key changes what the page links to, and with that the counts of all pages.
  const addressTyped = await keystrokes(200, async (index) => {
    await type(name, line + 1, 9, index % 2 === 0 ? '2' : '1', 1);
    return server.sendRequest(CompletionRequest.type, {
      textDocument: { uri: uriOf(name) },
      position: { line: line + 1, character: 11 },
    });
  });
  show('completion after each key of a link', addressTyped, 'target: p95 10 ms');
}

/** Measures the diagnostics of other files after a change of a title, a section or a file. */
async function changeElsewhere(report: WorkspaceDiagnosticReport): Promise<void> {
  const linking = readFileSync(path.join(root, `${pageName(40)}.mdx`), 'utf8');
  const [, target = '', section = ''] = /\]\(\/(\S+)#section-(\d)/.exec(linking) ?? [];
  const name = `${target}.mdx`;
  const text = readFileSync(path.join(root, name), 'utf8');
  await open(name, text);
  await findings(name);
  const sectionLine = text.split('\n').findIndex((line) => line.startsWith(`## Section ${section}`));
  const waiting = allFindings(idsOf(report));
  const [, sectionTime] = await timed(async () => {
    await type(name, sectionLine, 3, 'The ');
    return waiting;
  });
  printFigure('a section that is renamed, until its links show it', sectionTime);
  const [, titleTime] = await timed(async () => {
    await type(name, 1, 8, 'X');
    await findings(name);
  });
  printFigure('a title that is typed', titleTime);
  const added = 'tab-0/group-0/new.mdx';
  writeFileSync(path.join(root, added), '---\ntitle: New\ndescription: New.\n---\n');
  const [, fileTime] = await timed(async () => {
    const changes: FileEvent[] = [{ uri: uriOf(added), type: FileChangeType.Created }];
    await server.sendNotification(DidChangeWatchedFilesNotification.type, { changes });
    await findings(name);
  });
  printFigure('a file that is created, until the next answer', fileTime);
}

async function run(): Promise<void> {
  console.log(`\nA site of ${pages} pages`);
  const report = await load();
  await typeInLongPage();
  await changeElsewhere(report);
  const [now, most] = memory();
  printFigure('memory in the end', `${now.toFixed(0)} MB, at most ${most.toFixed(0)} MB`, 'target: 600 MB');
  await server.sendRequest(ShutdownRequest.type);
  await server.sendNotification(ExitNotification.type);
  server.dispose();
}

void run().finally(() => {
  child.kill();
  rmSync(root, { recursive: true, force: true });
});
