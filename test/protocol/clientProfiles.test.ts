import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { afterEach, describe, it } from 'node:test';
import {
  CodeActionRequest,
  CompletionRequest,
  DefinitionRequest,
  DocumentSymbolRequest,
  HoverRequest,
  InsertTextFormat,
  PrepareRenameRequest,
  RegistrationRequest,
  RenameRequest,
  type ClientCapabilities,
  type CompletionItem,
  type InitializeResult,
  type MarkupContent,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { LineIndex } from '../../server/src/core/text/lines.ts';
import { LanguageClient } from '../support/languageClient.ts';
import type { Files } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

// What editors have declared, recorded from them: VS Code’s client library (10.0), Neovim 0.7 without a configuration,
// Emacs with eglot 1.9; and a client that declares nothing. Whatever one declares, it can use each answer.

const recorded = (name: string): ClientCapabilities =>
  JSON.parse(readFileSync(`test/fixtures/clients/${name}.json`, 'utf8')) as ClientCapabilities;

const profiles: readonly (readonly [name: string, capabilities: ClientCapabilities])[] = [
  ['VS Code', recorded('vscode')],
  ['Neovim', recorded('neovim')],
  ['eglot', recorded('eglot')],
  ['a client that declares nothing', {}],
];

const site: Files = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["intro", "install", "gone"] }] }\n',
  'intro.mdx':
    '---\ntitle: Intro\n---\n\n[next](/install#next) [no](/nowhere)\n\n## One\n\n### Two\n\n<Card title="A">B</Card>\n\n<\n',
  'install.mdx': '---\ntitle: Install\n---\n\n## Next\n',
};

let folder: TempFolder;
let client: LanguageClient;
afterEach(async () => {
  await client.stop();
  folder.remove();
});

interface Session {
  readonly capabilities: InitializeResult['capabilities'];
  /** The methods that the server has registered. */
  readonly registered: readonly string[];
  /** Other requests of the server. */
  readonly requested: readonly string[];
}

const serverRequests = [
  'workspace/configuration',
  'workspace/workspaceFolders',
  'workspace/applyEdit',
  'workspace/diagnostic/refresh',
  'workspace/inlayHint/refresh',
  'workspace/codeLens/refresh',
  'window/workDoneProgress/create',
  'window/showMessageRequest',
  'window/showDocument',
] as const;

async function start(capabilities: ClientCapabilities): Promise<Session> {
  folder = new TempFolder().write(site);
  const [registered, requested]: [string[], string[]] = [[], []];
  const [started, result] = await LanguageClient.startAs(folder.path, capabilities, (connection) => {
    connection.onRequest(RegistrationRequest.type, ({ registrations }) => {
      registered.push(...registrations.map(({ method }) => method));
    });
    for (const method of serverRequests)
      connection.onRequest(method, (params: { readonly items?: readonly unknown[] } | undefined) => {
        requested.push(method);
        return params?.items?.map(() => null) ?? null;
      });
  });
  client = started;
  for (const name of ['docs.json', 'intro.mdx'])
    await client.open(name, site[name] ?? '', name.endsWith('.mdx') ? 'mdx' : 'docs-json');
  return { capabilities: result.capabilities, registered, requested };
}

function at(name: string, part: string, behind = 1) {
  const text = site[name] ?? '';
  const offset = text.indexOf(part) + behind;
  return { textDocument: { uri: client.uri(name) }, position: new LineIndex(text).positionAt(offset) };
}

/** Asserts that a client can apply an edit. */
function assertApplicable(edit: WorkspaceEdit, { workspace: { workspaceEdit } = {} }: ClientCapabilities): void {
  const { documentChanges, resourceOperations, changeAnnotationSupport } = workspaceEdit ?? {};
  if (edit.documentChanges !== undefined)
    assert.ok(documentChanges === true || resourceOperations !== undefined, 'it knows no list of changes');
  for (const change of edit.documentChanges ?? [])
    if ('kind' in change) assert.ok(resourceOperations?.includes(change.kind), `it can’t ${change.kind} files`);
  if (edit.changeAnnotations !== undefined) assert.ok(changeAnnotationSupport !== undefined, 'it has no annotations');
}

const kindOf = (text: CompletionItem['documentation'] | MarkupContent): string =>
  typeof text === 'object' ? text.kind : 'plaintext';

