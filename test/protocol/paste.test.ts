import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { pasteRequest, type PasteChoice } from '../../server/src/protocol/insertions.ts';
import { LanguageClient } from '../support/languageClient.ts';
import { configWith, page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;
let client: LanguageClient;
const text = `${page('A')}\nMore.\n`;

beforeEach(async () => {
  folder = new TempFolder().write({ 'docs.json': configWith({}), 'a.mdx': text, 'b.md': text, 'images/x.png': '' });
  [client] = await LanguageClient.start(folder.path, {});
});
afterEach(async () => {
  await client.stop();
  folder.remove();
});

async function paste(file: string, data: object): Promise<readonly PasteChoice[]> {
  await client.open(file, text, file.endsWith('.md') ? 'markdown' : 'mdx');
  const position = { line: 6, character: 0 };
  return client.connection.sendRequest(pasteRequest, {
    textDocument: { uri: client.uri(file) },
    range: { start: position, end: position },
    ...data,
  });
}

describe('data pasted in an editor', () => {
  it('of an image is answered with the files to create, in .mdx and .md', async () => {
    for (const [file, name] of [
      ['a.mdx', 'a'],
      ['b.md', 'b'],
    ] as const) {
      const [choice] = await paste(file, { files: [{ name: 'image.png', mime: 'image/png' }] });
      assert.deepEqual(choice?.kind, ['docsight', 'image']);
      assert.deepEqual(choice.creates, [{ uri: client.uri(`images/${name}.png`), index: 0 }]);
    }
  });

  it('of an image isn’t reported as missing before the editor has created its file', async () => {
    const [choice] = await paste('a.mdx', { files: [{ name: 'image.png', mime: 'image/png' }] });
    await client.change('a.mdx', text.replace('\nMore.', '\n![](/images/a.png)\n\nMore.'));
    const reported = client.pull('a.mdx');
    // A request that is answered before the file is there would report it by now.
    await paste('b.md', { text: 'One' });
    folder.write({ 'images/a.png': '' });
    await client.filesChanged('images/a.png');
    assert.ok(choice);
    assert.ok(!(await reported).includes('image/not-found'));
  });

  it('of a file of the site refers to it and creates none', async () => {
    const files = [{ name: 'x.png', mime: '', uri: client.uri('images/x.png') }];
    assert.deepEqual(
      (await paste('a.mdx', { files })).map(({ title, creates }) => [title, creates]),
      [['Insert image', []]],
    );
  });

  it('of HTML is offered as MDX after plain text', async () => {
    const [choice, ...others] = await paste('a.mdx', { text: 'One', html: '<ul><li>One $</li></ul>' });
    assert.deepEqual(others, []);
    assert.deepEqual(choice, {
      title: 'Paste as MDX',
      kind: ['docsight', 'alternative', 'mdx'],
      isAlternative: true,
      snippet: String.raw`- One \\\$`,
      creates: [],
    });
  });

  it('of HTML or text that takes long to read is left to the editor', async () => {
    const html = '<b>x</b> '.repeat(200_000);
    assert.deepEqual(await paste('a.mdx', { text: 'One', html }), []);
    assert.deepEqual(await paste('a.mdx', { text: ':::note\nx\n:::\n'.repeat(20_000) }), []);
  });
});
