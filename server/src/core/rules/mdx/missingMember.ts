import type { AnyNode, Expression, ObjectExpression, Program } from 'acorn';
import type { PageModel } from '../../page/pageModel.ts';
import { attributesInBraces } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { type TextRange, replacement } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { findNearest } from '../../util/nearest.ts';
import { type Finding, type Fix, pageFix } from '../engine/rule.ts';
import { braceFixes } from './braceFixes.ts';

/** What is read from a constant of the page: `{plan.price.month}`. */
interface MemberChain {
  readonly range: TextRange;
  readonly names: readonly [root: string, ...members: string[]];
  readonly isText: boolean;
}

/** The first name of a chain that has no value, with the names that the object before it has. */
interface Missing {
  readonly index: number;
  readonly known: readonly string[];
}

const chain = /^\{\s*((?:[\p{ID_Start}$_][\p{ID_Continue}$]*)(?:\.[\p{ID_Start}$_][\p{ID_Continue}$]*)+)\s*\}$/u;

/** Of a page with more constants that lack a member, a program is the author. */
const mostConstants = 200;

/**
 * Yields the findings of members that a constant of the page surely lacks, since it is an object that is written there,
 * or `undefined` or `null`. Readers don't see the last one; what is read from one that is missing throws.
 */
export function* missingMembers(context: PageContext): Iterable<Finding> {
  const { page } = context;
  if (!page.text.includes('.') || page.problems.some(({ kind }) => kind === 'script')) return;
  const changes = new Map<string, boolean>();
  let constants: ReadonlyMap<string, Expression> | undefined;
  for (const found of chainsOf(page)) {
    const [root] = found.names;
    if (root === 'undefined' || root === 'null') {
      yield findingOf(context, found, { index: 0, known: [] });
      continue;
    }
    if (!page.script.declaredByName.has(root)) continue;
    constants ??= constantsOf(page);
    const missing = missingIn(constants.get(root), found.names);
    if (missing === undefined) continue;
    // Each is searched for in the whole page.
    if (changes.size === mostConstants && !changes.has(root)) continue;
    const isChanged = changes.get(root) ?? mayChange(page, root);
    changes.set(root, isChanged);
    if (!isChanged) yield findingOf(context, found, missing);
  }
}

function* chainsOf(page: PageModel): Iterable<MemberChain> {
  const { text, shownExpressions } = page;
  const read = (range: TextRange, isText: boolean): MemberChain | undefined => {
    const [root, ...members] = chain.exec(text.slice(range.start, range.end))?.[1]?.split('.') ?? [];
    return root === undefined ? undefined : { range, names: [root, ...members], isText };
  };
  for (const range of shownExpressions) {
    const found = read(range, true);
    if (found !== undefined) yield found;
  }
  for (const { value } of attributesInBraces(page)) {
    const found = read(value.range, false);
    if (found !== undefined) yield found;
  }
}

/** Returns the values of the constants that a page exports. */
function constantsOf({ script, trees }: PageModel): ReadonlyMap<string, Expression> {
  const values = new Map<string, Expression>();
  for (const range of script.ranges) {
    for (const [name, value] of declaredIn(trees.script(range).program)) values.set(name, value);
  }
  return values;
}

/** What is assigned to, passed on, or read in another way may get its members elsewhere on the page. */
function mayChange({ text }: PageModel, name: string): boolean {
  const written = name.replaceAll('$', '\\$');
  const uses = new RegExp(
    `(?<![\\w$.])(?<!\\bconst )${written}(?![\\w$])(?:\\s?[[(,)]|[\\w$.]{0,100}\\s?(?:[-+*/%|&?]{0,3}=(?![=>])|\\+\\+|--))`,
  );
  return uses.test(text);
}

function* declaredIn({ body }: Program): Iterable<readonly [string, Expression]> {
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && init !== null && init !== undefined) yield [id.name, init];
    }
  }
}

/** Returns the first of some names that a value surely lacks. */
function missingIn(value: Expression | undefined, [, ...members]: MemberChain['names']): Missing | undefined {
  let node: AnyNode | undefined = value;
  for (const [at, name] of members.entries()) {
    if (node === undefined) return undefined;
    if (isNothing(node)) return { index: at, known: [] };
    const own: ReadonlyMap<string, AnyNode> | undefined =
      node.type === 'ObjectExpression' ? membersOf(node) : undefined;
    if (own === undefined || name in Object.prototype) return undefined;
    node = own.get(name);
    if (node === undefined) return { index: at + 1, known: [...own.keys()] };
  }
  return undefined;
}

function isNothing(node: AnyNode): boolean {
  return (node.type === 'Identifier' && node.name === 'undefined') || (node.type === 'Literal' && node.raw === 'null');
}

/** Returns the members of an object; undefined if they aren't all known. */
function membersOf({ properties }: ObjectExpression): ReadonlyMap<string, AnyNode> | undefined {
  const members = new Map<string, AnyNode>();
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed || property.kind !== 'init') return undefined;
    const { key, value } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
    if (name === undefined || name === '__proto__') return undefined;
    members.set(name, value);
  }
  return members;
}

function findingOf(context: PageContext, { range, names, isText }: MemberChain, { index, known }: Missing): Finding {
  const [near] = findNearest(names[index] ?? '', new Set(known)).names;
  const lacking = names.slice(0, index + 1).join('.');
  const throws = index < names.length - 1;
  const shown = code(names.join('.'));
  const advice =
    near === undefined ? (isText ? 'Define it, or escape the braces.' : 'Define it.') : `Did you mean ${code(near)}?`;
  const fixed = [...names.slice(0, index), near, ...names.slice(index + 1)].join('.');
  const rename = (): Fix =>
    pageFix(context, `Change to ${code(fixed)}`, [replacement(range, `{${fixed}}`)], { preferred: true });
  const escape = (): readonly Fix[] => (isText ? braceFixes(context, [range]) : []);
  return {
    range,
    severity: throws ? 'error' : 'warning',
    message: throws
      ? `${code(lacking)} has no value, so ${shown} can’t be read and the page can’t be shown. ${advice}`
      : `${shown} has no value, so readers see nothing. ${advice}`,
    ...((near !== undefined || isText) && {
      fixes: () =>
        near === undefined ? escape() : [rename(), ...escape().map((fix) => ({ ...fix, preferred: false }))],
    }),
  };
}
