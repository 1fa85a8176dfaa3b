import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { ClientCapabilities, CompletionList } from 'vscode-languageserver/node';
import { LanguageClient } from '../support/languageClient.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

// Whoever opens docs.json and types at once gets the rows that the schema knows, and the paths of the pages, though the
// site isn't read yet: an editor closes a list that is empty, and doesn't ask again.

const capabilities: ClientCapabilities = {
  textDocument: { completion: { completionItem: { snippetSupport: true } } },
};

const names = Array.from({ length: 300 }, (_, index) => `page-${index}`);

const config = `{
  "theme": "mint",
  "name": "Acme",
  "colors": { "primary": "#0D9373" },
  @
  "navigation": { "groups": [{ "group": "Start", "pages": ["page-0"@@] }] }
}
`;

let folder: TempFolder;
let client: LanguageClient;

beforeEach(() => {
  folder = new TempFolder();
  folder.write({ 'docs.json': config.replace('@@', '').replace('@', '') });
  for (const name of names) folder.write({ [`${name}.mdx`]: page(`Title of ${name}`) });
});

afterEach(async () => {
  assert.equal(await client.stop(), 0, 'the server ended with a failure');
  folder.remove();
});

/** Types a text at a mark, and asks after each of its letters without waiting for the answers. */
async function typeAtOnce(text: string, mark: '@' | '@@', closing: string): Promise<readonly CompletionList[]> {
  const other = mark === '@' ? '@@' : /@(?!@)/;
  const at = config.replace(other, '');
  const before = at.slice(0, at.indexOf(mark));
  const lines = before.split('\n');
  const position = (count: number): { readonly line: number; readonly character: number } => ({
    line: lines.length - 1,
    character: (lines.at(-1)?.length ?? 0) + count,
  });
  const answers: Promise<CompletionList | null>[] = [];
  void client.open('docs.json', at.replace(mark, ''), 'docs-json');
  for (let count = 1; count <= text.length; count++) {
    void client.change('docs.json', at.replace(mark, text.slice(0, count) + closing));
    answers.push(
      client.connection.sendRequest('textDocument/completion', {
        textDocument: { uri: client.uri('docs.json') },
        position: position(count),
        context: count === 1 ? { triggerKind: 2, triggerCharacter: '"' } : { triggerKind: 1 },
      }),
    );
  }
  return (await Promise.all(answers)).map((list) => list ?? { isIncomplete: false, items: [] });
}

describe('an editor in which docs.json is edited as soon as it opens', () => {
  for (const start of ['start', 'startBuilt'] as const) {
    it(`gets properties for each letter (${start})`, async () => {
      [client] = await LanguageClient[start](folder.path, capabilities, { servesJson: true });
      const lists = await typeAtOnce('"foo', '@', '",');
      assert.deepEqual(
        lists.map(({ items }) => items.some(({ label }) => label === 'footer')),
        [true, true, true, true],
      );
    });

    it(`gets pages for each letter (${start})`, async () => {
      [client] = await LanguageClient[start](folder.path, capabilities, { servesJson: true });
      const lists = await typeAtOnce(', "page-2', '@@', '"');
      const found = lists.map(({ items }) => items.some(({ label }) => label.includes('page-2')));
      assert.deepEqual(
        found.slice(2),
        found.slice(2).map(() => true),
      );
    });
  }
});
