import type { SitePath } from '../../core/paths/sitePath.ts';
import { repositoryOf } from '../files/fileSystem.ts';
import { nodeFileSystem } from '../files/nodeFileSystem.ts';
import { toFsPath } from '../files/resourcePath.ts';
import type { Site } from '../site.ts';
import { Git, GitError } from './git.ts';

/** The last commit: what isn’t committed yet has changed since. */
export const lastCommit = 'HEAD';

/** The state of a site’s repository that is compared with the files on the disk. */
export interface Comparison {
  readonly git: Git;
  /** The commit; undefined before the first one. */
  readonly base: string | undefined;
  /** The files that have changed since: created, edited, removed, and both names of renamed ones. */
  readonly changed: ReadonlySet<SitePath>;
  /** Those that git keeps; a renamed one is removed under a name, and created under another. */
  readonly compared: readonly ComparedFile[];
}

/** A file that git compares: its mode and object at the commit, both zero if it was created since. */
export interface ComparedFile {
  readonly mode: string;
  readonly object: string;
  readonly status: string;
  readonly path: SitePath;
  readonly newPath: SitePath | undefined;
}

/** Returns git for the folder of a site. Throws GitError if it isn’t in a repository that can be trusted. */
export async function gitOf(site: Site): Promise<Git> {
  const folder = toFsPath(site.root);
  const repository = await repositoryOf(nodeFileSystem, site.root);
  if (repository === undefined) throw new GitError(`“${folder}” isn’t in a git repository.`);
  return Git.in(folder, toFsPath(repository));
}

/**
 * Compares a site with a revision, or with where that branched off from the current one. Throws GitError if git can’t
 * tell.
 */
export async function comparedWith(site: Site, revision: string): Promise<Comparison> {
  const git = await gitOf(site);
  const commit = await commitOf(git, revision);
  if (commit === undefined) {
    const changed = filesIn(await git.tell('ls-files', '--cached', '--others', ...standard));
    return { git, base: undefined, changed, compared: [] };
  }
  const base = await branchingFrom(git, { commit, revision });
  const [found, untracked] = await Promise.all([
    git.tell(...comparedWithDisk(base, '--no-renames')),
    git.tell('ls-files', '--others', ...standard),
  ]);
  const compared = comparedFiles(found);
  return { git, base, changed: new Set([...compared.map(({ path }) => path), ...filesIn(untracked)]), compared };
}

/** Returns the commit at which a revision branched off; without one, as in a shallow clone, its own. */
async function branchingFrom(git: Git, { commit, revision }: { commit: string; revision: string }): Promise<string> {
  if (revision === lastCommit) return commit;
  return ((await git.ask('merge-base', commit, lastCommit)) ?? commit).trim();
}

/** Returns the files that git has found to differ, with the new names of those that were renamed; undefined if it fails. */
export async function withRenames({ git, base, compared }: Comparison): Promise<readonly ComparedFile[] | undefined> {
  const isThere = (kind: string): boolean => compared.some(({ status }) => status === kind);
  if (base === undefined || !isThere('D') || !isThere('A')) return compared;
  const found = await git.ask(...comparedWithDisk(base, '--find-renames', '-l0'));
  return found === undefined ? undefined : comparedFiles(found);
}

function comparedWithDisk(base: string, ...options: readonly string[]): readonly string[] {
  return ['diff', '--raw', '--abbrev=64', ...options, ...comparing, base, '--'];
}

const standard = ['--exclude-standard', '-z'];

/** A submodule has settings of its own, which nothing turns off. */
export const comparing: readonly string[] = [
  ...['--relative', '-z'],
  ...['--no-ext-diff', '--no-textconv', '-O/dev/null', '--ignore-submodules=all'],
];

/** Returns the files of a list in which each name ends with a zero. */
function filesIn(list: string): ReadonlySet<SitePath> {
  return new Set(list.split('\0').filter((name) => name !== '') as SitePath[]);
}

/** Returns the commit of a revision; undefined before the first one. */
async function commitOf(git: Git, revision: string): Promise<string | undefined> {
  // An option, which git has too many of.
  if (revision.startsWith('-')) throw new GitError(`“${revision}” is no revision.`);
  const commit = await git.ask('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  if (commit !== undefined) return commit.trim();
  if (revision === lastCommit && (await git.tell('rev-list', '--all', '--max-count=1')) === '') return undefined;
  throw new GitError(`“${revision}” is neither a folder nor a revision that git knows. In CI, fetch it first.`);
}

/** Parses `git diff --raw -z`: `:MODE MODE OBJECT OBJECT STATUS`, then the path, and the new one of a renamed file. */
function comparedFiles(list: string): readonly ComparedFile[] {
  const parts = list.split('\0');
  const files: ComparedFile[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [mode = '', , object = '', , status = ''] = (parts[at] ?? '').split(' ');
    const path = parts[at + 1] as SitePath;
    const isRename = /^[RC]/.test(status);
    if (isRename) at++;
    files.push({ mode, object, status, path, newPath: isRename ? (parts[at + 1] as SitePath) : undefined });
  }
  return files;
}
