import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import {
  CodeActionRequest,
  ColorPresentationRequest,
  CompletionRequest,
  DefinitionRequest,
  DocumentColorRequest,
  DocumentFormattingRequest,
  DocumentLinkRequest,
  DocumentSymbolRequest,
  FoldingRangeRequest,
  HoverRequest,
  InlayHintRequest,
  SelectionRangeRequest,
  type ClientCapabilities,
  type CodeAction,
  type CompletionList,
} from 'vscode-languageserver/node';
import { LanguageClient } from '../support/languageClient.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

const modern: ClientCapabilities = {
  workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['create'] } },
  textDocument: {
    diagnostic: {},
    definition: { linkSupport: true },
    completion: { completionItem: { snippetSupport: true } },
  },
};

const config = `{
  "name": "Acme",
  "logo": "/logo.svg",
  "colors": { "primary": "#0D5F3C" },
  "navigation": [
    { "group": "Start", "pages": ["intro", "gone"] }
  ]
}
`;
const entry = { line: 5, character: 36 };
const missing = { line: 5, character: 45 };

let folder: TempFolder;
let client: LanguageClient;

async function start(capabilities: ClientCapabilities): Promise<void> {
  [client] = await LanguageClient.start(folder.path, capabilities);
}

async function startBuilt(capabilities: ClientCapabilities): Promise<void> {
  [client] = await LanguageClient.startBuilt(folder.path, capabilities);
}

beforeEach(() => {
  folder = new TempFolder().write({ 'docs.json': config, 'intro.mdx': page('Introduction'), 'logo.svg': '' });
});

afterEach(async () => {
  assert.equal(await client.stop(), 0, 'the server ended with a failure');
  folder.remove();
});

describe('the server', () => {
  it('answers every request about docs.json', async () => {
    await start(modern);
    await client.open('docs.json', config);
    const textDocument = { uri: client.uri('docs.json') };
    const fullRange = { start: { line: 0, character: 0 }, end: { line: 8, character: 0 } };
    const ask = client.connection;

    const completion = await ask.sendRequest(CompletionRequest.type, {
      textDocument,
      position: { line: 3, character: 13 },
    });
    assert.ok((completion as CompletionList).items.some((item) => item.label === 'light'));
    const hover = await ask.sendRequest(HoverRequest.type, { textDocument, position: entry });
    assert.match(JSON.stringify(hover), /Introduction/);
    const logo = await ask.sendRequest(HoverRequest.type, { textDocument, position: { line: 2, character: 14 } });
    assert.match(JSON.stringify(logo), /logo\.svg\|height=120/);
    const definition = await ask.sendRequest(DefinitionRequest.type, { textDocument, position: entry });
    assert.match(JSON.stringify(definition), /"targetUri":"[^"]*intro\.mdx"/);
    const links = await ask.sendRequest(DocumentLinkRequest.type, { textDocument });
    assert.deepEqual(
      links?.map((link) => link.target),
      [client.uri('logo.svg'), client.uri('intro.mdx')],
    );
    const symbols = await ask.sendRequest(DocumentSymbolRequest.type, { textDocument });
    assert.deepEqual(
      symbols?.map((symbol) => symbol.name),
      ['name', 'logo', 'colors', 'navigation'],
    );
    const colors = await ask.sendRequest(DocumentColorRequest.type, { textDocument });
    assert.equal(colors.length, 1);
    const hints = await ask.sendRequest(InlayHintRequest.type, { textDocument, range: fullRange });
    assert.deepEqual(
      hints?.map((hint) => hint.label),
      ['Introduction'],
    );
    assert.ok(
      (await ask.sendRequest(FoldingRangeRequest.type, { textDocument }))?.some((fold) => fold.startLine === 4),
    );
    assert.equal((await ask.sendRequest(SelectionRangeRequest.type, { textDocument, positions: [entry] }))?.length, 1);
    const [color] = colors;
    assert.ok(color);
    const presentations = await ask.sendRequest(ColorPresentationRequest.type, { textDocument, ...color });
    assert.deepEqual(
      presentations.map((presentation) => presentation.label),
      ['"#0D5F3C"'],
    );
    assert.deepEqual(await client.pull('docs.json'), ['navigation/page-not-found']);
  });

  it('offers fixes as edits, new files included, attached to what they fix', async () => {
    await start(modern);
    await client.open('docs.json', config);
    const textDocument = { uri: client.uri('docs.json') };
    const range = { start: missing, end: missing };
    const diagnostics = [
      {
        range: { start: { line: 5, character: 43 }, end: missing },
        message: 'Page not found: `gone` (no .mdx or .md file).',
        code: 'navigation/page-not-found',
      },
    ];
    const found = await client.connection.sendRequest(CodeActionRequest.type, {
      textDocument,
      range,
      context: { diagnostics },
    });
    const actions = (found ?? []) as CodeAction[];
    assert.deepEqual(
      actions.map((action) => action.title),
      [
        'Create the page `gone.mdx`',
        'Remove `gone` from the navigation',
        'Disable `navigation/page-not-found` for this site',
      ],
    );
    assert.match(JSON.stringify(actions[0]?.edit), /"kind":"create"[^}]*gone\.mdx/);
    assert.equal(actions[0]?.diagnostics?.length, 1);
    const none = await client.connection.sendRequest(CodeActionRequest.type, {
      textDocument,
      range,
      context: { diagnostics: [], only: ['refactor'] },
    });
    assert.deepEqual(none, []);
  });

  it('formats without touching anything but whitespace', async () => {
    await start(modern);
    const crowded = '{"name":"A","navigation":[{"group":"G","pages":["intro"]}]}';
    await client.open('docs.json', crowded);
    const edits = await client.connection.sendRequest(DocumentFormattingRequest.type, {
      textDocument: { uri: client.uri('docs.json') },
      options: { tabSize: 2, insertSpaces: true },
    });
    assert.ok((edits ?? []).length > 0);
    assert.ok(edits?.every((edit) => edit.newText.trim() === ''));
  });

  it('follows what is typed and what happens on the disk', async () => {
    await start(modern);
    await client.open('docs.json', config);
    assert.deepEqual(await client.pull('docs.json'), ['navigation/page-not-found']);
    folder.write({ 'gone.mdx': page('No longer gone') });
    await client.filesChanged('gone.mdx');
    assert.deepEqual(await client.pull('docs.json'), []);
    await client.change('docs.json', config.replace('"gone"', '"gone" "intro"'));
    assert.deepEqual(await client.pull('docs.json'), ['config/syntax', 'navigation/duplicate-page']);
  });

  it('pushes findings to clients that do not pull, and takes them back', async () => {
    await startBuilt({});
    await client.pushed('docs.json', ['navigation/page-not-found']);
    await client.open('docs.json', config);
    await client.change('docs.json', config.replace(', "gone"', ''));
    await client.pushed('docs.json', []);
  });

  it('gives plain texts to clients without snippets', async () => {
    await start({ textDocument: { diagnostic: {} } });
    await client.open('docs.json', '{ "name": "Acme",  }');
    const found = await client.connection.sendRequest(CompletionRequest.type, {
      textDocument: { uri: client.uri('docs.json') },
      position: { line: 0, character: 18 },
    });
    const texts = (found as CompletionList).items.map((item) => item.textEdit?.newText ?? '');
    assert.ok(texts.length > 10);
    assert.deepEqual(
      texts.filter((text) => /\$\{|\$\d/.test(text)),
      [],
    );
  });
});

