import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ServerProcess } from '../fuzz/server/serverProcess.ts';
import { runCommand } from '../support/commandLine.ts';
import { LanguageClient } from '../support/languageClient.ts';
import { TempFolder } from '../support/tempFolder.ts';

const config = JSON.stringify({ name: 'Acme', navigation: [{ group: 'G', pages: ['index', 'gone'] }] });
const clock = path.resolve('test/faults/clock.cjs');

interface Report {
  readonly items?: readonly { readonly code: string; readonly severity: number }[];
}

/** Returns the errors of a file, once everything is checked. */
async function codesOf(
  request: (method: string, params: object) => Promise<unknown>,
  uri: string,
): Promise<readonly string[]> {
  const folder = uri.slice(0, uri.lastIndexOf('/'));
  await request('docsight/checkSite', { config: `${folder}/docs.json` });
  const report = (await request('textDocument/diagnostic', { textDocument: { uri } })) as Report;
  return (report.items ?? []).filter(({ severity }) => severity === 1).map(({ code }) => code);
}

function open(server: ServerProcess, uri: string, text: string): void {
  server.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'mdx', version: 7, text } });
}

describe('the server', () => {
  it('knows all files after a checkout that changes 1,500 at once', async (t) => {
    const folder = new TempFolder().write({ 'docs.json': config, 'index.mdx': '[a](/new/page-199)\n' });
    const [client] = await LanguageClient.start(folder.path, {});
    t.after(() => client.stop());
    const request = (method: string, params: object): Promise<unknown> => client.connection.sendRequest(method, params);
    assert.deepEqual(await codesOf(request, client.uri('index.mdx')), ['link/not-found']);
    const pages = Array.from({ length: 200 }, (_, index) => `new/page-${index}.mdx`);
    folder.write(Object.fromEntries(pages.map((file) => [file, '# A\n'])));
    const others = Array.from({ length: 1_300 }, (_, index) => `src/module-${index}/file.ts`);
    // One event each, as editors that watch single files send them.
    for (const file of [...others, ...pages]) void client.filesChanged(file);
    assert.deepEqual(await codesOf(request, client.uri('index.mdx')), []);
    folder.remove();
  });

  it('has the unsaved texts and their findings again after it was killed and restarted', async (t) => {
    const folder = new TempFolder().write({ 'docs.json': config, 'index.mdx': 'Saved.\n' });
    const [killed] = await LanguageClient.startBuilt(folder.path, {});
    await killed.open('index.mdx', '[unsaved](/nowhere)\n', 'mdx');
    killed.kill();
    const [client] = await LanguageClient.start(folder.path, {});
    t.after(() => client.stop());
    await client.open('index.mdx', '[unsaved](/nowhere)\n', 'mdx');
    assert.ok((await client.pull('index.mdx')).includes('link/not-found'));
    folder.remove();
  });

  it('answers while the clock goes back and forth', async (t) => {
    const folder = new TempFolder().write({ 'docs.json': config, 'index.mdx': '[a](/b)\n' });
    const root = pathToFileURL(folder.path).href;
    const server = new ServerProcess(['--require', clock]);
    await server.initialize(root, {}, {});
    t.after(() => server.stop());
    open(server, `${root}/index.mdx`, '[a](/c) [b](/d)\n');
    const request = server.request.bind(server);
    assert.deepEqual(await codesOf(request, `${root}/index.mdx`), ['link/not-found', 'link/not-found']);
    assert.deepEqual(await codesOf(request, `${root}/docs.json`), ['navigation/page-not-found']);
    folder.remove();
  });

  it('ends with its editor although requests are waiting', async () => {
    const folder = new TempFolder().write({ 'docs.json': config, 'index.mdx': '# A\n'.repeat(2_000) });
    const [client] = await LanguageClient.startBuilt(folder.path, {});
    await client.open('index.mdx', '# A\n'.repeat(2_000), 'mdx');
    const asked = Array.from({ length: 50 }, () => client.pull('index.mdx').catch(() => []));
    await client.vanish();
    // The answers never come; only the process matters.
    void Promise.allSettled(asked);
    folder.remove();
  });
});

describe('the command line', () => {
  it('finds the same while the clock goes back and forth', async () => {
    const folder = new TempFolder().write({ 'docs.json': config, 'index.mdx': '[a](/b)\n' });
    const { stdout } = spawnSync(process.execPath, ['--require', clock, path.resolve('dist/cli.js'), 'check'], {
      cwd: folder.path,
      encoding: 'utf8',
    });
    const { out } = await runCommand(folder.path, ['check']);
    assert.match(out, /link\/not-found/);
    assert.equal(stdout, out);
    folder.remove();
  });
});
