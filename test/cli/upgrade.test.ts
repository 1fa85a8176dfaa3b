import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { runCommand, type Outcome } from '../support/commandLine.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

const classic = `{
  "name": "Acme",
  "colors": { "primary": "#0D9373" },
  "feedback": { "raiseIssue": true },
  "navigation": [{ "group": "Start", "pages": ["intro"] }]
}
`;
const current = `{
  "theme": "mint",
  "name": "Acme",
  "colors": { "primary": "#0D9373" },
  "navigation": {
    "groups": [
      { "group": "Start", "pages": ["intro"] }
    ]
  }
}
`;

let folder: TempFolder;
/** What the person says, where somebody sits before the terminal. */
let answer: boolean | undefined;
let questions: string[];

beforeEach(() => {
  folder = new TempFolder().write({ 'site/mint.json': classic, 'site/intro.mdx': page('Introduction') });
  answer = undefined;
  questions = [];
});
afterEach(() => {
  folder.remove();
});

function upgrade(...args: readonly string[]): Promise<Outcome> {
  return runCommand(folder.path, ['upgrade', ...args], { questions, answer });
}

function read(name: string): string | undefined {
  const file = path.join(folder.path, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** That nothing has become of the site. */
function assertUntouched(): void {
  assert.deepEqual([read('site/mint.json'), read('site/docs.json')], [classic, undefined]);
}

describe('docsight upgrade', () => {
  it('converts mint.json to docs.json, and lists what isn’t converted', async () => {
    const { exitCode, out, error } = await upgrade('site', '--yes');
    assert.deepEqual([exitCode, error], [0, '']);
    assert.match(out, /^--- site\/mint\.json\n\+\+\+ site\/docs\.json\n/);
    assert.match(out, /\nNot converted:\n {2}feedback: Not available in the current format\.\n/);
    assert.match(out, /\nWrote site\/docs\.json in the current format and removed site\/mint\.json\.\n$/);
    assert.deepEqual([read('site/mint.json'), read('site/docs.json')], [undefined, current]);
  });

  it('rewrites a docs.json in place', async () => {
    folder.remove();
    folder = new TempFolder().write({ 'docs.json': `\uFEFF${classic}`, 'intro.mdx': page('Introduction') });
    assert.equal((await upgrade('--yes')).exitCode, 0);
    assert.equal(read('docs.json'), `\uFEFF${current}`);
  });

  it('asks before it writes, and accepts a no', async () => {
    answer = false;
    const { exitCode, error } = await upgrade('site');
    assert.deepEqual([exitCode, error], [2, 'Nothing was written.\n']);
    assert.deepEqual(questions, ['Write site/docs.json and remove site/mint.json?']);
    assertUntouched();
    answer = true;
    assert.equal((await upgrade('site')).exitCode, 0);
    assert.equal(read('site/docs.json'), current);
  });

  it('writes nothing if nobody can be asked', async () => {
    const { exitCode, error } = await upgrade('site');
    assert.deepEqual([exitCode, error], [2, 'Nothing was written. Use --yes to write the changes shown above.\n']);
    assertUntouched();
  });

  it('only shows the change with --dry-run', async () => {
    const { exitCode, out } = await upgrade('site', '--dry-run');
    assert.equal(exitCode, 0);
    assert.match(out, /\n\+ {2}"theme": "mint",\n/);
    assertUntouched();
  });

  it('refuses a site that is already upgraded, and one that it can’t read completely', async () => {
    await upgrade('site', '--yes');
    const again = await upgrade('site', '--yes');
    assert.deepEqual([again.exitCode, again.error], [2, 'docs.json already uses the current format.\n']);
    folder.write({ 'broken/mint.json': classic.replace('"Acme",', '"Acme'), 'broken/intro.mdx': page('Introduction') });
    const broken = await upgrade('broken', '--yes');
    assert.equal(broken.exitCode, 2);
    assert.match(broken.error, /mint\.json has a syntax error/);
  });

  it('replaces no other docs.json', async () => {
    writeFileSync(path.join(folder.path, 'site/docs.json'), '[1, 2]');
    const { exitCode, error } = await upgrade('site', '--yes');
    assert.equal(exitCode, 2);
    assert.match(error, /which already exists/);
    assert.deepEqual([read('site/mint.json'), read('site/docs.json')], [classic, '[1, 2]']);
  });

  it('says what it doesn’t understand', async () => {
    assert.match((await upgrade('site', '--now')).error, /Unknown option “--now”/);
    assert.match((await upgrade('site', 'other')).error, /accepts only one folder/);
    assert.match((await upgrade('--dry-run', '--yes')).error, /no effect with --dry-run/);
    assert.match((await upgrade('--help')).out, /docsight upgrade \[folder\]/);
  });
});
