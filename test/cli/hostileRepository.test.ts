import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { runCommand, type Outcome } from '../support/commandLine.ts';
import { page } from '../support/site.ts';
import { configure, gitSettings, settingText, TempFolder } from '../support/tempFolder.ts';
import { runs } from '../support/thorough.ts';

// Repositories whose settings name programs, which git would start: created here, and never committed.

/** A site in a repository with a commit, of which each test has a copy. */
let committed: TempFolder;
/** The same, which reads settings from all places. */
let withPlaces: TempFolder;
let root: TempFolder;
let marker: string;
const variables = { ...process.env };

before(() => {
  committed = new TempFolder().createRepository().write({
    'docs.json': JSON.stringify({ name: 'Acme', navigation: [{ group: 'G', pages: ['a', 'b'] }] }),
    'a.mdx': `${page('A')}\n[Gone](/gone)\n`,
    'b.mdx': `${page('B')}\n[Gone](/gone)\n`,
  });
  commit(committed.path);
  withPlaces = committed.copy().write({ '.gitignore': 'hooks\nincluded\n' });
  git(withPlaces.path, 'add', '.gitignore');
  configure(withPlaces.path, {
    'core.repositoryformatversion': '1',
    'extensions.worktreeConfig': 'true',
    'includeIf.onbranch:main.path': '../included',
  });
});
after(() => {
  committed.remove();
  withPlaces.remove();
});

beforeEach(() => {
  root = new TempFolder();
  marker = path.join(root.path, 'started');
});
afterEach(() => {
  root.remove();
  process.env = { ...variables };
});

const at = (...names: readonly string[]): string => path.join(root.path, ...names);

function git(folder: string, ...args: readonly string[]): string {
  const all = ['-C', folder, ...gitSettings, '-c', 'protocol.file.allow=always', ...args];
  return execFileSync('git', all, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

/** Returns a command that shows that it was started. */
const starts = (more = 'cat'): string => `touch ${marker}; ${more}`;

/** Creates a site in a repository with a commit, and changes it afterwards. */
function repository(name: string, template = committed): string {
  cpSync(template.path, at(name), { recursive: true });
  appendFileSync(at(name, 'a.mdx'), '\nMore.\n');
  return at(name);
}

function commit(folder: string): void {
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '-m', 'A change');
}

function useAttributes(folder: string, text: string): void {
  appendFileSync(path.join(folder, '.gitattributes'), `${text}\n`);
}

function check(folder: string, ...args: readonly string[]): Promise<Outcome> {
  return runCommand(folder, ['check', ...(args.length > 0 ? args : ['--changed']), '--format', 'github'], {
    questions: [],
    answer: undefined,
  });
}

function expectChanged({ out, error, exitCode }: Outcome): void {
  assert.equal(error, '');
  assert.match(out, /^::error file=a\.mdx,[^\n]*\n$/);
  assert.equal(exitCode, 1);
  assert.ok(!existsSync(marker), 'A program was started.');
}

function expectRefused({ out, error, exitCode }: Outcome, message: RegExp): void {
  assert.match(error, message);
  assert.match(error, /^--changed[^\n]+\n$/);
  assert.equal(out, '');
  assert.equal(exitCode, 2);
  assert.ok(!existsSync(marker), 'A program was started.');
}

/** Where git reads settings. */
const places = ['its own settings', 'an included file', 'the settings of a worktree'];

/** Settings by which git would start a program when it compares files. */
const settings: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'a clean filter': [['filter.x.clean', 'START']],
  'a smudge filter': [['filter.x.smudge', 'START']],
  'a process filter': [['filter.x.process', 'START']],
  'a required filter': [
    ['filter.x.clean', 'START'],
    ['filter.x.required', 'true'],
  ],
  'an external diff': [['diff.external', 'START']],
  'a diff driver': [
    ['diff.x.command', 'START'],
    ['diff.x.textconv', 'START'],
  ],
  'a file monitor': [['core.fsmonitor', 'START']],
  hooks: [['core.hooksPath', 'hooks']],
  'a pager': [
    ['core.pager', 'START'],
    ['pager.diff', 'START'],
    ['pager.ls-files', 'START'],
  ],
  aliases: [
    ['alias.diff', '!START'],
    ['alias.ls-files', '!START'],
    ['alias.rev-parse', '!START'],
    ['alias.config', '!START'],
  ],
  'programs for other purposes': [
    ['core.editor', 'START'],
    ['core.askPass', 'START'],
    ['core.sshCommand', 'START'],
    ['core.gitProxy', 'START'],
    ['core.alternateRefsCommand', 'START'],
    ['credential.helper', '!START'],
    ['gpg.program', 'START'],
    ['log.showSignature', 'true'],
    ['uploadpack.packObjectsHook', 'START'],
    ['remote.origin.uploadpack', 'START'],
    ['submodule.recurse', 'true'],
  ],
};

