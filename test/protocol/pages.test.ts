import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import {
  CodeActionRequest,
  CompletionRequest,
  DocumentFormattingRequest,
  DocumentLinkRequest,
  DocumentOnTypeFormattingRequest,
  DocumentSymbolRequest,
  FoldingRangeRequest,
  HoverRequest,
  LinkedEditingRangeRequest,
  SelectionRangeRequest,
  WorkspaceSymbolRequest,
  type ClientCapabilities,
  type CodeAction,
  type CompletionList,
  type DocumentSymbol,
} from 'vscode-languageserver/node';
import { applyEdits } from '../../server/src/core/text/textRange.ts';
import { LineIndex } from '../../server/src/core/text/lines.ts';
import { LanguageClient } from '../support/languageClient.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

const modern: ClientCapabilities = {
  workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['create'] } },
  textDocument: { diagnostic: {}, completion: { completionItem: { snippetSupport: true } } },
};

const config = '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["intro", "guide"] }] }\n';
const text = `---
title: Guide
description: About it.
---

## Install

<Steps>
  <Step title="One">
    See [here](https://acme.example).<br>
  </Step>
</Steps>

{/* a note */} <!-- old -->

<Note
`;
const lines = new LineIndex(text);

let folder: TempFolder;
let client: LanguageClient;

async function start(options?: unknown, capabilities = modern): Promise<void> {
  [client] = await LanguageClient.start(folder.path, capabilities, options);
}

beforeEach(() => {
  folder = new TempFolder().write({ 'docs.json': config, 'intro.mdx': page('Introduction'), 'guide.mdx': text });
});

afterEach(async () => {
  assert.equal(await client.stop(), 0, 'the server ended with a failure');
  folder.remove();
});

function at(part: string, offset = 0) {
  return lines.positionAt(text.indexOf(part) + offset);
}

function actions(only?: string[]): Promise<readonly CodeAction[]> {
  const range = { start: at('## Install'), end: lines.positionAt(text.length) };
  return client.connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri: client.uri('guide.mdx') },
    range,
    context: { diagnostics: [], ...(only === undefined ? {} : { only }) },
  }) as Promise<readonly CodeAction[]>;
}

describe('the server about pages', () => {
  it('answers every request that an editor has for a page', async () => {
    await start();
    await client.open('guide.mdx', text, 'mdx');
    const textDocument = { uri: client.uri('guide.mdx') };
    const ask = client.connection;

    assert.deepEqual(await client.pull('guide.mdx'), ['link/text', 'mdx/syntax', 'mdx/syntax', 'mdx/syntax']);
    const outline = (await ask.sendRequest(DocumentSymbolRequest.type, { textDocument })) as DocumentSymbol[];
    assert.equal(outline[0]?.name, 'Install');
    const folds = await ask.sendRequest(FoldingRangeRequest.type, { textDocument });
    assert.ok(folds?.some(({ startLine, endLine }) => startLine === 7 && endLine === 10));
    const names = await ask.sendRequest(LinkedEditingRangeRequest.type, { textDocument, position: at('Steps>') });
    assert.equal(names?.ranges.length, 2);
    const selection = await ask.sendRequest(SelectionRangeRequest.type, { textDocument, positions: [at('here')] });
    assert.ok(selection?.[0]?.parent);
    const links = await ask.sendRequest(DocumentLinkRequest.type, { textDocument });
    assert.equal(links?.[0]?.target, 'https://acme.example');
    const hover = await ask.sendRequest(HoverRequest.type, { textDocument, position: at('Step title') });
    assert.match(JSON.stringify(hover), /title/);
    const completion = await ask.sendRequest(CompletionRequest.type, { textDocument, position: at('<Note', 3) });
    assert.ok((completion as CompletionList).items.some(({ label }) => label === 'Note'));
  });

  it('formats a page, unless settings leave it to others', async () => {
    for (const [pages, expected] of [
      ['auto', '* a'],
      ['never', undefined],
    ] as const) {
      await start({ format: { pages } });
      await client.open('guide.mdx', `${page('Guide')}\n* a  \n`, 'mdx');
      const textDocument = { uri: client.uri('guide.mdx') };
      const edits = await client.connection.sendRequest(DocumentFormattingRequest.type, {
        textDocument,
        options: indent,
      });
      assert.equal(edits?.[0]?.newText.trimEnd(), expected);
      if (pages === 'auto') await client.stop();
    }
  });

  it('offers fixes, suppression, and one action for all safe fixes', async () => {
    await start();
    await client.open('guide.mdx', text, 'mdx');
    const titles = (await actions()).map(({ title }) => title);
    assert.ok(titles.includes('Disable `link/text` here'), titles.join('\n'));
    const [all, ...more] = await actions(['source.fixAll']);
    assert.deepEqual(more, []);
    assert.equal(all?.kind, 'source.fixAll.docsight');
    const [change] = all.edit?.documentChanges ?? [];
    assert.ok(change && 'edits' in change);
    const edits = change.edits.flatMap((edit) =>
      'newText' in edit
        ? [
            {
              range: { start: lines.offsetAt(edit.range.start), end: lines.offsetAt(edit.range.end) },
              newText: edit.newText,
            },
          ]
        : [],
    );
    const fixed = applyEdits(text, edits);
    assert.match(fixed, /<br \/>/);
    assert.match(fixed, /\{\/\* old \*\/\}/);
    assert.match(fixed, /\[here\]/);
  });

  it('follows what is typed', async () => {
    await start();
    await client.open('intro.mdx', page('Introduction'), 'mdx');
    assert.deepEqual(await client.pull('intro.mdx'), []);
    await client.change('intro.mdx', `${page('Introduction')}\n# One\n`);
    assert.deepEqual(await client.pull('intro.mdx'), ['heading/no-h1']);
    await client.change('intro.mdx', page('Introduction'));
    assert.deepEqual(await client.pull('intro.mdx'), []);
  });

  it('takes over settings that change on the disk', async () => {
    await start();
    await client.open('intro.mdx', `${page('Introduction')}\n# One\n`, 'mdx');
    assert.deepEqual(await client.pull('intro.mdx'), ['heading/no-h1']);
    folder.write({ '.docsight.json': '{ "rules": { "heading/no-h1": "off" } }' });
    await client.filesChanged('.docsight.json');
    assert.deepEqual(await client.pull('intro.mdx'), []);
  });

  it('pushes the findings of open pages to clients that cannot ask', async () => {
    await start(undefined, {});
    await client.open('intro.mdx', `${page('Introduction')}\n# One\n`, 'mdx');
    await client.pushed('intro.mdx', ['heading/no-h1']);
    await client.change('intro.mdx', page('Introduction'));
    await client.pushed('intro.mdx', []);
  });
});

