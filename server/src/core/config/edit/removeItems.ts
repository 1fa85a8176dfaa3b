import { endOf, type JsonNode } from '../json/jsonTree.ts';
import type { TextEdit } from '../../text/textEdit.ts';
import { lazyForEach } from '../../util/lazy.ts';
import { isBlank, lineStart, readItems, type CommentChoice, type Item } from './itemText.ts';

/**
 * Removes items of a list or properties of an object, each with its comments; the rest keeps its layout and its
 * comments.
 */
export function removeItems(
  text: string,
  container: JsonNode,
  toRemove: ReadonlySet<JsonNode>,
  choice: CommentChoice,
): readonly TextEdit[] {
  const items = readItems(text, container, choice);
  if (items.every(({ node }) => toRemove.has(node)) && !hasOtherText(text, container, items)) {
    return [deletion(container.offset + 1, endOf(container) - 1)];
  }
  return runsOf(items, toRemove).flatMap((run) => [...commaBefore(run), removeLines(text, run) ?? removeRun(run)]);
}

/** Whether there is text between the items that belongs to none of them. */
function hasOtherText(text: string, container: JsonNode, items: readonly Item[]): boolean {
  const ends = [container.offset + 1, ...items.map(({ end }) => end)];
  const starts = [...items.map(({ start }) => start), endOf(container) - 1];
  return ends.some((end, at) => !isBlank(text.slice(end, starts[at])));
}

/** Adjacent items to remove, and their remaining neighbours on both sides. */
interface Run {
  readonly previous: Item | undefined;
  readonly first: Item;
  readonly last: Item;
  readonly next: Item | undefined;
}

function runsOf(items: readonly Item[], toRemove: ReadonlySet<JsonNode>): readonly Run[] {
  const runs: { readonly start: number; end: number }[] = [];
  const indexes = [...toRemove].flatMap((node) => indexIn(items).get(node) ?? []);
  for (const index of indexes.sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.end === index) run.end++;
    else runs.push({ start: index, end: index + 1 });
  }
  return runs.flatMap(({ start, end }) => {
    const [first, last] = [items[start], items[end - 1]];
    return first === undefined || last === undefined
      ? []
      : { previous: items[start - 1], first, last, next: items[end] };
  });
}

const indexIn = lazyForEach(
  (items: readonly Item[]): ReadonlyMap<JsonNode, number> => new Map(items.map(({ node }, index) => [node, index])),
);

/** The comma of the new last item is removed too, unless the list ended in one. */
function commaBefore({ previous, last, next }: Run): readonly TextEdit[] {
  const comma = next === undefined && last.comma === undefined ? previous?.comma : undefined;
  return comma === undefined ? [] : [deletion(comma, comma + 1)];
}

/** Returns the removal of full lines if the items have lines of their own; undefined otherwise. */
function removeLines(text: string, { first, last }: Run): TextEdit | undefined {
  const rest = /^[ \t]*(?:\r?\n|$)/.exec(text.slice(last.end))?.[0];
  return first.beginsLine && rest !== undefined
    ? deletion(lineStart(text, first.start), last.end + rest.length)
    : undefined;
}

/** Neighbours that share a line with others are removed with the whitespace on one side. */
function removeRun({ previous, first, last, next }: Run): TextEdit {
  if (next === undefined || (previous !== undefined && !first.beginsLine)) {
    return deletion(previous?.end ?? first.start, last.end);
  }
  return deletion(first.start, next.beginsLine ? last.end : next.start);
}

function deletion(start: number, end: number): TextEdit {
  return { range: { start, end }, newText: '' };
}
