import { describe, it } from 'node:test';
import { LanguageClient } from '../support/languageClient.ts';
import { TempFolder } from '../support/tempFolder.ts';

describe('an editor that exits without notice', () => {
  it('leaves no server running', async () => {
    const folder = new TempFolder().write({ 'docs.json': '{ "name": "Acme", "navigation": [] }' });
    const [client] = await LanguageClient.startBuilt(folder.path, {});
    await client.vanish();
    folder.remove();
  });
});
