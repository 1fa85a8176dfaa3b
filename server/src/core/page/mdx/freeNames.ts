import type { AnyNode } from 'acorn';
import { addAll } from '../../util/collections.ts';

/** A name in a piece of JavaScript that nothing in it declares. */
export interface FreeName {
  readonly name: string;
  /** In the parsed text. */
  readonly start: number;
}

/** What is searched, with the names that are declared there. */
interface Visit {
  readonly node: AnyNode;
  readonly scope: Scope | undefined;
}

interface Scope {
  readonly names: ReadonlySet<string>;
  readonly parent: Scope | undefined;
}

/** A node with whatever it contains: nodes of JSX have no types of their own. */
type LooseNode = Readonly<Record<string, unknown>> & { readonly type: string };

/**
 * Returns the names that an expression takes from outside, in the order of its text, each as often as it is used. Names
 * that are never evaluated don't count: what `typeof` asks for, and handlers of events, which run on a click at the
 * earliest. Tags are no names. A function has one scope for all that is declared in it: too many names are known rather
 * than too few. Nothing recurses, since a chain of members may be as long as a page.
 */
export function freeNames(root: AnyNode): readonly FreeName[] {
  const found: FreeName[] = [];
  const visits: Visit[] = [{ node: root, scope: undefined }];
  for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
    const { node, scope } = visit;
    if (node.type === 'Identifier') {
      if (!isDeclared(node.name, scope)) found.push({ name: node.name, start: node.start });
      continue;
    }
    const inner = opensScope(node) ? { names: namesDeclaredIn(node), parent: scope } : scope;
    for (const child of evaluatedIn(node)) visits.push({ node: child, scope: inner });
  }
  return found.sort((a, b) => a.start - b.start);
}

function isDeclared(name: string, scope: Scope | undefined): boolean {
  for (let at = scope; at !== undefined; at = at.parent) if (at.names.has(name)) return true;
  return false;
}

function opensScope({ type }: AnyNode): boolean {
  return /Function|^Class/.test(type);
}

/** Returns the names that a function or class declares, those of nested functions left out. */
function namesDeclaredIn(root: AnyNode): ReadonlySet<string> {
  const names = new Set(root.type === 'ArrowFunctionExpression' ? [] : ['arguments']);
  const nodes: AnyNode[] = [root];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    for (const pattern of patternsOf(node)) addNames(pattern, names);
    // A nested function declares its own name here, which it also gets by itself.
    if (node === root || !opensScope(node)) addAll(nodes, childrenOf(node));
  }
  return names;
}

/** Returns what a node declares. */
function patternsOf(node: AnyNode): readonly AnyNode[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return [node.id];
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

function addNames(root: AnyNode, names: Set<string>): void {
  const patterns = [root];
  for (let pattern = patterns.pop(); pattern !== undefined; pattern = patterns.pop()) {
    if (pattern.type === 'Identifier') names.add(pattern.name);
    else if (pattern.type === 'AssignmentPattern') patterns.push(pattern.left);
    else if (pattern.type === 'Property') patterns.push(pattern.value);
    else if (/Pattern$|^RestElement$/.test(pattern.type)) addAll(patterns, childrenOf(pattern));
  }
}

/** Returns the nodes that are evaluated as parts of another one. */
function evaluatedIn(node: AnyNode): readonly AnyNode[] {
  switch (node.type) {
    case 'MemberExpression':
      return node.computed ? [node.object, node.property] : [node.object];
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return [...(node.computed ? [node.key] : []), ...(node.value ? [node.value] : [])];
    case 'UnaryExpression':
      return node.operator === 'typeof' && node.argument.type === 'Identifier' ? [] : [node.argument];
    case 'LogicalExpression':
      return node.operator === '&&' && node.left.type === 'Literal' && !node.left.value ? [] : [node.left, node.right];
    case 'LabeledStatement':
      return [node.body];
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
      return [];
    default:
      return isHandler(node as unknown as LooseNode) ? [] : childrenOf(node);
  }
}

/** Whether a node is `onClick={…}` or the like. */
function isHandler(node: LooseNode): boolean {
  if (node.type !== 'JSXAttribute') return false;
  const { name } = node['name'] as { readonly name?: unknown };
  return typeof name === 'string' && isHandlerName(name);
}

/** Whether an attribute takes a function that runs on an event. */
export function isHandlerName(name: string): boolean {
  return /^on[A-Z]/.test(name);
}

function childrenOf(node: AnyNode): readonly AnyNode[] {
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
