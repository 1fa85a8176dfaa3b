import type { AnyNode } from 'acorn';
import { addAll } from '../../../util/collections.ts';

/** A name in a piece of JavaScript that nothing in it declares. */
export interface FreeName {
  readonly name: string;
  /** In the parsed text. */
  readonly start: number;
  readonly isInFunction: boolean;
}

/** What is searched, with the names that are declared there. */
interface Visit {
  readonly node: AnyNode;
  readonly scope: Scope | undefined;
}

interface Scope {
  /** With the offset at which the first declaration of each begins. */
  readonly names: ReadonlyMap<string, number>;
  readonly parent: Scope | undefined;
}

/** A node with whatever it contains: nodes of JSX have no types of their own. */
export type LooseNode = Readonly<Record<string, unknown>> & {
  readonly type: string;
  readonly start: number;
  readonly name?: unknown;
};

/**
 * Returns the names that an expression takes from outside, in the order of its text, each as often as it is used. Names
 * that are never evaluated don't count: what `typeof` asks for, and handlers of events, which run on a click at the
 * earliest. Tags are no names. A function has one scope for all that is declared in it: too many names are known rather
 * than too few. Nothing recurses, since a chain of members may be as long as a page.
 */
export function freeNames(root: AnyNode): readonly FreeName[] {
  return freeIn(root, identifierIn, evaluatedIn);
}

/**
 * Returns the components that elements in an expression take from outside, as {@link freeNames} does, also those that are
 * never evaluated: a page looks for all of them before it is shown.
 */
export function freeComponents(root: AnyNode): readonly FreeName[] {
  return freeIn(root, componentIn, partsOfNode);
}

/** Returns all names that a declaration takes from outside: those of components too, and what handlers use. */
export function namesFromOutside(root: AnyNode): ReadonlySet<string> {
  const found = freeIn(root, (node) => identifierIn(node) ?? componentIn(node), namedIn);
  return new Set(found.map(({ name }) => name));
}

/** A component that an element uses above its declaration. */
export interface EarlyComponent extends Mention {
  /** Whether the outermost function declares it. */
  readonly isInOutermost: boolean;
}

/**
 * Returns the components that elements use in a function above all of their declarations there. MDX takes such a component
 * for one of the platform and declares it at the start of the outermost function, where that may have it already.
 */
export function earlyComponents(root: AnyNode): readonly EarlyComponent[] {
  const found: EarlyComponent[] = [];
  visitNodes(root, partsOfNode, (node, scope) => {
    const component = componentIn(node);
    const declared = component === undefined ? [] : scopesThatDeclare(component.name, scope);
    if (component === undefined || declared.length === 0) return;
    if (declared.some(({ names }) => (names.get(component.name) ?? 0) < component.start)) return;
    found.push({ ...component, isInOutermost: declared.some(({ parent }) => parent === undefined) });
  });
  return found.sort((a, b) => a.start - b.start);
}

/** Returns the names that an element shows by themselves, `{name}` or `{name.part}`, as {@link freeNames} does. */
export function freeNamesShown(root: AnyNode): readonly FreeName[] {
  const shown = new Set<unknown>();
  const shownIn = (node: LooseNode): Mention | undefined => {
    if (/^JSX(?:Element|Fragment)$/.test(node.type))
      for (const child of node['children'] as LooseNode[]) shown.add(child);
    return node.type === 'JSXExpressionContainer' && shown.has(node) ? rootOfMember(node['expression']) : undefined;
  };
  return freeIn(root, shownIn, evaluatedIn);
}

function rootOfMember(expression: unknown): Mention | undefined {
  let node = expression as LooseNode;
  while (node.type === 'MemberExpression') node = node['object'] as LooseNode;
  return identifierIn(node);
}

export function identifierIn({ type, name, start }: LooseNode): Mention | undefined {
  return type === 'Identifier' && typeof name === 'string' ? { name, start } : undefined;
}

/** Returns the first part of an element’s name, unless that is one of HTML. */
function componentIn(tag: LooseNode): Mention | undefined {
  return tag.type === 'JSXOpeningElement' ? componentOfTag(tag) : undefined;
}

/** Returns the first name of the component of an opening or a closing tag; undefined for HTML elements. */
export function componentOfTag(tag: LooseNode): Mention | undefined {
  let node = tag.name as LooseNode;
  const isMember = node.type === 'JSXMemberExpression';
  while (node.type === 'JSXMemberExpression') node = node['object'] as LooseNode;
  const first = node.name;
  if (node.type !== 'JSXIdentifier' || typeof first !== 'string' || (!isMember && /^[a-z]/.test(first)))
    return undefined;
  return { name: first, start: node.start };
}

/** A name, and its start in the parsed text. */
type Mention = Omit<FreeName, 'isInFunction'>;

