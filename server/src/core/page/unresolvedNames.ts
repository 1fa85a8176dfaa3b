import type { AnyNode } from 'acorn';
import { isInAny } from '../text/rangeSearch.ts';
import type { TextRange } from '../text/textRange.ts';
import type { JsxAttribute } from './mdx/scanTag.ts';
import { freeNames, isHandlerName, type FreeName } from './mdx/freeNames.ts';
import { globalNames } from './mdx/globalNames.ts';
import type { DeclaredName } from './mdx/readScript.ts';
import { scriptOptions, scriptParser } from './mdx/scriptParser.ts';
import type { LocatedText, PageModel } from './pageModel.ts';

/** An expression of which readers see nothing, or that prevents the page from being shown. */
export type UnresolvedExpression =
  /** `{name}` alone in the text, which is removed: nothing declares the name, or it is `declared` as something else than text. */
  | { readonly kind: 'removed'; readonly range: TextRange; readonly name: string; readonly declared?: DeclaredName }
  /** An expression with undefined names. */
  | {
      readonly kind: 'undefined';
      readonly range: TextRange;
      readonly names: readonly [LocatedText, ...LocatedText[]];
      readonly attribute?: JsxAttribute;
    }
  /** An object or a regular expression in the text. */
  | { readonly kind: 'object'; readonly range: TextRange };

/** A name, also in parentheses: what is alone in its braces. */
const nameAlone = /^[\s(]*([\p{ID_Start}$_][\p{ID_Continue}$]*)[\s)]*$/u;
const comments = /\/\*[^]*?\*\//g;
/** The names that are values of their own. */
const values: ReadonlySet<string> = new Set(['true', 'false', 'null', 'this']);

/**
 * Yields the expressions of a page, in no order, that nothing defines; none of a page whose imports and exports can't be
 * read. `isVariable` tells whether a text in two braces is a variable, which is replaced before the page is read.
 */
export function* unresolvedExpressions(
  page: PageModel,
  isVariable: (text: string) => boolean,
): Iterable<UnresolvedExpression> {
  const { text, tags, problems } = page;
  if (!text.includes('{') || problems.some(({ kind }) => kind === 'script')) return;
  const indented = indentedExports(text);
  for (const range of shownExpressions(page)) {
    if (isVariable(text.slice(range.start, range.end))) continue;
    const found = inText(page, range);
    if (found !== undefined && !definedBy(indented, found)) yield found;
  }
  for (const { attributes } of tags) {
    for (const attribute of attributes) {
      if (attribute.value?.kind !== 'expression' || isHandlerName(attribute.name)) continue;
      const { range } = attribute.value;
      if (isVariable(text.slice(range.start, range.end))) continue;
      const names = undefinedNames(page, range, attribute.name === '' ? 'spread' : 'value');
      if (!isFilled(names)) continue;
      const found = { kind: 'undefined', range, names, attribute } as const;
      if (!definedBy(indented, found)) yield found;
    }
  }
}

const indentedExport =
  /^[ \t]+export\s+(?:const|let|var|class|(?:async\s+)?function)\s+([\p{ID_Start}$_][\p{ID_Continue}$]*)/gmu;

/** The platform removes the indentation of text before it reads the page again, so that these become exports. */
function indentedExports(text: string): ReadonlySet<string> {
  if (!text.includes(' export ') && !text.includes('\texport ')) return new Set();
  return new Set(Array.from(text.matchAll(indentedExport), ([, name = '']) => name));
}

function definedBy(defined: ReadonlySet<string>, found: UnresolvedExpression): boolean {
  if (found.kind === 'removed') return defined.has(found.name);
  return found.kind === 'undefined' && found.names.every(({ value }) => defined.has(value));
}

/** Returns the ranges of the expressions in the text; in the description of an image they are text. */
export function shownExpressions({ expressions, images }: PageModel): readonly TextRange[] {
  const labels = images.map(({ label }) => label);
  return expressions.flatMap(({ range, isComment, isUncertain }) =>
    isComment || isUncertain || isInAny(labels, range.start) ? [] : [range],
  );
}

