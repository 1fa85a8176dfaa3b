import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CompletionRequest } from 'vscode-languageserver/node';
import { LanguageClient } from '../support/languageClient.ts';
import { configWith, page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

describe('completion of links', () => {
  it('shows the title of each page where every row has it, if the editor can', async () => {
    const folder = new TempFolder().write({ 'docs.json': configWith({}), 'a.mdx': '[x](', 'b.mdx': page('Keys') });
    const completion = { completionItem: { labelDetailsSupport: true } };
    const [client] = await LanguageClient.start(folder.path, { textDocument: { completion } });
    await client.open('a.mdx', '[x](', 'mdx');
    const found = await client.connection.sendRequest(CompletionRequest.type, {
      textDocument: { uri: client.uri('a.mdx') },
      position: { line: 0, character: 4 },
    });
    const items = Array.isArray(found) ? found : (found?.items ?? []);
    assert.deepEqual(
      items.map(({ label, labelDetails, filterText }) => [label, labelDetails?.description, filterText]),
      [['/b', 'Keys', '/b Keys']],
    );
    assert.equal(await client.stop(), 0);
    folder.remove();
  });
});
