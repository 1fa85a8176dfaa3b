import type { SitePath } from '../paths/sitePath.ts';
import {
  composeAlone,
  editsInComposed,
  rangeInComposed,
  isAbsoluteReference,
  referenceIn,
  referredFile,
  type ComposedTree,
  type ConfigFragment,
  type FragmentReference,
  type ReferenceProblem,
  type WrittenReference,
} from './composedTree.ts';
import { pathOf, rangeOf, type JsonNode, type JsonPath, type JsonTree } from './json/jsonTree.ts';
import type { SyntaxProblem } from './json/syntaxProblem.ts';

/** Returns a file's tree; undefined if the file doesn't exist, or isn't read yet. */
export type FragmentTreeOf = (file: SitePath) => JsonTree | 'unreadable' | undefined;

/**
 * Files that include each other repeatedly could create a tree of any size: 30 small files, each with the next one twice,
 * a billion nodes. The first inclusion of each file is free.
 */
const mostRepeatedNodes = 20_000;

/** Nobody nests included files more deeply; each level of a chain is read after the one before. */
const deepestChain = 20;

/** Composes a configuration with the files that it refers to; nothing is copied if it refers to none. */
export function composeFragments(file: SitePath, tree: JsonTree, fragmentTreeOf: FragmentTreeOf): ComposedTree {
  if (tree.root === undefined || !tree.text.includes('$ref')) return composeAlone(file, tree);
  return new Composer({ file, start: 0, path: [], tree }, fragmentTreeOf).compose(tree.root);
}

/** The location of a node that is copied. */
interface Origin {
  readonly fragment: ConfigFragment;
  /** The files that are being read, so that none includes itself. */
  readonly around: readonly SitePath[];
  /** Whether its file, or one around it, was included before. */
  readonly isRepeated: boolean;
}

/** A node that is copied, with its origin. */
interface NodeWithOrigin {
  readonly node: JsonNode;
  readonly origin: Origin;
}

/** A node with its content once references are followed; the content may come from several files. */
interface Content extends NodeWithOrigin {
  readonly children: readonly NodeWithOrigin[];
}

class Composer {
  readonly #fragmentTreeOf: FragmentTreeOf;
  readonly #fragments: [ConfigFragment, ...ConfigFragment[]];
  readonly #fragmentByFile: Map<SitePath, ConfigFragment>;
  readonly #references = new Map<number, FragmentReference>();
  #length: number;
  #repeatedNodes = 0;

  constructor(own: ConfigFragment, fragmentTreeOf: FragmentTreeOf) {
    this.#fragmentTreeOf = fragmentTreeOf;
    this.#fragments = [own];
    this.#fragmentByFile = new Map([[own.file, own]]);
    this.#length = own.tree.text.length;
  }

  compose(root: JsonNode): ComposedTree {
    const [own] = this.#fragments;
    const copied = this.#copy({ node: root, origin: { fragment: own, around: [own.file], isRepeated: false } });
    if (this.#references.size === 0) return composeAlone(own.file, own.tree);
    return {
      text: this.#fragments.map(({ tree }) => tree.text).join('\n'),
      root: copied,
      problems: this.#fragments.flatMap(problemsOf),
      fragments: this.#fragments,
      references: [...this.#references.values()],
    };
  }

  #copy(source: NodeWithOrigin, parent?: JsonNode): JsonNode {
    const { node, origin, children } = this.#contentOf(source, parent);
    const { type, length, value } = node;
    const copied: JsonNode = {
      type,
      offset: node.offset + origin.fragment.start,
      length,
      ...(value !== undefined && { value }),
      parent,
      ...((node.children !== undefined || children.length > 0) && { children: [] }),
    };
    if (source.origin.isRepeated) this.#repeatedNodes++;
    // Before its children are copied, so that their paths can be resolved.
    parent?.children?.push(copied);
    for (const child of children) this.#copy(child, copied);
    return copied;
  }

  /** Properties next to a reference override its target's, and are ignored if the target is no object. */
  #contentOf({ node, origin }: NodeWithOrigin, parent: JsonNode | undefined): Content {
    const children = (node.children ?? []).map((child) => ({ node: child, origin }));
    const reference = referenceIn(node);
    const target = reference && this.#follow(reference, origin, parent);
    if (target === undefined) return { node, origin, children };
    const content = this.#contentOf(target, parent);
    if (content.node.type !== 'object') return content;
    const own = children.filter((child) => nameOf(child) !== '$ref');
    const names = new Set(own.map(nameOf));
    return { ...content, children: [...own, ...content.children.filter((child) => !names.has(nameOf(child)))] };
  }

