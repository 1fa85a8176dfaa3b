import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { llmsRequest, type LlmsAnswer, type LlmsParams } from '../../server/src/protocol/proposedFiles.ts';
import { sitesRequest, type SiteInfo } from '../../server/src/protocol/sites.ts';
import { LanguageClient } from '../support/languageClient.ts';
import { parseLlmsIndex } from '../support/llmsIndex.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

const docsUrl = 'https://docs.acme.example';

let folder: TempFolder;
let client: LanguageClient;

beforeEach(() => {
  folder = new TempFolder().write({
    'docs/docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["intro"] }] }\n',
    'docs/intro.mdx': page('Introduction'),
  });
});

afterEach(async () => {
  assert.equal(await client.stop(), 0, 'the server ended with a failure');
  folder.remove();
});

async function start(options: unknown = {}): Promise<void> {
  [client] = await LanguageClient.start(folder.path, { textDocument: { diagnostic: {} } }, options);
}

function uriOf(name: string): string {
  return pathToFileURL(path.join(folder.path, name)).toString();
}

function ask(params: Partial<LlmsParams> = {}): Promise<LlmsAnswer | null> {
  const all = { config: uriOf('docs/docs.json'), docsUrl, out: uriOf('docs'), withFull: false, withPages: false };
  return client.connection.sendRequest<LlmsAnswer | null>(llmsRequest, { ...all, ...params });
}

/** The files of an answer with their states. */
function statesIn(answer: LlmsAnswer | null): Readonly<Record<string, string>> {
  assert.ok(answer !== null && 'files' in answer, JSON.stringify(answer));
  return Object.fromEntries(answer.files.map(({ uri, state }) => [uri.replace(`${uriOf('')}/`, ''), state]));
}

describe('the server about llms.txt', () => {
  it('gives the index first, and what else is requested', async () => {
    await start();
    const answer = await ask({ out: uriOf('public'), withFull: true, withPages: true });
    assert.deepEqual(statesIn(answer), {
      'public/llms.txt': 'new',
      'public/llms-full.txt': 'new',
      'public/intro.md': 'new',
    });
    assert.ok(answer !== null && 'files' in answer);
    const [index] = answer.files;
    assert.equal(index?.path, 'llms.txt');
    assert.equal(parseLlmsIndex(index.text).sections['Start']?.[0]?.url, `${docsUrl}/intro.md`);
  });

  it('knows the existing files', async () => {
    await start();
    const answer = await ask();
    assert.ok(answer !== null && 'files' in answer);
    folder.write({ 'docs/llms.txt': answer.files[0]?.text ?? '' });
    assert.deepEqual(statesIn(await ask()), { 'docs/llms.txt': 'current' });
    folder.write({ 'docs/llms.txt': '# Mine\n' });
    assert.deepEqual(statesIn(await ask()), { 'docs/llms.txt': 'foreign' });
  });

  it('refuses with a message what would do harm', async () => {
    await start();
    mkdirSync(path.join(folder.path, 'docs/public'));
    for (const out of [uriOf('docs'), uriOf('docs/public')]) {
      const answer = await ask({ out, withPages: true });
      assert.match(JSON.stringify(answer), /refused.*would become pages of the site/);
    }
    assert.match(JSON.stringify(await ask({ docsUrl: 'javascript:alert(1)' })), /refused.*starts with https/);
    assert.equal(await ask({ config: uriOf('other/docs.json') }), null);
    await client.open('docs/docs.json', '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["intro"');
    assert.match(JSON.stringify(await ask()), /refused.*`docs\.json` has a syntax error/);
  });

  it('warns of an index that lacks pages which only other files list', async () => {
    folder.write({
      'docs/docs.json':
        '{ "$schema": "https://mintlify.com/docs.json", "theme": "mint", "name": "Acme", "navigation": { "$ref": "./nav.json" } }',
    });
    await start();
    const answer = await ask();
    assert.ok(answer !== null && 'files' in answer);
    assert.match(answer.warnings.join(), /^`docs\.json` includes `\.\/nav\.json`, which can’t be read/);
  });

  it('says where a site is published as far as it knows, the editor before the file', async () => {
    folder.write({ 'docs/.docsight.json': '{ "docsUrl": "https://file.example" }' });
    await start();
    const urlOf = async (): Promise<string | undefined> => {
      const sites = await client.connection.sendRequest<readonly SiteInfo[]>(sitesRequest);
      return sites[0]?.docsUrl;
    };
    assert.equal(await urlOf(), 'https://file.example');
    const change = { settings: { docsight: { docsUrl: 'https://editor.example/' } } };
    await client.connection.sendNotification('workspace/didChangeConfiguration', change);
    assert.equal(await urlOf(), 'https://editor.example');
  });

  it('reports notes that link elsewhere as soon as the address is set', async () => {
    const note =
      '> ## Documentation Index\n> Fetch the complete documentation index at: https://old.example/llms.txt\n';
    folder.write({ 'docs/intro.mdx': page('Introduction').replace('Text.', note) });
    await start({ docsUrl, rules: { 'page/index-note': 'warning' } });
    const uri = uriOf('docs/intro.mdx');
    const report = await client.connection.sendRequest<{ items: readonly { code?: string }[] }>(
      'textDocument/diagnostic',
      { textDocument: { uri } },
    );
    assert.deepEqual(
      report.items.map(({ code }) => code),
      ['page/index-note'],
    );
  });
});
