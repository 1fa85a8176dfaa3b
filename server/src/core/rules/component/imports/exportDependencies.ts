import type * as estree from 'acorn';
import {
  earlyComponents,
  freeComponents,
  namesFromOutside,
  type EarlyComponent,
} from '../../../page/mdx/script/freeNames.ts';
import type { SitePath } from '../../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../../site/siteSnapshot.ts';
import { lazyForEach } from '../../../util/lazy.ts';
import { importedScript, type ImportedScript, type Statement } from './importedScript.ts';

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

/** Returns what the exports of a file use; none of a file that can’t be read completely. */
export function exportDependencies(site: SiteSnapshot, file: SitePath): ExportDependencies {
  return dependenciesIn(importedScript(site, file));
}

/** What may begin a statement that declares a name for the others. */
const beginning = /(?:^|[;}][ \t]*)(?:export|import|const|let|var|async|function|class)\b/gm;

const dependenciesIn = lazyForEach(({ text, body }: ImportedScript): ExportDependencies => {
  // Most files have one component, which finds nothing else in them.
  const isAlone = (text.match(beginning)?.length ?? 0) < 2 && !mayUseEarly(text);
  return isAlone ? new Map<string, ExportUses>() : dependenciesOf(body());
});

/** Whether a tag precedes a declaration of its name. */
function mayUseEarly(script: string): boolean {
  return Array.from(script.matchAll(/\b(?:const|let|var|function|class)\s+([\p{Lu}_$][\p{ID_Continue}$]*)/gu)).some(
    ({ 1: name = '', index }) => {
      const tag = script.indexOf(`<${name}`);
      return tag !== -1 && tag < index;
    },
  );
}

function dependenciesOf(body: readonly Statement[]): ExportDependencies {
  const declarations = body.flatMap(declarationsIn);
  const names = new Set([...declarations.map(({ name }) => name), ...body.flatMap(importedBy)]);
  const used = declarations.map(({ name, node }) => {
    const others = [...namesFromOutside(node)].filter((one) => one !== name && names.has(one));
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
