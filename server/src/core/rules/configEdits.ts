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

/** Takes several properties or items out; the rest keeps its layout. */
export function removeAll(tree: JsonTree, paths: readonly JsonPath[]): readonly TextEdit[] {
  const entries = paths.flatMap((path) => {
    const value = nodeAt(tree.root, path);
    return (value?.parent?.type === 'property' ? value.parent : value) ?? [];
  });
  const taken = new Set(entries);
  const holders = new Set(entries.flatMap(({ parent }) => parent ?? []));
  return [...holders].flatMap((holder) => removeFrom(holder, taken));
}

/** Each run of neighbours goes together with the commas on one of its sides. */
function removeFrom(holder: JsonNode, taken: ReadonlySet<JsonNode>): readonly TextEdit[] {
  const { children = [], offset, length } = holder;
  if (children.every((child) => taken.has(child))) return [deletion(offset + 1, offset + length - 1)];
  return children.flatMap((child, at) => {
    const previous = children[at - 1];
    if (!taken.has(child) || (previous !== undefined && taken.has(previous))) return [];
    const next = children.slice(at).find((other) => !taken.has(other));
    if (previous === undefined) return next === undefined ? [] : [deletion(child.offset, next.offset)];
    const last = next === undefined ? children.at(-1) : children[children.indexOf(next) - 1];
    return [deletion(endOf(previous), endOf(last ?? child))];
  });
}

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
  const lastNode = last.valueNode ?? last.keyNode;
  const end = endOf(lastNode);
  const separator = lineBreakBefore(tree.text, last.keyNode.offset) ?? ' ';
  return [{ range: { start: end, end }, newText: `,${separator}${property}` }];
}

/** The line end and indentation before an offset; undefined when something else stands on its line before it. */
export function lineBreakBefore(text: string, offset: number): string | undefined {
  const indent = /(?:\r?\n)([ \t]*)$/.exec(text.slice(0, offset))?.[1];
  return indent === undefined ? undefined : detectLayout(text).lineEnd + indent;
}