for (const [name, capabilities] of profiles) {
  const { workspace, textDocument, window, general } = capabilities;

  describe(`answers to ${name}`, () => {
    it('begin with what it understands: no registration, encoding or request that it hasn’t declared', async () => {
      const session = await start(capabilities);
      await client.connection.sendRequest(DocumentSymbolRequest.type, at('docs.json', 'name'));
      const dynamic: Readonly<Record<string, { readonly dynamicRegistration?: boolean } | undefined>> = {
        'workspace/didChangeWatchedFiles': workspace?.didChangeWatchedFiles,
        'workspace/didChangeConfiguration': workspace?.didChangeConfiguration,
        'textDocument/formatting': textDocument?.formatting,
        'textDocument/rangeFormatting': textDocument?.rangeFormatting,
      };
      for (const method of session.registered) assert.ok(dynamic[method]?.dynamicRegistration === true, method);
      const allowed: Readonly<Record<string, boolean | undefined>> = {
        'workspace/configuration': workspace?.configuration,
        'workspace/workspaceFolders': workspace?.workspaceFolders,
        'window/workDoneProgress/create': window?.workDoneProgress,
        'workspace/diagnostic/refresh': workspace?.diagnostics?.refreshSupport,
        'workspace/inlayHint/refresh': workspace?.inlayHint?.refreshSupport,
        'workspace/codeLens/refresh': workspace?.codeLens?.refreshSupport,
      };
      for (const method of session.requested) assert.ok(allowed[method] === true, method);
      const { positionEncoding, renameProvider } = session.capabilities;
      assert.equal(positionEncoding, general?.positionEncodings === undefined ? undefined : 'utf-16');
      assert.equal(typeof renameProvider === 'object', textDocument?.rename?.prepareSupport === true);
    });

    it('are findings, requested or sent', async () => {
      await start(capabilities);
      const isFound = (codes: readonly string[]): boolean => codes.includes('link/not-found');
      if (textDocument?.diagnostic === undefined) await client.whenPushed('intro.mdx', isFound);
      else assert.ok(isFound(await client.pull('intro.mdx')));
    });

    it('are completions that it can insert and show', async () => {
      await start(capabilities);
      const found = await client.connection.sendRequest(CompletionRequest.type, at('intro.mdx', '\n<\n', 2));
      const items = Array.isArray(found) ? found : (found?.items ?? []);
      assert.ok(items.some(({ label }) => label === 'Steps'));
      const { snippetSupport, documentationFormat = ['plaintext'] } = textDocument?.completion?.completionItem ?? {};
      for (const { label, insertTextFormat, textEdit, documentation } of items) {
        if (snippetSupport !== true) {
          assert.notEqual(insertTextFormat, InsertTextFormat.Snippet, label);
          assert.doesNotMatch(textEdit?.newText ?? '', /\$(?:\d|\{\d)/, label);
        }
        assert.ok(documentationFormat.includes(kindOf(documentation) as never), label);
      }
    });

    it('are texts, symbols and places in a form that it shows', async () => {
      await start(capabilities);
      const { connection } = client;
      const hover = await connection.sendRequest(HoverRequest.type, at('intro.mdx', '<Card', 2));
      const formats = textDocument?.hover?.contentFormat ?? ['plaintext'];
      assert.ok(hover !== null && formats.includes(kindOf(hover.contents as MarkupContent) as never));
      if (!formats.includes('markdown')) assert.doesNotMatch((hover.contents as MarkupContent).value, /`|\*\*|\]\(/);
      const document = { textDocument: { uri: client.uri('intro.mdx') } };
      const symbols = (await connection.sendRequest(DocumentSymbolRequest.type, document)) ?? [];
      const isNested = textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport === true;
      assert.ok(symbols.length > 0 && symbols.every((symbol) => 'location' in symbol !== isNested));
      const places = await connection.sendRequest(DefinitionRequest.type, at('intro.mdx', '/install'));
      const [place] = Array.isArray(places) ? places : [places];
      assert.ok(place);
      assert.equal('targetUri' in place, textDocument?.definition?.linkSupport === true);
    });

    it('are actions whose edits it can apply', async () => {
      await start(capabilities);
      const { textDocument: document, position } = at('intro.mdx', '/nowhere');
      const range = { start: position, end: position };
      const params = { textDocument: document, range, context: { diagnostics: [] } };
      const actions = (await client.connection.sendRequest(CodeActionRequest.type, params)) ?? [];
      assert.equal(actions.length > 0, textDocument?.codeAction?.codeActionLiteralSupport !== undefined);
      for (const action of actions) if ('edit' in action) assertApplicable(action.edit, capabilities);
    });

    it('rename a page, or say how else it can be done', async () => {
      await start(capabilities);
      const location = at('docs.json', '"install"', 2);
      if (textDocument?.rename?.prepareSupport === true)
        assert.notEqual(await client.connection.sendRequest(PrepareRenameRequest.type, location), null);
      const requested = client.connection.sendRequest(RenameRequest.type, { ...location, newName: 'setup' });
      if (workspace?.workspaceEdit?.resourceOperations?.includes('rename') === true) {
        const edit = await requested;
        assert.ok(edit?.documentChanges?.some((change) => 'kind' in change && change.kind === 'rename'));
        assert.ok(edit);
        assertApplicable(edit, capabilities);
      } else {
        await assert.rejects(requested, /can’t move files.* docsight move install\.mdx setup\.mdx$/);
      }
    });

    it('rename a section in every file', async () => {
      await start(capabilities);
      const edit = await client.connection.sendRequest(RenameRequest.type, {
        ...at('intro.mdx', '#next', 2),
        newName: 'Go on',
      });
      assert.ok(edit);
      assertApplicable(edit, capabilities);
      const changed = [
        ...Object.keys(edit.changes ?? {}),
        ...(edit.documentChanges ?? []).flatMap((change) => ('edits' in change ? change.textDocument.uri : [])),
      ];
      assert.deepEqual(changed.sort(), [client.uri('install.mdx'), client.uri('intro.mdx')]);
    });
  });
}
