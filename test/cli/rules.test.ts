import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, symlinkSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { unifiedDiff } from '../../server/src/cli/unifiedDiff.ts';
import { runCommand, type Outcome } from '../support/commandLine.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;
let questions: string[];

beforeEach(() => {
  questions = [];
  folder = new TempFolder().write({
    '.git/HEAD': '',
    'docs/docs.json': config('Acme'),
    'docs/intro.mdx': page('Introduction'),
  });
});

afterEach(() => {
  folder.remove();
});

function config(name: string): string {
  return JSON.stringify({ name, navigation: [{ group: 'Start', pages: ['intro'] }] });
}

/** Runs the command where nobody can be asked. */
function docsight(...args: readonly string[]): Promise<Outcome> {
  return runCommand(folder.path, ['rules', ...args]);
}

/** Runs the command before somebody who gives one answer to all questions. */
function answering(answer: boolean, ...args: readonly string[]): Promise<Outcome> {
  return runCommand(folder.path, ['rules', ...args], { questions, answer });
}

function read(name: string): string {
  return readFileSync(path.join(folder.path, name), 'utf8');
}

function exists(name: string): boolean {
  return existsSync(path.join(folder.path, name));
}

describe('docsight rules', () => {
  it('writes the file to the root of the repository that the site lies in, and says so', async () => {
    const { exitCode, out } = await docsight('docs');
    assert.equal(exitCode, 0);
    assert.equal(
      out,
      'No assistant detected; using .cursor/rules.md. Choose another with --editor.\nWrote .cursor/rules.md for Cursor.\n',
    );
    assert.match(read('.cursor/rules.md'), /Acme/);
    assert.equal(exists('docs/.cursor'), false);
  });

  it('writes for the assistants detected in the repository if there is no file yet, and says why', async () => {
    folder.write({ '.windsurf/x': '', '.vscode/settings.json': '{}', 'AGENTS.md': 'Be brief.\n' });
    const { out } = await docsight('--yes');
    assert.equal(
      out,
      [
        'The repository has .windsurf; using .windsurf/rules/docs.md. Choose another with --editor.',
        'The repository has AGENTS.md; using AGENTS.md. Choose another with --editor.',
        'Wrote .windsurf/rules/docs.md for Windsurf.',
        'Added a Docsight section to AGENTS.md.\n',
      ].join('\n'),
    );
    assert.equal(exists('.cursor'), false);
  });

  it('doesn’t add the same to a file that is another one, or that includes it', async () => {
    folder.write({ 'AGENTS.md': 'Be brief.\n', 'CLAUDE.md': '# Project\n\n@AGENTS.md\n' });
    assert.match(
      (await docsight('--yes')).out,
      /^The repository has AGENTS\.md; .*\nAdded a Docsight section to AGENTS\.md\.\n$/,
    );
    assert.equal(read('CLAUDE.md'), '# Project\n\n@AGENTS.md\n');
    folder.write({ 'AGENTS.md': 'Be brief.\n' });
    unlinkSync(path.join(folder.path, 'CLAUDE.md'));
    symlinkSync('AGENTS.md', path.join(folder.path, 'CLAUDE.md'));
    assert.match(
      (await docsight('--yes')).out,
      /^The repository has AGENTS\.md; .*\nAdded a Docsight section to AGENTS\.md\.\n$/,
    );
  });

  it('writes a skill, also where another folder of skills is in use', async () => {
    folder.write({ '.claude/skills/other/SKILL.md': 'Other.\n' });
    await docsight('--editor', 'skill');
    const text = read('.agents/skills/docs-site/SKILL.md');
    assert.equal(read('.claude/skills/docs-site/SKILL.md'), text);
    assert.match(text, /^---\nname: docs-site\ndescription: ".+"\n---\n\n<!-- docsight:begin site=docs /);
    for (const command of ['check --format agent', '--fix', '--explain RULE', 'move docs/guides/install.mdx'])
      assert.ok(text.includes(command), command);
    assert.equal((await docsight('--check')).out.match(/is up to date/g)?.length, 2);
  });

  it('updates all files about the site, and no others', async () => {
    await docsight('--editor', 'claude', '--editor', 'vscode');
    folder.write({ 'docs/docs.json': config('Renamed') });
    const { exitCode, out } = await docsight();
    assert.equal(exitCode, 0);
    assert.equal(out, 'Updated .vscode/rules.md.\nUpdated CLAUDE.md.\n');
    assert.match(read('CLAUDE.md'), /Renamed/);
    assert.equal(exists('.cursor'), false);
    assert.equal((await docsight()).out, '.vscode/rules.md is up to date.\nCLAUDE.md is up to date.\n');
  });

  it('keeps what a person wrote around the block that it replaces', async () => {
    await docsight();
    const own = `Be brief.\r\n\r\n${read('.cursor/rules.md')}\nNever use emoji.\n`;
    folder.write({ '.cursor/rules.md': own, 'docs/docs.json': config('Renamed') });
    assert.equal((await docsight()).exitCode, 0);
    const text = read('.cursor/rules.md');
    assert.ok(text.startsWith('Be brief.\r\n\r\n') && text.endsWith('\nNever use emoji.\n'), text);
    assert.match(text, /Renamed/);
  });

  it("doesn't touch somebody else's file where nobody can be asked, nor any other", async () => {
    folder.write({ 'AGENTS.md': 'Be brief.\n' });
    const { exitCode, out, error } = await docsight('--editor', 'agents', '--editor', 'cursor');
    assert.deepEqual([exitCode, out], [2, '']);
    assert.match(error, /“AGENTS\.md” wasn’t created by Docsight\. Nothing was written\. --yes adds/);
    assert.equal(read('AGENTS.md'), 'Be brief.\n');
    assert.equal(exists('.cursor'), false);
  });

  it("adds to somebody else's file with --yes, and keeps every word", async () => {
    folder.write({ 'AGENTS.md': 'Be brief.\n' });
    const { exitCode, out } = await docsight('--editor', 'agents', '--yes');
    assert.deepEqual([exitCode, out], [0, 'Added a Docsight section to AGENTS.md.\n']);
    assert.match(read('AGENTS.md'), /^Be brief\.\n\n<!-- docsight:begin[^]*<!-- docsight:end -->\n$/);
  });

  it('shows what it would add and asks', async () => {
    folder.write({ 'AGENTS.md': 'Be brief.\n' });
    const declined = await answering(false, '--editor', 'agents');
    assert.deepEqual([declined.exitCode, declined.error], [2, 'Nothing was written.\n']);
    assert.match(
      declined.out,
      /^--- AGENTS\.md\n\+\+\+ AGENTS\.md\n@@ -1,1 \+1,\d+ @@\n Be brief\.\n\+\n\+<!-- docsight:begin/,
    );
    assert.deepEqual(questions, ['“AGENTS.md” wasn’t created by Docsight. Add a Docsight section to it?']);
    assert.equal(read('AGENTS.md'), 'Be brief.\n');
    const agreed = await answering(true, '--editor', 'agents');
    assert.equal(agreed.exitCode, 0);
    assert.match(read('AGENTS.md'), /Acme/);
  });

  it('refuses to choose between several sites', async () => {
    folder.write({ 'api/docs.json': config('API'), 'api/intro.mdx': page('Introduction') });
    const { exitCode, error } = await docsight();
    assert.equal(exitCode, 2);
    assert.match(error, /multiple sites/);
    assert.equal((await docsight('api')).exitCode, 0);
    assert.equal((await docsight('docs')).exitCode, 0);
    const text = read('.cursor/rules.md');
    assert.match(text, /site=api [^]*site=docs /);
  });

  it('says what is wrong with its arguments', async () => {
    for (const [args, message] of [
      [['--editor', 'emacs'], /Invalid --editor “emacs”\. Use cursor, .* or claude/],
      [['--check', '--yes'], /no effect with --check/],
      [['a', 'b'], /accepts only one folder/],
      [['--edit'], /Unknown option “--edit” of docsight rules/],
    ] as const) {
      const { exitCode, error } = await docsight(...args);
      assert.equal(exitCode, 2);
      assert.match(error, message);
    }
  });
});

