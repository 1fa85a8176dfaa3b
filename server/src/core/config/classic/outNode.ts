import { itemsOf, stringOf, type JsonNode } from '../json/jsonTree.ts';

/** A value of the new file: new, or copied from the old one with its layout and comments. */
export type OutNode =
  | { readonly kind: 'value'; readonly value: string | number | boolean }
  /** Copied verbatim from the old file. */
  | { readonly kind: 'same'; readonly node: JsonNode }
  | { readonly kind: 'array'; readonly items: readonly OutNode[]; readonly from: JsonNode | undefined }
  | { readonly kind: 'object'; readonly members: readonly OutMember[]; readonly from: JsonNode | undefined };

export interface OutMember {
  readonly name: string;
  readonly value: OutNode;
}

/** The members of an object by their names; undefined ones are omitted. */
export type OutMembers = Readonly<Record<string, OutNode | undefined>>;

export function valueOut(value: string | number | boolean): OutNode {
  return { kind: 'value', value };
}

/** Returns a value of the old file that is kept as it is. */
export function sameOut(node: JsonNode): OutNode {
  return { kind: 'same', node };
}

/** Returns the paths of API descriptions, a string or a list: the current generation writes them without a slash. */
export function descriptionsOut(node: JsonNode): OutNode {
  if (node.type === 'array') return arrayOut(itemsOf(node).map(descriptionsOut), node);
  const path = stringOf(node);
  return path !== undefined && /^\/(?!\/)/.test(path) ? valueOut(path.replace(/^\/+/, '')) : sameOut(node);
}

/** Returns an object of the members that are defined, with the comments and layout of `from`. */
export function objectOut(members: OutMembers, from?: JsonNode): OutNode {
  const actual = Object.entries(members).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
  return { kind: 'object', members: actual, from };
}

/** As `objectOut`, but undefined if there is no member. */
export function objectIfAny(members: OutMembers, from?: JsonNode): OutNode | undefined {
  return Object.values(members).every((value) => value === undefined) ? undefined : objectOut(members, from);
}

/** Returns a list; `from` is the list of the old file that it replaces, whose layout and comments it keeps. */
export function arrayOut(items: readonly OutNode[], from?: JsonNode): OutNode {
  return { kind: 'array', items, from };
}