/** Returns what `pick` finds in a tree, if nothing in it declares that; `partsOf` tells where to search. */
export function freeIn(
  root: AnyNode,
  pick: (node: LooseNode) => Mention | undefined,
  partsOf: (node: AnyNode) => readonly AnyNode[],
): readonly FreeName[] {
  const found: FreeName[] = [];
  visitNodes(root, partsOf, (node, scope) => {
    const name = pick(node);
    if (name === undefined || scopesThatDeclare(name.name, scope).length > 0) return;
    found.push({ ...name, isInFunction: scope !== undefined });
  });
  return found.sort((a, b) => a.start - b.start);
}

/** Visits the nodes of a tree, in no order, with the functions around each. */
function visitNodes(
  root: AnyNode,
  partsOf: (node: AnyNode) => readonly AnyNode[],
  enter: (node: LooseNode, scope: Scope | undefined) => void,
): void {
  const visits: Visit[] = [{ node: root, scope: undefined }];
  for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
    const { node, scope } = visit;
    enter(node as unknown as LooseNode, scope);
    if (node.type === 'Identifier') continue;
    const inner = opensScope(node) ? { names: namesDeclaredIn(node), parent: scope } : scope;
    for (const child of partsOf(node)) visits.push({ node: child, scope: inner });
  }
}

function scopesThatDeclare(name: string, scope: Scope | undefined): readonly Scope[] {
  const found: Scope[] = [];
  for (let at = scope; at !== undefined; at = at.parent) if (at.names.has(name)) found.push(at);
  return found;
}

function opensScope({ type }: AnyNode): boolean {
  return /Function|^Class/.test(type);
}

/** Returns the names that a node, such as a function or class, declares, those of nested functions left out. */
export function namesDeclaredIn(root: AnyNode): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  if (root.type !== 'ArrowFunctionExpression') names.set('arguments', root.start);
  const nodes: AnyNode[] = [root];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    for (const pattern of patternsOf(node)) addNames(pattern, node.start, names);
    // A nested function declares its own name here, which it also gets by itself.
    if (node === root || !opensScope(node)) addAll(nodes, partsOfNode(node));
  }
  return names;
}

/** Returns what a node declares. */
function patternsOf(node: AnyNode): readonly AnyNode[] {
  switch (node.type) {
    case 'VariableDeclaration':
      return node.declarations.map(({ id }) => id);
    case 'CatchClause':
      return node.param ? [node.param] : [];
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return node.id ? [node.id, ...node.params] : node.params;
    case 'ClassDeclaration':
    case 'ClassExpression':
      return node.id ? [node.id] : [];
    default:
      return [];
  }
}

function addNames(root: AnyNode, start: number, names: Map<string, number>): void {
  const patterns = [root];
  for (let pattern = patterns.pop(); pattern !== undefined; pattern = patterns.pop()) {
    if (pattern.type === 'Identifier') names.set(pattern.name, Math.min(start, names.get(pattern.name) ?? start));
    else if (pattern.type === 'AssignmentPattern') patterns.push(pattern.left);
    else if (pattern.type === 'Property') patterns.push(pattern.value);
    else if (/Pattern$|^RestElement$/.test(pattern.type)) addAll(patterns, partsOfNode(pattern));
  }
}

/** Returns the nodes that are evaluated as parts of another one. */
export function evaluatedIn(node: AnyNode): readonly AnyNode[] {
  switch (node.type) {
    case 'UnaryExpression':
      return node.operator === 'typeof' && node.argument.type === 'Identifier' ? [] : [node.argument];
    case 'LogicalExpression':
      return node.operator === '&&' && node.left.type === 'Literal' && !node.left.value ? [] : [node.left, node.right];
    default:
      return isHandler(node as unknown as LooseNode) ? [] : namedIn(node);
  }
}

/** Returns the parts of a node but for names that refer to nothing: of members, keys and labels. */
export function namedIn(node: AnyNode): readonly AnyNode[] {
  switch (node.type) {
    case 'MemberExpression':
      return node.computed ? [node.object, node.property] : [node.object];
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return [...(node.computed ? [node.key] : []), ...(node.value ? [node.value] : [])];
    case 'LabeledStatement':
      return [node.body];
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
      return [];
    default:
      return partsOfNode(node);
  }
}

/** Whether a node is `onClick={…}` or the like. */
function isHandler(node: LooseNode): boolean {
  if (node.type !== 'JSXAttribute') return false;
  const { name } = node.name as { readonly name?: unknown };
  return typeof name === 'string' && isHandlerName(name);
}

/** Whether an attribute takes a function that runs on an event. */
export function isHandlerName(name: string): boolean {
  return /^on[A-Z]/.test(name);
}

/** Returns the nodes of which another one consists. */
export function partsOfNode(node: AnyNode): readonly AnyNode[] {
  const children: AnyNode[] = [];
  for (const value of Object.values(node) as readonly unknown[]) {
    if (isNode(value)) children.push(value);
    else if (Array.isArray(value)) for (const item of value) if (isNode(item)) children.push(item);
  }
  return children;
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && typeof (value as LooseNode).type === 'string';
}
