import { contentAt, editsInComposed, locateIn, writtenAt, type ComposedTree } from '../composedTree.ts';
import { endOf, type JsonPath, type JsonTree, nodeAt, propertiesOf, rangeOf } from '../json/jsonTree.ts';
import type { SiteConfig } from '../siteConfig.ts';
import { insertion, type TextEdit } from '../../text/textEdit.ts';
import type { TextRange } from '../../text/textRange.ts';
import { detectLayout } from '../../text/lines.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { editOf, type FileEdit } from '../../paths/fileEdit.ts';
import type { CommentChoice } from './itemText.ts';
import { removeItems } from './removeItems.ts';

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
    const others = byFile.get(span.file);
    const edit = { range: span.range, newText };
    if (others === undefined) byFile.set(span.file, [edit]);
    else others.push(edit);
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

/**
 * Removes several properties or items; the rest keeps its layout and its comments, and by default the comments above
 * stay.
 */
export function removeAll(
  composed: ComposedTree,
  paths: readonly JsonPath[],
  choice: CommentChoice = { withAbove: false },
): readonly TextEdit[] {
  const locations = paths.map((path) => writtenAt(composed, path));
  return [...new Set(locations.map(({ fragment }) => fragment))].flatMap((fragment) => {
    const inFragment = locations.filter((location) => location.fragment === fragment).map(({ path }) => path);
    return editsInComposed(fragment, removeFrom(fragment.tree, inFragment, choice));
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
