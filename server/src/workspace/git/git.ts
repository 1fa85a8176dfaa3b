import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { shorten } from '../../core/util/messageText.ts';
import { entryAt } from '../files/entries.ts';
import { decode } from '../files/fileText.ts';
import { runProgram, type Program, type ProgramResult } from '../processes.ts';

/** Why git can’t be asked, or what it has refused, as a message for people. */
export class GitError extends Error {}

/**
 * Settings that name programs, and what would start them: none is needed to compare files. Settings of the command line
 * override those of a repository.
 */
const withoutPrograms: readonly string[] = [
  // A folder that looks like a repository’s inside is one only if it is named.
  'safe.bareRepository=explicit',
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.pager=',
  'core.editor=',
  'core.askPass=',
  'core.sshCommand=',
  'core.gitProxy=',
  'core.alternateRefsCommand=',
  'credential.helper=',
  'diff.external=',
  'gpg.program=',
  'log.showSignature=false',
  'protocol.allow=never',
  'submodule.recurse=false',
];

/** Those that can have any name in between, and those that name files outside; a user’s own stay. */
const namedSettings = String.raw`^(filter\..*\.(clean|smudge|process|required)|diff\..*\.(command|textconv)|core\.(attributesfile|excludesfile)|mailmap\.file)$`;

