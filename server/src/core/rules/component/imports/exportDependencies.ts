import type * as estree from 'acorn';
import {
  earlyComponents,
  freeComponents,
  namesDeclaredIn,
  namesFromOutside,
  type EarlyComponent,
} from '../../../page/mdx/script/freeNames.ts';
import { isImportMeta, moduleNodes } from '../../../page/mdx/script/moduleNodes.ts';
import { evaluatedNames, namesAskedFor } from '../../../page/mdx/script/evaluatedNames.ts';
import { globalNames } from '../../../page/mdx/script/globalNames.ts';
import type { SitePath } from '../../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../../site/siteSnapshot.ts';
import { lazy, lazyForEach } from '../../../util/lazy.ts';
import { importedScript, type ImportedScript, type Statement } from './importedScript.ts';

/** What an export of a file uses. */
export interface ExportUses {
  /** The other names of the file: what it imports and what it declares. */
  readonly names: readonly string[];
  /** Those of them that are components. */
  readonly components: ReadonlySet<string>;
  /** The first component in it that is used above its declaration. */
  readonly early: EarlyComponent | undefined;
  /** What nothing defines, unless the page does: names with whether they are evaluated with the page, and components. */
  readonly missing: readonly MissingName[];
  /** Whether it has `import.meta`, which exists in modules only; `import.meta.url` is replaced. */
  readonly usesMeta: boolean;
}

export interface MissingName {
  readonly name: string;
  readonly isComponent: boolean;
  readonly isFatal: boolean;
}

/** What each export of a file uses. */
type ExportDependencies = ReadonlyMap<string, ExportUses>;

/** Returns what the exports of a file use; none of a file that can’t be read completely. */
export function exportDependencies(site: SiteSnapshot, file: SitePath): ExportDependencies {
  return dependenciesIn(importedScript(site, file));
}

const dependenciesIn = lazyForEach(({ text, body }: ImportedScript): ExportDependencies =>
  text.includes('export') ? dependenciesOf(text, body()) : new Map<string, ExportUses>(),
);

function dependenciesOf(text: string, body: readonly Statement[]): ExportDependencies {
  const declarations = body.flatMap(declarationsIn);
  const names = new Set([...declarations.map(({ name }) => name), ...body.flatMap(importedBy)]);
  const known = new Set([...body.flatMap(namesDeclaredBy), ...names]);
  const asked = lazy(() => namesAskedFor(text));
  const mayHaveMeta = /\bimport\s*\.\s*meta\b/.test(text);
  const used = declarations.map(({ name, node }) => {
    const others = [...namesFromOutside(node)].filter((one) => one !== name && names.has(one));
    const components = new Set(freeComponents(node).map((one) => one.name));
    const missing = missingIn(node, components).filter(
      (one) => !known.has(one.name) && (one.isComponent || !asked().has(one.name)),
    );
    const usesMeta = mayHaveMeta && moduleNodes(node).some((one) => isImportMeta(one.node));
    return [name, { names: others, components, early: earlyComponents(node)[0], missing, usesMeta }] as const;
  });
  return new Map(used);
}

/** Returns what a declaration takes from outside, each name once. */
function missingIn(node: estree.AnyNode, components: ReadonlySet<string>): readonly MissingName[] {
  const found = new Map<string, MissingName>();
  for (const { name, isFatal } of evaluatedNames(node)) {
    if (found.get(name)?.isFatal !== true) found.set(name, { name, isFatal, isComponent: false });
  }
  for (const name of components) {
    if (!found.has(name) && !globalNames.has(name)) found.set(name, { name, isFatal: false, isComponent: true });
  }
  return [...found.values()];
}

/** Returns all names that a statement adds to its file, also in patterns and from React. */
function namesDeclaredBy(statement: Statement): readonly string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
  return [...namesDeclaredIn(statement).keys()];
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
