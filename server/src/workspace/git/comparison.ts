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
  if (revision === lastCommit && (await git.tell('rev-list', '--all', '--max-count=1')) === '') {
    const changed = filesIn(await git.tell('ls-files', '--cached', '--others', ...standard));
    return { git, base: undefined, changed };
  }
  const commit = await commitOf(git, revision);
  // Without a common ancestor, as in a shallow clone, the revision itself is compared.
  const base = ((await git.ask('merge-base', commit, lastCommit)) ?? commit).trim();
  const edited = await git.tell('diff', '--name-only', '--no-renames', ...comparing, base, '--');
  const untracked = await git.tell('ls-files', '--others', ...standard);
  return { git, base, changed: filesIn(edited + untracked) };
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

async function commitOf(git: Git, revision: string): Promise<string> {
  // An option, which git has too many of.
  if (revision.startsWith('-')) throw new GitError(`“${revision}” is no revision.`);
  const commit = await git.ask('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  if (commit !== undefined) return commit.trim();
  throw new GitError(`“${revision}” is neither a folder nor a revision that git knows. In CI, fetch it first.`);
}
