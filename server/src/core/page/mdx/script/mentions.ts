import type { AnyNode } from 'acorn';
import type { PageModel } from '../../pageModel.ts';
import { attributesInBraces } from '../../pageQueries.ts';
import type { TextRange } from '../../../text/textRange.ts';
import { addAll } from '../../../util/collections.ts';
import { componentOfTag, freeIn, identifierIn, namedIn, partsOfNode, type LooseNode } from './freeNames.ts';
import { enclosing } from './scriptTree.ts';

/** A place where a piece of JavaScript names something that is declared outside of it. */
export interface Mention {
  readonly range: TextRange;
  /** Whether it is also the key of an object: `{ name }`. */
  readonly isKey: boolean;
}

/** Returns where a tree names something by a name, in offsets of a text with the parsed text at `shift`. */
export function mentionsIn(root: AnyNode, name: string, shift: number): readonly Mention[] {
  const found = freeIn(root, (node) => identifierIn(node) ?? tagIn(node), partsOf).filter((one) => one.name === name);
  if (found.length === 0) return [];
  const keys = keysWithoutValue(root);
  const starts = new Set(found.map(({ start }) => start));
  return Array.from(starts, (start) => ({
    range: { start: start + shift, end: start + shift + name.length },
    isKey: keys.has(start),
  }));
}

function tagIn(node: LooseNode): ReturnType<typeof componentOfTag> {
  return /^JSX(?:Opening|Closing)Element$/.test(node.type) ? componentOfTag(node) : undefined;
}

/** Returns the parts of a node that name something here: of `{ a as b }` only the name in this file. */
function partsOf(node: AnyNode): readonly AnyNode[] {
  return node.type === 'ImportSpecifier' || node.type === 'ExportSpecifier' ? [node.local] : namedIn(node);
}

function keysWithoutValue(root: AnyNode): ReadonlySet<number> {
  const keys = new Set<number>();
  const nodes = [root];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    if (node.type === 'Property' && node.shorthand) keys.add(node.key.start);
    for (const part of partsOfNode(node)) nodes.push(part);
  }
  return keys;
}

/**
 * Returns where a page names something that it declares or imports by a name: on tags, in expressions, and in its imports
 * and exports, where its declaration is one. Undefined if a script that may have the name can’t be read.
 */
export function mentionsOnPage(page: PageModel, name: string): readonly Mention[] | undefined {
  const { text, tags, expressions, script, trees } = page;
  const found: Mention[] = tags.flatMap(({ name: tag, nameRange: { start } }) =>
    tag.split('.', 1)[0] === name ? [{ range: { start, end: start + name.length }, isKey: false }] : [],
  );
  const values = attributesInBraces(page).map(({ name: attribute, value: { range } }) => ({
    range,
    form: attribute === '' ? ('spread' as const) : ('value' as const),
  }));
  const shown = expressions
    .filter(({ isComment }) => !isComment)
    .map(({ range }) => ({ range, form: 'value' as const }));
  for (const { range, form } of [...shown, ...values]) {
    if (!text.slice(range.start, range.end).includes(name)) continue;
    const root = trees.expression(range, form);
    if (root === undefined) return undefined;
    addAll(found, mentionsIn(root, name, range.start + 1 - enclosing[form][0].length));
  }
  for (const range of script.ranges) {
    if (!text.slice(range.start, range.end).includes(name)) continue;
    const root = trees.program(range);
    if (root === undefined) return undefined;
    addAll(found, mentionsIn(root, name, range.start));
  }
  return [...new Map(found.map((one) => [one.range.start, one])).values()];
}
