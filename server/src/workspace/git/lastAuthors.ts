import type { SitePath } from '../../core/paths/sitePath.ts';
import { GitError, type Git } from './git.ts';
import { readHistory } from './history.ts';

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
