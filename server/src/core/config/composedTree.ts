import { relativeFrom } from '../paths/route.ts';
import { folderOf, siteRoot, toSitePath, type SitePath } from '../paths/sitePath.ts';
import type { TextEdit } from '../text/textEdit.ts';
import type { TextRange } from '../text/textRange.ts';
import { memberOf, nodeAt, stringOf, type JsonNode, type JsonPath, type JsonTree } from './json/jsonTree.ts';

/** A file whose text is a part of a configuration, and where it begins in the text of all. */
export interface ConfigFragment {
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
export interface FragmentReference {
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
  readonly fragments: readonly [ConfigFragment, ...ConfigFragment[]];
  /** What it refers to stands in its place in the tree; where that wasn't found, the reference still does. */
  readonly references: readonly FragmentReference[];
}

/** A configuration that consists of its own file alone. */
export function composeAlone(file: SitePath, tree: JsonTree): ComposedTree {
  return { ...tree, fragments: [{ file, start: 0, path: [], tree }], references: [] };
}

/** The file that an offset of the text of all stands in. */
export function fragmentAt({ fragments }: Pick<ComposedTree, 'fragments'>, offset: number): ConfigFragment {
  let fragment = fragments[0];
  // Parts stand in the order of their beginnings; there may be thousands, and every finding asks.
  for (let from = 0, to = fragments.length; from < to;) {
    const middle = (from + to) >>> 1;
    const found = fragments[middle];
    if (found !== undefined && found.start <= offset) {
      fragment = found;
      from = middle + 1;
    } else to = middle;
  }
  return fragment;
}

/** Of what stands somewhere in the text of all, what does in one file; each once, however often that is referred to. */
export function itemsInFragment<T extends { readonly range: TextRange }>(
  { start, tree }: ConfigFragment,
  all: readonly T[],
): readonly T[] {
  const seen = new Set<number>();
  return all.filter(({ range }) => {
    const isInFragment = start <= range.start && range.end <= start + tree.text.length;
    return isInFragment && !seen.has(range.start) && seen.add(range.start);
  });
}

/** The file that a range of the text of all stands in, and the range there. */
export function locateIn(
  composed: Pick<ComposedTree, 'fragments'>,
  { start, end }: TextRange,
): { readonly file: SitePath; readonly range: TextRange } {
  const fragment = fragmentAt(composed, start);
  return { file: fragment.file, range: { start: start - fragment.start, end: end - fragment.start } };
}

/** A range of a part as one of the text of all. */
export function rangeInComposed({ start }: Pick<ConfigFragment, 'start'>, range: TextRange): TextRange {
  return { start: range.start + start, end: range.end + start };
}

/** Edits of a part as edits of the text of all. */
export function editsInComposed(
  fragment: Pick<ConfigFragment, 'start'>,
  edits: readonly TextEdit[],
): readonly TextEdit[] {
  return fragment.start === 0
    ? edits
    : edits.map((edit) => ({ ...edit, range: rangeInComposed(fragment, edit.range) }));
}

/** A value as it is written: in which file, and on which way from the root of that. */
export interface SourceLocation {
  readonly fragment: ConfigFragment;
  readonly path: JsonPath;
}

/** Where the value at a path of the whole is written; where it only refers to a file, the reference. */
export function writtenAt(composed: Pick<ComposedTree, 'fragments'>, path: JsonPath): SourceLocation {
  const { fragment, path: written } = walk(composed, path);
  return { fragment, path: written };
}

/** Where what stands at a path of the whole is written, references followed: there something can be added to it. */
export function contentAt(composed: Pick<ComposedTree, 'fragments'>, path: JsonPath): SourceLocation {
  const location = walk(composed, path);
  const { fragment, path: written } = waysFrom(composed, location).at(-1) ?? location;
  return { fragment, path: written };
}

/** A place with what stands there, so that the way to it is gone once. */
interface NodeLocation extends SourceLocation {
  readonly node: JsonNode | undefined;
}

function walk(composed: Pick<ComposedTree, 'fragments'>, path: JsonPath): NodeLocation {
  let location = rootOf(composed.fragments[0]);
  for (const step of path) {
    const ways = waysFrom(composed, location);
    const container = ways.find((way) => nodeAt(way.node, [step]) !== undefined) ?? ways.at(-1) ?? location;
    location = { fragment: container.fragment, path: [...container.path, step], node: nodeAt(container.node, [step]) };
  }
  return location;
}

function rootOf(fragment: ConfigFragment): NodeLocation {
  return { fragment, path: [], node: fragment.tree.root };
}

/** A place and those that it refers to, one after the other. */
function waysFrom({ fragments }: Pick<ComposedTree, 'fragments'>, location: NodeLocation): readonly NodeLocation[] {
  const ways = [location];
  for (let last = location; ways.length <= fragments.length;) {
    const { fragment } = last;
    const value = referenceIn(last.node)?.value;
    const file = value === undefined ? undefined : referredFile(value, fragment.file);
    const next = fragments.find((one) => one.file === file && one !== fragment && one.tree.root !== undefined);
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
