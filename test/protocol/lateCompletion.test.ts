import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CompletionRequest, TextEdit, type CompletionList } from 'vscode-languageserver/node';
import { LanguageClient } from '../support/languageClient.ts';
import { configWith, page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

// Editors insert an item into the text that they asked about, and add what was typed since. A range of a later text
// would replace what follows the cursor, such as the `)` of a link.
describe('completion, while people type on', () => {
  it('replaces what was there when the editor asked, and offers what fits the text now', async () => {
    const list = await typedOn('# A\n\n[x](ro)', 'ro', 'tate the k');
    assert.deepEqual(
      list?.items.map(({ label, textEdit }) => [label, TextEdit.is(textEdit) && textEdit.range]),
      [['Rotate the keys', { start: { line: 2, character: 4 }, end: { line: 2, character: 6 } }]],
    );
    assert.equal(list.isIncomplete, true, 'asked again at the next letter, for which the list is too short');
  });

  it('keeps what follows the cursor, which an item replaces too', async () => {
    const list = await typedOn('# A\n\n<Card href="ro" />', 'ro', 'tate');
    assert.deepEqual(
      list?.items.map(({ label, textEdit }) => [label, TextEdit.is(textEdit) && textEdit.range.end.character]),
      [['Rotate the keys', 14]],
    );
  });

  it('offers nothing where the text has changed otherwise, and is asked again', async () => {
    assert.deepEqual(await typedOn('# A\n\n[x](ro)', 'ro', 'tate](#'), { isIncomplete: true, items: [] });
    assert.deepEqual(await typedOn('# A\n\n[x](ro)', 'ro', '\n'), { isIncomplete: true, items: [] });
  });

  it('does so in docs.json', async () => {
    const text = configWith({ navigation: { groups: [{ group: 'A', pages: ['ro'] }] } });
    const list = await typedOn(text, '"ro', 'tate', 'docs.json');
    const line = text.split('\n').findIndex((one) => one.includes('"ro"'));
    assert.deepEqual(
      list?.items
        .filter(({ label }) => label === 'new-keys')
        .map(({ label, textEdit }) => [label, TextEdit.is(textEdit) && textEdit.range.end]),
      [['new-keys', { line, character: (text.split('\n')[line] ?? '').indexOf('ro"') + 3 }]],
    );
  });
});

/** Asks for completion after a mark, types on before the answer is possible, and returns the answer. */
async function typedOn(before: string, mark: string, typed: string, name = 'a.mdx'): Promise<CompletionList | null> {
  const folder = new TempFolder().write({
    'docs.json': configWith({}),
    'a.mdx': page('A'),
    'new-keys.mdx': page('Rotate the keys'),
  });
  const [client] = await LanguageClient.start(folder.path, {});
  await client.open(name, before, name.endsWith('.mdx') ? 'mdx' : 'docs-json');
  await client.pull(name);
  const offset = before.indexOf(mark) + mark.length;
  const lines = before.slice(0, offset).split('\n');
  // The answer waits until this file is read.
  await client.filesChanged('new-keys.mdx');
  const answer = client.connection.sendRequest(CompletionRequest.type, {
    textDocument: { uri: client.uri(name) },
    position: { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 },
  });
  await client.change(name, before.slice(0, offset) + typed + before.slice(offset));
  const list = await answer;
  assert.equal(await client.stop(), 0);
  folder.remove();
  return Array.isArray(list) ? { isIncomplete: false, items: list } : list;
}
