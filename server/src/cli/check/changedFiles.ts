import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SitePath } from '../../core/paths/sitePath.ts';
import { toFsPath } from '../../workspace/resourcePath.ts';
import type { Site } from '../../workspace/site.ts';
import { UsageError } from '../io.ts';

const run = promisify(execFile);

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

/**
 * Returns the files of a site that have changed since a revision, or since it branched off from the current one: created,
 * edited, removed, and both names of renamed ones. Throws UsageError if git can’t tell.
 */
export async function changedSince(site: Site, revision: string): Promise<ReadonlySet<SitePath>> {
  const folder = toFsPath(site.root);
  if (revision === lastCommit && (await hasNoCommit(folder))) {
    const all = await git(folder, ['ls-files', '--cached', '--others', '--exclude-standard', '-z']);
    return filesIn(all);
  }
  const commit = await commitOf(folder, revision);
  // Without a common ancestor, as in a shallow clone, the revision itself is compared.
  const base = await git(folder, ['merge-base', commit, lastCommit]).catch(() => commit);
  const diff = ['diff', '--name-only', '--no-renames', '--no-ext-diff', '--relative', '-z', base.trim(), '--'];
  const edited = await git(folder, diff);
  const untracked = await git(folder, ['ls-files', '--others', '--exclude-standard', '-z']);
  return filesIn(edited + untracked);
}

/** Returns the files of a list in which each name ends with a zero. */
function filesIn(list: string): ReadonlySet<SitePath> {
  return new Set(list.split('\0').filter((name) => name !== '') as SitePath[]);
}

/** Whether a repository has no commit yet. */
async function hasNoCommit(folder: string): Promise<boolean> {
  const isKnown = await git(folder, ['rev-parse', '--git-dir']).then(
    () => true,
    () => false,
  );
  return isKnown && (await git(folder, ['rev-list', '--all', '--max-count=1'])) === '';
}

async function commitOf(folder: string, revision: string): Promise<string> {
  if (revision.startsWith('-')) throw new UsageError(`“${revision}” is no revision.`);
  try {
    return (await git(folder, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`])).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new UsageError('--changed needs git.');
    const isRepository = await git(folder, ['rev-parse', '--git-dir']).then(
      () => true,
      () => false,
    );
    throw new UsageError(
      isRepository
        ? `--changed: “${revision}” is neither a folder nor a revision that git knows. In CI, fetch it first.`
        : `--changed: “${folder}” isn’t in a git repository.`,
    );
  }
}

/** Runs git without the programs that the settings of a repository could make it start. */
async function git(folder: string, args: readonly string[]): Promise<string> {
  const safe = ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null'];
  const { stdout } = await run('git', ['-C', folder, ...safe, ...args], { maxBuffer: 100_000_000, windowsHide: true });
  return stdout;
}
