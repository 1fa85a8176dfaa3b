import { baseNameOf, type SitePath } from '../../paths/sitePath.ts';
import { groupBy } from '../../util/collections.ts';

/** Two folders with the same pages; an empty text is the root of the site. */
export interface FolderPair {
  readonly main: SitePath;
  readonly copy: SitePath;
}

/** A name as usual as `index` is shared by many pages; comparing some of them is enough to vote. */
const mostCompared = 20;

/** Returns the folders of which one holds copies of the other's pages: those that enough of the paths agree on. */
export function matchFolders(main: readonly SitePath[], copies: readonly SitePath[]): readonly FolderPair[] {
  const byName = groupBy(main, (path) => baseNameOf(path));
  const known = new Set(main);
  const own = copies.filter((path) => !known.has(path));
  const votes = new Map<string, { readonly pair: FolderPair; count: number }>();
  for (const path of own) {
    const pair = longestMatch(path, byName.get(baseNameOf(path)) ?? []);
    if (pair === undefined) continue;
    const key = `${pair.main} ${pair.copy}`;
    const vote = votes.get(key) ?? { pair, count: 0 };
    vote.count++;
    votes.set(key, vote);
  }
  const fewest = Math.min(own.length / 2, Math.max(3, own.length / 10));
  return [...votes.values()].filter(({ count }) => count >= fewest).map(({ pair }) => pair);
}

/** Returns the folders that differ between a path and the candidate with the most segments in common at its end. */
function longestMatch(path: SitePath, candidates: readonly SitePath[]): FolderPair | undefined {
  const segments = path.split('/');
  let best: FolderPair | undefined;
  let longest = 0;
  for (const candidate of candidates.slice(0, mostCompared)) {
    const others = candidate.split('/');
    let same = 0;
    while (same < segments.length && same < others.length && segments.at(-1 - same) === others.at(-1 - same)) same++;
    if (same <= longest) continue;
    longest = same;
    best = { main: firstOf(others, same), copy: firstOf(segments, same) };
  }
  return best;
}

/** Returns a path without its last segments. */
function firstOf(segments: readonly string[], dropped: number): SitePath {
  return segments.slice(0, segments.length - dropped).join('/') as SitePath;
}
