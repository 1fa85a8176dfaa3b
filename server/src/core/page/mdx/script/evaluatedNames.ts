import type { AnyNode } from 'acorn';
import { partsOfNode, evaluatedIn, freeIn, identifierIn, type FreeName } from './freeNames.ts';
import { isGlobal } from './globalNames.ts';

/** A name that a declaration takes from outside when it is evaluated. */
export interface EvaluatedName extends Pick<FreeName, 'name' | 'start'> {
  /** Whether it is evaluated with the page, so that this can’t be shown; else by the function that is declared. */
  readonly isFatal: boolean;
}

/** A longer declaration is data, which takes long to search. */
const longestSearched = 50_000;

/**
 * Returns the names that the value of a declaration takes from outside, and that neither JavaScript nor a browser has:
 * those that it evaluates at once, and those that its function evaluates when it is called. Left out is what may never
 * run: other functions, handlers, `try`.
 */
export function evaluatedNames(value: AnyNode): readonly EvaluatedName[] {
  if (value.end - value.start > longestSearched) return [];
  const called = functionIn(value);
  const found = [
    ...(isFunction(value) ? [] : namesIn(value, evaluatedAtOnce, true)),
    ...(called === undefined ? [] : namesIn(called, evaluatedInCall, false)),
  ];
  return found.filter(({ name }) => !isGlobal(name));
}

/**
 * Returns the names from outside of which an expression reads a member or that it calls, which fails if they are
 * undefined: those that it surely evaluates.
 */
export function namesOpened(root: AnyNode): readonly FreeName[] {
  return freeIn(root, (node) => openedBy(node as unknown as AnyNode), evaluatedAtOnce);
}

function openedBy(node: AnyNode): ReturnType<typeof identifierIn> {
  const opened =
    node.type === 'MemberExpression' ? node.object : node.type === 'CallExpression' ? node.callee : undefined;
  const isOptional = 'optional' in node && node.optional;
  return opened?.type === 'Identifier' && !isOptional ? { name: opened.name, start: opened.start } : undefined;
}

function namesIn(
  root: AnyNode,
  partsOf: (node: AnyNode) => readonly AnyNode[],
  isFatal: boolean,
): readonly EvaluatedName[] {
  return freeIn(root, identifierIn, partsOf).map(({ name, start }) => ({ name, start, isFatal }));
}

/** Returns the function that a declaration makes a component or a helper, also in `React.memo(…)`; none that runs on. */
function functionIn(value: AnyNode): AnyNode | undefined {
  const node = withoutParentheses(value);
  if (node.type === 'CallExpression') {
    const [first] = node.arguments;
    return first !== undefined && /^(?:memo|forwardRef)$/.test(calledName(node.callee)) ? functionIn(first) : undefined;
  }
  return runsAtOnce(node) ? node : undefined;
}

function evaluatedAtOnce(node: AnyNode): readonly AnyNode[] {
  switch (node.type) {
    case 'ConditionalExpression':
    case 'IfStatement':
      return [node.test];
    case 'LogicalExpression':
      return [node.left];
    case 'SwitchStatement':
      return [node.discriminant];
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
    case 'WhileStatement':
      return [];
    case 'CallExpression':
      return partsOfCall(withoutParentheses(node.callee), withoutFunctions(node.arguments));
    default:
      return evaluatedAnyway(node);
  }
}

function evaluatedInCall(node: AnyNode): readonly AnyNode[] {
  switch (node.type) {
    case 'ConditionalExpression':
    case 'IfStatement':
      return mentionsSurroundings(node.test) ? [node.test] : withoutFunctions(partsOfNode(node));
    case 'LogicalExpression':
      return mentionsSurroundings(node.left) ? [node.left] : withoutFunctions(evaluatedIn(node));
    case 'CallExpression': {
      const callee = withoutParentheses(node.callee);
      const runs = callee.type === 'MemberExpression' && callsBack.test(calledName(callee));
      return partsOfCall(callee, runs ? node.arguments.filter(mayRun) : withoutFunctions(node.arguments));
    }
    default:
      return evaluatedAnyway(node);
  }
}

/** The methods of lists that call a function for each item. */
const callsBack = /^(?:map|flatMap|filter|forEach|reduce|some|every|find|findIndex)$/;

function partsOfCall(callee: AnyNode, args: readonly AnyNode[]): readonly AnyNode[] {
  return mayRun(callee) ? [callee, ...args] : args;
}

function evaluatedAnyway(node: AnyNode): readonly AnyNode[] {
  switch (node.type) {
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return withoutFunctions([node.body]);
    case 'ClassExpression':
    case 'ClassDeclaration':
      return node.superClass ? [node.superClass] : [];
    case 'TryStatement':
      return node.handler ? [] : withoutFunctions(partsOfNode(node));
    case 'AssignmentExpression':
      return withoutFunctions(node.left.type === 'MemberExpression' ? [node.left, node.right] : [node.right]);
    case 'AssignmentPattern':
      return [node.left];
    default:
      return withoutFunctions(evaluatedIn(node));
  }
}

function withoutFunctions(nodes: readonly AnyNode[]): readonly AnyNode[] {
  return nodes.filter((node) => !isFunction(node));
}

function withoutParentheses(node: AnyNode): AnyNode {
  let inner = node;
  while (inner.type === 'ParenthesizedExpression') inner = inner.expression;
  return inner;
}

function isFunction(node: AnyNode): boolean {
  return withoutParentheses(node).type.includes('Function');
}

function mayRun(node: AnyNode): boolean {
  return !isFunction(node) || runsAtOnce(withoutParentheses(node));
}

/** Whether a node is a function whose errors reach whoever calls it. */
function runsAtOnce(node: AnyNode): boolean {
  return 'async' in node && isFunction(node) && !node.async && !node.generator;
}

function calledName(callee: AnyNode): string {
  const node = callee.type === 'MemberExpression' && !callee.computed ? callee.property : callee;
  return node.type === 'Identifier' ? node.name : '';
}

/** Whether a condition asks for what only browsers have, or for what may be missing; also if it is too long to tell. */
function mentionsSurroundings(test: AnyNode): boolean {
  if (test.end - test.start > 1_000) return true;
  const nodes: AnyNode[] = [test];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    if (node.type === 'UnaryExpression' && node.operator === 'typeof') return true;
    if (node.type === 'Identifier' && /^(?:window|document|globalThis|self|navigator)$/.test(node.name)) return true;
    for (const child of partsOfNode(node)) nodes.push(child);
  }
  return false;
}

const name = '(?<![\\p{ID_Continue}$])([\\p{ID_Start}$_][\\p{ID_Continue}$]*)';
const asked = new RegExp(
  `\\btypeof[\\s(]*${name}|\\b(?:window|globalThis|self|global)\\s*\\??\\.\\s*${name}|["'\`]${name}["'\`]\\s*(?:\\]|in\\b)|${name}\\s+[-+*/|&?]{0,2}=\\s`,
  'gu',
);

/** Returns the names for which a text asks whether they exist, which it reads from the window, or to which it assigns. */
export function namesAskedFor(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(asked), ([, ...names]) => names.join('')));
}