interface Trial {
  readonly what: string;
  readonly where: string;
  readonly entries: readonly (readonly [name: string, value: string])[];
}

/**
 * Those that a usual run tries together, in the places in turn, which are read in one way. None is in the way of another
 * one: git asks the process filter of a driver instead of its others, and a diff driver instead of the external diff.
 */
const together: readonly (readonly string[])[] = [
  ['a clean filter', 'a smudge filter', 'a required filter', 'an external diff', 'a file monitor', 'a pager'],
  ['a process filter', 'a diff driver', 'hooks', 'programs for other purposes'],
  ['a clean filter', 'a file monitor', 'hooks', 'aliases'],
];

const trials: readonly Trial[] =
  runs(0, 1) === 1
    ? places.flatMap((where) => Object.entries(settings).map(([what, entries]) => ({ what, where, entries })))
    : together.map((whats, at) => ({
        what: whats.join(' and '),
        where: places[at] ?? '',
        entries: whats.flatMap((what) => settings[what] ?? []),
      }));

describe(
  'docsight check --changed starts none of the programs that a repository names',
  {
    skip: process.platform === 'win32',
  },
  () => {
    for (const { what, where, entries } of trials) {
      it(`${what}, in ${where}`, async () => {
        const folder = repository('site', withPlaces);
        useAttributes(folder, '*.mdx filter=x diff=x');
        for (const hook of ['post-index-change', 'fsmonitor-watchman', 'reference-transaction']) {
          root.write({ [`site/hooks/${hook}`]: `#!/bin/sh\n${starts('true')}\n` });
          chmodSync(at('site/hooks', hook), 0o755);
        }
        const file = { 'an included file': 'included', 'the settings of a worktree': '.git/config.worktree' }[where];
        for (const [name, value] of entries) configure(folder, { [name]: value.replace('START', starts()) }, file);
        expectChanged(await check(folder));
      });
    }

    it('a repository inside of one, which arrives with a clone', async () => {
      const inner = repository('outer/docs');
      configure(inner, { 'filter.x.clean': starts(), 'core.bare': 'false', 'core.worktree': '.' });
      useAttributes(inner, '*.mdx filter=x');
      for (const name of ['HEAD', 'config', 'objects', 'refs', 'index'])
        cpSync(path.join(inner, '.git', name), path.join(inner, name), { recursive: true });
      root.delete('outer/docs/.git');
      git(at('outer'), 'init', '-q', '-b', 'main');
      commit(at('outer'));
      git(root.path, 'clone', '-q', at('outer'), at('clone'));
      assert.ok(existsSync(at('clone/docs/HEAD')));
      expectRefused(await check(at('clone/docs')), /bare repository/);
      expectRefused(await check(at('clone'), 'docs', '--changed'), /bare repository/);
    });

    it('a partial clone, whose missing commit would be fetched', async () => {
      const folder = repository('site');
      configure(folder, {
        'core.repositoryformatversion': '1',
        'extensions.partialClone': 'origin',
        'remote.origin.promisor': 'true',
        'core.sshCommand': starts('false'),
        'protocol.ext.allow': 'always',
        'remote.origin.uploadpack': starts('false'),
      });
      const config = readFileSync(at('site/.git/config'), 'utf8');
      const tree = git(folder, 'rev-parse', 'HEAD^{tree}').trim();
      const object = at('site/.git/objects', tree.slice(0, 2), tree.slice(2));
      const kept = readFileSync(object);
      for (const url of [
        'ssh://127.0.0.1:9/x',
        `ext::sh -c '${starts('false')}'`,
        'git://127.0.0.1:9/x',
        'http://127.0.0.1:9/x',
        at('elsewhere'),
      ]) {
        writeFileSync(at('site/.git/config'), config + settingText('remote.origin.url', url));
        expectRefused(await check(folder, `--changed=${'1'.repeat(40)}`), /neither a folder nor a revision/);
        root.delete(path.relative(root.path, object));
        expectRefused(await check(folder), /^--changed: git/);
        root.write({ [path.relative(root.path, object)]: kept });
      }
    });

    it('a submodule with settings of its own', async () => {
      const folder = repository('site');
      const sub = repository('site/sub');
      root.delete('site/sub/docs.json');
      useAttributes(sub, '* filter=x');
      commit(sub);
      git(folder, 'add', 'sub');
      git(folder, 'commit', '-q', '-m', 'Sub');
      configure(sub, { 'filter.x.clean': starts(), 'core.fsmonitor': starts() });
      configure(folder, { 'diff.submodule': 'log', 'submodule.recurse': 'true', 'diff.ignoreSubmodules': 'none' });
      appendFileSync(at('site/sub/a.mdx'), 'x');
      expectChanged(await check(folder, '.', '--changed'));
    });

    it('a filter whose name can’t be overridden', async () => {
      const folder = repository('site');
      useAttributes(folder, '*.mdx filter=a=b');
      configure(folder, { 'filter.a=b.clean': starts() });
      expectRefused(await check(folder), /can’t be turned off/);
    });

    it('programs of the repository whose folders are in PATH', async () => {
      const folder = repository('site');
      for (const name of ['node_modules/.bin', '.']) {
        root.write({ [`site/${name}/git`]: `#!/bin/sh\n${starts('true')}\n` });
        chmodSync(at('site', name, 'git'), 0o755);
      }
      root.write({ 'site/.gitignore': 'node_modules\ngit\n' });
      git(folder, 'add', '.gitignore');
      const before = process.cwd();
      process.chdir(folder);
      process.env['PATH'] = `${at('site/node_modules/.bin')}::.:${variables['PATH'] ?? ''}`;
      const outcome = await check(folder).finally(() => {
        process.chdir(before);
      });
      expectChanged(outcome);
    });
  },
);

