import type { TextEdit } from '../../text/textEdit.ts';

/** How many lines further on an equal line is searched for. */
const farthest = 200;

/** Returns the edits of lines that change one text into another; lines that both have are kept. */
export function lineEdits(before: string, after: string): readonly TextEdit[] {
  const old = linesOf(before);
  const now = linesOf(after);
  const edits: TextEdit[] = [];
  let offset = 0;
  let a = 0;
  let b = 0;
  while (a < old.length || b < now.length) {
    if (a < old.length && old[a] === now[b]) {
      offset += old[a]?.length ?? 0;
      a++;
      b++;
      continue;
    }
    const { removed, added } = nextEqual(old, now, a, b);
    const length = old.slice(a, a + removed).join('').length;
    edits.push({
      range: { start: offset, end: offset + length },
      newText: now.slice(b, b + added).join(''),
    });
    offset += length;
    a += removed;
    b += added;
  }
  return edits;
}

/** How many lines are removed and added until the next equal one. */
interface Difference {
  readonly removed: number;
  readonly added: number;
}

/**
 * Returns the fewest lines that are removed and added before the next equal one. Blank lines are everywhere, so two of
 * them count as equal only after the same number of removed and added lines.
 */
function nextEqual(old: readonly string[], now: readonly string[], a: number, b: number): Difference {
  for (let sum = 1; sum <= farthest; sum++) {
    for (let removed = 0; removed <= sum; removed++) {
      const added = sum - removed;
      const isEnd = a + removed === old.length && b + added === now.length;
      if (isEnd || (isSame(removed, added) && old[a + removed]?.trim() !== '')) return { removed, added };
    }
    if (isSame(sum / 2, sum / 2)) return { removed: sum / 2, added: sum / 2 };
  }
  return { removed: old.length - a, added: now.length - b };

  function isSame(removed: number, added: number): boolean {
    return old[a + removed] !== undefined && old[a + removed] === now[b + added];
  }
}

/** Returns the lines of a text, each with its line end. */
function linesOf(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
