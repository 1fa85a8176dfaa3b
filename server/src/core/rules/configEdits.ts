import { propertiesOf, rangeOf, nodeAt, type JsonPath, type JsonTree } from '../config/json/jsonTree.ts';
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

function configEdit(config: SiteConfig, edits: readonly TextEdit[]): FileEdit {
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
  const value = nodeAt(tree.root, path);
  const entry = value?.parent?.type === 'property' ? value.parent : value;
  const siblings = entry?.parent?.children ?? [];
  const index = entry === undefined ? -1 : siblings.indexOf(entry);
  if (entry?.parent === undefined || index < 0) return [];
  const [previous, next] = [siblings[index - 1], siblings[index + 1]];
  const end = entry.offset + entry.length;
  if (previous !== undefined) return [deletion(previous.offset + previous.length, end)];
  if (next !== undefined) return [deletion(entry.offset, next.offset)];
  return [deletion(entry.parent.offset + 1, entry.parent.offset + entry.parent.length - 1)];
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
  const end = lastNode.offset + lastNode.length;
  const separator = lineBreakBefore(tree.text, last.keyNode.offset) ?? ' ';
  return [{ range: { start: end, end }, newText: `,${separator}${property}` }];
}

/** The line end and indentation before an offset; undefined when something else stands on its line before it. */
function lineBreakBefore(text: string, offset: number): string | undefined {
  const indent = /(?:\r?\n)([ \t]*)$/.exec(text.slice(0, offset))?.[1];
  return indent === undefined ? undefined : detectLayout(text).lineEnd + indent;
}
