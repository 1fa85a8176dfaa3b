import { existsSync } from 'node:fs';
import path from 'node:path';
import { comparedWith, lastCommit, type Comparison } from '../../workspace/git/comparison.ts';
import { GitError } from '../../workspace/git/git.ts';
import type { Site } from '../../workspace/site.ts';
import { UsageError } from '../io.ts';

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

/** Compares each site with a revision. Throws UsageError if git can’t tell. */
export async function comparisonsWith(
  revision: string,
  sites: readonly Site[],
): Promise<ReadonlyMap<Site, Comparison>> {
  return askedOfGit('--changed', async () => {
    const comparisons = new Map<Site, Comparison>();
    for (const site of sites) comparisons.set(site, await comparedWith(site, revision));
    return comparisons;
  });
}

/** Returns what git answers for an option. Throws UsageError if it can’t tell. */
export async function askedOfGit<Answer>(option: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof GitError ? new UsageError(`${option}: ${error.message}`) : error;
  }
}