  /** `parent` is the copy to which the target is added. */
  #follow({ node, value }: WrittenReference, origin: Origin, parent: JsonNode | undefined): NodeWithOrigin | undefined {
    const file = referredFile(value, origin.fragment.file);
    const found = file === undefined || file === 'outside' ? undefined : this.#fragmentFor(file, origin, parent);
    const isAbsolute = isAbsoluteReference(value, origin.fragment.file);
    const problem = problemWith(file, found) ?? (isAbsolute ? 'absolute' : undefined);
    const range = rangeInComposed(origin.fragment, rangeOf(node));
    this.#references.set(range.start, { value, range, file: file === 'outside' ? undefined : file, problem });
    return typeof found === 'string' ? undefined : found;
  }

  #fragmentFor(
    file: SitePath,
    { around, isRepeated: isInRepeated }: Origin,
    parent: JsonNode | undefined,
  ): NodeWithOrigin | ReferenceProblem | undefined {
    if (around.includes(file)) return 'circle';
    const tree = this.#fragmentTreeOf(file);
    if (tree === undefined) return 'missing';
    if (tree === 'unreadable') return 'unreadable';
    const isRepeated = isInRepeated || this.#fragmentByFile.has(file);
    if (around.length > deepestChain || (isRepeated && this.#repeatedNodes > mostRepeatedNodes)) return 'excess';
    // An empty file is included too: somebody is about to type in it.
    const fragment = this.#fragmentWith(file, tree, parent);
    return tree.root === undefined
      ? 'empty'
      : { node: tree.root, origin: { fragment, around: [...around, file], isRepeated } };
  }

  #fragmentWith(file: SitePath, tree: JsonTree, parent: JsonNode | undefined): ConfigFragment {
    const known = this.#fragmentByFile.get(file);
    if (known !== undefined) return known;
    const fragment = { file, start: this.#length + 1, path: pathOfNext(parent), tree };
    this.#length += 1 + tree.text.length;
    this.#fragments.push(fragment);
    this.#fragmentByFile.set(file, fragment);
    return fragment;
  }
}

function problemWith(
  file: SitePath | 'outside' | undefined,
  found: NodeWithOrigin | ReferenceProblem | undefined,
): ReferenceProblem | undefined {
  if (file === undefined) return 'noFile';
  if (file === 'outside') return 'outside';
  return typeof found === 'string' ? found : undefined;
}

/** Returns the path of a copy's next child. */
function pathOfNext(copy: JsonNode | undefined): JsonPath {
  const [key] = copy?.type === 'property' ? (copy.children ?? []) : [];
  if (key !== undefined) return pathOf(key);
  return copy === undefined ? [] : [...pathOf(copy), copy.children?.length ?? 0];
}

function nameOf({ node }: NodeWithOrigin): string {
  return String(node.children?.[0]?.value);
}

function problemsOf(fragment: ConfigFragment): readonly SyntaxProblem[] {
  return fragment.tree.problems.map((problem) => {
    const { range, fix } = problem;
    const [edit] = fix === undefined ? [] : editsInComposed(fragment, [fix.edit]);
    return {
      ...problem,
      range: rangeInComposed(fragment, range),
      ...(fix !== undefined && edit !== undefined && { fix: { ...fix, edit } }),
    };
  });
}
