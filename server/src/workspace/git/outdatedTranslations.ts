import type { SitePath } from '../../core/paths/sitePath.ts';
import { lagsBehind, newLines } from '../../core/rules/translation/textLandmarks.ts';
import { languagesOf } from '../../core/rules/translation/translatedLists.ts';
import type { OutdatedTranslation } from '../../core/site/outdatedTranslation.ts';
import type { Site } from '../site.ts';
import { comparing, gitOf, lastCommit } from './comparison.ts';
import { GitError, type Git, readObjects } from './git.ts';
import { readHistory, type Commit } from './history.ts';

interface TranslatedPair {
  readonly original: SitePath;
  readonly translation: SitePath;
}

/**
 * Returns the translations whose originals have changed since they did, as far as git’s history shows it: none in a clone
 * without older commits. `isRequested` tells of which originals.
 */
export async function findOutdatedTranslations(
  site: Site,
  isRequested: (original: SitePath) => boolean,
): Promise<readonly OutdatedTranslation[]> {
  // The names of objects are lines.
  const pairs = pairsOf(site).filter(({ original }) => isRequested(original) && !original.includes('\n'));
  if (pairs.length === 0) return [];
  try {
    return await outdatedAmong(pairs, site, await gitOf(site));
  } catch (error) {
    if (error instanceof GitError) return [];
    throw error;
  }
}

function pairsOf(site: Site): readonly TranslatedPair[] {
  const originals = new Map<SitePath, SitePath>();
  for (const { translations } of languagesOf(site.takeSnapshot()))
    for (const { file, translation } of translations)
      if (translation !== undefined && translation !== file) originals.set(translation, file);
  return [...originals].map(([translation, original]) => ({ original, translation }));
}

async function outdatedAmong(
  pairs: readonly TranslatedPair[],
  site: Site,
  git: Git,
): Promise<readonly OutdatedTranslation[]> {
  if (git.isShallow) return [];
  const files = new Set(pairs.flatMap(({ original, translation }) => [original, translation]));
  // A merge is taken as one change.
  const commits = await readHistory(git, files, { format: '%H %cd', options: ['--first-parent', '-m'] });
  const edited = await git.ask('diff', '--name-only', '--no-renames', ...comparing, lastCommit, '--');
  if (commits === undefined || edited === undefined) return [];
  const unsaved = new Set(edited.split('\0'));
  const candidates = pairs.flatMap((pair) =>
    unsaved.has(pair.translation) ? [] : (sinceTranslation(pair, commits) ?? []),
  );
  const before = await readObjects(
    git,
    candidates.map(({ base, original }) => `${base}:./${original}`),
  );
  const outdated = await Promise.all(
    candidates.map(async (one, at) => {
      const [then, now, text] = [before[at], await site.readText(one.original), await site.readText(one.translation)];
      if (then === undefined || now === undefined || text === undefined) return [];
      return lagsBehind(text, { then, now }) ? [{ ...one, lines: newLines(then, now) }] : [];
    }),
  );
  return outdated.flat();
}

/** Returns what has happened to an original since the last change of its translation; undefined for nothing, or unknown. */
function sinceTranslation(
  { original, translation }: TranslatedPair,
  commits: readonly Commit[],
): (Omit<OutdatedTranslation, 'lines'> & { readonly base: string }) | undefined {
  const at = commits.findIndex(({ changes }) => changes.has(translation));
  const base = commits[at];
  const since = commits.slice(0, Math.max(at, 0)).filter(({ changes }) => changes.has(original));
  const [last] = since;
  // A file that was moved or written again has no history that could be followed.
  if (base === undefined || last === undefined || since.some(({ changes }) => changes.get(original) !== 'M'))
    return undefined;
  const [[hash, date], [baseHash]] = [namesOf(last), namesOf(base)];
  return { original, translation, commits: since.length, last: { hash: hash.slice(0, 8), date }, base: baseHash };
}

/** Returns the hash and the date (`2026-11-28`) of a commit. */
function namesOf({ told }: Commit): readonly [hash: string, date: string] {
  const [hash = '', date = ''] = told.split(' ');
  return [hash, date];
}
