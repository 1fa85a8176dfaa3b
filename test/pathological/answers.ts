import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ClientCapabilities } from 'vscode-languageserver';
import { sitesRequest } from '../../server/src/protocol/sites.ts';
import { pasteRequest } from '../../server/src/protocol/insertions.ts';
import { LanguageClient } from '../support/languageClient.ts';
import { configWith, type Files } from '../support/site.ts';
import { pasteKinds, siteKinds, type SiteKind } from './answerKinds.ts';
import { measureAnswer, measureStops, Report, wanted } from './measuring.ts';

// Measures answers about sites and clipboards that nobody has: requests about docs.json and front matter, pasted HTML, and
// the commands `check`, `llms` and `check --changed`.
//   npm run pathological -- --only answers [--kind TEXT] [--all]
// Needs Linux, for the figures of the process.

const capabilities: ClientCapabilities = { textDocument: { diagnostic: {}, hover: { contentFormat: ['markdown'] } } };
const report = new Report('answers');
measureStops();

/** Measures an answer, and how long it keeps others from being answered. */
async function measure(client: LanguageClient, name: string, send: () => Promise<unknown>): Promise<void> {
  const { problem, ...usage } = await measureAnswer(client, send);
  report.add(name, usage, { problem });
}

async function inFolder(files: Files, work: (folder: string) => Promise<void> | void): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docsight-answers-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measurePastes(): Promise<void> {
  const kinds = pasteKinds.filter(({ name }) => name.includes(wanted));
  if (kinds.length === 0) return;
  await inFolder({ 'docs.json': configWith({}), 'a.mdx': 'Text.\n\n' }, async (folder) => {
    const [client] = await LanguageClient.startBuilt(folder, capabilities);
    await client.open('a.mdx', 'Text.\n\n');
    const position = { line: 2, character: 0 };
    const params = { textDocument: { uri: client.uri('a.mdx') }, range: { start: position, end: position } };
    const paste = (data: object): Promise<unknown> =>
      client.connection.sendRequest(pasteRequest, { ...params, ...data });
    // The converter is loaded and compiled.
    for (let times = 0; times < 20; times++) await paste({ html: '<p>a <b>b</b> <i>c</i></p><ul><li>d</li></ul>' });
    for (const { name, pasted } of kinds) await measure(client, name, () => paste(pasted()));
    client.kill();
  });
}

async function measureSite({ name, files, file }: SiteKind): Promise<void> {
  const written = files();
  await inFolder(written, async (folder) => {
    const [client] = await LanguageClient.startBuilt(folder, capabilities);
    const text = written[file] ?? '';
    const lines = text.split('\n');
    const line = Math.floor(lines.length / 2);
    const position = { line, character: Math.floor((lines[line]?.length ?? 0) / 2) };
    const textDocument = { uri: client.uri(file) };
    const range = { start: position, end: position };
    const ask = (method: string, more: object = {}): Promise<void> =>
      measure(client, `${name}: ${method}`, () => client.connection.sendRequest(method, { textDocument, ...more }));
    await measure(client, `${name}: open`, async () => {
      await client.open(file, text, file.endsWith('.json') ? 'json' : 'mdx');
      // It is answered when the file is read.
      await client.connection.sendRequest(sitesRequest);
    });
    await ask('textDocument/diagnostic');
    for (const method of ['documentSymbol', 'foldingRange', 'documentLink', 'documentColor', 'codeLens']) {
      await ask(`textDocument/${method}`);
    }
    for (const method of ['hover', 'completion', 'definition', 'prepareRename']) {
      await ask(`textDocument/${method}`, { position });
    }
    await ask('textDocument/references', { position, context: { includeDeclaration: true } });
    await ask('textDocument/codeAction', { range, context: { diagnostics: [] } });
    await ask('textDocument/inlayHint', {
      range: { start: { line: 0, character: 0 }, end: { line: lines.length, character: 0 } },
    });
    await ask('workspace/symbol', { query: 'a' });
    if (file.endsWith('.json')) await measureLetters(client, name, file, text);
    client.kill();
    command(`${name}: docsight check`, folder, ['check', '.', '--format', 'json']);
    command(`${name}: docsight llms`, folder, ['llms', '.', '--url', 'https://a.example', '--full']);
  });
}

