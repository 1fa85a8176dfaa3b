import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CancellationTokenSource, LSPErrorCodes } from 'vscode-languageserver';
import { unlessCancelled } from '../../server/src/lsp/cancellation.ts';

const isRefusal = { code: LSPErrorCodes.RequestCancelled };

describe('a request that the editor cancels', () => {
  it('is answered at once, though what it waits for may never come', async () => {
    const { token, cancel } = newSource();
    let aborted = false;
    const answer = unlessCancelled(token, async (signal) => {
      signal.addEventListener('abort', () => (aborted = true));
      return new Promise<never>(() => undefined);
    });
    cancel();
    await assert.rejects(answer, isRefusal);
    assert.ok(aborted);
  });

  it('begins no work if it was canceled before', async () => {
    const { token, cancel } = newSource();
    cancel();
    await assert.rejects(
      unlessCancelled(token, () => assert.fail('begun')),
      isRefusal,
    );
  });

  it('has its answer or its error otherwise', async () => {
    const { token } = newSource();
    assert.equal(await unlessCancelled(token, () => Promise.resolve(1)), 1);
    await assert.rejects(
      unlessCancelled(token, () => Promise.reject(new Error('broken'))),
      /broken/,
    );
  });
});

function newSource(): { readonly token: CancellationTokenSource['token']; readonly cancel: () => void } {
  const source = new CancellationTokenSource();
  return {
    token: source.token,
    cancel: () => {
      source.cancel();
    },
  };
}
