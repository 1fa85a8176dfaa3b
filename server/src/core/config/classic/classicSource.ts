import { memberOf, nodeAt, propertiesOf, showPath, stringOf, type JsonNode, type JsonPath } from '../json/jsonTree.ts';
import { code } from '../../util/messageText.ts';
import { ownValue } from '../../util/values.ts';
import { sameOut, type OutNode } from './outNode.ts';

/** A value of the classic file to report after the upgrade. */
export interface UpgradeNote {
  /** Its path in the old file. */
  readonly path: JsonPath;
  /** The reason, as a sentence. */
  readonly message: string;
}

/** Returns the page outside of groups at an address, as an entry. */
export type UnlistedAt = (address: string) => string | undefined;

/** The classic file to convert: records which values were taken, so that the others can be reported. */
export class ClassicSource {
  readonly root: JsonNode;
  /** Returns the page at an address that no group lists, as an entry. */
  readonly unlistedAt: UnlistedAt;
  readonly #taken = new Set<JsonNode>();
  readonly #reasons = new Map<JsonNode, string>();
  readonly #changed = new Map<string, UpgradeNote>();

  constructor(root: JsonNode, unlistedAt: UnlistedAt) {
    this.root = root;
    this.unlistedAt = unlistedAt;
  }

  /** Returns the value at a path, and records it as taken. */
  take(...path: JsonPath): JsonNode | undefined {
    const node = nodeAt(this.root, path);
    if (node !== undefined) this.#taken.add(node);
    return node;
  }

  /** Returns the value at a path without taking it, as only some of it may be converted. */
  peek(...path: JsonPath): JsonNode | undefined {
    return nodeAt(this.root, path);
  }

  /** As `take`, as a node of the new file. */
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

  /** Records why a value isn't converted, if it isn't. */
  leave(node: JsonNode | undefined, message: string): void {
    if (node !== undefined) this.#reasons.set(node, message);
  }

  /** Reports a value that is converted differently, once for each path. */
  change(path: JsonPath, message: string): void {
    this.#changed.set(path.join('\n'), { path, message });
  }

  /** Returns the values that are converted differently, by their paths. */
  changed(): readonly UpgradeNote[] {
    const shown = ({ path }: UpgradeNote): string => showPath(path);
    return [...this.#changed.values()].sort((a, b) => shown(a).localeCompare(shown(b), 'en', { numeric: true }));
  }

  /** Returns the outermost values that weren't taken, by their paths. */
  left(): readonly UpgradeNote[] {
    return this.#leftInside(this.root, []);
  }

  #leftIn(node: JsonNode, path: JsonPath): readonly UpgradeNote[] {
    // An empty list or object has no effect.
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

const noCounterpart = 'Not available in the current format.';

/** Why a value of the classic file isn't converted, by the end of its path; all others have the general message. */
const reasons: Readonly<Record<string, string>> = {
  'colors.anchors': `In the current format, each anchor has its own ${code('color')}.`,
  'colors.ultraLight': 'It had no effect.',
  'colors.ultraDark': 'It had no effect.',
  'anchors.color': 'The current format has no gradients. Set one color for each mode.',
  'auth.inputPrefix': 'It had no effect.',
  'paramFields.expanded': `The current format only supports ${code('all')} and ${code('closed')}.`,
  footerSocials: `${code('footer.socials')} is set and takes precedence.`,
  versions: 'No group, tab or anchor has a version, so each page belongs to all versions.',
  primaryTab: 'All pages belong to other tabs.',
  topAnchor: 'It has no effect together with tabs.',
};

/** Returns why the value at a path of the classic file isn't converted, as a sentence. */
export function notConvertedMessage(path: JsonPath): string {
  const names = path.filter((step) => typeof step === 'string');
  return ownValue(reasons, names.slice(-2).join('.')) ?? noCounterpart;
}
