import assert from 'node:assert/strict';
import { afterEach, beforeEach, it } from 'node:test';
import {
  DefinitionRequest,
  PrepareRenameRequest,
  ReferencesRequest,
  RenameRequest,
  type ClientCapabilities,
} from 'vscode-languageserver/node';
import { LanguageClient } from '../support/languageClient.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

// A variable is defined in docs.json and used on pages; each end finds the other, also in pages that are closed.

const capabilities: ClientCapabilities = {
  workspace: { workspaceEdit: { documentChanges: true } },
  textDocument: { rename: { prepareSupport: true }, definition: { linkSupport: false } },
};

const docs = `{
  "theme": "mint",
  "name": "Acme",
  "colors": { "primary": "#0D9373" },
  "navigation": { "pages": ["first", "second"] },
  "variables": {
    "host": "api.acme.example"
  }
}
`;

const first = `${page('First')}\nAsk {{host}}.\n`;

let folder: TempFolder;
let client: LanguageClient;

beforeEach(async () => {
  folder = new TempFolder().write({
    'docs.json': docs,
    'first.mdx': first,
    'second.mdx': `${page('Second')}\n\`curl {{host}}\`\n`,
  });
  [client] = await LanguageClient.start(folder.path, capabilities);
  await client.open('docs.json', docs);
  await client.open('first.mdx', first, 'mdx');
});

afterEach(async () => {
  assert.equal(await client.stop(), 0, 'the server ended with a failure');
  folder.remove();
});

function inFile(name: string, line: number, character: number) {
  return { textDocument: { uri: client.uri(name) }, position: { line, character } };
}

const inDocs = () => inFile('docs.json', 6, 7);
const inFirst = () => inFile('first.mdx', 7, 7);

it('F12 on a variable goes to docs.json, and from both ends all uses are found', async () => {
  const found = await client.connection.sendRequest(DefinitionRequest.type, inFirst());
  const range = { start: { line: 6, character: 5 }, end: { line: 6, character: 9 } };
  assert.deepEqual(found, [{ uri: client.uri('docs.json'), range }]);
  for (const location of [inDocs(), inFirst()]) {
    const context = { includeDeclaration: true };
    const locations = await client.connection.sendRequest(ReferencesRequest.type, { ...location, context });
    assert.deepEqual(locations?.map(({ uri, range: { start } }) => [uri, start]).sort(), [
      [client.uri('docs.json'), { line: 6, character: 5 }],
      [client.uri('first.mdx'), { line: 7, character: 6 }],
      [client.uri('second.mdx'), { line: 7, character: 8 }],
    ]);
  }
});

it('F2 at either end of a variable changes docs.json and every page, or says what is wrong with the name', async () => {
  for (const [location, start, line] of [
    [inDocs(), 5, 6],
    [inFirst(), 6, 7],
  ] as const) {
    const prepared = await client.connection.sendRequest(PrepareRenameRequest.type, location);
    const range = { start: { line, character: start }, end: { line, character: start + 4 } };
    assert.deepEqual(prepared, { range, placeholder: 'host' });
    const edit = await client.connection.sendRequest(RenameRequest.type, { ...location, newName: 'api-host' });
    const changes = (edit?.documentChanges ?? []).flatMap((one) =>
      'edits' in one ? [[one.textDocument.uri, ...one.edits.map((text) => 'newText' in text && text.newText)]] : [],
    );
    assert.deepEqual(changes.sort(), [
      [client.uri('docs.json'), 'api-host'],
      [client.uri('first.mdx'), 'api-host'],
      [client.uri('second.mdx'), 'api-host'],
    ]);
    const refused = client.connection.sendRequest(RenameRequest.type, { ...location, newName: 'api host' });
    await assert.rejects(refused, /can’t contain spaces/);
  }
});