/** What git keeps in the folder of its data until it has finished something. */
const unfinished = ['index.lock', 'MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/** The scopes of settings that a repository can’t contain. */
const usersScopes = new Set(['system', 'global', 'command']);

/** Variables that say where the user’s own settings are; all others of git’s would change what is compared. */
const keptVariables =
  /^GIT_(?:CONFIG_(?:COUNT|KEY_\d+|VALUE_\d+|GLOBAL|SYSTEM|NOSYSTEM)|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)$/;

/** Git in a folder of somebody else’s, which may try to start programs, or reach other folders, by its settings. */
export class Git {
  readonly #folder: string;
  readonly #repository: string;
  #settings = withoutPrograms;
  /** The folder of its data, and that of the data which worktrees share. */
  #data = '';
  #sharedData = '';

  private constructor(folder: string, repository: string) {
    this.#folder = folder;
    this.#repository = repository;
  }

  /**
   * Returns git for a folder in a repository. Throws GitError if it can’t be trusted to read that repository alone, and
   * to start nothing.
   */
  static async in(folder: string, repository: string): Promise<Git> {
    const git = new Git(folder, repository);
    await git.#refuseOthersFiles();
    git.#settings = [...withoutPrograms, ...(await git.#namedSettings())];
    return git;
  }

  /** Returns what git prints; undefined if it fails. */
  async ask(...args: readonly string[]): Promise<string | undefined> {
    const { code, out } = await this.#run(args);
    return code === 0 ? textOf(out) : undefined;
  }

  /** Returns what git prints within a time in milliseconds; undefined if it fails or takes longer. */
  async askWithin(longestMs: number, ...args: readonly string[]): Promise<string | undefined> {
    const { code, out } = await this.#run(args, { longestMs });
    return code === 0 ? textOf(out) : undefined;
  }

  /** Returns what git prints for an input, as bytes; undefined if it fails. */
  async bytes(input: string, ...args: readonly string[]): Promise<Uint8Array | undefined> {
    const { code, out } = await this.#run(args, { input });
    return code === 0 ? out : undefined;
  }

  /** Returns what git prints. Throws GitError if it fails. */
  async tell(...args: readonly string[]): Promise<string> {
    const result = await this.#run(args);
    if (result.code !== 0) throw new GitError(reasonOf(result));
    return textOf(result.out);
  }

  /** Whether git is in the middle of a checkout, a merge or the like, so that the files aren’t those of any commit. */
  get isBusy(): boolean {
    return unfinished.some((name) => entryAt(path.join(this.#data, name)) !== undefined);
  }

  /** Whether the clone lacks older commits. */
  get isShallow(): boolean {
    return entryAt(path.join(this.#sharedData, 'shallow')) !== undefined;
  }

  async #run(args: readonly string[], more: Pick<Program, 'input' | 'longestMs'> = {}): Promise<ProgramResult> {
    const settings = this.#settings.flatMap((setting) => ['-c', setting]);
    const result = await runProgram({
      name: 'git',
      args: ['--no-pager', ...settings, '-C', this.#folder, ...args],
      repository: this.#repository,
      env: environment(),
      ...more,
    });
    if (result === undefined) throw new GitError('git wasn’t found. Install it.');
    return result;
  }

  /** A repository can name another place for its own files, and for those that are compared. */
  async #refuseOthersFiles(): Promise<void> {
    const found = await this.tell('rev-parse', '--show-toplevel', '--absolute-git-dir', '--git-common-dir');
    const [top = '', data = '', common = ''] = found.split('\n');
    [this.#data, this.#sharedData] = [data, path.resolve(this.#folder, common)];
    const isOwn = isSame(top, this.#repository) && (await this.#isOwn(data, path.resolve(this.#folder, common)));
    if (!isOwn)
      throw new GitError(
        'git’s data belongs to another folder. If it is yours, set core.worktree in its configuration.',
      );
  }

  async #isOwn(data: string, common: string): Promise<boolean> {
    const own = path.join(this.#repository, '.git');
    if (isFolder(own)) return isSame(own, data) && isSame(data, common);
    // A linked worktree.
    if (isSame(pointerIn(data), own)) return isSame(common, path.dirname(path.dirname(data)));
    return isSame(data, common) && (await this.#isNamed());
  }

  /** Whether a repository whose data are elsewhere names its folder itself, as one of a submodule does. */
  async #isNamed(): Promise<boolean> {
    return (await this.ask('config', '--local', '--get', 'core.worktree')) !== undefined;
  }

  /** Returns settings that turn off what the repository’s own would start. */
  async #namedSettings(): Promise<readonly string[]> {
    const query = ['--name-only', '-z', '--get-regexp', namedSettings];
    const scoped = await this.#run(['config', '--show-scope', ...query]);
    // Before version 2.26, git couldn’t tell which settings are the user’s.
    const isOld = scoped.code === 129;
    const { code, out } = isOld ? await this.#run(['config', ...query]) : scoped;
    if (code !== 0 && code !== 1) throw new GitError(reasonOf(scoped));
    const parts = textOf(out).split('\0').slice(0, -1);
    const names = isOld ? parts : parts.filter((_, at) => at % 2 === 1 && !usersScopes.has(parts[at - 1] ?? ''));
    const odd = names.find((name) => name.includes('='));
    if (odd !== undefined)
      throw new GitError(
        'the repository has a git setting that can’t be turned off, since its name contains “=”. Rename it.',
      );
    return [...new Set(names)].map((name) => `${name}=${name.endsWith('.required') ? 'false' : ''}`);
  }
}

function textOf(out: Uint8Array): string {
  return new TextDecoder().decode(out);
}

/** Returns this process’s environment for a git that asks nobody, requests nothing and changes nothing. */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^GIT_/i.test(name) || keptVariables.test(name));
  return {
    ...Object.fromEntries(kept),
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_ASKPASS: '',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_PAGER: '',
    GIT_SSH_COMMAND: '',
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C',
  };
}

/** Returns why git failed, in its own words: their first line. */
function reasonOf({ code, error }: ProgramResult): string {
  const [first = ''] = error.split('\n');
  // Names of a repository's files are in it.
  const text = first.replaceAll(/\p{Cc}/gu, '').replace(/^(?:fatal|error): /, '');
  if (text !== '') return `git: ${shorten(text, 200)}`;
  return code === undefined ? 'git was ended before it had finished.' : `git failed with code ${code}.`;
}

/** Returns the `.git` file that the data of a linked worktree belong to. */
function pointerIn(data: string): string | undefined {
  try {
    const file = path.join(data, 'gitdir');
    return entryAt(file)?.isFile() === true ? readFileSync(file, 'utf8').trim() : undefined;
  } catch {
    return undefined;
  }
}

function isFolder(fsPath: string): boolean {
  return entryAt(fsPath)?.isDirectory() === true;
}

function isSame(one: string | undefined, other: string): boolean {
  if (one === undefined) return false;
  try {
    return realpathSync.native(one) === realpathSync.native(other);
  } catch {
    return false;
  }
}

const lineFeed = 10;

/** Reads texts from git’s data, by the names of their objects; undefined for those that a clone lacks. */
export async function readObjects(git: Git, names: readonly string[]): Promise<readonly (string | undefined)[]> {
  if (names.length === 0) return [];
  const bytes = await git.bytes(names.map((name) => `${name}\n`).join(''), 'cat-file', '--batch');
  const texts: (string | undefined)[] = [];
  for (let start = 0; bytes !== undefined && start < bytes.length;) {
    const end = bytes.indexOf(lineFeed, start);
    if (end < 0) break;
    // `NAME blob SIZE`, or `NAME missing` without a content.
    const [, kind, size] = /(\w+) (\d+)$/.exec(new TextDecoder().decode(bytes.subarray(start, end))) ?? [];
    const contentEnd = size === undefined ? end : end + 1 + Number(size);
    texts.push(kind === 'blob' ? decode(bytes.subarray(end + 1, contentEnd)) : undefined);
    start = contentEnd + 1;
  }
  return names.map((_, at) => texts[at]);
}
