import type * as estree from 'acorn';
import { earlyComponents, freeComponents, type EarlyComponent } from '../../../page/mdx/script/freeNames.ts';
import { scriptTree } from '../../../page/mdx/script/scriptTree.ts';
import { readPage } from '../../../page/readPage.ts';
import { isMarkdown } from '../../../paths/fileKinds.ts';
import type { SitePath } from '../../../paths/sitePath.ts';
import { longestSnippet, type SiteSnapshot } from '../../../site/siteSnapshot.ts';
import { addAll } from '../../../util/collections.ts';

/** What an export of a file uses. */
export interface ExportUses {
  /** The other names of the file: what it imports and what it declares. */
  readonly names: readonly string[];
  /** Those of them that are components. */
  readonly components: ReadonlySet<string>;
  /** The first component in it that is used above its declaration. */
  readonly early: EarlyComponent | undefined;
}

/** What each export of a file uses. */
type ExportDependencies = ReadonlyMap<string, ExportUses>;

const known = new WeakMap<SiteSnapshot['snippets'], Map<SitePath, ExportDependencies>>();

/** Returns what the exports of a file use; none of a file that can’t be read completely. */
export function exportDependencies({ snippets }: SiteSnapshot, file: SitePath): ExportDependencies {
  let files = known.get(snippets);
  if (files === undefined) known.set(snippets, (files = new Map<SitePath, ExportDependencies>()));
  let found = files.get(file);
  if (found === undefined) files.set(file, (found = dependenciesIn(file, snippets.get(file) ?? '')));
  return found;
}

const none: ExportDependencies = new Map();
/** What may begin a statement that declares a name for the others. */
const beginning = /(?:^|[;}][ \t]*)(?:export|import|const|let|var|async|function|class)\b/gm;

function dependenciesIn(file: SitePath, text: string): ExportDependencies {
  if (text.length >= longestSnippet || !text.includes('export') || !/\.(?:jsx?|mdx?)$/i.test(file)) return none;
  const script = isMarkdown(file) ? scriptOf(text) : text;
  // Most files have one component, which finds nothing else in them.
  if (script.match(beginning)?.length === 1 && !mayUseEarly(script)) return none;
  try {
    return dependenciesOf(scriptTree(script).program.body);
  } catch {
    return none;
  }
}

/** Whether a tag precedes a declaration of its name. */
function mayUseEarly(script: string): boolean {
  return Array.from(script.matchAll(/\b(?:const|let|var|function|class)\s+([\p{Lu}_$][\p{ID_Continue}$]*)/gu)).some(
    ({ 1: name = '', index }) => {
      const tag = script.indexOf(`<${name}`);
      return tag !== -1 && tag < index;
    },
  );
}

/** Returns the imports and exports of a Markdown file. */
function scriptOf(text: string): string {
  return readPage(text)
    .script.ranges.map(({ start, end }) => text.slice(start, end))
    .join('\n');
}

type Statement = estree.Program['body'][number];

function dependenciesOf(body: readonly Statement[]): ExportDependencies {
  const declarations = body.flatMap(declarationsIn);
  const names = new Set([...declarations.map(({ name }) => name), ...body.flatMap(importedBy)]);
  const used = declarations.map(({ name, node }) => {
    const { mentioned, declared } = namesIn(node);
    // A name that is declared again within may be that one.
    const others = [...mentioned].filter((one) => one !== name && names.has(one) && !declared.has(one));
    const components = new Set(freeComponents(node).map((one) => one.name));
    return [name, { names: others, components, early: earlyComponents(node)[0] }] as const;
  });
  return new Map(used);
}

interface Declaration {
  readonly name: string;
  readonly node: estree.AnyNode;
}

function declarationsIn(statement: Statement): readonly Declaration[] {
  const isExport = statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration';
  const node = isExport ? statement.declaration : statement;
  if (node?.type === 'VariableDeclaration') {
    return node.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? [{ name: id.name, node: init }] : [],
    );
  }
  if (node?.type !== 'FunctionDeclaration' && node?.type !== 'ClassDeclaration') return [];
  return node.id ? [{ name: node.id.name, node }] : [];
}

/** Returns the names that a statement imports, but for those of React, which every page knows. */
function importedBy(statement: Statement): readonly string[] {
  if (statement.type !== 'ImportDeclaration' || /^react(?:$|\/|-dom)/.test(String(statement.source.value))) return [];
  return statement.specifiers.map(({ local }) => local.name);
}

interface NamesIn {
  readonly mentioned: ReadonlySet<string>;
  readonly declared: ReadonlySet<string>;
}

/** Any node of the tree, whose properties are nodes, lists of nodes and values. */
type AnyNode = Readonly<Record<string, unknown>> & { readonly type: string };

/** Returns the names that a node uses, and those that functions and blocks in it declare. */
function namesIn(root: estree.Node): NamesIn {
  const mentioned = new Set<string>();
  const declared = new Set<string>();
  const pending: unknown[] = [root];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (Array.isArray(value)) addAll(pending, value as readonly unknown[]);
    if (!isNode(value)) continue;
    const name = usedName(value);
    if (name !== undefined) mentioned.add(name);
    for (const [key, child] of Object.entries(value)) {
      if (child === null || typeof child !== 'object' || isOnlyName(value, key)) continue;
      if (isPattern(value, key)) addNames(child, declared);
      pending.push(child);
    }
  }
  return { mentioned, declared };
}

function isNode(value: unknown): value is AnyNode {
  return value !== null && typeof value === 'object' && 'type' in value && typeof value.type === 'string';
}

/** Tags of lower case are HTML. */
function usedName({ type, name }: AnyNode): string | undefined {
  if (typeof name !== 'string') return undefined;
  return type === 'Identifier' || (type === 'JSXIdentifier' && /^[^a-z]/.test(name)) ? name : undefined;
}

/** Whether a property holds a name that refers to nothing: of a member, a key, an attribute. */
function isOnlyName({ type, computed }: AnyNode, key: string): boolean {
  switch (type) {
    case 'MemberExpression':
      return key === 'property' && computed !== true;
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return key === 'key' && computed !== true;
    case 'JSXAttribute':
      return key === 'name';
    case 'JSXMemberExpression':
      return key === 'property';
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return key === 'label';
    default:
      return false;
  }
}

/** Whether a property holds names that are declared there. */
function isPattern({ type }: AnyNode, key: string): boolean {
  return key === 'params' || (key === 'id' && type !== 'JSXAttribute') || (key === 'param' && type === 'CatchClause');
}

function addNames(pattern: unknown, names: Set<string>): void {
  const pending: unknown[] = [pattern];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (Array.isArray(value)) addAll(pending, value as readonly unknown[]);
    if (!isNode(value)) continue;
    if (value.type === 'Identifier' && typeof value['name'] === 'string') names.add(value['name']);
    if (value.type === 'ObjectPattern') pending.push(value['properties']);
    if (value.type === 'ArrayPattern') pending.push(value['elements']);
    if (value.type === 'Property') pending.push(value['value']);
    if (value.type === 'AssignmentPattern') pending.push(value['left']);
    if (value.type === 'RestElement') pending.push(value['argument']);
  }
}
