import type { AnyNode } from 'acorn';
import type { TextRange } from '../../text/textRange.ts';
import { lazy } from '../../util/lazy.ts';
import { beginsWithReservedWord, valueWords } from '../mdx/script/identifiers.ts';
import type { JsxAttribute } from '../mdx/script/scanTag.ts';
import { namesOpened } from '../mdx/script/evaluatedNames.ts';
import { freeNames, isHandlerName, type FreeName } from '../mdx/script/freeNames.ts';
import { globalNames, namesOfPages } from '../mdx/script/globalNames.ts';
import type { DeclaredName } from '../mdx/script/readScript.ts';
import { isPlainElement } from '../mdx/script/plainElement.ts';
import { enclosing, type ExpressionForm } from '../mdx/script/scriptTree.ts';
import type { LocatedText, PageModel } from '../pageModel.ts';
import { attributesInBraces, locatedAt } from '../pageQueries.ts';
import { variableIn } from '../variableUses.ts';
import { snippetNames } from './snippetNames.ts';

/** An expression of which readers see nothing, or that prevents the page from being shown. */
export type UnresolvedExpression =
  /** `{name}` alone in the text, which is removed: nothing declares the name, or it is `declared` as something else than text. */
  | { readonly kind: 'removed'; readonly range: TextRange; readonly name: string; readonly declared?: DeclaredName }
  /** The name of an imported snippet in an expression: only a tag shows it. */
  | { readonly kind: 'snippet'; readonly range: TextRange; readonly name: string; readonly isAlone: boolean }
  /** An expression with undefined names. */
  | {
      readonly kind: 'undefined';
      readonly range: TextRange;
      readonly names: readonly [LocatedText, ...LocatedText[]];
      readonly attribute?: JsxAttribute;
    }
  /** An object or a regular expression in the text. */
  | { readonly kind: 'object'; readonly range: TextRange }
  /** A function in the text. */
  | { readonly kind: 'function'; readonly range: TextRange };

/** A name, also in parentheses: what is alone in its braces. */
const nameAlone = /^[\s(]*([\p{ID_Start}$_][\p{ID_Continue}$]*)[\s)]*$/u;
const comments = /\/\*[^]*?\*\//g;

/**
 * Yields the expressions of a page, in no order, that nothing defines, and undefined for the others; none of a page whose
 * imports and exports can't be read. `isVariable` tells whether a text in two braces is a variable, which is replaced before the page is read.
 */
export function* unresolvedExpressions(
  page: PageModel,
  isVariable: (text: string) => boolean,
): Iterable<UnresolvedExpression | undefined> {
  const { text, tags, problems } = page;
  if (!text.includes('{') || problems.some(({ kind }) => kind === 'script')) return;
  // Few pages have such an expression.
  const indented = lazy(() => indentedExports(text));
  for (const range of page.shownExpressions) {
    if (isVariable(text.slice(range.start, range.end))) continue;
    const found = inText(page, range);
    yield found === undefined || definedBy(indented(), found) ? undefined : found;
  }
  for (const { attributes } of tags) {
    for (const attribute of attributes) {
      if (attribute.value?.kind !== 'expression' || isHandlerName(attribute.name)) continue;
      const { range } = attribute.value;
      if (isVariable(text.slice(range.start, range.end))) continue;
      const names = undefinedNames(page, range, attribute.name === '' ? 'spread' : 'value');
      if (!isFilled(names)) continue;
      const found = snippetAmong(page, range, names) ?? ({ kind: 'undefined', range, names, attribute } as const);
      yield definedBy(indented(), found) ? undefined : found;
    }
  }
}

const indentedExport =
  /^[ \t]+export\s+(?:const|let|var|class|(?:async\s+)?function)\s+([\p{ID_Start}$_][\p{ID_Continue}$]*)/gmu;

/** The platform removes the indentation of text before it reads the page again, so that these become exports. */
export function indentedExports(text: string): ReadonlySet<string> {
  if (!text.includes(' export ') && !text.includes('\texport ')) return new Set();
  return new Set(Array.from(text.matchAll(indentedExport), ([, name = '']) => name));
}

