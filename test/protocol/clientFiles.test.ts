import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import {
  DidChangeWatchedFilesNotification,
  FileChangeType,
  RenameRequest,
  ShowMessageRequest,
  type ClientCapabilities,
  type MessageActionItem,
  type ShowMessageRequestParams,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { checkSiteRequest, sitesRequest, type SiteInfo } from '../../server/src/protocol/sites.ts';
import type { FileParams, FolderList } from '../../server/src/protocol/files.ts';
import { ClientFiles } from '../../server/src/lsp/clientFiles.ts';
import { fromUri, type ResourcePath } from '../../server/src/workspace/files/resourcePath.ts';
import { RemoteSite, uriOf } from '../support/remoteSite.ts';
import { startConnected } from '../support/serverInProcess.ts';
import { configWith, page } from '../support/site.ts';

// A remote repository: each request for a file may be one over the network.

const pages = Array.from({ length: 45 }, (_, at) => `more/page-${at}`);
const files = {
  'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['start', 'install', ...pages] }] }),
  'start.mdx': `${page('Start')}\n[Fresh](/fresh) [Install](/install#linux)\n`,
  'install.mdx': `${page('Install')}\n## Linux\n\nText.\n`,
  ...Object.fromEntries(pages.map((name) => [`${name}.mdx`, page(name)])),
};

const capabilities: ClientCapabilities = {
  workspace: { didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true } },
  textDocument: { diagnostic: {}, rename: { prepareSupport: true } },
};

describe('a site that only the client can read', () => {
  let site: RemoteSite;
  beforeEach(async () => {
    site = await RemoteSite.open(startConnected, files, { capabilities });
  });
  afterEach(() => site.close());

  it('has findings, with one request for each page in the order of the navigation, and few others', async () => {
    await site.show('start.mdx', files['start.mdx']);
    assert.deepEqual(await site.findingsIn(uriOf('start.mdx')), [
      'Page not found: `/fresh`. Correct the path or create the page.',
    ]);
    await site.connection.sendRequest(checkSiteRequest, { config: uriOf('docs.json') });
    const ofPages = site.requests.filter((request) => request.includes('/more/'));
    assert.deepEqual(
      ofPages,
      pages.map((name) => uriOf(`${name}.mdx`)),
    );
    assert.ok(
      site.requests.length < pages.length + 20,
      site.requests.filter((request) => !ofPages.includes(request)).join('\n'),
    );
  });

  it('is read on only when an open page has its findings, however long it is', async () => {
    const paragraph = 'Text with **words** and a [link](/install#linux), *more*.\n\n';
    await site.show('install.mdx', files['install.mdx'] + paragraph.repeat(1_000));
    await site.findingsIn(uriOf('install.mdx'));
    assert.deepEqual(
      site.requests.filter((request) => request.includes('/more/')),
      [],
    );
  });

  it('follows a file that somebody creates', async () => {
    await site.show('start.mdx', files['start.mdx']);
    assert.equal((await site.findingsIn(uriOf('start.mdx'))).length, 1);
    site.write('fresh.mdx', page('Fresh'));
    await site.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
      changes: [{ uri: uriOf('fresh.mdx'), type: FileChangeType.Created }],
    });
    assert.deepEqual(await site.findingsIn(uriOf('start.mdx')), []);
  });

  it('is changed where it is', async () => {
    await site.show('install.mdx', files['install.mdx']);
    const edit: WorkspaceEdit | null = await site.connection.sendRequest(RenameRequest.type, {
      textDocument: { uri: uriOf('install.mdx') },
      position: { line: files['install.mdx'].split('\n').indexOf('## Linux'), character: 5 },
      newName: 'Debian',
    });
    assert.deepEqual(Object.keys(edit?.changes ?? {}).sort(), [uriOf('install.mdx'), uriOf('start.mdx')].sort());
  });

  it('isn’t what another state of its files shows', async () => {
    const uri = uriOf('start.mdx').replace('vscode-vfs:', 'git:');
    await site.show('start.mdx', files['start.mdx'], uri);
    assert.deepEqual(await site.findingsIn(uri), []);
  });
});

