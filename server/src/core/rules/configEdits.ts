import { contentAt, editsInWhole, locateIn, writtenAt, type ComposedTree } from '../config/composedTree.ts';
import { propertiesOf, rangeOf, nodeAt, type JsonPath, type JsonTree } from '../config/json/jsonTree.ts';
import type { SiteConfig } from '../config/siteConfig.ts';
import type { TextEdit } from '../text/textEdit.ts';
import type { TextRange } from '../text/textRange.ts';
import { detectLayout } from '../text/textLayout.ts';
import type { Nearest } from '../util/nearest.ts';
import { code } from '../util/words.ts';
import type { SitePath } from '../paths/sitePath.ts';
import { editOf, type FileEdit } from '../site/fileEdit.ts';
import { endOf, type CommentChoice } from './itemText.ts';
import { removeItems } from './removeItems.ts';
import type { Fix } from './rule.ts';

/** A fix that changes nothing but docs.json and its parts. */
export function configFix(config: SiteConfig, title: string, edits: readonly TextEdit[], preferred = false): Fix {
  return { title, edits: configEdits(config, edits), preferred };
}

/** A change of docs.json and its parts by edits of the text of all: one for each file, in the order of its text. */
export function configEdits({ whole }: Pick<SiteConfig, 'whole'>, edits: readonly TextEdit[]): readonly FileEdit[] {
  const byFile = new Map<SitePath, TextEdit[]>();
  for (const { range, newText } of edits) {
    const place = locateIn(whole, range);
    const others = byFile.get(place.file);
    const edit = { range: place.range, newText };
    if (others === undefined) byFile.set(place.file, [edit]);
    else others.push(edit);
  }
  return [...byFile].flatMap(([file, ofFile]) => editOf(file, ofFile));
}

/** Writes another text where a text stands, quotes included. */
export function replaceText(range: TextRange, text: string): TextEdit {
  return { range, newText: JSON.stringify(text) };
}

/** A fix for each text that may have been meant; the first is preferred where it stands out. */
export function replacementFixes(config: SiteConfig, range: TextRange, { names, isClear }: Nearest): readonly Fix[] {
  return names.map((name, index) =>
    configFix(config, `Change to ${code(name)}`, [replaceText(range, name)], index === 0 && isClear),
  );
}

/** Takes a property or an item out, with the comma and the line that go with it; the rest keeps its layout. */
export function removeAt(whole: ComposedTree, path: JsonPath): readonly TextEdit[] {
  return removeAll(whole, [path]);
}

/** Takes several properties or items out; the rest keeps its layout and its comments, and those above stay unless told. */
export function removeAll(
  whole: ComposedTree,
  paths: readonly JsonPath[],
  choice: CommentChoice = { withAbove: false },
): readonly TextEdit[] {
  const places = paths.map((path) => writtenAt(whole, path));
  return [...new Set(places.map(({ part }) => part))].flatMap((part) => {
    const inPart = places.filter((place) => place.part === part).map(({ path }) => path);
    return editsInWhole(part, removeFrom(part.tree, inPart, choice));
  });
}

/** Takes several properties or items out of one file. */
export function removeFrom(
  { root, text }: JsonTree,
  paths: readonly JsonPath[],
  choice: CommentChoice,
): readonly TextEdit[] {
  const entries = paths.flatMap((path) => {
    const value = nodeAt(root, path);
    return (value?.parent?.type === 'property' ? value.parent : value) ?? [];
  });
  const taken = new Set(entries);
  const holders = new Set(entries.flatMap(({ parent }) => parent ?? []));
  return [...holders].flatMap((holder) => removeItems(text, holder, taken, choice));
}

/** Adds a property behind the last one of an object, laid out like its neighbours. `value` is JSON text. */
export function addProperty(whole: ComposedTree, path: JsonPath, name: string, value: string): readonly TextEdit[] {
  const { part, path: ownPath } = contentAt(whole, path);
  return editsInWhole(part, addPropertyTo(part.tree, ownPath, name, value));
}

/** Adds a property to an object of one file. */
export function addPropertyTo(tree: JsonTree, path: JsonPath, name: string, value: string): readonly TextEdit[] {
  const node = nodeAt(tree.root, path);
  if (node?.type !== 'object') return [];
  const property = `${JSON.stringify(name)}: ${value}`;
  const last = propertiesOf(node).at(-1);
  if (last === undefined) return [{ range: rangeOf(node), newText: `{ ${property} }` }];
  return addBehind(tree.text, endOf(last.valueNode ?? last.keyNode), {
    added: property,
    lineBreak: lineBreakBefore(tree.text, last.keyNode.offset),
  });
}

/** What is added behind something else: on the next line, or on the same where there is no line break. */
interface Addition {
  readonly added: string;
  readonly lineBreak: string | undefined;
}

const commentAtLineEnd = /^[ \t]*(,?)[ \t]*(?:\/\/[^\r\n]*|\/\*(?:(?!\*\/)[^\r\n])*\*\/[ \t]*(?=\r?\n))/;

/** Adds items or properties behind one that ends at an offset. A comment at the end of its line belongs to that one. */
export function addBehind(text: string, end: number, { added, lineBreak }: Addition): readonly TextEdit[] {
  if (lineBreak === undefined) return [insertion(end, `, ${added}`)];
  const [rest = '', comma] = commentAtLineEnd.exec(text.slice(end)) ?? [];
  if (rest === '') return [insertion(end, `,${lineBreak}${added}`)];
  const behindComment = end + rest.trimEnd().length;
  if (comma === ',') return [insertion(behindComment, `${lineBreak}${added},`)];
  return [insertion(end, ','), insertion(behindComment, `${lineBreak}${added}`)];
}

/** Writes a text where nothing is taken away. */
export function insertion(offset: number, newText: string): TextEdit {
  return { range: { start: offset, end: offset }, newText };
}

/** The line end and indentation before an offset; undefined when something else stands on its line before it. */
export function lineBreakBefore(text: string, offset: number): string | undefined {
  const indent = /(?:\r?\n)([ \t]*)$/.exec(text.slice(0, offset))?.[1];
  return indent === undefined ? undefined : detectLayout(text).lineEnd + indent;
}