describe('a client that refuses what it offered', () => {
  it('costs nothing but the request', async () => {
    const refusing: ClientCapabilities = {
      ...modern,
      workspace: {
        ...modern.workspace,
        configuration: true,
        didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
        diagnostics: { refreshSupport: true },
        inlayHint: { refreshSupport: true },
      },
    };
    // The client of these tests has no handlers, so that each such request is answered with an error.
    await start(refusing);
    await client.open('docs.json', config);
    await client.filesChanged('new.mdx');
    assert.deepEqual(await client.pull('docs.json'), ['navigation/page-not-found']);
    await client.filesChanged('newer.mdx');
    assert.deepEqual(await client.pull('docs.json'), ['navigation/page-not-found']);
  });
});

describe('files that only share the name', () => {
  it('keep the plain help that JSON has, and get no findings', async () => {
    await start(modern);
    folder.write({ 'api/docs.json': '' });
    await client.open('api/docs.json', '{ "components": [{ "tag": "a" }], "b": { "c": 1 } }');
    const textDocument = { uri: client.uri('api/docs.json') };
    assert.deepEqual(await client.pull('api/docs.json'), []);
    const symbols = await client.connection.sendRequest(DocumentSymbolRequest.type, { textDocument });
    assert.deepEqual(
      symbols?.map((symbol) => symbol.name),
      ['components', 'b'],
    );
    const hover = await client.connection.sendRequest(HoverRequest.type, {
      textDocument,
      position: { line: 0, character: 4 },
    });
    assert.equal(hover, null);
  });
});

describe('requests that nothing can be said to', () => {
  it('about files that are not open, pages, and positions outside of the text are answered all the same', async () => {
    await start(modern);
    await client.open('docs.json', config);
    await client.open('intro.mdx', page('Introduction'), 'mdx');
    const position = { line: 999, character: 999 };
    for (const name of ['docs.json', 'intro.mdx', 'nowhere.json']) {
      const textDocument = { uri: client.uri(name) };
      await client.connection.sendRequest(CompletionRequest.type, { textDocument, position });
      await client.connection.sendRequest(HoverRequest.type, { textDocument, position });
    }
    assert.deepEqual(await client.pull('intro.mdx'), []);
  });

  it('about a site that is gone meanwhile', async () => {
    await start(modern);
    await client.open('docs.json', config);
    rmSync(path.join(folder.path, 'intro.mdx'));
    await client.change('docs.json', '[]');
    assert.deepEqual(await client.pull('docs.json'), []);
  });
});
