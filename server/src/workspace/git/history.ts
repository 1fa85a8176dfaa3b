import type { SitePath } from '../../core/paths/sitePath.ts';
import { comparing, lastCommit } from './comparison.ts';
import { type Git, GitError } from './git.ts';

/** So many commits are read, for so long: what is older is unknown. */
const mostCommits = 20_000;
const longestMs = 20_000;

export interface Commit {
  /** What was asked about it. */
  readonly told: string;
  /** What it did to the files in question: added, modified, deleted, or gave another type. */
  readonly changes: ReadonlyMap<SitePath, string>;
}

/**
 * Reads what commits did to some files of a folder, the newest first, and what a format of git tells of each. Undefined if
 * git fails or takes too long.
 */
export async function readHistory(
  git: Git,
  files: ReadonlySet<SitePath>,
  { format, options = [] }: { readonly format: string; readonly options?: readonly string[] },
): Promise<readonly Commit[] | undefined> {
  const out = await git.askWithin(
    longestMs,
    ...['log', ...options, '--name-status', '--no-renames', ...comparing],
    ...[`--max-count=${mostCommits}`, '--date=short', `--format=%x01${format}`, lastCommit, '--'],
  );
  return out
    ?.split('\u0001')
    .slice(1)
    .map((commit) => {
      const [told = '', ...parts] = commit.split('\0');
      const changes = new Map<SitePath, string>();
      for (let at = 0; at + 1 < parts.length; at += 2) {
        const [status = '', path = ''] = [parts[at]?.trim(), parts[at + 1]];
        if (files.has(path as SitePath)) changes.set(path as SitePath, status);
      }
      return { told: told.trim(), changes };
    });
}

/**
 * Returns who made the last commit to each of some files, as the repository’s `.mailmap` names them; files without a known
 * one are missing. Throws GitError if git can’t tell.
 */
export async function lastAuthors(git: Git, files: ReadonlySet<SitePath>): Promise<ReadonlyMap<SitePath, string>> {
  const commits = await readHistory(git, files, { format: '%p,%aN' });
  if (commits === undefined) throw new GitError('git can’t read the history, or takes too long.');
  const authors = new Map<SitePath, string>();
  for (const { told, changes } of commits) {
    const comma = told.indexOf(',');
    // The oldest commits of a shallow clone seem to have created all files.
    if (comma === 0 && git.isShallow) continue;
    for (const file of changes.keys()) if (!authors.has(file)) authors.set(file, told.slice(comma + 1));
  }
  return authors;
}
