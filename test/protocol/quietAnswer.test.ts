import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CancellationToken } from 'vscode-languageserver/node';
import { Changes } from '../../server/src/lsp/changes.ts';
import { PendingFiles } from '../../server/src/lsp/findings/pendingFiles.ts';
import type { FileReport } from '../../server/src/lsp/findings/fileReports.ts';
import { WorkspaceProblems } from '../../server/src/lsp/requests/problems.ts';
import { fromUri } from '../../server/src/workspace/files/resourcePath.ts';

// Clients ask about documents that they show. One that doesn't ask again after another file has changed would list old
// problems of these for ever.

const uri = 'file:///site/page.mdx';
const path = fromUri(uri);

describe('the problems of a document that its client has asked about', () => {
  it('are listed once nothing has changed for a moment, but for those that the client has', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const changes = new Changes();
    let resultId = 'one';
    const report = (): FileReport => ({ path, uri, version: 1, resultId, items: () => [] });
    const reports = {
      all: () => [report()],
      of: () => report(),
      prepare: () => Promise.resolve(true),
      prepareOpen: done,
      stateWithout: (isRequested: (file: typeof path, version: number) => boolean) =>
        isRequested(path, 1) ? '' : resultId,
      versionOf: () => 1,
    };
    const workspace = { isLoaded: true, ready: done, checked: done };
    const timing = { changes, pendingFiles: new PendingFiles(changes), pause: done, onShown: () => undefined };
    const problems = new WorkspaceProblems(workspace, reports, timing);
    const ask = (value: string) =>
      problems.answer({ previousResultIds: [{ uri, value }] }, CancellationToken.None, undefined);

    problems.noteRequest(uri);
    problems.answerFor({ textDocument: { uri } });
    assert.equal((await ask('')).items.length, 1);

    let isAnswered = false;
    const next = ask('one').then(({ items }) => {
      isAnswered = true;
      return items;
    });
    await turns();
    resultId = 'two';
    changes.note();
    await turns();
    assert.equal(isAnswered, false, 'The client is about to ask itself.');
    t.mock.timers.tick(1_000);
    await turns();
    assert.equal(isAnswered, true);
    assert.deepEqual(
      (await next).map((one) => one.resultId),
      ['two'],
    );
    isAnswered = false;
    // Editors go on listing the answer about a document that they don’t show.
    void ask('one').then(() => (isAnswered = true));
    await turns();
    t.mock.timers.tick(5_000);
    await turns();
    assert.equal(isAnswered, false, 'Nothing is new.');
  });
});

const done = (): Promise<void> => Promise.resolve();

/** Lets all that waits for nothing outside of this process go on. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
}
