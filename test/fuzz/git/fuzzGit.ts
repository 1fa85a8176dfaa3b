import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../support/commandLine.ts';
import { page } from '../../support/site.ts';
import { gitSettings, TempFolder } from '../../support/tempFolder.ts';
import { Random } from '../random.ts';

/** How many repositories were checked, and how often each exit code came. */
export interface GitFigures {
  repositories: number;
  readonly codes: number[];
}

/** Settings that name programs, files or other behaviour; `*` is any name. */
const keys = [
  ...['core.fsmonitor', 'core.hooksPath', 'core.pager', 'core.editor', 'core.askPass', 'core.sshCommand'],
  ...['core.gitProxy', 'core.alternateRefsCommand', 'core.worktree', 'core.bare', 'core.attributesFile'],
  ...['core.excludesFile', 'core.autocrlf', 'core.safecrlf', 'core.untrackedCache', 'core.splitIndex', 'core.eol'],
  ...['core.bigFileThreshold', 'core.checkRoundtripEncoding', 'core.sparseCheckout', 'core.repositoryFormatVersion'],
  ...['filter.*.clean', 'filter.*.smudge', 'filter.*.process', 'filter.*.required', 'diff.*.command'],
  ...['diff.*.textconv', 'diff.*.binary', 'diff.*.xfuncname', 'diff.*.cachetextconv', 'diff.external'],
  ...['diff.orderFile', 'diff.submodule', 'diff.ignoreSubmodules', 'diff.renames', 'diff.relative', 'diff.noprefix'],
  ...['diff.tool', 'difftool.*.cmd', 'merge.*.driver', 'mergetool.*.cmd', 'pager.diff', 'pager.ls-files'],
  ...['alias.diff', 'alias.ls-files', 'alias.rev-parse', 'alias.config', 'alias.rev-list', 'alias.merge-base'],
  ...['credential.helper', 'credential.*.helper', 'gpg.program', 'gpg.*.program', 'gpg.ssh.defaultKeyCommand'],
  ...['sequence.editor', 'trace2.eventTarget', 'trace2.normalTarget', 'uploadpack.packObjectsHook'],
  ...['remote.origin.uploadpack', 'remote.origin.receivepack', 'remote.origin.url', 'remote.origin.vcs'],
  ...['remote.origin.promisor', 'remote.origin.proxy', 'extensions.partialClone', 'extensions.worktreeConfig'],
  ...['extensions.objectFormat', 'extensions.refStorage', 'include.path', 'includeIf.onbranch:*.path'],
  ...['submodule.recurse', 'submodule.*.update', 'submodule.*.url', 'url.*.insteadOf', 'protocol.allow'],
  ...['protocol.ext.allow', 'fetch.recurseSubmodules', 'gc.auto', 'maintenance.auto', 'log.showSignature'],
  ...['safe.bareRepository', 'safe.directory', 'browser.*.cmd', 'web.browser', 'interactive.diffFilter', 'ssh.variant'],
];

/** Settings that git obeys in every comparison, for the attributes of half of the repositories. */
const certain = ['filter.x.clean', 'filter.x.process', 'core.fsmonitor', 'core.hooksPath'];

const names = ['x', 'lfs', 'a.b', 'A b', 'ü', '*', "it's", 'main', '--x'];
const hooks = ['post-index-change', 'fsmonitor-watchman', 'reference-transaction', 'post-checkout', 'pre-auto-gc'];
const helpers = ['ssh', 'gpg', 'less', 'more', 'vi', 'nano', 'git-lfs', 'git-remote-x', 'git-x', 'cat', 'sh', 'touch'];

/** Checks repositories with settings of any kind; a failure is a program that was started, or what isn't one message. */
export async function fuzzGit(seed: number, count: number): Promise<GitFigures | { readonly failure: Error }> {
  const figures: GitFigures = { repositories: 0, codes: [0, 0, 0] };
  const root = new TempFolder();
  const env = { ...process.env };
  try {
    const marker = path.join(root.path, 'started');
    preparePrograms(root, marker);
    createTemplate(root);
    process.env['PATH'] = `${path.join(root.path, 'programs')}:${env['PATH'] ?? ''}`;
    for (let at = 0; at < count; at++) {
      const random = new Random(seed * 10_000 + at);
      const site = createRepository(root, `r${at}`, marker, random);
      const {
        out,
        error,
        exitCode = 0,
      } = await runCommand(site, ['check', random.pick(revisions)], {
        questions: [],
        answer: undefined,
      });
      const problem = problemWith(existsSync(marker), exitCode, out, error);
      if (problem !== undefined) return { failure: new Error(`repository ${at}: ${problem}`) };
      figures.repositories++;
      figures.codes[exitCode] = (figures.codes[exitCode] ?? 0) + 1;
      root.delete(`r${at}`);
    }
    return figures;
  } finally {
    process.env = env;
    root.remove();
  }
}