describe('docsight rules --check', () => {
  it('fails where there is no file, and writes none', async () => {
    const { exitCode, out } = await docsight('--check');
    assert.equal(exitCode, 1);
    assert.equal(out, '.cursor/rules.md is missing.\nRun “docsight rules” to fix this.\n');
    assert.equal(exists('.cursor'), false);
  });

  it('passes while the file is up to date, and fails as soon as it no longer does', async () => {
    await docsight();
    assert.deepEqual(await docsight('--check'), { exitCode: 0, out: '.cursor/rules.md is up to date.\n', error: '' });
    folder.write({ 'docs/docs.json': config('Renamed') });
    const { exitCode, out } = await docsight('--check');
    assert.equal(exitCode, 1);
    assert.match(out, /^\.cursor\/rules\.md is out of date\.\n/);
    assert.doesNotMatch(read('.cursor/rules.md'), /Renamed/);
  });

  it("fails where a file that was asked for is somebody else's alone", async () => {
    folder.write({ 'CLAUDE.md': 'Be brief.\n' });
    const { exitCode, out } = await docsight('--check', '--editor', 'claude');
    assert.equal(exitCode, 1);
    assert.match(out, /^CLAUDE\.md has no Docsight section.*\nRun “docsight rules --editor claude” to fix this\.\n$/);
  });
});

