import { relativeFrom } from '../paths/route.ts';
import { folderOf, pathIn, siteRoot, toSitePath, type SitePath } from '../paths/sitePath.ts';
import type { TextRange, TextEdit } from '../text/textRange.ts';
import { partitionPoint } from '../util/collections.ts';
import { memberOf, nodeAt, stringOf, type JsonNode, type JsonPath, type JsonTree } from './json/jsonTree.ts';

/** A file of a composed configuration, and where it begins in the composed text. */
export interface ConfigFragment {
  readonly file: SitePath;
  /** The offset of its first character in the composed text. */
  readonly start: number;
  /** The path of its first reference in the composed tree. */
  readonly path: JsonPath;
  /** As it is by itself: offsets count from its own beginning. */
  readonly tree: JsonTree;
}

/** Why the target of a reference can't be included. */
export type ReferenceProblem =
  | 'absolute'
  | 'missing'
  | 'noFile'
  | 'outside'
  | 'unreadable'
  | 'circle'
  | 'empty'
  | 'excess';

/** The string that names the file of an object or a list (`$ref`). */
export interface FragmentReference {
  readonly value: string;
  /** In the composed text, quotes included. */
  readonly range: TextRange;
  /** Undefined if it names no file of the site, or the file is unknown. */
  readonly file: SitePath | undefined;
  readonly problem: ReferenceProblem | undefined;
}

/**
 * A configuration composed with the files that it refers to: `text` is docs.json followed by the others, and all
 * offsets of the tree and its problems are offsets of `text`.
 */
export interface ComposedTree extends JsonTree {
  /** docs.json first; each file once, however often it is referred to. */
  readonly fragments: readonly [ConfigFragment, ...ConfigFragment[]];
  /** In the tree, each is replaced by its target, unless the target is missing. */
  readonly references: readonly FragmentReference[];
}

/** Returns a configuration that consists of its own file alone. */
export function composeAlone(file: SitePath, tree: JsonTree): ComposedTree {
  return { ...tree, fragments: [{ file, start: 0, path: [], tree }], references: [] };
}

/** Returns the file at an offset of the composed text. */
export function fragmentAt({ fragments }: Pick<ComposedTree, 'fragments'>, offset: number): ConfigFragment {
  // Fragments are sorted by start. A site may have thousands, and every finding calls this.
  return fragments[partitionPoint(fragments, ({ start }) => start > offset) - 1] ?? fragments[0];
}

/** Returns the items of the composed text that are in one file; each once, however often the file is referred to. */
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

export function locateIn(
  composed: Pick<ComposedTree, 'fragments'>,
  { start, end }: TextRange,
): { readonly file: SitePath; readonly range: TextRange } {
  const fragment = fragmentAt(composed, start);
  return { file: fragment.file, range: { start: start - fragment.start, end: end - fragment.start } };
}

/** Converts a range of a fragment to one of the composed text. */
export function rangeInComposed({ start }: Pick<ConfigFragment, 'start'>, range: TextRange): TextRange {
  return { start: range.start + start, end: range.end + start };
}

/** Converts edits of a fragment to edits of the composed text. */
export function editsInComposed(
  fragment: Pick<ConfigFragment, 'start'>,
  edits: readonly TextEdit[],
): readonly TextEdit[] {
  return fragment.start === 0
    ? edits
    : edits.map((edit) => ({ ...edit, range: rangeInComposed(fragment, edit.range) }));
}

/** A value as written: its file, and its path from the root of that file. */
export interface SourceLocation {
  readonly fragment: ConfigFragment;
  readonly path: JsonPath;
}

/** Returns where the value at a path of the composed tree is written; the reference if the value is one. */
export function writtenAt(composed: Pick<ComposedTree, 'fragments'>, path: JsonPath): SourceLocation {
  const { fragment, path: written } = walk(composed, path);
  return { fragment, path: written };
}

/**
 * Returns where the value at a path of the composed tree is written, with references followed: new content goes there.
 */
export function contentAt(composed: Pick<ComposedTree, 'fragments'>, path: JsonPath): SourceLocation {
  const location = walk(composed, path);
  const { fragment, path: written } = waysFrom(composed, location).at(-1) ?? location;
  return { fragment, path: written };
}

/** A location with its node, so that the path is walked only once. */
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

/** Returns a location and the ones that it refers to, in order. */
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

/** The string of a `$ref`. */
export interface WrittenReference {
  readonly node: JsonNode;
  readonly value: string;
}

/** Returns the reference by which an object is included. */
export function referenceIn(node: JsonNode | undefined): WrittenReference | undefined {
  const reference = memberOf(node, '$ref');
  const value = stringOf(reference);
  return reference === undefined || value === undefined ? undefined : { node: reference, value };
}

/** Returns the files that a file includes, whether they exist or not. */
export function includedConfigFiles(file: SitePath, { root, text }: JsonTree): readonly SitePath[] {
  if (!text.includes('$ref')) return [];
  const found: SitePath[] = [];
  const visit = (node: JsonNode): void => {
    const reference = referenceIn(node);
    const target = reference && referredFile(reference.value, file);
    if (target !== undefined && target !== 'outside') found.push(target);
    for (const child of node.children ?? []) visit(child);
  };
  if (root !== undefined) visit(root);
  return found;
}

/** Whether a reference begins at the root of the file system, where the platform doesn't look. */
export function isAbsoluteReference(value: string, from: SitePath): boolean {
  return /^[\\/]/.test(value) && folderOf(from) === siteRoot;
}

/** Returns the file that a reference names: `outside` of the site, or undefined if it is no plain path of a file. */
export function referredFile(value: string, from: SitePath): SitePath | 'outside' | undefined {
  const path = value.replaceAll('\\', '/');
  if (path.trim() === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)|[#?]/i.test(path)) return undefined;
  const file = toSitePath(pathIn(folderOf(from), path));
  return file === undefined || file === siteRoot ? 'outside' : file;
}

/** Returns the reference to a file from another one, with `./` if the current reference has it. */
export function referenceTo(file: SitePath, from: SitePath, written: string): string {
  const path = relativeFrom(folderOf(from), file);
  return written === '' || written.startsWith('.') ? path : path.replace(/^\.\//, '');
}
