import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { limitHeapGrowth, optimizeLate } from '../../server/src/workspace/pages/engine.ts';

// `npm test` runs this file with each supported version of Node.js.

/** Runs a program, which gets no end of its input, and resolves to what it leaves. */
function started(input: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, args);
  child.stdin.write(input);
  const ended = new Promise((resolve) => child.once('close', resolve));
  return Promise.all([ended, text(child.stdout), text(child.stderr)]);
}

const messages = [
  { id: 1, method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } },
  { method: 'initialized', params: {} },
  { id: 2, method: 'shutdown' },
  { method: 'exit' },
]
  .map((message) => JSON.stringify({ jsonrpc: '2.0', ...message }))
  .map((text) => `Content-Length: ${text.length}\r\n\r\n${text}`)
  .join('');

describe('a program that starts', () => {
  it('prints findings and nothing to standard error, so that nobody reads of flags of the engine', async () => {
    const [status, stdout, stderr] = await started('', 'dist/cli.js', 'check', 'examples/site', '--no-cache');
    assert.deepEqual([status, stderr], [0, '']);
    assert.match(stdout, /No problems/);
  });

  for (const args of [
    ['dist/cli.js', 'lsp', '--stdio'],
    ['dist/server.js', '--stdio'],
  ]) {
    it(`speaks the protocol and writes nothing to standard error: ${args.join(' ')}`, async () => {
      const [status, stdout, stderr] = await started(messages, ...args);
      assert.deepEqual([status, stderr], [0, '']);
      assert.match(stdout, /"id":1,"result":/);
    });
  }

  it('sets no flag of an engine that it doesn’t know', () => {
    const flags: string[] = [];
    for (const version of ['10.2.154', '15.0.1', 'unknown']) {
      const engine = { version, setFlag: (flag: string) => flags.push(flag) };
      optimizeLate(engine);
      limitHeapGrowth(engine);
    }
    assert.deepEqual(flags, []);
  });
});
