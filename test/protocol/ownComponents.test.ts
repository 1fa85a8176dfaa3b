import assert from 'node:assert/strict';
import { afterEach, beforeEach, it } from 'node:test';
import {
  CompletionRequest,
  DefinitionRequest,
  HoverRequest,
  ReferencesRequest,
  RenameRequest,
  type ClientCapabilities,
  type CompletionList,
} from 'vscode-languageserver/node';
import { LanguageClient } from '../support/languageClient.ts';
import { configWith, page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

// A component of the site is in a file that nobody has opened, or is being changed in one that is open.

const capabilities: ClientCapabilities = {
  workspace: { workspaceEdit: { documentChanges: true } },
  textDocument: { definition: { linkSupport: false } },
};

const script = 'export const Chart = ({ kind, size = 2 }) => <b>{kind}{size}</b>;\n';
const values = 'export const Badge = ({ color }) => <b>{color}</b>;\n\nexport const version = "1";\n';
const head = 'import { Chart } from "/snippets/chart.jsx";\nimport { Badge, version } from "/snippets/values.mdx";\n\n';
const first = `${head}<Chart kind="a" />\n\n<Badge color="b" /> {version}\n`;
const second = `${page('Second')}\n${head}<Chart>\n{version}\n</Chart>\n`;

let folder: TempFolder;
let client: LanguageClient;

beforeEach(async () => {
  folder = new TempFolder().write({
    'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['first', 'second'] }] }),
    'first.mdx': first,
    'second.mdx': second,
    'snippets/chart.jsx': script,
    'snippets/values.mdx': values,
  });
  [client] = await LanguageClient.start(folder.path, capabilities);
  await client.open('first.mdx', first, 'mdx');
});

afterEach(async () => {
  assert.equal(await client.stop(), 0, 'the server ended with a failure');
  folder.remove();
});

function at(line: number, character: number) {
  return { textDocument: { uri: client.uri('first.mdx') }, position: { line, character } };
}

async function labels(line: number, character: number): Promise<readonly string[]> {
  const list = (await client.connection.sendRequest(CompletionRequest.type, at(line, character))) as CompletionList;
  return list.items.map(({ label }) => label);
}

it('offers and explains what a component takes, as its file says now', async () => {
  assert.deepEqual(await labels(3, 16), ['size']);
  assert.deepEqual(await labels(5, 9), ['color']);
  const hover = await client.connection.sendRequest(HoverRequest.type, at(3, 8));
  assert.match(JSON.stringify(hover), /Defined in `\/snippets\/chart.jsx`/);
  const definition = await client.connection.sendRequest(DefinitionRequest.type, at(3, 8));
  assert.deepEqual([definition].flat(), [
    {
      uri: client.uri('snippets/chart.jsx'),
      range: { start: { line: 0, character: 24 }, end: { line: 0, character: 28 } },
    },
  ]);
  await client.open('snippets/values.mdx', values, 'mdx');
  await client.change('snippets/values.mdx', values.replace('{ color }', '{ color, shape }'));
  assert.deepEqual(await labels(5, 17), ['shape']);
  folder.write({ 'snippets/chart.jsx': script.replace('size =', 'width =') });
  await client.filesChanged('snippets/chart.jsx');
  assert.deepEqual(await labels(3, 16), ['width']);
});

it('offers names in braces, finds their uses and renames them on closed pages, too', async () => {
  assert.deepEqual(await labels(5, 24), ['version', 'user', 'frontmatter']);
  const found = await client.connection.sendRequest(ReferencesRequest.type, {
    ...at(5, 24),
    context: { includeDeclaration: true },
  });
  assert.deepEqual(
    found?.map(({ uri, range }) => `${uri.split('/').at(-1) ?? ''}:${range.start.line}`),
    ['values.mdx:2', 'first.mdx:1', 'first.mdx:5', 'second.mdx:8', 'second.mdx:11'],
  );
  const renamed = await client.connection.sendRequest(RenameRequest.type, { ...at(3, 3), newName: 'Graph' });
  const edits = renamed?.documentChanges?.flatMap((change) => ('edits' in change ? [change] : [])) ?? [];
  assert.deepEqual(
    edits.map(({ textDocument, edits: some }) => `${textDocument.uri.split('/').at(-1) ?? ''} ${some.length}`),
    ['chart.jsx 1', 'first.mdx 2', 'second.mdx 3'],
  );
});
