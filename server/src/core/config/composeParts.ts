import type { SitePath } from '../paths/sitePath.ts';
import {
  composeAlone,
  editsInWhole,
  rangeInWhole,
  referenceIn,
  referredFile,
  type ComposedTree,
  type ConfigPart,
  type ConfigReference,
  type ReferenceProblem,
  type WrittenReference,
} from './composedTree.ts';
import { pathOf, rangeOf, type JsonNode, type JsonPath, type JsonTree } from './json/jsonTree.ts';
import type { SyntaxProblem } from './json/syntaxProblem.ts';

/** Gives a file's tree; undefined where it isn't there. */
export type PartOf = (file: SitePath) => JsonTree | undefined;

/** Files that take in each other over and over could make a tree of any size; no site comes near this many nodes. */
const mostNodes = 400_000;

/** Puts the files that a configuration refers to where it does; nothing is copied where it refers to none. */
export function composeParts(file: SitePath, tree: JsonTree, partOf: PartOf): ComposedTree {
  if (tree.root === undefined || !tree.text.includes('$ref')) return composeAlone(file, tree);
  return new Composer({ file, start: 0, path: [], tree }, partOf).compose(tree.root);
}

/** Where a node that is copied stands. */
interface Place {
  readonly part: ConfigPart;
  /** The files that are being read, so that none takes in itself. */
  readonly around: readonly SitePath[];
}

/** A node that is copied, with its place. */
interface Placed {
  readonly node: JsonNode;
  readonly place: Place;
}

/** A node with what it holds when its references are followed, which may stand in several files. */
interface Content extends Placed {
  readonly children: readonly Placed[];
}

class Composer {
  readonly #partOf: PartOf;
  readonly #parts: [ConfigPart, ...ConfigPart[]];
  readonly #partByFile: Map<SitePath, ConfigPart>;
  readonly #references = new Map<number, ConfigReference>();
  #length: number;
  #nodes = 0;

  constructor(own: ConfigPart, partOf: PartOf) {
    this.#partOf = partOf;
    this.#parts = [own];
    this.#partByFile = new Map([[own.file, own]]);
    this.#length = own.tree.text.length;
  }

  compose(root: JsonNode): ComposedTree {
    const [own] = this.#parts;
    const copied = this.#copy({ node: root, place: { part: own, around: [own.file] } });
    if (this.#references.size === 0) return composeAlone(own.file, own.tree);
    return {
      text: this.#parts.map(({ tree }) => tree.text).join('\n'),
      root: copied,
      problems: this.#parts.flatMap(problemsOf),
      parts: this.#parts,
      references: [...this.#references.values()],
    };
  }

  #copy(placed: Placed, parent?: JsonNode): JsonNode {
    const { node, place, children } = this.#contentOf(placed, parent);
    const { type, length, value } = node;
    const copied: JsonNode = {
      type,
      offset: node.offset + place.part.start,
      length,
      ...(value !== undefined && { value }),
      ...(parent !== undefined && { parent }),
      ...((node.children !== undefined || children.length > 0) && { children: [] }),
    };
    this.#nodes++;
    // Before what is in it is copied, so that the way to that can be told.
    parent?.children?.push(copied);
    for (const child of children) this.#copy(child, copied);
    return copied;
  }

  /** What stands beside a reference counts before what it refers to, and counts for nothing where that is no object. */
  #contentOf({ node, place }: Placed, parent: JsonNode | undefined): Content {
    const children = (node.children ?? []).map((child) => ({ node: child, place }));
    const reference = referenceIn(node);
    const target = reference && this.#follow(reference, place, parent);
    if (target === undefined) return { node, place, children };
    const content = this.#contentOf(target, parent);
    if (content.node.type !== 'object') return content;
    const own = children.filter((child) => nameOf(child) !== '$ref');
    const names = new Set(own.map(nameOf));
    return { ...content, children: [...own, ...content.children.filter((child) => !names.has(nameOf(child)))] };
  }

  /** `parent` is the copy that gets what is found. */
  #follow({ node, value }: WrittenReference, place: Place, parent: JsonNode | undefined): Placed | undefined {
    const file = referredFile(value, place.part.file);
    const found = file === undefined || file === 'outside' ? undefined : this.#partFor(file, place, parent);
    const problem = file === 'outside' ? 'outside' : typeof found === 'string' ? found : undefined;
    const range = rangeInWhole(place.part, rangeOf(node));
    this.#references.set(range.start, { value, range, file: file === 'outside' ? undefined : file, problem });
    return typeof found === 'string' ? undefined : found;
  }

  #partFor(file: SitePath, { around }: Place, parent: JsonNode | undefined): Placed | ReferenceProblem | undefined {
    if (around.includes(file)) return 'circle';
    const tree = this.#partOf(file);
    if (tree === undefined) return 'missing';
    if (this.#nodes > mostNodes) return undefined;
    // One that is still empty belongs to the whole too: its beginning is about to be typed.
    const part = this.#partWith(file, tree, parent);
    return tree.root === undefined ? 'empty' : { node: tree.root, place: { part, around: [...around, file] } };
  }

  #partWith(file: SitePath, tree: JsonTree, parent: JsonNode | undefined): ConfigPart {
    const known = this.#partByFile.get(file);
    if (known !== undefined) return known;
    const part = { file, start: this.#length + 1, path: pathOfNext(parent), tree };
    this.#length += 1 + tree.text.length;
    this.#parts.push(part);
    this.#partByFile.set(file, part);
    return part;
  }
}

/** The way to what a copy gets next. */
function pathOfNext(copy: JsonNode | undefined): JsonPath {
  const [key] = copy?.type === 'property' ? (copy.children ?? []) : [];
  if (key !== undefined) return pathOf(key);
  return copy === undefined ? [] : [...pathOf(copy), copy.children?.length ?? 0];
}

function nameOf({ node }: Placed): string {
  return String(node.children?.[0]?.value);
}

function problemsOf(part: ConfigPart): readonly SyntaxProblem[] {
  return part.tree.problems.map((problem) => {
    const { range, fix } = problem;
    const [edit] = fix === undefined ? [] : editsInWhole(part, [fix.edit]);
    return {
      ...problem,
      range: rangeInWhole(part, range),
      ...(fix !== undefined && edit !== undefined && { fix: { ...fix, edit } }),
    };
  });
}
