import { memberOf, nodeAt, propertiesOf, stringOf, type JsonNode, type JsonPath } from '../../config/json/jsonTree.ts';
import { showPath } from '../../config/schema/pathText.ts';
import { notConvertedMessage } from './notConvertedMessages.ts';
import { sameOut, type OutNode } from './outNode.ts';

/** Something of the classic file that a person should know about once the file is moved over. */
export interface UpgradeNote {
  /** Its path in the old file. */
  readonly path: JsonPath;
  /** Why, as a sentence. */
  readonly message: string;
}

/** What is known of pages in no group. */
export type UnlistedAt = (address: string) => string | undefined;

/** The classic file to convert: records which values were taken, so that the others can be reported. */
export class ClassicSource {
  readonly root: JsonNode;
  /** The page at an address that no group lists, as an entry names it. */
  readonly unlistedAt: UnlistedAt;
  readonly #taken = new Set<JsonNode>();
  readonly #reasons = new Map<JsonNode, string>();
  readonly #changed = new Map<string, UpgradeNote>();

  constructor(root: JsonNode, unlistedAt: UnlistedAt) {
    this.root = root;
    this.unlistedAt = unlistedAt;
  }

  /** The value at a path, which counts as taken over. */
  take(...path: JsonPath): JsonNode | undefined {
    const node = nodeAt(this.root, path);
    if (node !== undefined) this.#taken.add(node);
    return node;
  }

  /** Returns the value at a path without taking it, as only some of it may be converted. */
  peek(...path: JsonPath): JsonNode | undefined {
    return nodeAt(this.root, path);
  }

  /** As `take`, in the form in which it goes on. */
  same(...path: JsonPath): OutNode | undefined {
    const node = this.take(...path);
    return node && sameOut(node);
  }

  /** Takes a member of a value that isn't taken completely. */
  takeMember(owner: JsonNode | undefined, name: string): JsonNode | undefined {
    const node = memberOf(owner, name);
    if (node !== undefined) this.#taken.add(node);
    return node;
  }

  sameIn(owner: JsonNode | undefined, name: string): OutNode | undefined {
    const node = this.takeMember(owner, name);
    return node && sameOut(node);
  }

  textIn(owner: JsonNode | undefined, name: string): string | undefined {
    return stringOf(this.takeMember(owner, name));
  }

  /** Takes a complete value that isn't a member of an object: an item of a list. */
  takeItem(item: JsonNode): JsonNode {
    this.#taken.add(item);
    return item;
  }

  /** Says why a value is left out, where it is. */
  leave(node: JsonNode | undefined, message: string): void {
    if (node !== undefined) this.#reasons.set(node, message);
  }

  /** Tells of a value that isn't what the old file says, once for each path. */
  change(path: JsonPath, message: string): void {
    this.#changed.set(path.join('\n'), { path, message });
  }

  /** What isn't as the old file says it, by its paths. */
  changed(): readonly UpgradeNote[] {
    const shown = ({ path }: UpgradeNote): string => showPath(path);
    return [...this.#changed.values()].sort((a, b) => shown(a).localeCompare(shown(b), 'en', { numeric: true }));
  }

  /** The values that nothing was taken from, by their paths: the outermost ones. */
  left(): readonly UpgradeNote[] {
    return this.#leftInside(this.root, []);
  }

  #leftIn(node: JsonNode, path: JsonPath): readonly UpgradeNote[] {
    // An empty list or object said nothing.
    if (this.#taken.has(node) || node.children?.length === 0) return [];
    if (this.#isTouched(node)) return this.#leftInside(node, path);
    return [{ path, message: this.#reasons.get(node) ?? notConvertedMessage(path) }];
  }

  #leftInside(node: JsonNode, path: JsonPath): readonly UpgradeNote[] {
    if (node.type === 'array')
      return (node.children ?? []).flatMap((item, index) => this.#leftIn(item, [...path, index]));
    return propertiesOf(node).flatMap(({ name, valueNode }) =>
      valueNode === undefined || valueNode !== memberOf(node, name) ? [] : this.#leftIn(valueNode, [...path, name]),
    );
  }

  #isTouched(node: JsonNode): boolean {
    return (node.children ?? []).some((child) => this.#taken.has(child) || this.#isTouched(child));
  }
}
