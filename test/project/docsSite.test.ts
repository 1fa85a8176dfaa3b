import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { commands } from '../../server/src/cli/commands.ts';
import { run } from '../../server/src/cli/run.ts';

describe('the documentation', () => {
  it('is a site without problems that a team can publish as it is', async () => {
    let out = '';
    const io = {
      cwd: process.cwd(),
      write: (text: string) => (out += text),
      writeError: (text: string) => (out += text),
    };
    const exitCode = await run(['check', 'docs', '--max-warnings', '0', '--severity', 'hint', '--no-cache'], {
      ...io,
      useColor: false,
    });
    assert.match(out, /^✓ No problems in \d+ pages/);
    assert.equal(exitCode, 0);
  });

  it('names every command of the command line', () => {
    const page = readFileSync('docs/command-line.md', 'utf8');
    assert.deepEqual(
      [...commands.keys()].filter((name) => !page.includes(`\ndocsight ${name} `)),
      [],
    );
  });
});
