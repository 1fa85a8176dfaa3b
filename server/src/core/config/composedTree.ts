import { relativeFrom } from '../paths/route.ts';
import { folderOf, siteRoot, toSitePath, type SitePath } from '../paths/sitePath.ts';
import type { TextEdit } from '../text/textEdit.ts';
import type { TextRange } from '../text/textRange.ts';
import { memberOf, nodeAt, stringOf, type JsonNode, type JsonPath, type JsonTree } from './json/jsonTree.ts';

/** A file whose text is a part of a configuration, and where it begins in the text of all. */
export interface ConfigPart {
  readonly file: SitePath;
  /** The offset of its first sign in the text of all. */
  readonly start: number;
  /** The way to where it stands in the whole; of several places that refer to it, to the first. */
  readonly path: JsonPath;
  /** As it is by itself: offsets count from its own beginning. */
  readonly tree: JsonTree;
}

/** Why what a reference names can't be taken in. */
export type ReferenceProblem = 'missing' | 'outside' | 'circle' | 'empty';

/** A text that names the file in which an object or a list stands (`$ref`). */
export interface ConfigReference {
  readonly value: string;
  /** In the text of all, quotes included. */
  readonly range: TextRange;
  /** Undefined where it names no file of the site, or it can't be told which. */
  readonly file: SitePath | undefined;
  readonly problem: ReferenceProblem | undefined;
}

/**
 * A configuration with the files that it refers to, as if they were one: `text` holds docs.json first and the others
 * behind it, and all offsets of the tree and its problems count in it.
 */
export interface ComposedTree extends JsonTree {
  /** docs.json first; each file once, however often it is referred to. */
  readonly parts: readonly [ConfigPart, ...ConfigPart[]];
  /** What it refers to stands in its place in the tree; where that wasn't found, the reference still does. */
  readonly references: readonly ConfigReference[];
}

/** A configuration that consists of its own file alone. */
export function composeAlone(file: SitePath, tree: JsonTree): ComposedTree {
  return { ...tree, parts: [{ file, start: 0, path: [], tree }], references: [] };
}

/** The file that an offset of the text of all stands in. */
export function partAt({ parts }: Pick<ComposedTree, 'parts'>, offset: number): ConfigPart {
  let part = parts[0];
  // Parts stand in the order of their beginnings; there may be thousands, and every finding asks.
  for (let from = 0, to = parts.length; from < to;) {
    const middle = (from + to) >>> 1;
    const found = parts[middle];
    if (found !== undefined && found.start <= offset) {
      part = found;
      from = middle + 1;
    } else to = middle;
  }
  return part;
}

/** Of what stands somewhere in the text of all, what does in one file; each once, however often that is referred to. */
export function standingIn<T extends { readonly range: TextRange }>(
  { start, tree }: ConfigPart,
  all: readonly T[],
): readonly T[] {
  const seen = new Set<number>();
  return all.filter(({ range }) => {
    const isInPart = start <= range.start && range.end <= start + tree.text.length;
    return isInPart && !seen.has(range.start) && seen.add(range.start);
  });
}

/** The file that a range of the text of all stands in, and the range there. */
export function locateIn(
  whole: Pick<ComposedTree, 'parts'>,
  { start, end }: TextRange,
): { readonly file: SitePath; readonly range: TextRange } {
  const part = partAt(whole, start);
  return { file: part.file, range: { start: start - part.start, end: end - part.start } };
}

/** A range of a part as one of the text of all. */
export function rangeInWhole({ start }: Pick<ConfigPart, 'start'>, range: TextRange): TextRange {
  return { start: range.start + start, end: range.end + start };
}

/** Edits of a part as edits of the text of all. */
export function editsInWhole(part: Pick<ConfigPart, 'start'>, edits: readonly TextEdit[]): readonly TextEdit[] {
  return part.start === 0 ? edits : edits.map((edit) => ({ ...edit, range: rangeInWhole(part, edit.range) }));
}

/** A value as it is written: in which file, and on which way from the root of that. */
export interface WrittenPlace {
  readonly part: ConfigPart;
  readonly path: JsonPath;
}

/** Where the value at a path of the whole is written; where it only refers to a file, the reference. */
export function writtenAt(whole: Pick<ComposedTree, 'parts'>, path: JsonPath): WrittenPlace {
  const { part, path: written } = walk(whole, path);
  return { part, path: written };
}

/** Where what stands at a path of the whole is written, references followed: there something can be added to it. */
export function contentAt(whole: Pick<ComposedTree, 'parts'>, path: JsonPath): WrittenPlace {
  const place = walk(whole, path);
  const { part, path: written } = waysFrom(whole, place).at(-1) ?? place;
  return { part, path: written };
}

/** A place with what stands there, so that the way to it is gone once. */
interface FoundPlace extends WrittenPlace {
  readonly node: JsonNode | undefined;
}

function walk(whole: Pick<ComposedTree, 'parts'>, path: JsonPath): FoundPlace {
  let place = rootOf(whole.parts[0]);
  for (const step of path) {
    const ways = waysFrom(whole, place);
    const holder = ways.find((way) => nodeAt(way.node, [step]) !== undefined) ?? ways.at(-1) ?? place;
    place = { part: holder.part, path: [...holder.path, step], node: nodeAt(holder.node, [step]) };
  }
  return place;
}

function rootOf(part: ConfigPart): FoundPlace {
  return { part, path: [], node: part.tree.root };
}

/** A place and those that it refers to, one after the other. */
function waysFrom({ parts }: Pick<ComposedTree, 'parts'>, place: FoundPlace): readonly FoundPlace[] {
  const ways = [place];
  for (let last = place; ways.length <= parts.length;) {
    const { part } = last;
    const value = referenceIn(last.node)?.value;
    const file = value === undefined ? undefined : referredFile(value, part.file);
    const next = parts.find((one) => one.file === file && one !== part && one.tree.root !== undefined);
    if (next === undefined) break;
    last = rootOf(next);
    ways.push(last);
  }
  return ways;
}

/** The text of a `$ref`. */
export interface WrittenReference {
  readonly node: JsonNode;
  readonly value: string;
}

/** The reference by which an object stands elsewhere. */
export function referenceIn(node: JsonNode | undefined): WrittenReference | undefined {
  const reference = memberOf(node, '$ref');
  const value = stringOf(reference);
  return reference === undefined || value === undefined ? undefined : { node: reference, value };
}

/** The file that a reference names: `outside` of the site, or undefined for what is no plain path of a file. */
export function referredFile(value: string, from: SitePath): SitePath | 'outside' | undefined {
  if (value.trim() === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)|[#?\\]/i.test(value)) return undefined;
  const folder = folderOf(from);
  const file = toSitePath(value.startsWith('/') || folder === siteRoot ? value : `${folder}/${value}`);
  return file === undefined || file === siteRoot ? 'outside' : file;
}

/** A file as a reference in another one names it, with `./` or without as the one that stands there. */
export function referenceTo(file: SitePath, from: SitePath, written: string): string {
  if (written.startsWith('/')) return `/${file}`;
  const path = relativeFrom(folderOf(from), file);
  return written === '' || written.startsWith('.') ? path : path.replace(/^\.\//, '');
}
