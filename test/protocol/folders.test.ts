import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { DidChangeWorkspaceFoldersNotification } from 'vscode-languageserver/node';
import { sitesRequest, type SiteInfo } from '../../server/src/protocol/sites.ts';
import { LanguageClient } from '../support/languageClient.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;
let client: LanguageClient;

/** A site of one page in a folder. */
const site = (at: string, name: string): Readonly<Record<string, string>> => ({
  [`${at}/docs.json`]: `{ "name": "${name}", "navigation": [{ "group": "Start", "pages": ["intro"] }] }\n`,
  [`${at}/intro.mdx`]: page('Introduction'),
});

async function add(uri: string): Promise<void> {
  const event = { added: [{ uri, name: 'added' }], removed: [] };
  await client.connection.sendNotification(DidChangeWorkspaceFoldersNotification.type, { event });
}

beforeEach(async () => {
  folder = new TempFolder().write({ ...site('open', 'Here'), ...site('other', 'There') });
  [client] = await LanguageClient.start(`${folder.path}/open`, { workspace: { workspaceFolders: true } });
});

afterEach(async () => {
  assert.equal(await client.stop(), 0, 'the server ended with a failure');
  folder.remove();
});

describe('a folder that is added', () => {
  it('shows its sites', async () => {
    await add(client.uri('../other'));
    assert.deepEqual(await names(), ['Here', 'There']);
  });

  it('is left alone when it is elsewhere than on the disk, whatever lies at the same path here', async () => {
    await add(client.uri('../other').replace('file:', 'elsewhere:'));
    assert.deepEqual(await names(), ['Here']);
  });
});

async function names(): Promise<readonly string[]> {
  const sites = await client.connection.sendRequest<readonly SiteInfo[]>(sitesRequest);
  return sites.map(({ name }) => name);
}