/** Measures what an editor sends after a letter, all at once: a letter of a text, and a quote, which is a syntax error. */
async function measureLetters(client: LanguageClient, name: string, file: string, text: string): Promise<void> {
  const middle = Math.floor(text.length / 2);
  const textDocument = { uri: client.uri(file) };
  const position = { line: 0, character: middle };
  const range = { start: position, end: position };
  const full = { start: { line: 0, character: 0 }, end: { line: 1, character: 0 } };
  for (const letter of ['x', '"']) {
    await measure(client, `${name}: after ${letter}`, async () => {
      await client.change(file, text.slice(0, middle) + letter + text.slice(middle));
      const ask = (method: string, more: object = {}): Promise<unknown> =>
        client.connection.sendRequest(`textDocument/${method}`, { textDocument, ...more });
      await Promise.all([
        ...['diagnostic', 'documentSymbol', 'foldingRange', 'documentLink', 'documentColor', 'codeLens'].map((method) =>
          ask(method),
        ),
        ask('completion', { position }),
        ask('codeAction', { range, context: { diagnostics: [] } }),
        ask('inlayHint', { range: full }),
      ]);
    });
  }
}

/** Measures the command line in a folder. */
function command(name: string, cwd: string, args: readonly string[]): void {
  const usage = path.join(tmpdir(), `docsight-usage-${String(process.pid)}`);
  const preload = path.resolve('test/pathological/usage.cjs');
  const { status, stderr } = spawnSync(process.execPath, ['--require', preload, path.resolve('dist/cli.js'), ...args], {
    cwd,
    env: { ...process.env, NODE_OPTIONS: '', DOCSIGHT_USAGE: usage },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 120_000,
    encoding: 'utf8',
  });
  const isAnswered = status !== null && !/^ {4}at /m.test(stderr);
  const [seconds = 120, megabytes = 0] = isAnswered ? readFileSync(usage, 'utf8').split(' ').map(Number) : [];
  const problem = isAnswered ? '' : `exit code ${String(status)} ${stderr.slice(0, 200)}`;
  report.add(name, { seconds, megabytes, stop: 0 }, { problem });
  rmSync(usage, { force: true });
}

/** Repositories in which very much has changed. */
const repositories: readonly (readonly [string, () => Files])[] = [
  [
    '100,000 new files',
    () => Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`d${String(n % 300)}/f${String(n)}.txt`, ''])),
  ],
  [
    '2,000 changed pages',
    () =>
      Object.fromEntries(
        Array.from({ length: 2000 }, (_, n) => [`p${String(n)}.mdx`, '---\ntitle: A\n---\n\nText.\n']),
      ),
  ],
  [
    'a name of 200 letters in 60 folders',
    () => ({ [`${'d'.repeat(60)}/`.repeat(50) + 'n'.repeat(200) + '.mdx']: 'Text.\n' }),
  ],
];

async function measureChanged(): Promise<void> {
  for (const [name, files] of repositories) {
    const title = `check --changed: ${name}`;
    if (!title.includes(wanted)) continue;
    await inFolder({ 'docs.json': configWith({}), ...files() }, (folder) => {
      execFileSync('git', ['init', '-q', folder]);
      const commit = ['-c', 'user.name=a', '-c', 'user.email=a@a.example', 'commit', '-q', '--allow-empty', '-m', 'a'];
      execFileSync('git', commit, { cwd: folder });
      command(title, folder, ['check', '.', '--changed', '--format', 'json']);
    });
  }
}

await measurePastes();
for (const kind of siteKinds.filter(({ name }) => name.includes(wanted))) await measureSite(kind);
await measureChanged();
report.finish();
