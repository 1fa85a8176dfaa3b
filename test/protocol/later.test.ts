import assert from 'node:assert/strict';
import { it } from 'node:test';
import { later } from '../../server/src/lsp/later.ts';

it('what comes later comes in a browser, too, where timers are numbers', (t) => {
  let work: (() => void) | undefined;
  t.mock.method(globalThis, 'setTimeout', ((callback: () => void) => {
    work = callback;
    return 5;
  }) as never);
  let calls = 0;
  later(() => void calls++, 100);
  work?.();
  assert.equal(calls, 1);
});
