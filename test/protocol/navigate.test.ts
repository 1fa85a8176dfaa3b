import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import {
  CodeLensRequest,
  DidChangeTextDocumentNotification,
  DefinitionRequest,
  DocumentLinkRequest,
  ReferencesRequest,
  WorkspaceSymbolRequest,
  type Location,
  type LocationLink,
  type Range,
} from 'vscode-languageserver/node';
import { LineIndex } from '../../server/src/core/text/lines.ts';
import { LanguageClient } from '../support/languageClient.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

const config = '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["intro", "install"] }] }\n';
const intro = `${page('Introduction')}\n[a](/install#on-linux) [b](install.mdx) [c](install) ![d](images/a.png)\n`;
const install = `${page('Install')}\n[back](/intro)\n\n## On Linux\n`;
const lines = new LineIndex(intro);
const sectionLine = install.split('\n').indexOf('## On Linux');

let folder: TempFolder;
let client: LanguageClient;

async function start(options?: unknown): Promise<void> {
  const capabilities = { textDocument: { diagnostic: {}, definition: { linkSupport: true } } };
  [client] = await LanguageClient.start(folder.path, capabilities, options);
}

function at(name: string, part: string) {
  const index = name === 'intro.mdx' ? lines : new LineIndex(config);
  const text = name === 'intro.mdx' ? intro : config;
  return { textDocument: { uri: client.uri(name) }, position: index.positionAt(text.indexOf(part) + 1) };
}

beforeEach(() => {
  const files = { 'docs.json': config, 'intro.mdx': intro, 'install.mdx': install, 'images/a.png': '' };
  folder = new TempFolder().write(files);
});

afterEach(async () => {
  assert.equal(await client.stop(), 0, 'the server ended with a failure');
  folder.remove();
});

describe('the server about the ways through a site', () => {
  it('goes from a link to the line of its section, in a file that nobody has open', async () => {
    await start();
    await client.open('intro.mdx', intro, 'mdx');
    const found = (await client.connection.sendRequest(
      DefinitionRequest.type,
      at('intro.mdx', '/install#'),
    )) as LocationLink[];
    assert.deepEqual(
      found.map(({ targetUri, targetRange }) => [targetUri, targetRange.start.line]),
      [[client.uri('install.mdx'), sectionLine]],
    );
  });

  it('lists who names a page, in all files of the site', async () => {
    await start();
    await client.open('docs.json', config);
    const found = await client.connection.sendRequest(ReferencesRequest.type, {
      ...at('docs.json', 'install'),
      context: { includeDeclaration: false },
    });
    const locations = found?.map(({ uri, range }) => `${uri.split('/').at(-1)} ${range.start.line}`);
    const line = lines.positionAt(intro.indexOf('[a]')).line;
    assert.deepEqual(locations, ['docs.json 0', ...Array.from({ length: 3 }, () => `intro.mdx ${line}`)]);
  });

  it('gives the links of a page, with the lines of sections', async () => {
    await start();
    await client.open('intro.mdx', intro, 'mdx');
    const textDocument = { uri: client.uri('intro.mdx') };
    const links = await client.connection.sendRequest(DocumentLinkRequest.type, { textDocument });
    const page = client.uri('install.mdx');
    const expected = [`${page}#L${sectionLine + 1}`, page, page, client.uri('images/a.png')];
    assert.deepEqual(
      links?.map(({ target }) => target),
      expected,
    );
  });

  it('leaves the links to the editor that its Markdown support can follow, and those alone', async () => {
    await start({ servesMarkdown: true });
    await client.open('intro.mdx', intro, 'markdown');
    const textDocument = { uri: client.uri('intro.mdx') };
    const links = await client.connection.sendRequest(DocumentLinkRequest.type, { textDocument });
    const written = links?.map(({ range }) => intro.slice(lines.offsetAt(range.start), lines.offsetAt(range.end)));
    assert.deepEqual(written, ['/install#on-linux', 'install']);
    const followed = await client.connection.sendRequest(DefinitionRequest.type, at('intro.mdx', 'install.mdx'));
    assert.equal(followed, null);
  });

  it('finds pages and sections of all sites by their titles', async () => {
    await start();
    const found = await client.connection.sendRequest(WorkspaceSymbolRequest.type, { query: 'onlin' });
    assert.deepEqual(
      found?.map(({ name, containerName }) => [name, containerName]),
      [['On Linux', 'Install']],
    );
  });

  it('counts links above headings where that is switched on, with what the editor lists them by', async () => {
    await start({ codeLens: { enabled: true }, showReferencesCommand: 'docsight.showReferences' });
    await client.open('install.mdx', install, 'mdx');
    const textDocument = { uri: client.uri('install.mdx') };
    const lenses = await client.connection.sendRequest(CodeLensRequest.type, { textDocument });
    assert.deepEqual(
      lenses?.map(({ range, command }) => [range.start.line, command?.title, command?.command]),
      [
        [0, '3 links here', 'docsight.showReferences'],
        [sectionLine, '1 link here', 'docsight.showReferences'],
      ],
    );
    const [, section] = lenses;
    const [uri, position, locations] = (section?.command?.arguments ?? []) as [string, unknown, Location[]];
    assert.equal(uri, textDocument.uri);
    assert.deepEqual(position, { line: sectionLine, character: 0 });
    assert.deepEqual(
      locations.map((location) => location.uri),
      [client.uri('intro.mdx')],
    );
  });

  it('counts nothing where nobody requested it', async () => {
    await start();
    await client.open('install.mdx', install, 'mdx');
    const textDocument = { uri: client.uri('install.mdx') };
    assert.deepEqual(await client.connection.sendRequest(CodeLensRequest.type, { textDocument }), []);
  });

  it('finds thousands of links where they were or where they are, while somebody types', async () => {
    const redirects = Array.from({ length: 5_000 }, (_, at) => ({ source: `/a${at}`, destination: '/intro' }));
    const manyRedirects = JSON.stringify({ ...(JSON.parse(config) as object), redirects }, undefined, 1);
    const manyLinks = `${intro}\n${'[a](/install) and\n'.repeat(5_000)}`;
    await start();
    for (const [name, language, text] of [
      ['docs.json', 'json', manyRedirects],
      ['intro.mdx', 'mdx', manyLinks],
    ] as const) {
      await client.open(name, text, language);
      const uri = client.uri(name);
      const find = (): Promise<readonly { readonly range: Range }[] | null> =>
        client.connection.sendRequest(DocumentLinkRequest.type, { textDocument: { uri } });
      const rangesOf = (links: Awaited<ReturnType<typeof find>>): readonly Range[] =>
        (links ?? []).map(({ range }) => range);
      const before = rangesOf(await find());
      assert.ok(before.length >= 5_000);
      const meanwhile = find();
      const start = { line: 1, character: 0 };
      const contentChanges = [{ range: { start, end: start }, text: '\n\n\n' }];
      await client.connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri, version: 2 },
        contentChanges,
      });
      const found = rangesOf(await meanwhile);
      const after = rangesOf(await find());
      const expected = [before, after].find((ranges) => ranges[9]?.start.line === found[9]?.start.line);
      assert.deepEqual(found, expected);
    }
  });
});
