import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import {
  CodeActionRequest,
  ColorPresentationRequest,
  CompletionRequest,
  DefinitionRequest,
  DocumentColorRequest,
  DocumentDiagnosticRequest,
  DocumentFormattingRequest,
  DocumentSymbolRequest,
  FoldingRangeRequest,
  HoverRequest,
  InlayHintRequest,
  RenameRequest,
  WillRenameFilesRequest,
  type ClientCapabilities,
  type CodeAction,
  type CompletionList,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { outlineRequest, type Outline } from '../../server/src/protocol/siteView.ts';
import { LanguageClient } from '../support/languageClient.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

// In included files with entries of pages, people have what they have in docs.json.

const capabilities: ClientCapabilities = {
  workspace: {
    workspaceEdit: { documentChanges: true, resourceOperations: ['create', 'rename', 'delete'] },
    fileOperations: { willRename: true },
  },
  textDocument: { diagnostic: {}, definition: { linkSupport: false } },
};

const fragmentText = '{\n  "language": "en",\n  "pages": ["install", "gone"]\n}\n';
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
  folder = new TempFolder().write({
    'docs.json': docs,
    'config/en.json': fragmentText,
    'install.mdx': page('Install'),
  });
  [client] = await LanguageClient.start(folder.path, capabilities);
});

afterEach(async () => {
  assert.equal(await client.stop(), 0, 'the server ended with a failure');
  folder.remove();
});

const install = { line: 2, character: 14 };
const gone = { line: 2, character: 25 };

function inFragment<Position>(position: Position) {
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
  it('changes the entry of a page that moves in the file that contains it', async () => {
    const files = [{ oldUri: client.uri('install.mdx'), newUri: client.uri('guides/setup.mdx') }];
    const edit = await client.connection.sendRequest(WillRenameFilesRequest.type, { files });
    assert.deepEqual(written(edit), ['config/en.json: guides/setup']);
  });

  it('reports findings in an included file, open or not, and fixes them', async () => {
    const textDocument = { uri: client.uri('config/en.json') };
    const closed = await client.connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument });
    await client.open('config/en.json', fragmentText);
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

  it('goes from an entry in an included file to its page, shows its title and renames it', async () => {
    await client.open('config/en.json', fragmentText);
    const found = await client.connection.sendRequest(DefinitionRequest.type, inFragment(install));
    assert.deepEqual(Array.isArray(found) && found.map((one) => 'uri' in one && nameOf(one.uri)), ['install.mdx']);
    const range = { start: { line: 0, character: 0 }, end: { line: 4, character: 0 } };
    const { textDocument } = inFragment(install);
    const hints = await client.connection.sendRequest(InlayHintRequest.type, { textDocument, range });
    assert.deepEqual(
      hints?.map(({ label, position }) => [label, position]),
      [['Install', { line: 2, character: 21 }]],
    );
    const edit = await client.connection.sendRequest(RenameRequest.type, { ...inFragment(install), newName: 'setup' });
    assert.deepEqual(written(edit), ['config/en.json: setup']);
  });

  it('goes from a reference to the file, and gives the view the positions of entries', async () => {
    await client.open('docs.json', docs);
    const position = { line: 4, character: 50 };
    const textDocument = { uri: client.uri('docs.json') };
    const found = await client.connection.sendRequest(DefinitionRequest.type, { textDocument, position });
    assert.deepEqual(Array.isArray(found) && found.map((one) => 'uri' in one && nameOf(one.uri)), ['config/en.json']);
    const outline = await client.connection.sendRequest<Outline>(outlineRequest, { config: textDocument.uri });
    const [language] = outline.nodes;
    assert.ok(language !== undefined && 'children' in language && language.fragmentUri !== undefined);
    assert.equal(nameOf(language.fragmentUri), 'config/en.json');
    assert.deepEqual(language.children[0]?.range?.start, { line: 2, character: 12 });
  });
});

const theme = '{\n  "primary": "#0D9373"\n}\n';
const half = '{\n  "language": "en",\n  "groups": [{ "group": "A", "icon": "gear", "pages": [""] }, { "" }]';

function uriOf(file: string): { readonly textDocument: { readonly uri: string } } {
  return { textDocument: { uri: client.uri(file) } };
}

async function completeAt(file: string, line: number, character: number): Promise<readonly string[]> {
  const params = { ...uriOf(file), position: { line, character } };
  const list = (await client.connection.sendRequest(CompletionRequest.type, params)) as CompletionList | null;
  return list?.items.map(({ label }) => label) ?? [];
}

