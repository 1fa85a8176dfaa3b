import { contentAt, editsInComposed, locateIn, writtenAt, type ComposedTree } from '../composedTree.ts';
import { endOf, nodeAt, propertiesOf, rangeOf, type JsonPath, type JsonTree, type JsonNode } from '../json/jsonTree.ts';
import type { SiteConfig } from '../siteConfig.ts';
import { type TextRange, insertion, type TextEdit } from '../../text/textRange.ts';
import { detectLayout, startOfLine } from '../../text/lines.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { editOf, type FileEdit } from '../../paths/fileEdit.ts';
import { isBlank, readItems, type CommentChoice, type Item } from './itemText.ts';
import { lazyForEach } from '../../util/lazy.ts';
import { addTo } from '../../util/collections.ts';

/**
 * Returns the changes of docs.json and its included files by edits of the composed text: one for each file, in order.
 */
export function configEdits(
  { composed }: Pick<SiteConfig, 'composed'>,
  edits: readonly TextEdit[],
): readonly FileEdit[] {
  const byFile = new Map<SitePath, TextEdit[]>();
  for (const { range, newText } of edits) {
    const span = locateIn(composed, range);
    addTo(byFile, span.file, { range: span.range, newText });
  }
  return [...byFile].flatMap(([file, ofFile]) => editOf(file, ofFile));
}

/** Returns the edit that replaces a string, quotes included. */
export function replaceText(range: TextRange, text: string): TextEdit {
  return { range, newText: JSON.stringify(text) };
}

/** Removes a property or an item with its comma and its line; the rest keeps its layout. */
export function removeAt(composed: ComposedTree, path: JsonPath): readonly TextEdit[] {
  return removeAll(composed, [path]);
}

/** Removes several properties or items; the rest keeps its layout and its comments, and the comments above stay. */
export function removeAll(composed: ComposedTree, paths: readonly JsonPath[]): readonly TextEdit[] {
  const locations = paths.map((path) => writtenAt(composed, path));
  return [...new Set(locations.map(({ fragment }) => fragment))].flatMap((fragment) => {
    const inFragment = locations.filter((location) => location.fragment === fragment).map(({ path }) => path);
    return editsInComposed(fragment, removeFrom(fragment.tree, inFragment, { withAbove: false }));
  });
}

/** Removes several properties or items from one file. */
export function removeFrom(
  { root, text }: JsonTree,
  paths: readonly JsonPath[],
  choice: CommentChoice,
): readonly TextEdit[] {
  const entries = paths.flatMap((path) => {
    const value = nodeAt(root, path);
    return (value?.parent?.type === 'property' ? value.parent : value) ?? [];
  });
  const toRemove = new Set(entries);
  const containers = new Set(entries.flatMap(({ parent }) => parent ?? []));
  return [...containers].flatMap((container) => removeItems(text, container, toRemove, choice));
}

/** Adds a property after the last one of an object, laid out like its neighbours. `value` is JSON text. */
export function addProperty(composed: ComposedTree, path: JsonPath, name: string, value: string): readonly TextEdit[] {
  const { fragment, path: ownPath } = contentAt(composed, path);
  return editsInComposed(fragment, addPropertyTo(fragment.tree, ownPath, name, value));
}

/** Adds a property to an object of one file. */
export function addPropertyTo(tree: JsonTree, path: JsonPath, name: string, value: string): readonly TextEdit[] {
  const node = nodeAt(tree.root, path);
  if (node?.type !== 'object') return [];
  const property = `${JSON.stringify(name)}: ${value}`;
  const last = propertiesOf(node).at(-1);
  if (last === undefined) return [{ range: rangeOf(node), newText: `{ ${property} }` }];
  return addAfter(tree.text, endOf(last.valueNode ?? last.keyNode), {
    added: property,
    lineBreak: lineBreakBefore(tree.text, last.keyNode.offset),
  });
}

/** What is added after an item: on the next line, or on the same if there is no line break. */
interface Addition {
  readonly added: string;
  readonly lineBreak: string | undefined;
}

const commentAtLineEnd = /^[ \t]*(,?)[ \t]*(?:\/\/[^\r\n]*|\/\*(?:(?!\*\/)[^\r\n])*\*\/[ \t]*(?=\r?\n))/;

/**
 * Adds items or properties after the one that ends at an offset. A comment at the end of its line belongs to that one.
 */
export function addAfter(text: string, end: number, { added, lineBreak }: Addition): readonly TextEdit[] {
  if (lineBreak === undefined) return [insertion(end, `, ${added}`)];
  const [rest = '', comma] = commentAtLineEnd.exec(text.slice(end)) ?? [];
  if (rest === '') return [insertion(end, `,${lineBreak}${added}`)];
  const afterComment = end + rest.trimEnd().length;
  if (comma === ',') return [insertion(afterComment, `${lineBreak}${added},`)];
  return [insertion(end, ','), insertion(afterComment, `${lineBreak}${added}`)];
}

/** Returns the line end and indentation before an offset; undefined if other text precedes it on its line. */
export function lineBreakBefore(text: string, offset: number): string | undefined {
  const indent = /(?:\r?\n)([ \t]*)$/.exec(text.slice(0, offset))?.[1];
  return indent === undefined ? undefined : detectLayout(text).lineEnd + indent;
}

/**
 * Removes items of a list or properties of an object, each with its comments; the rest keeps its layout and its
 * comments.
 */
function removeItems(
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
    ? deletion(startOfLine(text, first.start), last.end + rest.length)
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
