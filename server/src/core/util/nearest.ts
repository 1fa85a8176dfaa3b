import { distance } from 'fastest-levenshtein';

/** Comparing costs; a list longer than this is first narrowed to names of a similar length. */
const mostCandidates = 20_000;

/** Names that may have been meant. */
export interface Nearest {
  /** The nearest first. */
  readonly names: readonly string[];
  /** Whether the first is nearer than all others, so that it may be taken without asking. */
  readonly isClear: boolean;
}

/** The known names that a mistyped one probably means, at most `limit`; letters count more than case and hyphens. */
export function nearestNames(written: string, known: Iterable<string>, limit = 1): readonly string[] {
  return findNearest(written, known, limit).names;
}

/** As {@link nearestNames}, and whether one of them stands out. */
export function findNearest(written: string, known: Iterable<string>, limit = 3): Nearest {
  const target = fold(written);
  const farthest = Math.max(1, Math.floor(target.length / 3));
  const scored: { readonly name: string; readonly score: number }[] = [];
  let seen = 0;
  for (const name of known) {
    if (++seen > mostCandidates) break;
    const folded = fold(name);
    if (Math.abs(folded.length - target.length) > farthest) continue;
    const score = isSwapped(target, folded) ? 1 : distance(target, folded);
    if (score <= farthest) scored.push({ name, score });
  }
  scored.sort((a, b) => a.score - b.score || (a.name < b.name ? -1 : 1));
  const [first, second] = scored;
  return {
    names: scored.slice(0, limit).map((candidate) => candidate.name),
    isClear: first !== undefined && (second === undefined || first.score < second.score),
  };
}

function fold(name: string): string {
  return name.toLowerCase().replace(/[-_ ]/g, '');
}

/** Whether only the order of the letters differs, as when two were typed in the wrong order. */
function isSwapped(a: string, b: string): boolean {
  const letters = (text: string): string => Array.from(text).sort().join('');
  return a.length === b.length && a.startsWith(b.charAt(0)) && letters(a) === letters(b);
}
