import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CompletionRequest } from 'vscode-languageserver/node';
import { LanguageClient } from '../support/languageClient.ts';
import { configWith, page } from '../support/site.ts';
import { shownItems } from '../support/suggestions.ts';
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
      [['Keys', '/b', 'Keys /b']],
    );
    assert.equal(await client.stop(), 0);
    folder.remove();
  });

  it('stays in its order however VS Code sorts it by what is typed', async () => {
    const pages = ['v2/a', 'v2/start', 'v2/retries', 'v2/limits', 'v1/a', 'v1/retries'];
    const version = (name: string): unknown => ({
      version: name,
      groups: [{ group: 'Guides', pages: pages.filter((one) => one.startsWith(name)) }],
    });
    const folder = new TempFolder().write({
      'docs.json': JSON.stringify({
        theme: 'mint',
        name: 'T',
        colors: { primary: '#000000' },
        navigation: { versions: [version('v2'), version('v1')] },
      }),
      'v2/a.mdx': page('A'),
      'v2/start.mdx': page('Retry at the start'),
      'v2/retries.mdx': `${page('Errors')}\n## Retry later\n`,
      'v2/limits.mdx': page('Secret limits'),
      'v1/a.mdx': page('A'),
      'v1/retries.mdx': page('Retries'),
      'v2/draft.mdx': page('Retries'),
    });
    const [client] = await LanguageClient.start(folder.path, {});
    const shown = async (typed: string): Promise<readonly string[]> => {
      const text = `[retries](${typed}`;
      await client.open('v2/a.mdx', `${text})`, 'mdx');
      const found = await client.connection.sendRequest(CompletionRequest.type, {
        textDocument: { uri: client.uri('v2/a.mdx') },
        position: { line: 0, character: text.length },
      });
      const items = (Array.isArray(found) ? found : (found?.items ?? [])).map((item) => ({
        ...item,
        sortText: item.sortText ?? '',
        filterText: item.filterText ?? '',
        edit: { range: { start: '[retries]('.length, end: text.length }, newText: String(item.textEdit?.newText) },
      }));
      const rows = shownItems(items, text).map(({ edit }) => edit.newText);
      assert.deepEqual(
        rows,
        items.map(({ edit }) => edit.newText),
        `the server’s order for ${typed}`,
      );
      return rows;
    };
    for (const typed of ['r', 're', 'ret', 'retr', 'retry', 'retri'])
      assert.equal((await shown(typed))[0], typed === 'retry' ? '/v2/start' : '/v2/retries', typed);
    assert.deepEqual(await shown('retry l'), ['/v2/retries#retry-later']);
    assert.deepEqual(await shown('/v1/r'), ['/v1/retries'], 'another version is offered if nothing else matches');
    assert.ok(!(await shown('ret')).includes('/v1/retries'));
    assert.equal(await client.stop(), 0);
    folder.remove();
  });
});