describe('a site with so many pages that people are asked before all are read', () => {
  const many = Array.from({ length: 2_060 }, (_, at) => `more/page-${at}`);
  const large = {
    'docs.json': configWith({ navigation: [{ group: 'More', pages: many }] }),
    ...Object.fromEntries(many.map((name) => [`${name}.mdx`, page(name)])),
  };

  it('is read on when they want it', async () => {
    const site = await RemoteSite.open(startConnected, large, { capabilities });
    let answer: (chosen: MessageActionItem) => void = () => undefined;
    const asked = new Promise<ShowMessageRequestParams>((resolve) => {
      site.connection.onRequest(ShowMessageRequest.type, (params) => {
        resolve(params);
        return new Promise<MessageActionItem>((chosen) => (answer = chosen));
      });
    });
    const isLoaded = async (): Promise<boolean> => {
      const sites = await site.connection.sendRequest<readonly SiteInfo[]>(sitesRequest);
      return sites.every((one) => one.isLoaded);
    };
    const wholeSite = { title: 'Check the Whole Site' };
    assert.deepEqual((await asked).actions, [wholeSite]);
    assert.equal(await isLoaded(), false);
    const allRead = new Promise<void>((resolve) => {
      const left = new Set(many.map((name) => uriOf(`${name}.mdx`)));
      for (const uri of site.requests) left.delete(uri);
      site.onRead = (uri) => {
        left.delete(uri);
        if (left.size === 0) resolve();
      };
    });
    answer(wholeSite);
    await allRead;
    await site.close();
  });
});

describe('the files of an editor', () => {
  const path = (name: string): ResourcePath => fromUri(uriOf(name));
  /** The requests that nobody has answered yet. */
  let much: number;
  let waiting: { readonly uri: string; readonly answer: (result: unknown) => void }[];
  const connection = {
    sendRequest: (_request: string, { uri }: FileParams) =>
      new Promise((answer) => {
        waiting.push({ uri, answer });
      }),
  } as unknown as ConstructorParameters<typeof ClientFiles>[0];
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const answerAll = async (result: unknown): Promise<void> => {
    await settled();
    for (const { answer } of waiting.splice(0)) answer(result);
    await settled();
  };
  const folderOf = (...names: readonly string[]): FolderList => ({
    entries: names.map((name) => ({ name, kind: 'file' })),
  });

  const started = (): ClientFiles => {
    const client = new ClientFiles(connection, {
      isOpened: (folder) => folder === fromUri('vscode-vfs://github/acme/docs'),
      onMuchRead: () => void much++,
      budget: { files: 18, characters: 1_000 },
    });
    client.start();
    return client;
  };

  beforeEach(() => {
    waiting = [];
    much = 0;
  });

  it('are asked for eight at a time', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `${at}.mdx`);
    const client = started();
    const texts = Promise.all(names.map((name) => client.readFile(path(name))));
    await answerAll(folderOf(...names));
    assert.equal(waiting.length, 8);
    await answerAll({ text: 'a' });
    assert.equal(waiting.length, 8);
    await answerAll({ text: 'b' });
    await answerAll({ text: 'c' });
    assert.deepEqual((await texts).join(''), 'aaaaaaaabbbbbbbbcccc');
    assert.equal(much, 1, 'people are asked once, when more is read than the budget allows');
  });

  it('are not asked for if their folder is known not to have them, until it changes', async () => {
    const client = started();
    const missing = client.stat(path('a/b/c.mdx'));
    await answerAll(folderOf('start.mdx'));
    assert.equal(await missing, undefined);
    assert.equal(await client.readFile(path('a.mdx')), undefined);
    assert.deepEqual(waiting, []);
    client.forget([{ path: path('a.mdx'), kind: 'created' }]);
    const created = client.stat(path('a.mdx'));
    await answerAll(folderOf('start.mdx', 'a.mdx'));
    assert.equal(await created, 'file');
  });

  it('are asked for one by one around the opened folder, which nobody lists, and once', async () => {
    const client = started();
    const found = client.stat(fromUri('vscode-vfs://github/acme/.git'));
    await answerAll({});
    assert.equal(await found, undefined);
    assert.equal(await client.stat(fromUri('vscode-vfs://github/acme/.git')), undefined);
    assert.deepEqual(waiting, []);
  });
});
