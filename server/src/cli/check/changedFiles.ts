import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SitePath } from '../../core/paths/sitePath.ts';
import { repositoryOf } from '../../workspace/files/fileSystem.ts';
import { nodeFileSystem } from '../../workspace/files/nodeFileSystem.ts';
import { toFsPath } from '../../workspace/files/resourcePath.ts';
import type { Site } from '../../workspace/site.ts';
import { UsageError } from '../io.ts';
import { Git } from './git.ts';

/** The default revision is the last commit: what isn’t committed yet has changed. */
const lastCommit = 'HEAD';

/**
 * Returns arguments in which `--changed` has its revision. It may follow as an argument of its own, if it isn’t the path
 * of a folder to check.
 */
export function withRevision(args: readonly string[], cwd: string): readonly string[] {
  const at = args.indexOf('--changed');
  const end = args.indexOf('--');
  if (at < 0 || (end >= 0 && end < at)) return args;
  const next = args[at + 1];
  const isRevision = next !== undefined && !next.startsWith('-') && !existsSync(path.resolve(cwd, next));
  return [
    ...args.slice(0, at),
    `--changed=${isRevision ? next : lastCommit}`,
    ...args.slice(at + (isRevision ? 2 : 1)),
  ];
}

/** The state of a site’s repository that is compared with the files on the disk. */
export interface Comparison {
  readonly git: Git;
  /** The commit; undefined before the first one. */
  readonly base: string | undefined;
  /** The files that have changed since: created, edited, removed, and both names of renamed ones. */
  readonly changed: ReadonlySet<SitePath>;
}

/**
 * Compares a site with a revision, or with where that branched off from the current one. Throws UsageError if git can’t
 * tell.
 */
export async function comparedWith(site: Site, revision: string): Promise<Comparison> {
  const folder = toFsPath(site.root);
  const repository = await repositoryOf(nodeFileSystem, site.root);
  if (repository === undefined) throw new UsageError(`--changed: “${folder}” isn’t in a git repository.`);
  const git = await Git.in(folder, toFsPath(repository));
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
  if (revision.startsWith('-')) throw new UsageError(`“${revision}” is no revision.`);
  const commit = await git.ask('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  if (commit !== undefined) return commit.trim();
  throw new UsageError(
    `--changed: “${revision}” is neither a folder nor a revision that git knows. In CI, fetch it first.`,
  );
}
