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

/** Returns how many lines differ until the next equal one: the fewest. */
function nextEqual(
  old: readonly string[],
  now: readonly string[],
  a: number,
  b: number,
): { readonly removed: number; readonly added: number } {
  for (let sum = 1; sum <= farthest; sum++) {
    for (let removed = 0; removed <= sum; removed++) {
      const added = sum - removed;
      if (a + removed > old.length || b + added > now.length) continue;
      const isEnd = a + removed === old.length && b + added === now.length;
      if (isEnd || (old[a + removed] !== undefined && old[a + removed] === now[b + added])) return { removed, added };
    }
  }
  return { removed: old.length - a, added: now.length - b };
}

/** Returns the lines of a text, each with its line end. */
function linesOf(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
