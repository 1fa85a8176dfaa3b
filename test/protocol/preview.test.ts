import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import {
  findingMarksRequest,
  previewRequest,
  type FindingMark,
  type PreviewAnswer,
  type PreviewParams,
} from '../../server/src/protocol/preview.ts';
import { LanguageClient } from '../support/languageClient.ts';
import { TempFolder } from '../support/tempFolder.ts';

const files = {
  'docs.json': JSON.stringify({
    $schema: 'https://mintlify.com/docs.json',
    theme: 'mint',
    name: 'Acme',
    colors: { primary: '#123456' },
    navigation: { groups: [{ group: 'Start', pages: ['intro', 'install'] }] },
  }),
  'intro.mdx':
    '---\ntitle: Introduction\ndescription: Start.\n---\n\nSee [there](/nowhere).\n\n```js\nlet a = 1;\n```\n\n$x$\n',
  'install.mdx': '---\ntitle: Install\ndescription: Do it.\n---\n',
};

let folder: TempFolder;
let client: LanguageClient;

afterEach(async () => {
  assert.equal(await client.stop(), 0, 'the server ended with a failure');
  folder.remove();
});

async function start(): Promise<void> {
  folder = new TempFolder().write(files);
  [client] = await LanguageClient.start(folder.path, {});
}

function ask(name: string, more: Partial<PreviewParams> = {}): Promise<PreviewAnswer | null> {
  return client.connection.sendRequest<PreviewAnswer | null>(previewRequest, { uri: client.uri(name), ...more });
}

/** Returns the HTML of the blocks that the client doesn’t know. */
function newIn(answer: PreviewAnswer | null): string {
  return Object.values(answer?.article.html ?? {}).join('');
}

describe('the request of the preview', () => {
  it('answers with the page in its site, with code and math drawn', async () => {
    await start();
    const answer = await ask('intro.mdx');
    assert.ok(answer?.frame);
    assert.equal(answer.title, 'Introduction');
    assert.equal(answer.file, 'intro.mdx');
    assert.match(newIn(answer), /<span class="hljs-keyword">let<\/span>/);
    assert.match(newIn(answer), /<math/);
    assert.match(answer.frame.sidebar, /aria-current="page".*Install/s);
    assert.match(answer.frame.pager, /Install/);
    assert.equal(answer.frame.theme.primary, '#123456');
  });

  it('follows the open text, without what surrounds it as long as that stays', async () => {
    await start();
    const first = await ask('intro.mdx');
    const knownFrame = first?.frame?.id ?? '';
    await client.open('intro.mdx', files['intro.mdx'], 'mdx');
    await client.change('intro.mdx', `${files['intro.mdx']}\n<No`);
    const second = await ask('intro.mdx', { knownFrame });
    assert.match(newIn(second), /class="break"/);
    assert.equal(second?.frame, undefined);
    await client.change('intro.mdx', files['intro.mdx'].replace('Introduction', 'Welcome'));
    const third = await ask('intro.mdx', { knownFrame });
    assert.match(third?.frame?.sidebar ?? '', /Welcome/);
  });

  it('sends only the blocks that the client lacks', async () => {
    await start();
    const text = files['intro.mdx'];
    await client.open('intro.mdx', text, 'mdx');
    const first = await ask('intro.mdx');
    await client.change('intro.mdx', text.replace('See', '\n\nLook and see'));
    const second = await ask('intro.mdx', { ...(first && { knownArticle: first.article }) });
    assert.equal(newIn(second).match(/<p /g)?.length, 1);
    assert.match(newIn(second), /<p data-line="0">Look and see/);
    assert.equal(second?.article.ids.length, first?.article.ids.length);
    assert.deepEqual(first?.article.lines.slice(1), [5, 7, 11]);
    assert.deepEqual(second?.article.lines.slice(1), [7, 9, 13]);
    const other = await ask('intro.mdx', { knownArticle: { series: 'other', version: 9 } });
    assert.equal(Object.keys(other?.article.html ?? {}).length, 4);
  });

  it('has the findings of the page, and nothing for what is no page', async () => {
    await start();
    await client.open('intro.mdx', files['intro.mdx'], 'mdx');
    const marks = await client.connection.sendRequest<readonly FindingMark[]>(findingMarksRequest, {
      uri: client.uri('intro.mdx'),
    });
    assert.deepEqual(
      marks.map(({ line, rule }) => [line, rule]),
      [[5, 'link/not-found']],
    );
    assert.equal(await ask('docs.json'), null);
    assert.equal(await ask('missing.mdx'), null);
  });
});
