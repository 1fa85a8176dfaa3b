import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { describe, it } from 'node:test';

describe('dist/server.js', () => {
  it('ends where it can’t tell messages apart any more, so that the editor starts it again', async () => {
    const server = spawn(process.execPath, ['dist/server.js', '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.stdin.write('Content-Length 2\r\n\r\n{}');
    assert.equal(await ended, 1);
  });
});