const revisions = [
  '--changed',
  '--changed',
  '--changed=HEAD',
  '--changed=main',
  `--changed=${'1'.repeat(40)}`,
  '--changed=x',
];

function problemWith(isStarted: boolean, exitCode: number, out: string, error: string): string | undefined {
  if (isStarted) return 'a program was started';
  if (![0, 1, 2].includes(exitCode)) return `exit code ${exitCode}`;
  if (exitCode === 2 && (out !== '' || !/^[^\n]+\n$/.test(error))) return `more than one message:\n${out}${error}`;
  return /Docsight failed|\n {4}at /.test(error) ? error : undefined;
}

/** Programs that git would find by their names. */
function preparePrograms(root: TempFolder, marker: string): void {
  for (const name of helpers) {
    root.write({ [`programs/${name}`]: `#!/bin/sh\n: >>'${marker}'\n` });
    chmodSync(path.join(root.path, 'programs', name), 0o755);
  }
}

function git(folder: string, ...args: readonly string[]): void {
  execFileSync('git', ['-C', folder, ...gitSettings, ...args], { stdio: 'ignore' });
}

function createTemplate(root: TempFolder): void {
  root.write({
    'template/docs.json': JSON.stringify({ name: 'Acme', navigation: [{ group: 'G', pages: ['a', 'b'] }] }),
    'template/a.mdx': `${page('A')}\n[Gone](/gone)\n`,
    'template/b.mdx': page('B'),
    'template/sub/a.txt': 'a',
  });
  const [template, sub] = ['template', 'template/sub'].map((name) => path.join(root.path, name));
  for (const folder of [sub, template]) {
    git(folder ?? '', 'init', '-q', '-b', 'main');
    git(folder ?? '', 'add', '-A');
    git(folder ?? '', 'commit', '-q', '-m', 'A');
  }
}

/** Creates a repository with any settings, attributes and hooks; returns the folder of its site. */
function createRepository(root: TempFolder, name: string, marker: string, random: Random): string {
  const site = path.join(root.path, name);
  cpSync(path.join(root.path, 'template'), site, { recursive: true });
  appendFileSync(path.join(site, 'a.mdx'), '\nMore.\n');
  appendFileSync(path.join(site, 'sub/a.txt'), 'b');
  const files = ['.git/config', '.git/config.worktree', 'included', 'sub/.git/config'];
  for (const file of files) appendFileSync(path.join(site, file), anySettings(random, site, marker));
  for (const file of ['.gitattributes', '.git/info/attributes', 'sub/.gitattributes'])
    if (!random.oneIn(3))
      writeFileSync(
        path.join(site, file),
        `* filter=${random.oneIn(2) ? 'x' : random.pick(names)} diff=${random.pick(names)}\n`,
      );
  for (const hook of hooks)
    for (const folder of ['.git/hooks', 'hooks', 'sub/.git/hooks']) {
      mkdirSync(path.join(site, folder), { recursive: true });
      writeFileSync(path.join(site, folder, hook), `#!/bin/sh\n: >>'${marker}'\n`, { mode: 0o755 });
    }
  if (random.oneIn(8)) hideInside(site);
  if (random.oneIn(8)) root.write({ [`${name}/.git/commondir`]: random.pick(['../sub/.git', '.', '/', 'x']) });
  if (random.oneIn(8)) root.write({ [`${name}/.git/objects/info/alternates`]: random.pick(['/', '../x', site]) });
  return site;
}

/** Makes a repository one that a clone of another would bring. */
function hideInside(site: string): void {
  for (const name of ['HEAD', 'config', 'objects', 'refs', 'index'])
    cpSync(path.join(site, '.git', name), path.join(site, name), { recursive: true });
}

function anySettings(random: Random, site: string, marker: string): string {
  const lines = Array.from({ length: random.below(12) }, () => {
    const key = random.oneIn(3) ? random.pick(certain) : random.pick(keys).replace('*', random.pick(names));
    const parts = key.split('.');
    const [section = '', variable = ''] = [parts[0], parts.at(-1)];
    const middle = parts.slice(1, -1).join('.').replaceAll('"', '');
    return `[${section}${middle === '' ? '' : ` "${middle}"`}]\n\t${variable} = "${anyValue(random, site, marker)}"\n`;
  });
  return `\n${lines.join('')}`;
}

function anyValue(random: Random, site: string, marker: string): string {
  const command = `: >>'${marker}'`;
  return random.weighted<string>([
    [6, random.pick([`${command}; cat`, `!${command}`, `sh -c \\"${command}\\"`, `ext::sh -c \\"${command}\\"`])],
    [2, random.pick(['hooks', 'included', '../included', `${site}/hooks/fsmonitor-watchman`, '/', '..', '/dev/null'])],
    [2, random.pick(['true', 'false', '1', '0', 'always', 'never', 'log', 'none', 'all', '-1', ''])],
    [1, random.pick(['origin', 'ssh://127.0.0.1:9/x', 'git://127.0.0.1:9/x', 'x::y', 'sha256', '!update', 'ü'])],
  ]);
}