describe("docsight rules where a file has Docsight's block twice", () => {
  it('says so, and updates one and removes the others on confirmation', async () => {
    await docsight();
    const once = read('.cursor/rules.md');
    folder.write({ '.cursor/rules.md': `${once}\nMine.\n\n${once}` });
    assert.match((await docsight('--check')).out, /rules\.md has more than one Docsight section\.\n/);
    const refused = await docsight();
    assert.equal(refused.exitCode, 2);
    assert.match(
      refused.error,
      /more than one Docsight section\. Nothing was written\. --yes updates one and removes the others\./,
    );
    assert.equal((await docsight('--yes')).out, 'Updated .cursor/rules.md.\n');
    assert.ok(read('.cursor/rules.md').startsWith(`${once}\nMine.\n`));
    assert.equal((await docsight('--check')).exitCode, 0);
  });
});

describe('docsight rules in the site’s own folder', () => {
  beforeEach(() => {
    folder.write({ 'docs.json': config('Root'), 'intro.mdx': page('Introduction') });
    folder.delete('docs');
  });

  it('says which line keeps the file from being published', async () => {
    const { exitCode, out } = await docsight('--editor', 'agents');
    assert.equal(exitCode, 0);
    assert.match(out, /“AGENTS\.md” is in the site’s folder.*add this line to \.mintignore:\n {2}\/AGENTS\.md\n$/);
    assert.equal(exists('.mintignore'), false);
  });

  it('adds the lines with --yes, for several files too, and only once', async () => {
    folder.write({ '.mintignore': 'drafts' });
    const editors = ['--editor', 'agents', '--editor', 'claude', '--editor', 'cursor'];
    await docsight(...editors, '--yes');
    assert.equal(read('.mintignore'), 'drafts\n/AGENTS.md\n/CLAUDE.md\n');
    await docsight(...editors, '--yes');
    assert.equal(read('.mintignore'), 'drafts\n/AGENTS.md\n/CLAUDE.md\n');
  });

  it('asks before it does', async () => {
    const { out } = await answering(true, '--editor', 'windsurf');
    assert.match(questions.join('\n'), /^“\.windsurf\/rules\.md” is in the site’s folder.*Add it to \.mintignore\?$/);
    assert.match(out, /Added it to \.mintignore/);
    assert.equal(read('.mintignore'), '/.windsurf/rules.md\n');
  });
});