function definedBy(defined: ReadonlySet<string>, found: UnresolvedExpression): boolean {
  if (found.kind === 'removed') return defined.has(found.name);
  return found.kind === 'undefined' && found.names.every(({ value }) => defined.has(value));
}

function inText(page: PageModel, range: TextRange): UnresolvedExpression | undefined {
  const code = page.text.slice(range.start + 1, range.end - 1);
  const name = nameAloneIn(code.includes('/*') ? code.replace(comments, '') : code);
  if (name !== undefined) return alone(page, range, name);
  const names = undefinedNames(page, range, 'value');
  if (isFilled(names)) return snippetAmong(page, range, names) ?? { kind: 'undefined', range, names };
  if (/^[\s(]*[{/]/.test(code) && isObject(page.trees.expression(range))) return { kind: 'object', range };
  return mayBeFunction.test(code) && isFunction(page.trees.expression(range)) ? { kind: 'function', range } : undefined;
}

const mayBeFunction = /^[\s(]*(?:async\b|function\b|\(|[\p{ID_Start}$_][\p{ID_Continue}$]*\s*=>)/u;

function snippetAmong(
  page: PageModel,
  range: TextRange,
  names: readonly LocatedText[],
): UnresolvedExpression | undefined {
  const snippets = snippetNames(page);
  const found = names.find(({ value }) => snippets.has(value));
  return found && { kind: 'snippet', range, name: found.value, isAlone: false };
}

/** Whether an expression of a page is a name alone that the platform removes; what an import brings isn’t known here. */
export function isRemovedName(page: PageModel, { start, end }: TextRange): boolean {
  const name = nameAloneIn(page.text.slice(start + 1, end - 1));
  return name !== undefined && alone(page, { start, end }, name) !== undefined;
}

/** Returns the name that is all of an expression; a value of its own or a word of the language is none. */
function nameAloneIn(code: string): string | undefined {
  const name = nameAlone.exec(code)?.[1];
  return name === undefined || valueWords.has(name) || beginsWithReservedWord(name) ? undefined : name;
}

/** What an import brings is another file's matter. */
function alone(page: PageModel, range: TextRange, name: string): UnresolvedExpression | undefined {
  const { script } = page;
  if (name === 'user') return undefined;
  if (snippetNames(page).has(name)) return { kind: 'snippet', range, name, isAlone: true };
  if (!script.names.has(name)) return { kind: 'removed', range, name };
  const declared = script.declaredByName.get(name);
  const isHidden = declared?.initializer !== undefined && declared.initializer !== 'shown';
  return isHidden ? { kind: 'removed', range, name, declared } : undefined;
}

/** Returns the named imports that a page shows by their names alone, with their ranges. */
export function importsShownAlone(page: PageModel): readonly LocatedText[] {
  const { text, script } = page;
  if (script.imports.length === 0) return [];
  const imported = new Set(script.imports.flatMap((one) => one.names.map(({ local }) => local)));
  return page.shownExpressions.flatMap((range) => {
    const value = nameAloneIn(text.slice(range.start + 1, range.end - 1));
    return value === undefined || !imported.has(value) ? [] : [{ value, range }];
  });
}

/** Returns the names alone in braces that neither the page nor an import defines, and the uses of `props`. */
export function namesLeftOpen(page: PageModel): readonly LocatedText[] {
  const { text, script } = page;
  if (!text.includes('{')) return [];
  return page.shownExpressions.flatMap((range) => {
    const code = text.slice(range.start + 1, range.end - 1);
    const value = nameAloneIn(code) ?? /^[\s(]*(props)\s*(?:\?\.|\.|\[)/.exec(code)?.[1];
    const isOpen = value !== undefined && value !== 'user' && !script.names.has(value);
    return isOpen ? [{ value, range }] : [];
  });
}

/** What the platform finds where it reads snippets, which runs in Node. */
const ofNode: ReadonlySet<string> = new Set(['process', 'global', 'Buffer', 'setImmediate', 'clearImmediate']);
const opened = /(?<![\p{ID_Continue}$.])[\p{ID_Start}$_][\p{ID_Continue}$]*\s*[.([]/u;

/**
 * Returns the names that neither the page nor an import defines and of which an expression reads a member or that it
 * calls, each once, with the expression or, in a long one, their own ranges: undefined, they prevent pages from being shown.
 */
export function membersLeftOpen(page: PageModel): readonly LocatedText[] {
  const { text, script, trees, problems } = page;
  if (!text.includes('{') || problems.some(({ kind }) => kind === 'script')) return [];
  const values = attributesInBraces(page).filter(({ name }) => name !== '' && !isHandlerName(name));
  const found = new Map<string, LocatedText>();
  for (const range of [...page.shownExpressions, ...values.map(({ value }) => value.range)]) {
    const written = text.slice(range.start, range.end);
    if (!opened.test(written) || !opened.test(written.replace(strings, '0'))) continue;
    if (variableIn(written) !== undefined || isPlainElement(written)) continue;
    const root = trees.expression(range);
    for (const { name, start: at } of root === undefined ? [] : namesOpened(root)) {
      if (script.names.has(name) || isGlobalOfSnippets(name) || found.has(name)) continue;
      const start = range.start + 1 + at - enclosing.value[0].length;
      const isShort = written.length <= 80 && !written.includes('\n');
      found.set(name, isShort ? { value: name, range } : locatedAt(name, start));
    }
  }
  return [...found.values()];
}

function isGlobalOfSnippets(name: string): boolean {
  return name === 'props' || ofNode.has(name) || (globalNames.has(name) && !namesOfPages.has(name));
}

const strings = /"[^"\\\n]*"|'[^'\\\n]*'|`(?:[^`\\$]|\\.|\$(?!\{))*`/gs;
const keys = /(?<![\p{ID_Continue}$])[\p{ID_Start}$_][\p{ID_Continue}$]*\s*:/gu;
const names = /(?<![\p{ID_Continue}$])(?<!(?<!\.\.)\.)[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;
const keywords: ReadonlySet<string> = new Set(
  'true false null this new typeof void delete in of instanceof function return const let var if else for while async await'.split(
    ' ',
  ),
);

/** Returns the names of an expression that neither the page nor its surroundings define, each once. */
function undefinedNames(page: PageModel, range: TextRange, form: ExpressionForm): readonly LocatedText[] {
  const { text, script, trees } = page;
  const written = text.slice(range.start, range.end);
  if (isPlainElement(written)) return [];
  const code = written.slice(1, -1);
  const snippets = snippetNames(page);
  const isKnown = (name: string): boolean => globalNames.has(name) || (script.names.has(name) && !snippets.has(name));
  // Nearly all expressions are seen to have none without being parsed.
  const rest = code.replace(strings, '0');
  const words = (rest.includes('?') ? rest : rest.replace(keys, '')).match(names) ?? [];
  if (words.every((word) => keywords.has(word) || isKnown(word))) return [];
  const root = trees.expression(range, form);
  const found = root === undefined ? [] : freeNames(root).filter(({ name }) => !isKnown(name));
  const first = new Map<string, FreeName>();
  for (const one of found) if (!first.has(one.name)) first.set(one.name, one);
  const shift = range.start + 1 - enclosing[form][0].length;
  return Array.from(first.values(), ({ name, start }) => locatedAt(name, start + shift));
}

function isFilled<Item>(items: readonly Item[]): items is readonly [Item, ...Item[]] {
  return items.length > 0;
}

function isFunction(node: AnyNode | undefined): boolean {
  if (node?.type === 'ParenthesizedExpression') return isFunction(node.expression);
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
}

function isObject(node: AnyNode | undefined): boolean {
  if (node?.type === 'ParenthesizedExpression') return isObject(node.expression);
  return node?.type === 'ObjectExpression' || (node?.type === 'Literal' && node.regex !== undefined);
}
