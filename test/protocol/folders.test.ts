import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import {
  ConfigurationRequest,
  DidChangeWorkspaceFoldersNotification,
  WorkspaceFoldersRequest,
} from 'vscode-languageserver/node';
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

describe('settings of folders', () => {
  it('apply to the sites of a folder that is added later', async () => {
    await client.stop();
    const other = client.uri('../other');
    const folders = [{ uri: client.uri('.'), name: 'open' }];
    const capabilities = { workspace: { workspaceFolders: true, configuration: true } };
    const { promise: started, answered: foldersAnswered } = answers();
    const { promise: requested, answered: otherAnswered } = answers();
    [client] = await LanguageClient.start(`${folder.path}/open`, capabilities, undefined, (connection) => {
      connection.onRequest(WorkspaceFoldersRequest.type, () => {
        foldersAnswered();
        return folders;
      });
      connection.onRequest(ConfigurationRequest.type, ({ items }) => {
        if (items.some(({ scopeUri }) => scopeUri === other)) otherAnswered();
        return items.map(({ scopeUri }) => (scopeUri === other ? 'https://other.example' : null));
      });
    });
    await started;
    folders.push({ uri: other, name: 'added' });
    await add(other);
    await requested;
    const sites = await client.connection.sendRequest<readonly SiteInfo[]>(sitesRequest);
    assert.deepEqual(
      sites.map(({ docsUrl }) => docsUrl),
      [undefined, 'https://other.example'],
    );
  });
});

/** A promise that ends as soon as a request was answered: called in its handler, it lets the answer go first. */
function answers(): { readonly promise: Promise<void>; readonly answered: () => void } {
  let end = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { promise, answered: () => void setImmediate(end) };
}
