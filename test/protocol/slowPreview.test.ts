import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { HoverRequest } from 'vscode-languageserver/node';
import { previewRequest, type PreviewAnswer } from '../../server/src/protocol/preview.ts';
import { LanguageClient } from '../support/languageClient.ts';
import { configWith, page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

const files = {
  'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['page', 'other'] }] }),
  // The highlighter takes cubic time for it, and KaTeX a stack of thousands of calls.
  'page.mdx': `${page('Page')}\n\`\`\`md\n${'[a]('.repeat(5000)}\n\`\`\`\n\n$$\n${'{'.repeat(4000)}x${'}'.repeat(4000)}\n$$\n\nThe end.\n`,
  'other.mdx': `${page('Other')}\n<Note>\n  a\n</Note>\n`,
};

describe('a preview that takes long', () => {
  let folder: TempFolder;
  let client: LanguageClient;
  before(async () => {
    folder = new TempFolder().write(files);
    [client] = await LanguageClient.startBuilt(folder.path, {});
    for (const name of ['page.mdx', 'other.mdx'] as const) await client.open(name, files[name], 'mdx');
  });
  after(async () => {
    await client.stop();
    folder.remove();
  });

  it('lets no other request wait, ends, and shows the rest of the page', async () => {
    const ended: string[] = [];
    const preview = client.connection
      .sendRequest<PreviewAnswer>(previewRequest, { uri: client.uri('page.mdx') })
      .then((answer) => {
        ended.push('preview');
        return answer;
      });
    const line = files['other.mdx'].split('\n').indexOf('<Note>');
    const position = { line, character: 2 };
    const textDocument = { uri: client.uri('other.mdx') };
    const hover = await client.connection.sendRequest(HoverRequest.type, { textDocument, position });
    ended.push('hover');
    const { article } = await preview;
    assert.notEqual(hover, null);
    assert.deepEqual(ended, ['hover', 'preview']);
    const html = Object.values(article.html).join('');
    assert.match(html, /data-language="md"/);
    assert.match(html, /class="math"/);
    assert.match(html, /The end\./);
  });
});
