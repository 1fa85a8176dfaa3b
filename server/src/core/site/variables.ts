import type { FileLocation } from '../paths/fileLocation.ts';
import { locateIn } from '../config/composedTree.ts';
import { insideQuotes } from '../config/configStrings.ts';
import type { SiteConfig, Variable } from '../config/siteConfig.ts';
import { variableIn } from '../page/variableUses.ts';
import { rangeHoldsCursor, type TextRange } from '../text/textRange.ts';
import { lazyForEach } from '../util/lazy.ts';
import type { SiteSnapshot, KnownPage } from './siteSnapshot.ts';

/** A variable of the site with the range of its name, without the surrounding braces or quotes. */
export interface NamedVariable {
  readonly variable: Variable;
  readonly range: TextRange;
}

/** Returns the variable at an offset of a page, and its use; undefined if docs.json doesn't define it. */
export function variableInPage(
  { site, pageIndex }: KnownPage,
  offset: number,
): (NamedVariable & { readonly whole: TextRange }) | undefined {
  const use = pageIndex.variables.find(({ whole }) => rangeHoldsCursor(whole, offset));
  const variable = use && variableNamed(site.config, use.name);
  return use && variable && { variable, range: use.range, whole: use.whole };
}

/** Returns the variable whose name is at an offset of the composed docs.json. */
export function variableInConfig({ composed, variables }: SiteConfig, offset: number): NamedVariable | undefined {
  const variable = variables.find(({ range }) => rangeHoldsCursor(range, offset));
  return variable && { variable, range: insideQuotes(composed, variable.range) };
}

/** Returns where docs.json or an included file declares a variable, without the quotes. */
export function declarationOfVariable({ composed }: SiteConfig, variable: Variable): FileLocation {
  return locateIn(composed, insideQuotes(composed, variable.range));
}

/** Returns the names of a variable in all pages and snippets that use it, without the braces. */
export function usesOfVariable({ pageIndexes }: SiteSnapshot, { name }: Variable): readonly FileLocation[] {
  return [...pageIndexes].flatMap(([file, { variables }]) =>
    variables.filter((use) => use.name === name).map(({ range }) => ({ file, range })),
  );
}

/** Returns the names of a site's variables. Their values make no difference to rules about pages. */
export function namesOfVariables({ variables }: SiteConfig): ReadonlySet<string> {
  return new Set(variables.map(({ name }) => name));
}

/** Returns a key of what rules about single pages read of docs.json: where it differs, pages are checked again. */
export const keyForPages = lazyForEach((config: SiteConfig): string =>
  JSON.stringify([[...namesOfVariables(config)].sort(), config.shownVariations]),
);

/** Whether a text is nothing but a variable of the site; the platform puts its text there before it reads the page. */
export function isVariable(config: SiteConfig, text: string): boolean {
  const name = variableIn(text);
  return name !== undefined && variableNamed(config, name) !== undefined;
}

function variableNamed({ variables }: SiteConfig, name: string): Variable | undefined {
  return variables.find((variable) => variable.name === name);
}