/** What editors that lack JSON support of their own get about how a file is built. */
async function structureOf(file: string): Promise<readonly boolean[]> {
  const options = { tabSize: 4, insertSpaces: true };
  const answers = await Promise.all([
    client.connection.sendRequest(DocumentSymbolRequest.type, uriOf(file)),
    client.connection.sendRequest(FoldingRangeRequest.type, uriOf(file)),
    client.connection.sendRequest(DocumentFormattingRequest.type, { ...uriOf(file), options }),
  ]);
  return answers.map((answer) => answer !== null && answer.length > 0);
}

describe('help in an included file', () => {
  it('completes what is being typed there: pages, properties, icons', async () => {
    await client.open('config/en.json', half, 'json');
    assert.deepEqual(await completeAt('config/en.json', 2, 56), ['install']);
    const keys = await completeAt('config/en.json', 2, 65);
    assert.equal(keys[0], 'group');
    assert.ok(keys.includes('icon') && !keys.includes('navigation'));
  });

  it('continues while the file is empty, and while docs.json is typed', async () => {
    await client.open('config/en.json', '', 'json');
    await client.open('docs.json', docs.replace('"name": "Acme",', '"name": "Acm'));
    const offered = await completeAt('config/en.json', 0, 0);
    assert.ok(offered.length > 0);
    await client.change('config/en.json', '{ "language": "en", "pages": ["');
    assert.deepEqual(await completeAt('config/en.json', 0, 31), ['install']);
  });

  it('explains it at its position in the included file', async () => {
    await client.open('config/en.json', fragmentText, 'json');
    const hover = await client.connection.sendRequest(HoverRequest.type, inFragment({ line: 1, character: 4 }));
    assert.deepEqual(hover?.range, { start: { line: 1, character: 2 }, end: { line: 1, character: 12 } });
    assert.match(JSON.stringify(hover.contents), /required/);
  });

  it('shows colors, and writes one that was picked', async () => {
    folder.write({ 'docs.json': docs.replace('{ "primary": "#0D9373" }', '{ "$ref": "config/theme.json" }') });
    await client.open('docs.json', docs.replace('{ "primary": "#0D9373" }', '{ "$ref": "config/theme.json" }'));
    folder.write({ 'config/theme.json': theme });
    await client.open('config/theme.json', theme, 'json');
    await client.filesChanged('config/theme.json');
    const colors = await client.connection.sendRequest(DocumentColorRequest.type, uriOf('config/theme.json'));
    const range = { start: { line: 1, character: 13 }, end: { line: 1, character: 22 } };
    assert.deepEqual(
      colors.map((one) => one.range),
      [range],
    );
    const color = { red: 1, green: 0, blue: 0, alpha: 1 };
    const params = { ...uriOf('config/theme.json'), color, range };
    const [picked] = await client.connection.sendRequest(ColorPresentationRequest.type, params);
    assert.deepEqual(picked?.textEdit, { range, newText: '"#FF0000"' });
  });

  it('gives the outline, folding and formatting of an included file where the editor has no JSON support of its own', async () => {
    await client.open('config/en.json', fragmentText, 'json');
    assert.deepEqual(await structureOf('config/en.json'), [true, true, true]);
  });

  it('answers nothing about a JSON file that docs.json doesn’t refer to', async () => {
    folder.write({ 'data.json': fragmentText });
    await client.open('data.json', fragmentText, 'json');
    assert.deepEqual(await structureOf('data.json'), [false, false, false]);
    assert.deepEqual(await completeAt('data.json', 2, 13), []);
    const position = { line: 1, character: 4 };
    assert.equal(await client.connection.sendRequest(HoverRequest.type, { ...uriOf('data.json'), position }), null);
  });

  it('leaves to an editor with JSON support what that gives already, so that everything is offered once', async () => {
    await client.stop();
    [client] = await LanguageClient.start(folder.path, capabilities, { servesJson: true });
    await client.open('config/en.json', half, 'json');
    assert.deepEqual((await structureOf('config/en.json')).slice(0, 2), [false, false]);
    assert.deepEqual(await completeAt('config/en.json', 2, 56), ['install']);
    const keys = await completeAt('config/en.json', 2, 65);
    assert.ok(keys.includes('root'));
    // The editor proposes what another object of the list has.
    for (const key of ['group', 'icon', 'pages']) assert.ok(!keys.includes(key), key);
  });
});
