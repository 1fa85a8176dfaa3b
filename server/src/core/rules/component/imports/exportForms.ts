import type * as estree from 'acorn';
import type { ImportedName } from '../../../page/mdx/script/readScript.ts';
import { isInSite } from '../../../page/record/references.ts';
import { code } from '../../../util/messageText.ts';
import type { ImportedScript, Statement } from './importedScript.ts';

/**
 * What a script exports by default. `layout`: a component that the platform takes for the page’s layout, with its name if
 * it is also exported by that; `name`: what is declared under a name, `isListed` in braces; `unread`: what the platform
 * doesn’t find, as `{ name as default }` of a name that is exported by itself (`name`), or from another file; `other`:
 * anything else, also what isn’t certain.
 */
export type DefaultExport =
  | { readonly kind: 'none' | 'other' }
  | { readonly kind: 'layout'; readonly name?: string; readonly takesChildren: boolean }
  | { readonly kind: 'name'; readonly name: string; readonly isListed: boolean }
  | { readonly kind: 'unread'; readonly name?: string; readonly isReadInBraces: boolean };

const anyDefault = /\bexport\s+default\b|\bas\s+default\b|\bmodule\.exports\b/;
const layoutInTypeScript = /^export\s+default\s+(?:(?:async\s+)?(?:function|class)\b|async\b|\(|[\w$.]+\s*(?:=>|\())/m;

export function defaultExportOf({ text, body }: ImportedScript): DefaultExport {
  if (text.trim() === '') return { kind: 'other' };
  if (!anyDefault.test(text)) return { kind: 'none' };
  const statements = body();
  // TypeScript can’t be parsed.
  if (statements.length === 0) {
    return layoutInTypeScript.test(text) ? { kind: 'layout', takesChildren: true } : { kind: 'other' };
  }
  const declared = statements.flatMap((one) => (one.type === 'ExportDefaultDeclaration' ? [one.declaration] : []))[0];
  const listed = statements.flatMap(listedIn);
  const found = listed.find(({ exported }) => exported === 'default');
  if (found?.isFromFile === true) return { kind: 'unread', isReadInBraces: false };
  const name = declared?.type === 'Identifier' ? declared.name : found?.local;
  if (name === undefined) return declared === undefined ? { kind: 'other' } : valueByDefault(declared);
  const isListed = declared === undefined;
  if (isDeclaredApart(statements, name)) {
    return listed.some((one) => one.local === name && one !== found)
      ? { kind: 'unread', name, isReadInBraces: isListed }
      : { kind: 'name', name, isListed };
  }
  if (isListed) {
    return { kind: 'unread', isReadInBraces: false, ...(!importsName(statements, name) && { name }) };
  }
  const value = statements.flatMap(declaresIn).find((one) => one.name === name)?.value;
  if (value === undefined) return { kind: 'other' };
  const layout = valueByDefault(value);
  return layout.kind === 'layout' ? { ...layout, name } : { kind: 'name', name, isListed };
}

/** Returns the layout that a value is by default, if it is a component. */
function valueByDefault(value: estree.AnyNode): DefaultExport {
  if (value.type === 'ParenthesizedExpression') return valueByDefault(value.expression);
  return /Function|Class|Call/.test(value.type)
    ? { kind: 'layout', takesChildren: takesChildren(value) }
    : { kind: 'other' };
}

/** Whether a component may show what is between its tags, as the layout of a page has to. */
function takesChildren(component: estree.AnyNode): boolean {
  // `memo(…)` and the like.
  if (component.type === 'CallExpression') return component.arguments.every(takesChildren);
  if (!('params' in component)) return !component.type.startsWith('Class');
  const [props] = component.params;
  if (props?.type !== 'ObjectPattern') return props !== undefined;
  return props.properties.some(
    (one) => one.type === 'RestElement' || (one.key.type === 'Identifier' && one.key.name === 'children'),
  );
}

/** What the platform makes of a name that a script exports; `isCopied`: as `as` may rename it without other effects. */
export interface NamedExport {
  readonly problem?: string;
  readonly isCopied: boolean;
}

const unusual = /\bexport\s*[{*]|\bexport\s+(?:const|let|var)\s*[{[]|\bexport\s+default\b/;

/** Returns whether the platform finds an export of a script under the name that an import gives it. */
export function namedExport({ text, body }: ImportedScript, name: string, local: string): NamedExport {
  const found: NamedExport = { isCopied: false };
  if (!unusual.test(text)) return found;
  const statements = body();
  const listed = statements.flatMap(listedIn).find(({ exported, isFromFile }) => exported === name && !isFromFile);
  if (listed !== undefined && listed.local !== name) {
    const isCopied = isDeclaredApart(statements, listed.local);
    // What is copied gets the name that the import gives it.
    return isCopied && local !== name ? { isCopied } : { isCopied, problem: copiedMessage(listed.local, name) };
  }
  if (statements.flatMap(declaresIn).some((one) => one.name === name))
    return { isCopied: listed !== undefined && isDeclaredApart(statements, name) };
  return { ...found, ...problemOf(statements, name) };
}

/**
 * Returns what a constant of a script is that shows nothing as a tag, as words; undefined of what may be a component. A
 * string may be the name of an element, around the content of its tag.
 */
export function literalExport({ body }: ImportedScript, name: string): string | undefined {
  const value = body()
    .flatMap((statement) => (isConstant(statement) ? declaresIn(statement) : []))
    .find((one) => one.name === name)?.value;
  switch (value?.type as string | undefined) {
    case 'ArrayExpression':
      return 'a list';
    case 'ObjectExpression':
      return 'an object';
    case 'JSXElement':
    case 'JSXFragment':
      return 'an element';
    default:
      return value?.type === 'Literal' && !/^[a-z][a-z\d-]*$/.test(String(value.value)) ? 'a value' : undefined;
  }
}

/**
 * Whether a script declares a name as a class or as what an expression returns, such as `React.memo(…)`: to the platform
 * only a function is a component. Another name is none either, but unless the page imports it too, the page fails first.
 */
export function isNoFunction({ body }: ImportedScript, name: string, imported: readonly ImportedName[]): boolean {
  let value = body()
    .flatMap((statement) => (isConstant(statement) ? declaresIn(statement) : []))
    .find((one) => one.name === name)?.value;
  while (value?.type === 'ParenthesizedExpression') value = value.expression;
  if (value?.type === 'Identifier') {
    const other = value.name;
    return imported.some((one) => one.imported === other && one.local === other);
  }
  return value !== undefined && !value.type.includes('Function');
}

function isConstant(statement: Statement): boolean {
  const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return node?.type === 'ClassDeclaration' || (node?.type === 'VariableDeclaration' && node.kind === 'const');
}

function copiedMessage(local: string, name: string): string {
  return `The platform copies ${code(local)} under its own name, so ${code(name)} isn’t shown. Rename ${code(local)} to ${code(name)} in its file.`;
}

function problemOf(statements: readonly Statement[], name: string): Pick<NamedExport, 'problem'> {
  const notFound = `The platform doesn’t find ${code(name)}, which`;
  if (statements.some((one) => isFromOther(one, name)))
    return { problem: `${notFound} its file exports from another one. Import it from there.` };
  if (statements.some((one) => isDestructured(one, name)))
    return { problem: `${notFound} is exported in a pattern. Export it as a constant of its own.` };
  if (statements.some((one) => isDeclaredDefault(one, name)))
    return { problem: `${notFound} its file exports by default. Remove ${code('default')} there.` };
  return {};
}

/** Whether a script imports a name from another file, so that pages can import it from the script, too. */
export function importsName(statements: readonly Statement[], name: string): boolean {
  return statements.some(
    (one) =>
      one.type === 'ImportDeclaration' &&
      isInSite(String(one.source.value)) &&
      one.specifiers.some(({ local }) => local.name === name),
  );
}

function isFromOther(statement: Statement, name: string): boolean {
  return statement.type === 'ExportAllDeclaration'
    ? !statement.exported || ('name' in statement.exported && statement.exported.name === name)
    : listedIn(statement).some(({ exported, isFromFile }) => exported === name && isFromFile);
}

function isDeclaredDefault(statement: Statement, name: string): boolean {
  if (statement.type !== 'ExportDefaultDeclaration') return false;
  const { declaration } = statement;
  return 'id' in declaration && declaration.id?.name === name;
}

/** Whether a name is declared by a statement that doesn’t export it, which is how the platform finds what a list exports. */
function isDeclaredApart(statements: readonly Statement[], name: string): boolean {
  return statements.some((one) => !one.type.startsWith('Export') && declaresIn(one).some((at) => at.name === name));
}

interface Declared {
  readonly name: string;
  readonly value: estree.AnyNode | undefined;
}

/** Returns the names that a statement declares by themselves, with what they are. */
function declaresIn(statement: Statement): readonly Declared[] {
  const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (node?.type === 'FunctionDeclaration' || node?.type === 'ClassDeclaration')
    return [{ name: node.id.name, value: node }];
  if (node?.type !== 'VariableDeclaration') return [];
  return node.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' ? [{ name: id.name, value: init ?? undefined }] : [],
  );
}

interface ListedExport {
  readonly local: string;
  readonly exported: string;
  readonly isFromFile: boolean;
}

/** Returns the names in the braces of an export. */
function listedIn(statement: Statement): readonly ListedExport[] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const isFromFile = typeof statement.source?.value === 'string';
  return statement.specifiers.flatMap(({ local, exported }) =>
    local.type === 'Identifier' && exported.type === 'Identifier'
      ? [{ local: local.name, exported: exported.name, isFromFile }]
      : [],
  );
}

function isDestructured(statement: Statement, name: string): boolean {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
    return false;
  return statement.declaration.declarations.some(({ id }) =>
    id.type === 'ObjectPattern'
      ? id.properties.some((one) => one.type === 'Property' && nameOfTarget(one.value) === name)
      : id.type === 'ArrayPattern' && id.elements.some((one) => one !== null && nameOfTarget(one) === name),
  );
}

function nameOfTarget(pattern: estree.Pattern): string | undefined {
  if (pattern.type === 'AssignmentPattern') return nameOfTarget(pattern.left);
  return pattern.type === 'Identifier' ? pattern.name : undefined;
}
