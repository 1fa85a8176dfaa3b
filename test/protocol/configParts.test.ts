import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import {
  CodeActionRequest,
  DefinitionRequest,
  DocumentDiagnosticRequest,
  InlayHintRequest,
  RenameRequest,
  WillRenameFilesRequest,
  type ClientCapabilities,
  type CodeAction,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { outlineRequest, type Outline } from '../../server/src/protocol/siteView.ts';
import { LanguageClient } from '../support/languageClient.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

// Where the entries of pages stand in files that docs.json refers to, people get there what they get in docs.json.

const capabilities: ClientCapabilities = {
  workspace: {
    workspaceEdit: { documentChanges: true, resourceOperations: ['create', 'rename', 'delete'] },
    fileOperations: { willRename: true },
  },
  textDocument: { diagnostic: {}, definition: { linkSupport: false } },
};

const part = '{\n  "language": "en",\n  "pages": ["install", "gone"]\n}\n';
const docs = `{
  "theme": "mint",
  "name": "Acme",
  "colors": { "primary": "#0D9373" },
  "navigation": { "languages": [{ "$ref": "./config/en.json" }] }
}
`;

let folder: TempFolder;
let client: LanguageClient;

beforeEach(async () => {
  folder = new TempFolder().write({ 'docs.json': docs, 'config/en.json': part, 'install.mdx': page('Install') });
  [client] = await LanguageClient.start(folder.path, capabilities);
});

afterEach(async () => {
  assert.equal(await client.stop(), 0, 'the server ended with a failure');
  folder.remove();
});

const install = { line: 2, character: 14 };
const gone = { line: 2, character: 25 };

function inPart<Position>(position: Position) {
  return { textDocument: { uri: client.uri('config/en.json') }, position };
}

/** The texts that an edit writes, by the ends of their files' names. */
function written(edit: WorkspaceEdit | null | undefined): readonly string[] {
  return (edit?.documentChanges ?? []).flatMap((change) =>
    'edits' in change
      ? change.edits.flatMap((one) => ('newText' in one ? [`${nameOf(change.textDocument.uri)}: ${one.newText}`] : []))
      : [],
  );
}

function nameOf(uri: string): string {
  return uri.slice(client.uri('').length).replace(/^\//, '');
}

describe('the server and a docs.json in several files', () => {
  it('changes the entry of a page that moves in the file in which it stands', async () => {
    const files = [{ oldUri: client.uri('install.mdx'), newUri: client.uri('guides/setup.mdx') }];
    const edit = await client.connection.sendRequest(WillRenameFilesRequest.type, { files });
    assert.deepEqual(written(edit), ['config/en.json: guides/setup']);
  });

  it('tells what is wrong in a part, open or not, and mends it', async () => {
    const textDocument = { uri: client.uri('config/en.json') };
    const closed = await client.connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument });
    await client.open('config/en.json', part);
    const open = await client.connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument });
    for (const report of [closed, open]) {
      assert.ok(report.kind === 'full');
      assert.deepEqual(
        report.items.map(({ code, range }) => [code, range.start]),
        [['navigation/page-not-found', { line: 2, character: 23 }]],
      );
    }
    const context = { diagnostics: [] };
    const actions = await client.connection.sendRequest(CodeActionRequest.type, {
      textDocument,
      range: { start: gone, end: gone },
      context,
    });
    const removal = (actions as CodeAction[]).find(({ title }) => title.startsWith('Remove'));
    assert.deepEqual([...new Set(written(removal?.edit))], ['config/en.json: ']);
  });

  it('leads from an entry in a part to its page, shows its title and renames it', async () => {
    await client.open('config/en.json', part);
    const found = await client.connection.sendRequest(DefinitionRequest.type, inPart(install));
    assert.deepEqual(Array.isArray(found) && found.map((one) => 'uri' in one && nameOf(one.uri)), ['install.mdx']);
    const range = { start: { line: 0, character: 0 }, end: { line: 4, character: 0 } };
    const { textDocument } = inPart(install);
    const hints = await client.connection.sendRequest(InlayHintRequest.type, { textDocument, range });
    assert.deepEqual(
      hints?.map(({ label, position }) => [label, position]),
      [['Install', { line: 2, character: 21 }]],
    );
    const edit = await client.connection.sendRequest(RenameRequest.type, { ...inPart(install), newName: 'setup' });
    assert.deepEqual(written(edit), ['config/en.json: setup']);
  });

  it('leads from a reference to the file, and tells the view where entries stand', async () => {
    await client.open('docs.json', docs);
    const position = { line: 4, character: 50 };
    const textDocument = { uri: client.uri('docs.json') };
    const found = await client.connection.sendRequest(DefinitionRequest.type, { textDocument, position });
    assert.deepEqual(Array.isArray(found) && found.map((one) => 'uri' in one && nameOf(one.uri)), ['config/en.json']);
    const outline = await client.connection.sendRequest<Outline>(outlineRequest, { config: textDocument.uri });
    const [language] = outline.nodes;
    assert.ok(language !== undefined && 'children' in language && language.partUri !== undefined);
    assert.equal(nameOf(language.partUri), 'config/en.json');
    assert.deepEqual(language.children[0]?.range?.start, { line: 2, character: 12 });
  });
});
