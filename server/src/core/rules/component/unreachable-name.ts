import type * as estree from 'acorn';
import { evaluatedNames, namesAskedFor } from '../../page/mdx/script/evaluatedNames.ts';
import {
  earlyComponents,
  freeComponents,
  namesDeclaredIn,
  namesFromOutside,
  type EarlyComponent,
} from '../../page/mdx/script/freeNames.ts';
import { globalNames } from '../../page/mdx/script/globalNames.ts';
import { isImportMeta, moduleNodes } from '../../page/mdx/script/moduleNodes.ts';
import type { ImportedName } from '../../page/mdx/script/readScript.ts';
import { isMarkdown } from '../../paths/fileKinds.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { exportedNames } from '../../site/imports/exportedNames.ts';
import { resolveImport } from '../../site/references/resolveLink.ts';
import type { SiteSnapshot, KnownPage } from '../../site/siteSnapshot.ts';
import { insertion } from '../../text/textRange.ts';
import { lazy, lazyForEach } from '../../util/lazy.ts';
import { code, formatList } from '../../util/messageText.ts';
import { fixesIfAny, type Finding, type SiteRule, pageFix } from '../engine/rule.ts';
import { importedScript, type ImportedScript, type Statement } from './imports/importedScript.ts';

export const unreachableName: SiteRule = {
  meta: {
    id: 'component/unreachable-name',
    title: 'Import with an unreachable name',
    severity: 'error',
    summary: 'an imported export that uses a name which the page doesn’t get, or which nothing defines',
  },
  pagesOnly: true,
  *check(page) {
    const imports = page.pageIndex.references.filter(({ kind }) => kind === 'import');
    if (imports.length === 0) return;
    const names = imports.flatMap((reference) => (reference.names ?? []).map(({ local }) => local));
    const reachable = new Set([...names, ...page.summary.exports]);
    if (reachable.has('*')) return;
    const isDefinable = imports.every(({ value, names: imported = [] }) => !bringsText(value, imported));
    for (const reference of imports) {
      const found = resolveImport(page.site, page.file, reference.value);
      if (found.kind !== 'file') continue;
      const uses = exportDependencies(page.site, found.file);
      for (const name of reference.names ?? []) {
        const used = name.imported === 'default' || name.imported === '*' ? undefined : uses.get(name.imported);
        if (used === undefined) continue;
        yield* unreachable(
          page,
          name,
          found.file,
          used.names.filter((one) => !reachable.has(one)),
        );
        if (isDefinable) yield* undefinedThere(page, name, found.file, used, reachable);
        yield* metaInScript(name, found.file, used);
        yield* usedEarly(name, found.file, used);
        yield* importedEarly(name, found.file, used, names);
      }
    }
  },
};

/** Yields the finding of an export that uses names which the page lacks. */
function* unreachable(
  page: KnownPage,
  { imported, range }: ImportedName,
  file: SitePath,
  missing: readonly string[],
): Iterable<Finding> {
  if (missing.length === 0) return;
  const list = formatList(missing.map(code), 'and');
  const exported = exportedNames(page.site, file) ?? [];
  const areExported = missing.every((name) => exported.includes(name));
  const [it, them] = missing.length > 1 ? ['these', 'them'] : ['it', 'it'];
  const move = `ove ${them} into ${code(imported)}.`;
  yield {
    range,
    message: `${code(imported)} uses ${list}, which the page doesn’t get: only what is imported by name is copied. ${areExported ? `Import ${it} too, or m${move}` : `M${move}`}`,
    cause: `${file} ${imported}`,
    fixes: fixesIfAny(() =>
      areExported
        ? [
            pageFix(page, `Import ${list} too`, [insertion(range.end, missing.map((name) => `, ${name}`).join(''))], {
              preferred: true,
            }),
          ]
        : [],
    ),
  };
}

/** Whether an import adds the text of a Markdown file to the page, and with it what that exports. */
function bringsText(source: string, names: readonly ImportedName[]): boolean {
  return isMarkdown(source) && names.some(({ imported }) => imported === 'default');
}

/** Yields the finding of an export of a script that uses what neither its file, nor the page, nor the platform has. */
function* undefinedThere(
  { site }: KnownPage,
  { imported, range }: ImportedName,
  file: SitePath,
  { missing }: ExportUses,
  reachable: ReadonlySet<string>,
): Iterable<Finding> {
  // Those in a Markdown file are reported there.
  if (missing.length === 0 || isMarkdown(file)) return;
  const lacking = missing.filter(
    ({ name, isComponent }) => !reachable.has(name) && !(isComponent && isKnownComponent(site, name)),
  );
  if (lacking.length === 0) return;
  const list = formatList(
    lacking.slice(0, 3).map(({ name }) => code(name)),
    'and',
  );
  const effect = lacking.some(({ isFatal }) => isFatal) ? 'the page can’t be shown' : 'what uses it isn’t shown';
  yield {
    range,
    message: `${code(imported)} uses ${list}, which nothing defines, so ${effect}. Define ${lacking.length > 1 ? 'them' : 'it'} in ${code(imported)}, in ${code(`/${file}`)}.`,
    cause: `${file} ${imported} undefined`,
  };
}

/** Yields the finding of an export that exists in modules only: the platform makes a function of the page with it. */
function* metaInScript({ imported, range }: ImportedName, file: SitePath, { usesMeta }: ExportUses): Iterable<Finding> {
  // That of a Markdown file is reported there.
  if (!usesMeta || isMarkdown(file)) return;
  yield {
    range,
    message: `${code(imported)} uses ${code('import.meta')}, which exists in modules only, so the page can’t be shown. Remove it, in ${code(`/${file}`)}.`,
    cause: `${file} ${imported} import.meta`,
  };
}

function isKnownComponent({ settings: { catalogue, known } }: SiteSnapshot, name: string): boolean {
  if (known.components.has(name) || catalogue.get(name) !== undefined) return true;
  return catalogue.components.some((one) => one.name.startsWith(`${name}.`));
}

/** Yields the finding of an export that uses a component above its declaration, so that MDX takes it for the platform’s. */
function* usedEarly({ imported, range }: ImportedName, file: SitePath, { early }: ExportUses): Iterable<Finding> {
  if (early === undefined) return;
  const effect = early.isInOutermost ? 'so the page can’t be shown' : 'so what uses it isn’t shown';
  yield {
    range,
    message: `${code(imported)} uses ${code(early.name)} above its declaration, ${effect}. Declare it first, in ${code(`/${file}`)}.`,
    cause: `${file} ${early.name}`,
  };
}

/** Yields the finding of a component that uses one that the platform puts after it: it copies the last import first. */
function* importedEarly(
  { imported, local, range }: ImportedName,
  file: SitePath,
  { components }: ExportUses,
  names: readonly string[],
): Iterable<Finding> {
  const before = names.slice(0, names.indexOf(local)).find((one) => components.has(one));
  if (before === undefined) return;
  yield {
    range,
    message: `${code(before)} must be imported after ${code(imported)}, which uses it and isn’t shown otherwise: the platform copies imports last to first.`,
    cause: `${file} ${imported} order`,
  };
}

/** What an export of a file uses. */
interface ExportUses {
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

interface MissingName {
  readonly name: string;
  readonly isComponent: boolean;
  readonly isFatal: boolean;
}

/** What each export of a file uses. */
type ExportDependencies = ReadonlyMap<string, ExportUses>;

/** Returns what the exports of a file use; none of a file that can’t be read completely. */
function exportDependencies(site: SiteSnapshot, file: SitePath): ExportDependencies {
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
