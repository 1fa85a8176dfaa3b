import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { imagesRequest, linkTargetsRequest } from '../../server/src/protocol/insertions.ts';
import { LanguageClient } from '../support/languageClient.ts';
import { configWith, page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

describe('the pickers of pages and images', () => {
  it('get the pages with title and group, and the images with their URIs', async () => {
    const folder = new TempFolder().write({
      'docs.json': configWith({ navigation: [{ group: 'Guides', pages: ['a', 'b'] }] }),
      'a.mdx': page('A'),
      'b.mdx': page('Keys'),
      'images/x.png': '',
    });
    const [client] = await LanguageClient.start(folder.path, {});
    await client.open('a.mdx', page('A'), 'mdx');
    const textDocument = { uri: client.uri('a.mdx') };
    assert.deepEqual(await client.connection.sendRequest(linkTargetsRequest, { textDocument }), [
      { uri: client.uri('b.mdx'), title: 'Keys', address: '/b', group: 'Guides', isListed: true },
    ]);
    assert.deepEqual(await client.connection.sendRequest(imagesRequest, { textDocument }), [
      { uri: client.uri('images/x.png'), path: 'images/x.png', isUsed: false },
    ]);
    assert.equal(await client.stop(), 0);
    folder.remove();
  });
});
