import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CompletionRequest, type CompletionList } from 'vscode-languageserver/node';
import { RemoteSite, uriOf } from '../support/remoteSite.ts';
import { configWith, page } from '../support/site.ts';
import { startInWebWorker } from '../support/webWorkerServer.ts';

const files = {
  'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['start', 'install'] }] }),
  'start.mdx': `${page('Start')}\n[Next](/`,
  'install.mdx': page('Install'),
};

describe('the server in a browser', () => {
  it('loads completion after it was started and before anybody asks, so that nobody waits for it', async () => {
    // Parts of the server have such names; what hosts share has others.
    const parts: string[] = [];
    let onPart: () => void = () => undefined;
    const firstPart = new Promise<void>((resolve) => (onPart = resolve));
    const onLoad = (url: string): void => {
      if (!/\/web-[^/]+$/.test(url)) return;
      parts.push(url);
      onPart();
    };
    const client = { capabilities: { textDocument: { diagnostic: {} } } };
    const site = await RemoteSite.open(() => startInWebWorker(onLoad), files, client);
    const textDocument = { uri: uriOf('start.mdx') };
    await site.show('start.mdx', files['start.mdx']);
    await firstPart;
    // The parts of what is loaded at once are all there when the server answers.
    await site.findingsIn(textDocument.uri);
    const before = [...parts];
    const lines = files['start.mdx'].split('\n');
    const list = await site.connection.sendRequest(CompletionRequest.type, {
      textDocument,
      position: { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 },
    });
    await site.close();
    assert.deepEqual(
      (list as CompletionList).items.map(({ label }) => label),
      ['/install'],
    );
    assert.deepEqual(parts, before);
  });
});