describe('closing tags while typing', () => {
  const typed = `${page('Introduction')}\n<Note>`;
  const request = (): object => ({
    textDocument: { uri: client.uri('intro.mdx') },
    position: new LineIndex(typed).positionAt(typed.length),
    ch: '>',
    options: indent,
  });

  it('come with formatting where the client formats on typing', async () => {
    await start();
    await client.open('intro.mdx', typed, 'mdx');
    const edits = await client.connection.sendRequest(DocumentOnTypeFormattingRequest.method, request());
    assert.match(JSON.stringify(edits), /<\/Note>/);
  });

  it('come once where the client asks for them', async () => {
    await start({ closesTags: true });
    await client.open('intro.mdx', typed, 'mdx');
    assert.equal(await client.connection.sendRequest(DocumentOnTypeFormattingRequest.method, request()), null);
    assert.match(JSON.stringify(await client.connection.sendRequest('docsight/closeTag', request())), /<\/Note>/);
  });
});

describe('in an editor that knows Markdown', () => {
  it('what it answers for .md pages is not answered twice', async () => {
    const plain = `${text}\n## Only in plain\n`;
    folder.write({ 'plain.md': plain });
    for (const [options, isAnswered] of [
      [{}, true],
      [{ servesMarkdown: true }, false],
    ] as const) {
      await start(options);
      await client.filesChanged('plain.md');
      await client.open('plain.md', plain, 'markdown');
      const textDocument = { uri: client.uri('plain.md') };
      const ask = client.connection;
      assert.equal((await ask.sendRequest(DocumentSymbolRequest.type, { textDocument })) !== null, isAnswered);
      assert.equal((await ask.sendRequest(FoldingRangeRequest.type, { textDocument })) !== null, isAnswered);
      const links = await ask.sendRequest(DocumentLinkRequest.type, { textDocument });
      assert.equal(links !== null && links.length > 0, isAnswered);
      const symbols = await ask.sendRequest(WorkspaceSymbolRequest.type, { query: 'only in plain' });
      assert.equal(
        symbols?.some(({ name }) => name === 'Only in plain'),
        isAnswered,
      );
      assert.notEqual(await ask.sendRequest(HoverRequest.type, { textDocument, position: at('Step title') }), null);
      if (!('servesMarkdown' in options)) await client.stop();
    }
  });
});

const indent = { tabSize: 2, insertSpaces: true };
