import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { it } from 'node:test';

it('a report that can’t be written ends with the code of a command that couldn’t run', (test) => {
  if (process.platform !== 'linux') {
    test.skip('/dev/full is a device of Linux');
    return;
  }
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, ['dist/cli.js', '--help'], {
    stdio: ['ignore', full, 'pipe'],
  });
  closeSync(full);
  assert.equal(status, 2);
  assert.match(stderr.toString(), /The output can’t be written: the disk is full/);
});
