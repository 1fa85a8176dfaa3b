import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import {
  createProtocolConnection,
  DidChangeWatchedFilesNotification,
  DidOpenTextDocumentNotification,
  DocumentDiagnosticRequest,
  ExitNotification,
  FileChangeType,
  InitializedNotification,
  InitializeRequest,
  RegistrationRequest,
  RenameRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type FullDocumentDiagnosticReport,
  type ProtocolConnection,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { checkSiteRequest } from '../../server/src/protocol/sites.ts';
import {
  listFolderRequest,
  readFileRequest,
  statFileRequest,
  type FileParams,
  type FileStat,
  type FileText,
  type FolderList,
} from '../../server/src/protocol/files.ts';
import { ClientFiles } from '../../server/src/lsp/clientFiles.ts';
import { fromUri, type ResourcePath } from '../../server/src/workspace/files/resourcePath.ts';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import { startInProcess } from '../support/serverInProcess.ts';
import { startInWebWorker } from '../support/webWorkerServer.ts';
import { configWith, page } from '../support/site.ts';

// A remote repository in a browser: the server has no access to its files but by the editor, and each request may be one
// over the network.

const root = 'vscode-vfs://github/acme/docs';
const pages = Array.from({ length: 45 }, (_, at) => `more/page-${at}`);
const files: Readonly<Record<string, string>> = {
  'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['start', 'install', ...pages] }] }),
  'start.mdx': `${page('Start')}\n[Fresh](/fresh) [Install](/install#linux)\n`,
  'install.mdx': `${page('Install')}\n## Linux\n\nText.\n`,
  ...Object.fromEntries(pages.map((name) => [`${name}.mdx`, page(name)])),
};

let client: ProtocolConnection;
let memory: MemoryFileSystem;
let requests: string[];
let end: () => Promise<unknown>;

const uriOf = (name: string): string => `${root}/${name}`;

/** The server as the desktop has it, and as a browser has it. */
const hosts = {
  'in Node': (): Started => {
    const { input, output, ended } = startInProcess();
    const connection = createProtocolConnection(new StreamMessageReader(output), new StreamMessageWriter(input));
    return { connection, end: () => ended };
  },
  'in a web worker': startInWebWorker,
};

interface Started {
  readonly connection: ProtocolConnection;
  readonly end: () => Promise<unknown>;
}

async function start(host: keyof typeof hosts): Promise<void> {
  memory = new MemoryFileSystem();
  for (const [name, text] of Object.entries(files)) memory.write(fromUri(uriOf(name)), text);
  requests = [];
  ({ connection: client, end } = hosts[host]());
  client.onRequest(RegistrationRequest.type, () => undefined);
  client.onRequest(readFileRequest, async ({ uri }: FileParams): Promise<FileText> => {
    requests.push(uri);
    const text = await memory.readFile(fromUri(uri));
    return text === undefined ? {} : { text };
  });
  client.onRequest(listFolderRequest, async ({ uri }: FileParams): Promise<FolderList> => {
    requests.push(uri);
    const entries = await memory.list(fromUri(uri));
    return entries === undefined ? {} : { entries };
  });
  client.onRequest(statFileRequest, async ({ uri }: FileParams): Promise<FileStat> => {
    requests.push(uri);
    const kind = await memory.stat(fromUri(uri));
    return kind === undefined ? {} : { kind };
  });
  client.listen();
  await client.sendRequest(InitializeRequest.type, {
    processId: null,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the protocol's type still asks for it
    rootUri: null,
    workspaceFolders: [{ uri: root, name: 'docs' }],
    initializationOptions: { readsFiles: true },
    capabilities: {
      workspace: { didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true } },
      textDocument: { diagnostic: {}, rename: { prepareSupport: true } },
    },
  });
  await client.sendNotification(InitializedNotification.type, {});
}

async function stop(): Promise<void> {
  await client.sendRequest(ShutdownRequest.type);
  await client.sendNotification(ExitNotification.type);
  await end();
  client.dispose();
}

async function openFile(name: string, uri = uriOf(name)): Promise<void> {
  const text = files[name] ?? '';
  await client.sendNotification(DidOpenTextDocumentNotification.type, {
    textDocument: { uri, languageId: 'mdx', version: 1, text },
  });
}

async function findingsIn(uri: string): Promise<readonly string[]> {
  const report = await client.sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri } });
  return (report as FullDocumentDiagnosticReport).items.map(({ message }) =>
    typeof message === 'string' ? message : message.value,
  );
}

for (const host of ['in Node', 'in a web worker'] as const) {
  describe(`a site that only the client can read, ${host}`, () => {
    beforeEach(() => start(host));
    afterEach(stop);

    it('has findings, with one request for each page and few others', async () => {
      await openFile('start.mdx');
      assert.deepEqual(await findingsIn(uriOf('start.mdx')), [
        'Page not found: `/fresh`. Correct the path or create the page.',
      ]);
      await client.sendRequest(checkSiteRequest, { config: uriOf('docs.json') });
      const ofPages = requests.filter((request) => request.includes('/more/'));
      assert.equal(ofPages.length, pages.length);
      assert.ok(
        requests.length < pages.length + 20,
        requests.filter((request) => !ofPages.includes(request)).join('\n'),
      );
    });

    it('follows a file that somebody creates', async () => {
      await openFile('start.mdx');
      assert.equal((await findingsIn(uriOf('start.mdx'))).length, 1);
      memory.write(fromUri(uriOf('fresh.mdx')), page('Fresh'));
      await client.sendNotification(DidChangeWatchedFilesNotification.type, {
        changes: [{ uri: uriOf('fresh.mdx'), type: FileChangeType.Created }],
      });
      assert.deepEqual(await findingsIn(uriOf('start.mdx')), []);
    });

    it('is changed where it is', async () => {
      await openFile('install.mdx');
      const edit: WorkspaceEdit | null = await client.sendRequest(RenameRequest.type, {
        textDocument: { uri: uriOf('install.mdx') },
        position: { line: (files['install.mdx'] ?? '').split('\n').indexOf('## Linux'), character: 5 },
        newName: 'Debian',
      });
      assert.deepEqual(Object.keys(edit?.changes ?? {}).sort(), [uriOf('install.mdx'), uriOf('start.mdx')].sort());
    });

    it('isn’t what another state of its files shows', async () => {
      const uri = uriOf('start.mdx').replace('vscode-vfs:', 'git:');
      await openFile('start.mdx', uri);
      assert.deepEqual(await findingsIn(uri), []);
    });
  });
}

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
      isOpened: (folder) => folder === fromUri(root),
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

  it('are asked for one by one around the opened folder, which nobody lists', async () => {
    const client = started();
    const found = client.stat(fromUri('vscode-vfs://github/acme/.git'));
    await answerAll({});
    assert.equal(await found, undefined);
  });
});
