import type { CompletionItem } from '../../server/src/core/features/answers.ts';

// What VS Code does with a list of completions: it drops the items that don't match what is typed, and sorts the others
// by how well they do, then by their `sortText`.

/** Returns the items that VS Code shows, in its order; `text` is the document up to the cursor. */
export function shownItems<Item extends Pick<CompletionItem, 'label' | 'sortText' | 'filterText' | 'edit'>>(
  items: readonly Item[],
  text: string,
): readonly Item[] {
  const sorted = items.toSorted((a, b) => (a.sortText + a.label < b.sortText + b.label ? -1 : 1));
  const scored = sorted.flatMap((item) => {
    const typed = text.slice(item.edit.range.start).trimStart();
    const score = typed === '' ? 0 : fuzzyScore(typed, item.filterText);
    return score === undefined ? [] : [{ item, score }];
  });
  return scored.sort((a, b) => b.score - a.score).map(({ item }) => item);
}

/** The first letters of longer texts are all that VS Code compares. */
const longest = 128;

/** The best match of the typed letters so far that ends at a letter of the text or before it. */
interface Match {
  readonly score: number;
  /** How many matched letters in a row end here; 0 if this letter isn't matched. */
  readonly run: number;
  /** The last matched letter. */
  readonly last: number;
}

const nothing: Match = { score: 0, run: 0, last: -1 };

/**
 * Returns how well a text matches what is typed; undefined if it doesn't have its letters in this order. These are the
 * bonuses and penalties of `fuzzyScore` in VS Code.
 */
export function fuzzyScore(typedText: string, wholeText: string): number | undefined {
  const [typed, text] = [typedText.slice(0, longest), wholeText.slice(0, longest)];
  const first = positions(typed.toLowerCase(), text.toLowerCase());
  if (first === undefined) return undefined;
  const reversed = positions(reverse(typed.toLowerCase()), reverse(text.toLowerCase())) ?? [];
  const last = reversed.map((position) => text.length - 1 - position).reverse();
  if (!beginsWord({ typed, text }, first[0] ?? 0, last[0] ?? 0)) return undefined;
  let row: readonly (Match | undefined)[] = [];
  for (let at = 0; at < typed.length; at++) {
    const to = at + 1 < typed.length ? (last[at + 1] ?? 0) : text.length;
    const score = (position: number, isNew: boolean): number =>
      position <= (last[at] ?? 0) ? scoreAt({ typed, text, at, position }, isNew) : Number.MIN_SAFE_INTEGER;
    row = nextRow(at === 0 ? undefined : row, { from: first[at] ?? 0, to }, score);
  }
  const match = row[text.length - 1] ?? nothing;
  const isAll = typed.length === text.length;
  return match.score + (isAll ? 2 : 0) - (match.last + 1 - typed.length);
}

/** Returns the matches that end at each letter of a text after one more letter was typed. */
function nextRow(
  above: readonly (Match | undefined)[] | undefined,
  { from, to }: { readonly from: number; readonly to: number },
  score: (position: number, isNew: boolean) => number,
): readonly (Match | undefined)[] {
  const row: (Match | undefined)[] = [];
  const skipped = (match: Match | undefined): number =>
    match === undefined ? 0 : match.score - (match.run > 0 ? 5 : 0);
  for (let position = from; position < to; position++) {
    const before = above?.[position - 1] ?? nothing;
    const diagonal = score(position, before.run === 0) + before.score;
    const [left, two] = [row[position - 1], row[position - 2]];
    const canSkipTwo = position > from + 1 && (left?.run ?? 0) > 0;
    if (canSkipTwo && skipped(two) >= skipped(left) && skipped(two) >= diagonal)
      row[position] = { score: skipped(two), run: 0, last: two?.last ?? -1 };
    else if (left !== undefined && skipped(left) >= diagonal)
      row[position] = { score: skipped(left), run: 0, last: left.last };
    else row[position] = { score: diagonal, run: before.run + 1, last: position };
  }
  return row;
}

/** Whether the first typed letter begins some word of a text between two positions; VS Code drops items otherwise. */
function beginsWord({ typed, text }: Pick<Letter, 'typed' | 'text'>, from: number, to: number): boolean {
  for (let position = from; position <= to; position++) {
    const letter = { typed, text, at: 0, position };
    if (isSame(letter) && isWordStart(letter)) return true;
  }
  return false;
}

interface Letter {
  readonly typed: string;
  readonly text: string;
  readonly at: number;
  readonly position: number;
}

function scoreAt({ typed, text, at, position }: Letter, isNew: boolean): number {
  const letter = { typed, text, at, position };
  if (!isSame(letter)) return Number.MIN_SAFE_INTEGER;
  const isGap = isUpper(text, position) || isSeparator(text, position - 1);
  const isExact = typed.charAt(at) === text.charAt(position);
  let score = isWordStart(letter) ? 5 : 1;
  if ((position === at || isHump(text, position)) && isExact) score = 7;
  if (at === 0) score -= position === 0 ? 0 : isGap ? 3 : 5;
  else if (isNew) score += isGap ? 2 : 0;
  else score += isGap ? 0 : 1;
  return position + 1 === text.length ? score - (isGap ? 3 : 5) : score;
}

function isSame({ typed, text, at, position }: Letter): boolean {
  return typed.charAt(at).toLowerCase() === text.charAt(position).toLowerCase();
}

/** Whether a letter is matched well: where the typed text has it, or at the start of a word. */
function isWordStart({ text, at, position }: Letter): boolean {
  return position === at || isHump(text, position) || isSeparator(text, position) || isSeparator(text, position - 1);
}

function isHump(text: string, position: number): boolean {
  return isUpper(text, position) && !isUpper(text, position - 1);
}

function isUpper(text: string, position: number): boolean {
  return position >= 0 && text.charAt(position) !== text.charAt(position).toLowerCase();
}

function isSeparator(text: string, position: number): boolean {
  return position >= 0 && /[-_./\\'":$<>()[\]{}\s]/.test(text.charAt(position));
}

/** Returns the first possible position of each letter; undefined if the text lacks one. */
function positions(letters: string, text: string): readonly number[] | undefined {
  const found: number[] = [];
  let at = -1;
  for (const letter of letters) {
    at = text.indexOf(letter, at + 1);
    if (at < 0) return undefined;
    found.push(at);
  }
  return found;
}

function reverse(text: string): string {
  return text.split('').reverse().join('');
}
