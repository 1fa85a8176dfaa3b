import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { LanguageClient } from '../support/languageClient.ts';
import { configWith } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

const long = 'word '.repeat(100_000);
const longName = 'n'.repeat(100_000);
const page = `---
title: ${long}
description: ${long}
---

import ${longName} from "/snippets/s.mdx"

## ${long}

{{name}} [b](/b) <${longName} /> <Card title="${long}" href="/b" />

[c](#
`;

let folder: TempFolder;
let client: LanguageClient;

before(async () => {
  const config = JSON.parse(configWith({ navigation: [{ group: long, pages: ['a', 'b'] }] })) as object;
  folder = new TempFolder().write({
    'docs.json': JSON.stringify({
      ...config,
      variables: { name: `${'\\`*['.repeat(50_000)}![](https://evil.example)` },
    }),
    'a.mdx': page,
    'b.mdx': page,
    'snippets/s.mdx': long.replaceAll(' ', '_'),
  });
  [client] = await LanguageClient.start(folder.path, { textDocument: { hover: { contentFormat: ['markdown'] } } });
});
after(async () => {
  await client.stop();
  folder.remove();
});

const longest = 20_000;

describe('texts of half a megabyte', () => {
  it('are shortened in every hover, and none of their escapes is cut', async () => {
    await client.open('a.mdx', page);
    const textDocument = { uri: client.uri('a.mdx') };
    const lines = page.split('\n');
    let shown = 0;
    for (const [line, text] of lines.entries()) {
      for (const found of [...text.matchAll(/\{\{na|\[b\]\(\/|<n|Card|import n|from "\/|href="\/|title|descr/g)]) {
        const position = { line, character: found.index + found[0].length };
        const hover = await client.connection.sendRequest<{ contents: { value: string } } | null>(
          'textDocument/hover',
          {
            textDocument,
            position,
          },
        );
        const value = hover?.contents.value ?? '';
        assert.ok(value.length < longest, `${String(value.length)} characters at ${JSON.stringify(position)}`);
        assert.doesNotMatch(value, /(?<!\\)!\[\]\(/);
        if (value !== '') shown++;
      }
    }
    assert.ok(shown >= 5, String(shown));
  });

  it('are shortened in every row of a list, outline and search', async () => {
    const textDocument = { uri: client.uri('a.mdx') };
    const position = { line: page.split('\n').findIndex((line) => line.startsWith('[c](#')), character: 5 };
    const completion = await client.connection.sendRequest<object>('textDocument/completion', {
      textDocument,
      position,
    });
    for (const [method, params] of [
      ['textDocument/documentSymbol', { textDocument }],
      ['textDocument/documentSymbol', { textDocument: { uri: client.uri('docs.json') } }],
      ['workspace/symbol', { query: 'word' }],
      ['textDocument/codeLens', { textDocument }],
    ] as const) {
      assertShort(await client.connection.sendRequest<unknown>(method, params));
    }
    assertShort(completion, new Set(['filterText', 'newText']));
  });
});

/** Only what is inserted may be long. */
function assertShort(value: unknown, except: ReadonlySet<string> = new Set()): void {
  if (typeof value === 'string') assert.ok(value.length < longest, value.slice(0, 100));
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) if (!except.has(key)) assertShort(inner, except);
}
