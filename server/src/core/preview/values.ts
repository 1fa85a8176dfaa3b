import type { AnyNode, Expression, ObjectExpression } from 'acorn';
import type { Budget } from '../util/budget.ts';
import { longestExpression, longestValue, stepsPerParse } from '../util/limits.ts';
import { ownValue } from '../util/values.ts';
import { sumOf } from '../page/mdx/script/sumOf.ts';
import { parseExpression } from '../page/mdx/script/scriptParser.ts';
import { scriptTree } from '../page/mdx/script/scriptTree.ts';

/** A constant of a page: what an expression means without being run. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

/** The names that expressions of a page may use. */
export type Scope = ReadonlyMap<string, Value>;

/** The size of lists and objects as text, about: constants contain each other, so a few lines may mean a gigabyte. */
const sizes = new WeakMap<object, number>();

function sizeOf(value: Value | undefined): number {
  if (typeof value === 'string') return value.length + 1;
  return typeof value === 'object' && value !== null ? (sizes.get(value) ?? longestValue) : 1;
}

/** Returns a list or an object if it isn’t too large; `parts` are what it contains. */
function bounded<Whole extends Value & object>(whole: Whole, parts: Iterable<Value>): Whole | undefined {
  let size = sizeOfNesting;
  for (const part of parts) size += sizeOf(part);
  if (size > longestValue) return undefined;
  sizes.set(whole, size);
  return whole;
}

/** Counts for each list within another, so that they aren’t thousands of levels deep. */
const sizeOfNesting = 10;

/**
 * Returns the value of an expression that consists of constants; undefined for anything that would have to be run.
 * Nothing of a page is ever executed.
 */
export function evaluate(text: string, scope: Scope, budget: Budget): Value | undefined {
  const plain = /^\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)')\s*$/.exec(text);
  if (plain !== null) return plain[1] ?? plain[2];
  if (/^\s*\d{1,15}\s*$/.test(text)) return Number(text);
  const source = text.trim();
  if (text.length > longestExpression || source === '') return undefined;
  const named = scope.get(source);
  if (named !== undefined) return named;
  if (!budget.takeSteps(stepsPerParse + text.length)) return undefined;
  try {
    return valueOf(parseExpression(`(${text}\n)`), scope);
  } catch {
    return undefined;
  }
}

function valueOf(node: AnyNode, scope: Scope): Value | undefined {
  switch (node.type) {
    case 'ParenthesizedExpression':
      return valueOf(node.expression, scope);
    case 'Literal':
      return isScalar(node.value) ? node.value : undefined;
    case 'Identifier':
      return scope.get(node.name);
    case 'TemplateLiteral':
      return templateText(node.quasis, node.expressions, scope);
    case 'UnaryExpression': {
      const value = valueOf(node.argument, scope);
      if (node.operator === '-' && typeof value === 'number') return -value;
      return node.operator === '!' && value !== undefined ? !value : undefined;
    }
    case 'BinaryExpression':
      return node.left.type === 'PrivateIdentifier'
        ? undefined
        : sumOf(node.operator, valueOf(node.left, scope), valueOf(node.right, scope));
    case 'SequenceExpression': {
      const last = node.expressions.at(-1);
      return node.expressions.every((one) => valueOf(one, scope) !== undefined) && last
        ? valueOf(last, scope)
        : undefined;
    }
    case 'ArrayExpression':
      return listOf(node.elements, scope);
    case 'ObjectExpression':
      return objectIn(node, scope);
    case 'MemberExpression':
      return memberOf(node, scope);
    case 'LogicalExpression':
      return logicalOf(node, scope);
    default:
      return undefined;
  }
}

function isScalar(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function templateText(
  quasis: readonly { readonly value: { readonly cooked?: string | null } }[],
  expressions: readonly Expression[],
  scope: Scope,
): string | undefined {
  const values = expressions.map((one) => valueOf(one, scope));
  if (values.some((value) => typeof value !== 'string' && typeof value !== 'number')) return undefined;
  if (values.reduce<number>((size, value) => size + sizeOf(value), 0) > longestValue) return undefined;
  return quasis.map(({ value }, at) => `${value.cooked ?? ''}${plainText(values[at])}`).join('');
}

function plainText(value: Value | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function listOf(items: readonly (AnyNode | null)[], scope: Scope): Value | undefined {
  const list = items.map((item) => (item === null ? null : (valueOf(item, scope) ?? null)));
  return bounded(list, list);
}

function objectIn(node: ObjectExpression, scope: Scope): Value | undefined {
  const entries: [string, Value][] = [];
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.computed) continue;
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
    const value = valueOf(property.value, scope);
    if (name !== undefined && value !== undefined) entries.push([name, value]);
  }
  const object = Object.fromEntries(entries);
  return bounded(object, Object.entries(object).flat());
}

function memberOf(node: Extract<AnyNode, { type: 'MemberExpression' }>, scope: Scope): Value | undefined {
  const object = valueOf(node.object, scope);
  const key = node.computed || node.property.type !== 'Identifier' ? valueOf(node.property, scope) : node.property.name;
  if (typeof object !== 'object' || object === null || key === undefined || key === null) return undefined;
  const name = typeof key === 'object' ? '' : String(key);
  return ownValue(object as Readonly<Record<string, Value>>, name);
}

function logicalOf(node: Extract<AnyNode, { type: 'LogicalExpression' }>, scope: Scope): Value | undefined {
  const left = valueOf(node.left, scope);
  if (left === undefined) return node.operator === '&&' ? undefined : valueOf(node.right, scope);
  const takesRight = node.operator === '&&' ? Boolean(left) : node.operator === '||' ? !left : left === null;
  return takesRight ? valueOf(node.right, scope) : left;
}

/** Returns the constants that a script exports or declares, with those of `scope` that it may use. */
export function constantsIn(script: string, scope: Scope, budget: Budget): Scope {
  if (!/\b(?:const|let|var)\b/.test(script) || !budget.takeSteps(script.length)) return scope;
  const found = new Map(scope);
  try {
    for (const statement of scriptTree(script).program.body) {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declared?.type !== 'VariableDeclaration') continue;
      for (const { id, init } of declared.declarations) {
        const value = init ? valueOf(init, found) : undefined;
        if (id.type === 'Identifier' && value !== undefined) found.set(id.name, value);
      }
    }
  } catch {
    // A script that is being typed declares nothing yet.
  }
  return found;
}
