import { locateIn } from '../config/composedTree.ts';
import { insideQuotes } from '../config/insideQuotes.ts';
import type { SiteConfig, Variable } from '../config/siteConfig.ts';
import type { SitePath } from '../paths/sitePath.ts';
import { rangeHoldsCursor, type TextRange } from '../text/textRange.ts';
import type { KnownPage } from './pageContext.ts';
import type { SiteSnapshot } from './siteSnapshot.ts';

/** A variable of the site, and where its name stands, without the braces or quotes around it. */
export interface NamedVariable {
  readonly variable: Variable;
  readonly range: TextRange;
}

/** The variable that is taken in at an offset of a page; undefined where docs.json has none of that name. */
export function variableInPage({ site, pageIndex }: KnownPage, offset: number): NamedVariable | undefined {
  const use = pageIndex.variables.find(({ range }) => rangeHoldsCursor(withBraces(range), offset));
  const variable = use && variableNamed(site.config, use.name);
  return use && variable && { variable, range: use.range };
}

/** The variable whose name stands at an offset of the text of docs.json and its parts. */
export function variableInConfig({ composed, variables }: SiteConfig, offset: number): NamedVariable | undefined {
  const variable = variables.find(({ range }) => rangeHoldsCursor(range, offset));
  return variable && { variable, range: insideQuotes(composed, variable.range) };
}

/** A use of a variable as a whole, of which the name is known: `{{name}}`. */
export function withBraces({ start, end }: TextRange): TextRange {
  return { start: start - '{{'.length, end: end + '}}'.length };
}

/** A text in a file of the site. */
interface VariableLocation {
  readonly file: SitePath;
  readonly range: TextRange;
}

/** Where docs.json or a part of it gives a variable its name, without the quotes. */
export function declarationOfVariable({ composed }: SiteConfig, variable: Variable): VariableLocation {
  return locateIn(composed, insideQuotes(composed, variable.range));
}

/** The names of a variable in all pages and snippets that take it in, without the braces. */
export function usesOfVariable({ pageIndexes }: SiteSnapshot, { name }: Variable): readonly VariableLocation[] {
  return [...pageIndexes].flatMap(([file, { variables }]) =>
    variables.filter((use) => use.name === name).map(({ range }) => ({ file, range })),
  );
}

/** The names of a site's variables. What they stand for makes no difference to rules about pages. */
export function namesOfVariables({ variables }: SiteConfig): ReadonlySet<string> {
  return new Set(variables.map(({ name }) => name));
}

/** Whether a text is nothing but a variable of the site; the platform puts its text there before it reads the page. */
export function isVariable(config: SiteConfig, text: string): boolean {
  const name = /^\{\{([\w.-]+)\}\}$/.exec(text)?.[1];
  return name !== undefined && variableNamed(config, name) !== undefined;
}

function variableNamed({ variables }: SiteConfig, name: string): Variable | undefined {
  return variables.find((variable) => variable.name === name);
}