describe(
  'docsight check --changed compares the files of the repository alone',
  {
    skip: process.platform === 'win32',
  },
  () => {
    const elsewhere = /data belongs to another folder/;

    it('not those of another worktree', async () => {
      const folder = repository('site');
      repository('private');
      configure(folder, { 'core.worktree': at('private') });
      expectRefused(await check(folder), elsewhere);
    });

    it('not with the data of another repository', async () => {
      const folder = repository('site');
      repository('private');
      root.delete('site/.git');
      root.write({ 'site/.git': `gitdir: ${at('private/.git')}\n` });
      expectRefused(await check(folder), elsewhere);
      root.delete('site/.git');
      symlinkSync(at('private/.git'), at('site/.git'));
      expectRefused(await check(folder), elsewhere);
      root.delete('site/.git');
      mkdirSync(at('site/.git'));
      cpSync(at('private/.git/HEAD'), at('site/.git/HEAD'));
      root.write({ 'site/.git/commondir': at('private/.git') });
      expectRefused(await check(folder), elsewhere);
    });

    it('not as variables of another repository say', async () => {
      const folder = repository('site');
      const other = repository('private');
      process.env['GIT_DIR'] = path.join(other, '.git');
      process.env['GIT_WORK_TREE'] = other;
      process.env['GIT_INDEX_FILE'] = path.join(other, 'none');
      process.env['GIT_EXTERNAL_DIFF'] = starts();
      process.env['GIT_CONFIG_PARAMETERS'] = `'core.fsmonitor=${starts()}'`;
      const before = variables['GIT_DIR'];
      const outcome = await check(folder);
      process.env = { ...variables };
      assert.equal(process.env['GIT_DIR'], before);
      expectChanged(outcome);
    });
  },
);

describe('docsight check --changed works', () => {
  it('in a linked worktree, in a submodule, with data elsewhere, and with objects of another repository', async () => {
    const main = repository('main');
    git(main, 'worktree', 'add', '-q', at('linked'), 'HEAD');
    repository('outer');
    git(at('outer'), 'submodule', '--quiet', 'add', main, 'sub');
    git(root.path, 'clone', '-q', '--separate-git-dir', at('data'), main, at('separate'));
    git(at('separate'), 'config', 'core.worktree', at('separate'));
    git(root.path, 'clone', '-q', '--shared', main, at('shared'));
    for (const name of ['linked', 'outer/sub', 'separate', 'shared']) {
      appendFileSync(at(name, 'a.mdx'), '\nMore.\n');
      expectChanged(await check(at(name)));
    }
  });

  it('with the filters of the user', { skip: process.platform === 'win32' }, async () => {
    const folder = repository('site');
    root.write({ settings: `[filter "x"]\n\tclean = "${starts()}"\n` });
    useAttributes(folder, '*.mdx filter=x');
    process.env['GIT_CONFIG_GLOBAL'] = at('settings');
    const { exitCode } = await check(folder);
    assert.equal(exitCode, 1);
    assert.ok(existsSync(marker));
  });

  it('and says what is wrong in one sentence', async () => {
    const folder = repository('site');
    root.write({ 'site/.git/config': '[core\n' });
    expectRefused(await check(folder), /^--changed: git: bad config line 1 in file/);
    root.write({ 'site/.git/config': '[core]\n\trepositoryformatversion = 9\n' });
    expectRefused(await check(folder), /^--changed: git: /);
    process.env['PATH'] = '';
    expectRefused(await check(folder), /git wasn’t found/);
  });
});
