import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { answerOf, client as editor, files, openFiles, requestsOf } from '../support/everyRequest.ts';
import { LanguageClient } from '../support/languageClient.ts';
import { handledRequests } from '../support/serverInProcess.ts';
import { TempFolder } from '../support/tempFolder.ts';

// Most tests of requests run the server in their own process. These hold for every request that the program that people
// run, over standard input and output, answers it in the same way.

let folder: TempFolder;
let built: LanguageClient;
let inProcess: LanguageClient;

before(async () => {
  folder = new TempFolder().write(files);
  [built] = await LanguageClient.startBuilt(folder.path, editor.capabilities, editor.options);
  [inProcess] = await LanguageClient.start(folder.path, editor.capabilities, editor.options);
  for (const client of [built, inProcess]) {
    for (const name of openFiles) await client.open(name, files[name], name === 'docs.json' ? 'docs-json' : 'mdx');
  }
});

after(async () => {
  assert.deepEqual([await built.stop(), await inProcess.stop()], [0, 0]);
  folder.remove();
});

const requests = requestsOf((name) => inProcess.uri(name));

describe('the built server over standard streams', () => {
  for (const [method, params] of Object.entries(requests)) {
    it(`answers ${method} as the server in this process does`, async () => {
      const [actual, expected] = await Promise.all([
        answerOf(built.connection, method, params),
        answerOf(inProcess.connection, method, params),
      ]);
      assert.deepEqual(actual, expected);
      assert.ok(JSON.stringify(expected).length > '[]'.length, 'The request has no answer.');
    });
  }

  it('handles no other request', () => {
    const ofSession = ['initialize', 'shutdown', 'textDocument/willSaveWaitUntil'];
    assert.deepEqual(handledRequests().toSorted(), [...ofSession, ...Object.keys(requests)].toSorted());
  });
});