function inText(page: PageModel, range: TextRange): UnresolvedExpression | undefined {
  const code = page.text.slice(range.start + 1, range.end - 1);
  const name = nameAlone.exec(code.includes('/*') ? code.replace(comments, '') : code)?.[1];
  if (name !== undefined) return values.has(name) ? undefined : alone(page, range, name);
  const names = undefinedNames(page, range, 'value');
  if (isFilled(names)) return { kind: 'undefined', range, names };
  return /^[\s(]*[{/]/.test(code) && isObject(expressionIn(code)) ? { kind: 'object', range } : undefined;
}

/** Whether an expression of a page is a name alone that the platform removes; what an import brings isn’t known here. */
export function isRemovedName(page: PageModel, { start, end }: TextRange): boolean {
  const name = nameAlone.exec(page.text.slice(start + 1, end - 1))?.[1];
  return name !== undefined && !values.has(name) && alone(page, { start, end }, name) !== undefined;
}

/** What an import brings is another file's matter. */
function alone({ script }: PageModel, range: TextRange, name: string): UnresolvedExpression | undefined {
  if (name === 'user') return undefined;
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
  return shownExpressions(page).flatMap((range) => {
    const value = nameAlone.exec(text.slice(range.start + 1, range.end - 1))?.[1];
    return value === undefined || !imported.has(value) ? [] : [{ value, range }];
  });
}

const strings = /"[^"\\\n]*"|'[^'\\\n]*'/g;
const keys = /[\p{ID_Start}$_][\p{ID_Continue}$]*\s*:/gu;
const names = /(?<![\p{ID_Continue}$])(?<!(?<!\.\.)\.)[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;
const keywords: ReadonlySet<string> = new Set(
  'true false null this new typeof void delete in of instanceof function return const let var if else for while async await'.split(
    ' ',
  ),
);

/** Returns the names of an expression that neither the page nor its surroundings define, each once. */
function undefinedNames(
  { text, script }: PageModel,
  { start, end }: TextRange,
  form: 'value' | 'spread',
): readonly LocatedText[] {
  const code = text.slice(start + 1, end - 1);
  const isKnown = (name: string): boolean => globalNames.has(name) || script.names.has(name);
  // Nearly all expressions are seen to have none without being parsed.
  const rest = code.replace(strings, '0');
  const words = (rest.includes('?') ? rest : rest.replace(keys, '')).match(names) ?? [];
  if (words.every((word) => keywords.has(word) || isKnown(word))) return [];
  const before = form === 'spread' ? '({' : '(';
  const root = expressionIn(code, before, form === 'spread' ? '})' : '\n)');
  const found = root === undefined ? [] : freeNames(root).filter(({ name }) => !isKnown(name));
  const first = new Map<string, FreeName>();
  for (const one of found) if (!first.has(one.name)) first.set(one.name, one);
  return Array.from(first.values(), ({ name, start: at }) => {
    const offset = start + 1 + at - before.length;
    return { value: name, range: { start: offset, end: offset + name.length } };
  });
}

/** Returns what is between two braces as a tree; undefined if it is no expression, which is a syntax error. */
export function expressionIn(code: string, before = '(', after = '\n)'): AnyNode | undefined {
  try {
    const node = scriptParser.parseExpressionAt(before + code + after, 0, scriptOptions);
    return node.end === before.length + code.length + after.length ? node : undefined;
  } catch {
    return undefined;
  }
}

function isFilled<Item>(items: readonly Item[]): items is readonly [Item, ...Item[]] {
  return items.length > 0;
}

function isObject(node: AnyNode | undefined): boolean {
  if (node?.type === 'ParenthesizedExpression') return isObject(node.expression);
  return node?.type === 'ObjectExpression' || (node?.type === 'Literal' && node.regex !== undefined);
}
