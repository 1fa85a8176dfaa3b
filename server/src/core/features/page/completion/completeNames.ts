import { isIdentifier } from '../../../page/mdx/script/identifiers.ts';
import { keysOf, parametersOf } from '../../../site/imports/declaredParts.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import { shorten } from '../../../util/messageText.ts';
import { namesInScope, textDeclaring, type NameInScope } from '../namesInScope.ts';
import type { NameCursor } from './pageCursor.ts';
import { nothing, type PageProposal } from './pageProposal.ts';

/**
 * Returns what an expression in the text of a page can begin with: names, and variables of docs.json, which need braces
 * of their own.
 */
export function completeExpression(
  context: PageContext,
  cursor: NameCursor,
  isTyped: boolean,
): readonly PageProposal[] {
  return completeNames(context, cursor, isTyped, variables(context, cursor));
}

/**
 * Returns what an expression can begin with. After a brace that was just typed the list begins with a row that changes
 * nothing, since Enter may begin a new line there; there is none if the site has no names of its own.
 */
export function completeNames(
  context: PageContext,
  { object, typed, replace }: NameCursor,
  isTyped: boolean,
  others: readonly PageProposal[] = [],
): readonly PageProposal[] {
  if (object !== undefined) return properties(context, object).map((one) => ({ ...one, replace }));
  const shown = namesInScope(context).filter((one) => !isComponent(context, one));
  const names = [...shown.map(proposalOf), ...others].map((one) => ({ ...one, replace }));
  if (!isTyped || typed !== '') return names;
  const isOwn = others.length > 0 || shown.some(({ isOfPlatform }) => isOfPlatform !== true);
  return isOwn ? [{ ...nothing('expression', 'Type a name', 'value'), replace }, ...names] : [];
}

function proposalOf({ name, detail }: NameInScope): PageProposal {
  return { label: name, kind: 'value', detail, newText: name };
}

function variables({ site }: PageContext, { isClosed }: NameCursor): readonly PageProposal[] {
  return site.config.variables.map(({ name, value }) => ({
    label: `{${name}}`,
    kind: 'value',
    detail: shorten(value),
    newText: `{${name}}${isClosed ? '' : '}'}`,
    filterText: name,
  }));
}

/** Returns the properties of an object that an expression names: of the front matter, or of a constant. */
function properties(context: PageContext, object: string): readonly PageProposal[] {
  return propertiesOf(context, object)
    .filter(([name]) => isIdentifier(name))
    .map(([name, value]) => ({ label: name, kind: 'property', detail: shorten(value), newText: name }));
}

function propertiesOf(context: PageContext, object: string): readonly (readonly [name: string, value: string])[] {
  const declared = namesInScope(context).find(({ name }) => name === object)?.declared;
  if (declared !== undefined) {
    return keysOf(textDeclaring(context, declared.file), declared.name).map(({ name, value = '' }) => [name, value]);
  }
  if (object !== 'frontmatter' || context.isSnippet) return [];
  const { entries = [] } = context.page.frontMatter ?? {};
  return entries.map(({ key, value }) => [key, typeof value === 'string' ? value : '']);
}

/** Whether a name is a component’s, which only a tag shows. */
function isComponent(context: PageContext, { name, declared }: NameInScope): boolean {
  if (declared === undefined || !/^\p{Lu}/u.test(name)) return false;
  return parametersOf(textDeclaring(context, declared.file), declared.name) !== undefined;
}
