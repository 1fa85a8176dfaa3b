import { splitAddress } from '../../paths/address.ts';
import { countUp } from '../../util/collections.ts';

/** What a text has in any language. */
interface Landmarks {
  /** How many headings, items of lists, rows, paragraphs, code blocks and tags of each name. */
  readonly counts: ReadonlyMap<string, number>;
  /** Code, and the last names in the targets of links, these after `](`. */
  readonly names: ReadonlySet<string>;
}

/** One alone may have another form: a paragraph that was split, or a link within a sentence. */
const fewest = 2;

/**
 * Whether a translation lacks what its original has got since, or still has what is gone there. An original that was
 * only worded differently asks for nothing.
 */
export function lagsBehind(translation: string, original: { readonly then: string; readonly now: string }): boolean {
  const [then, now, own] = [landmarksOf(original.then), landmarksOf(original.now), landmarksOf(translation)];
  return missedCounts(then.counts, now.counts, own.counts) + missedNames(original, then, now, own) >= fewest;
}

/** Returns the lines of a text that an earlier one didn’t have, as ranges of numbers from 1. */
export function newLines(then: string, now: string): readonly (readonly [first: number, last: number])[] {
  const before = new Set(linesOf(then));
  const ranges: [number, number][] = [];
  for (const [at, line] of linesOf(now).entries()) {
    if (line === '' || before.has(line)) continue;
    const range = ranges.at(-1);
    // Empty lines are between paragraphs.
    if (range !== undefined && at + 1 - range[1] <= 2) range[1] = at + 1;
    else ranges.push([at + 1, at + 1]);
  }
  return ranges;
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').map((line) => line.trim());
}

function missedCounts(...[then, now, own]: readonly [Counts, Counts, Counts]): number {
  return [...new Set([...then.keys(), ...now.keys()])].reduce((sum, mark) => {
    const [before = 0, after = 0, has = 0] = [then, now, own].map((counts) => counts.get(mark));
    const [change, behind] = after > before ? [after - before, after - has] : [before - after, has - after];
    return sum + Math.max(0, Math.min(change, behind));
  }, 0);
}

type Counts = Landmarks['counts'];

/** What a translation has rewritten, such as code with comments, can’t be compared with what has replaced it. */
function missedNames(
  text: { readonly then: string; readonly now: string },
  ...[then, now, own]: readonly [Landmarks, Landmarks, Landmarks]
): number {
  // What has only become code, or is none any more, was there before.
  const added = [...now.names].filter((name) => !then.names.has(name) && !text.then.includes(name));
  const removed = [...then.names].filter((name) => !now.names.has(name) && !text.now.includes(name));
  const rewritten = removed.filter((name) => !own.names.has(name)).length;
  const lacking = added.filter((name) => !own.names.has(name)).length;
  return removed.length - rewritten + Math.max(0, lacking - rewritten);
}

function landmarksOf(text: string): Landmarks {
  const counts = new Map<string, number>();
  const names = new Set<string>();
  const count = (mark: string): void => {
    countUp(counts, mark);
  };
  const body = text.replace(/^---\r?\n[^]*?\n---\s*(?:\n|$)/, '').replaceAll(/\{\/\*[^]*?\*\/\}|<!--[^]*?-->/g, '');
  let isCode = false;
  let isStart = true;
  for (const line of linesOf(body)) {
    const isFence = /^(?:```|~~~)/.test(line);
    if (isCode && !isFence && line !== '') names.add(line);
    if (isFence) {
      count('code');
      isCode = !isCode;
    } else if (!isCode && line !== '') {
      const [mark = isStart ? '¶' : undefined] = /^(?:#(?=#{0,5} )|[-*+](?= )|\d+(?=\. )|\||<)/.exec(line) ?? [];
      if (mark !== undefined && mark !== '<') count(/[-*+\d]/.test(mark) ? '-' : mark);
      for (const [tag] of line.matchAll(/<\/?[A-Z][\w.]*/g)) count(tag);
      for (const name of namesIn(line)) names.add(name);
    }
    isStart = line === '';
  }
  return { counts, names };
}

/** Returns the code and the last names in the targets of links in a line. */
function namesIn(line: string): readonly string[] {
  const codes = [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const targets = [...line.matchAll(/(?:\]\(|\b(?:href|src)=["'])([^)\s"']+)/g)].map(
    ([, target = '']) =>
      `](${
        splitAddress(target)
          .path.split('/')
          .findLast((name) => name !== '') ?? ''
      }`,
  );
  return [...codes, ...targets];
}
