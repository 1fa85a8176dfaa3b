import { propertiesOf, rangeOf, nodeAt, type JsonNode, type JsonPath, type JsonTree } from '../config/json/jsonTree.ts';
import type { SiteConfig } from '../config/siteConfig.ts';
import type { TextEdit } from '../text/textEdit.ts';
import type { TextRange } from '../text/textRange.ts';
import { detectLayout } from '../text/textLayout.ts';
import type { Nearest } from '../util/nearest.ts';
import { code } from '../util/words.ts';
import type { FileEdit } from '../site/fileEdit.ts';
import type { Fix } from './rule.ts';

/** A fix that changes nothing but docs.json. */
export function configFix(config: SiteConfig, title: string, edits: readonly TextEdit[], preferred = false): Fix {
  return { title, edits: [configEdit(config, edits)], preferred };
}

/** A change of docs.json. */
export function configEdit(config: SiteConfig, edits: readonly TextEdit[]): FileEdit {
  return { kind: 'edit', file: config.file, edits };
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
export function removeAt(tree: JsonTree, path: JsonPath): readonly TextEdit[] {
  return removeAll(tree, [path]);
}

/** Takes several properties or items out; the rest keeps its layout and its comments. */
export function removeAll({ root, text }: JsonTree, paths: readonly JsonPath[]): readonly TextEdit[] {
  const entries = paths.flatMap((path) => {
    const value = nodeAt(root, path);
    return (value?.parent?.type === 'property' ? value.parent : value) ?? [];
  });
  const taken = new Set(entries);
  const holders = new Set(entries.flatMap(({ parent }) => parent ?? []));
  return [...holders].flatMap((holder) => removeFrom(text, holder, taken));
}

function removeFrom(text: string, holder: JsonNode, taken: ReadonlySet<JsonNode>): readonly TextEdit[] {
  const { children = [], offset, length } = holder;
  if (children.every((child) => taken.has(child))) return [deletion(offset + 1, offset + length - 1)];
  return children.flatMap((first, at) => {
    const previous = children[at - 1];
    if (!taken.has(first) || (previous !== undefined && taken.has(previous))) return [];
    const next = children.slice(at).find((other) => !taken.has(other));
    const last = (next === undefined ? children.at(-1) : children[children.indexOf(next) - 1]) ?? first;
    return removeLines(text, { previous, first, last, next }) ?? removeRun({ previous, first, last, next });
  });
}

/** Neighbours that go together, and those that stay on both sides. */
interface Run {
  readonly previous: JsonNode | undefined;
  readonly first: JsonNode;
  readonly last: JsonNode;
  readonly next: JsonNode | undefined;
}

/** Neighbours that share a line with others go with the commas on one of their sides. */
function removeRun({ previous, first, last, next }: Run): readonly TextEdit[] {
  if (previous !== undefined) return [deletion(endOf(previous), endOf(last))];
  return next === undefined ? [] : [deletion(first.offset, next.offset)];
}

/** Neighbours with lines of their own take these along, with the comment behind them; undefined for others. */
function removeLines(text: string, { previous, first, last, next }: Run): readonly TextEdit[] | undefined {
  const [rest, comma] = restOfLine.exec(text.slice(endOf(last))) ?? [];
  if (rest === undefined || lineBreakBefore(text, first.offset) === undefined) return undefined;
  const lines = deletion(text.lastIndexOf('\n', first.offset) + 1, endOf(last) + rest.length);
  if (previous === undefined || next !== undefined || comma === ',') return [lines];
  const [between] = upToComma.exec(text.slice(endOf(previous), first.offset)) ?? [];
  const commaEnd = endOf(previous) + (between ?? '').length;
  return between === undefined ? [lines] : [deletion(commaEnd - 1, commaEnd), lines];
}

/** The rest of a line on which nothing follows but a comma and a comment. */
const restOfLine = /^[ \t]*(,?)[ \t]*(?:\/\/[^\r\n]*|\/\*(?:(?!\*\/)[^\r\n])*\*\/[ \t]*)?(?:\r?\n|$)/;

/** Blanks and comments before a comma, and the comma. */
const upToComma = /^(?:\s|\/\/[^\r\n]*|\/\*(?:(?!\*\/)[^])*\*\/)*,/;

function endOf({ offset, length }: JsonNode): number {
  return offset + length;
}

function deletion(start: number, end: number): TextEdit {
  return { range: { start, end }, newText: '' };
}

/** Adds a property behind the last one of an object, laid out like its neighbours. `value` is JSON text. */
export function addProperty(tree: JsonTree, path: JsonPath, name: string, value: string): readonly TextEdit[] {
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

/** What is added behind something else: on the next line, or where there is no line break behind a gap. */
interface Addition {
  readonly added: string;
  readonly lineBreak: string | undefined;
  readonly gap?: string;
}

const commentAtLineEnd = /^[ \t]*(,?)[ \t]*(?:\/\/[^\r\n]*|\/\*(?:(?!\*\/)[^\r\n])*\*\/[ \t]*(?=\r?\n))/;

/** Adds items or properties behind one that ends at an offset. A comment at the end of its line belongs to that one. */
export function addBehind(text: string, end: number, { added, lineBreak, gap = ' ' }: Addition): readonly TextEdit[] {
  if (lineBreak === undefined) return [insertion(end, `,${gap}${added}`)];
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