describe('what docsight rules leaves as it is', () => {
  it('the byte order mark of a file', async () => {
    folder.write({ 'AGENTS.md': '\uFEFFBe brief.\n' });
    assert.equal((await docsight('--editor', 'agents', '--yes')).exitCode, 0);
    assert.ok(read('AGENTS.md').startsWith('\uFEFFBe brief.\n'));
    assert.equal((await docsight('--check')).exitCode, 0);
  });

  it('a file whose characters it would destroy, in another encoding', async () => {
    for (const [bytes, reason] of [
      [Buffer.from('M\u00FCller\n', 'latin1'), /“AGENTS\.md” isn’t encoded as UTF-8\. Save it as/],
      [Buffer.from('\uFEFFM\u00FCller\n', 'utf16le'), /“AGENTS\.md” is encoded as UTF-16\. Save it as/],
    ] as const) {
      folder.write({ 'AGENTS.md': bytes });
      const { exitCode, error } = await docsight('--editor', 'agents', '--editor', 'claude', '--yes');
      assert.equal(exitCode, 2);
      assert.match(error, reason);
      assert.deepEqual(readFileSync(path.join(folder.path, 'AGENTS.md')), bytes);
      assert.equal(exists('CLAUDE.md'), false);
    }
  });

  it('files outside of the repository that symbolic links point to, also missing ones', async () => {
    const elsewhere = new TempFolder().write({ 'mine.md': 'Mine.\n' });
    symlinkSync(path.join(elsewhere.path, 'mine.md'), path.join(folder.path, 'AGENTS.md'));
    symlinkSync(path.join(elsewhere.path, 'new.md'), path.join(folder.path, 'CLAUDE.md'));
    symlinkSync(elsewhere.path, path.join(folder.path, '.cursor'));
    for (const editor of ['agents', 'cursor']) {
      const { exitCode, error } = await docsight('--editor', editor, '--yes');
      assert.equal(exitCode, 2);
      assert.match(error, /^“.*” is a symbolic link that points outside the repository\./);
    }
    assert.match(
      (await docsight('--editor', 'claude')).error,
      /^“CLAUDE\.md” is a symbolic link that points outside the repository/,
    );
    assert.deepEqual(readdirSync(elsewhere.path), ['mine.md']);
    assert.equal(readFileSync(path.join(elsewhere.path, 'mine.md'), 'utf8'), 'Mine.\n');
    elsewhere.remove();
  });

  it('everything, where docs.json has a syntax error', async () => {
    await docsight();
    const before = read('.cursor/rules.md');
    folder.write({ 'docs/docs.json': config('Acme').slice(0, -20) });
    const { exitCode, error } = await docsight();
    assert.deepEqual([exitCode, error], [2, 'docs.json has a syntax error. Fix it first.\n']);
    assert.equal(read('.cursor/rules.md'), before);
  });

  it('a block without one of its markers, and says so', async () => {
    await docsight('--editor', 'agents');
    const damaged = read('AGENTS.md').replace('<!-- docsight:end -->', '');
    folder.write({ 'AGENTS.md': damaged });
    const { exitCode, error } = await docsight();
    assert.equal(exitCode, 2);
    assert.match(
      error,
      /“AGENTS\.md” has an incomplete Docsight section.* Nothing was written\. --yes adds a new section/,
    );
    assert.equal(read('AGENTS.md'), damaged);
    assert.match((await docsight('--check')).out, /^AGENTS\.md has an incomplete Docsight section/);
    assert.equal((await docsight('--yes')).exitCode, 0);
    assert.equal((await docsight('--check')).exitCode, 0);
  });

  it('a file with the path of a folder, and says so in plain words', async () => {
    folder.write({ '.cursor': 'Mine.' });
    const { exitCode, error } = await docsight('--editor', 'cursor');
    assert.equal(exitCode, 2);
    assert.equal(error, '“.cursor/rules.md” can’t be written: a folder in its path is a file.\n');
  });
});

describe('a site in another one', () => {
  it('has rules of its own, and so has the one around it', async () => {
    folder.write({ 'docs/api/docs.json': config('Api'), 'docs/api/intro.mdx': page('Introduction') });
    for (const where of ['docs', 'docs/api']) assert.equal((await docsight(where)).exitCode, 0);
    const text = read('.cursor/rules.md');
    assert.deepEqual(
      [...text.matchAll(/docsight:begin site=(\S+)/g)].map(([, site]) => site),
      ['docs', 'docs/api'],
    );
    assert.equal((await docsight('docs', '--check')).exitCode, 0);
    assert.match((await docsight()).error, /^Found multiple sites in “\.”\. Specify the folder of one: /);
  });
});

describe('the difference between two texts', () => {
  it('is one hunk with a few lines around it', () => {
    const before = 'a\nb\nc\nd\ne\nf\ng\nh\ni\n';
    const after = before.replace('e', 'E\nE');
    assert.equal(
      unifiedDiff('x.md', before, after),
      '--- x.md\n+++ x.md\n@@ -2,7 +2,8 @@\n b\n c\n d\n-e\n+E\n+E\n f\n g\n h\n',
    );
  });

  it('may be the complete text, or come after all of it', () => {
    assert.equal(unifiedDiff('x', 'a\n', 'b\n'), '--- x\n+++ x\n@@ -1,1 +1,1 @@\n-a\n+b\n');
    assert.equal(unifiedDiff('x', 'a\n', 'a\na\n'), '--- x\n+++ x\n@@ -1,1 +1,2 @@\n a\n+a\n');
  });

  it('says where a text doesn’t end with a line break', () => {
    const end = '\\ No newline at end of file\n';
    assert.equal(unifiedDiff('x', 'a', 'a\n', 'y'), `--- y\n+++ x\n@@ -1,1 +1,1 @@\n-a\n${end}+a\n`);
  });

  it('replaces all lines where there are too many differences to find the fewest', () => {
    const lines = (mark: string): string => Array.from({ length: 1_001 }, (_, at) => `${mark}${String(at)}\n`).join('');
    const shown = unifiedDiff('x', lines('a'), lines('b'));
    assert.match(shown, /^--- x\n\+\+\+ x\n@@ -1,1001 \+1,1001 @@\n-a0\n-a1\n/);
    assert.ok(shown.endsWith('+b999\n+b1000\n'));
  });
});
