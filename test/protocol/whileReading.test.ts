import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CancellationToken } from 'vscode-languageserver/node';
import { Changes } from '../../server/src/lsp/changes.ts';
import { PendingFiles } from '../../server/src/lsp/findings/pendingFiles.ts';
import { WorkspaceProblems } from '../../server/src/lsp/requests/problems.ts';

// A large site is read in hundreds of portions, and the server notes each. Whatever is done after each of them is done
// hundreds of times before the first answer.

describe('while a site is read', () => {
  it('its open pages aren’t checked again after each portion', async () => {
    const changes = new Changes();
    const workspace = { isLoaded: false, ready: done, checked: done };
    let checked = 0;
    const reports = {
      all: () => [],
      of: () => undefined,
      prepare: () => Promise.resolve(true),
      prepareOpen: () => Promise.resolve(void checked++),
      stateWithout: () => 'known',
      versionOf: () => undefined,
    };
    const timing = { changes, pendingFiles: new PendingFiles(changes), pause: done, onShown: () => undefined };
    const problems = new WorkspaceProblems(workspace, reports, timing);

    const answer = problems.answer({ previousResultIds: [] }, CancellationToken.None, undefined);
    for (let portion = 0; portion < 50; portion++) {
      changes.note();
      await turn();
    }
    assert.equal(checked, 0);

    workspace.isLoaded = true;
    changes.note();
    assert.deepEqual(await answer, { items: [] });
    assert.equal(checked, 1);
  });
});

const done = (): Promise<void> => Promise.resolve();

/** Lets all that waits for nothing outside of this process go on. */
function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
