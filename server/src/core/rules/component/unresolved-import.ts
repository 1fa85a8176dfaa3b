import type { Reference } from '../../page/record/references.ts';
import { exportedNames } from '../../site/imports/exportedNames.ts';
import { resolveImport, resolveReference } from '../../site/references/resolveLink.ts';
import { findNearest } from '../../util/nearest.ts';
import { code, formatList } from '../../util/messageText.ts';
import { extensionOf, type SitePath } from '../../paths/sitePath.ts';
import { fixesIfAny, type Finding, type Fix, type RuleMeta, type SiteRule, pageFix } from '../engine/rule.ts';
import {
  creation,
  mayBeReadOtherwise,
  missingFileMessage,
  nearestFiles,
  refusals,
} from './imports/unresolvedImport.ts';
import { replacement, insertion } from '../../text/textRange.ts';
import type { ImportedName } from '../../page/mdx/script/readScript.ts';
import { isClassicSnippetPath, isImage, isMarkdown, isScript } from '../../paths/fileKinds.ts';
import { defaultExportOf, importsName, isNoFunction, literalExport, namedExport } from './imports/exportForms.ts';
import { importedScript, type ImportedScript } from './imports/importedScript.ts';
import { editOf, type FileEdit } from '../../paths/fileEdit.ts';
import type { SiteSnapshot, KnownPage } from '../../site/siteSnapshot.ts';
import { addAll } from '../../util/collections.ts';

export const unresolvedImportMeta: RuleMeta = {
  id: 'component/unresolved-import',
  severity: 'error',
  summary: 'an import that doesn’t resolve: a missing file, a name that isn’t exported, or an import within text',
  guideline: 'Import files by full path from the site’s root',
};

export const unresolvedImport: SiteRule = {
  meta: unresolvedImportMeta,
  *check(page) {
    const defaults: DefaultImport[] = [];
    for (const reference of page.pageIndex.references) {
      if (reference.kind !== 'import') continue;
      const found = resolveImport(page.site, page.file, reference.value);
      if (found.kind === 'file') {
        yield* importForms(page, reference, found.file);
        yield* unknownNames(page, reference, found.file);
        const imported = defaultImportOf(page, reference, found.file);
        if (imported !== undefined) defaults.push(imported);
      } else if (found.kind === 'outside') yield outsideSite(reference);
      else if (found.kind === 'missing' && !mayBeReadOtherwise(page, found.path)) {
        yield missingFile(page, reference, found.path);
      }
    }
    yield* collisions(defaults);
    for (const refused of page.pageIndex.refusedImports) yield* refusals(page, refused);
  },
};

function outsideSite({ range, value }: Reference): Finding {
  return {
    range,
    message: `${code(value)} is outside the site, so the platform can’t find it. Copy the file into the site, for example into ${code('/snippets')}.`,
  };
}

function missingFile(page: KnownPage, reference: Reference, path: SitePath): Finding {
  return {
    range: reference.range,
    message: missingFileMessage(page, path),
    fixes: fixesIfAny(() => [...nearestFiles(page, reference, path), ...creation(page.site, reference, path)]),
  };
}

/** Default exports can't be read with certainty, so only named imports are checked. */
function* unknownNames(page: KnownPage, reference: Reference, file: SitePath): Iterable<Finding> {
  const { names = [], value } = reference;
  const named = names.filter(({ imported }) => imported !== 'default' && imported !== '*');
  if (named.length === 0) return;
  const script = importedScript(page.site, file);
  const exported = exportedNames(page.site, file);
  const known = new Set(exported);
  for (const name of named) {
    const { imported, local, range } = name;
    const { problem } = namedExport(script, imported, local);
    if (problem !== undefined) yield { range, message: problem };
    else yield* unshownTags(page, reference, name, script, file);
    if (problem !== undefined || exported === undefined || known.has(imported)) continue;
    if (importsName(script.body(), imported)) continue;
    yield {
      range,
      message: nameMessage(imported, file, exported),
      fixes: fixesIfAny(() => (isUsed(page, value) ? [] : nearestExports(page, name, exported))),
    };
  }
}

/** Yields the findings of the tags of an import that is a list, say: the platform shows nothing for them. */
function* unshownTags(
  { site, pageIndex }: KnownPage,
  { value: source, names = [] }: Reference,
  { imported, local }: ImportedName,
  script: ImportedScript,
  file: SitePath,
): Iterable<Finding> {
  const tags = pageIndex.references.filter(
    ({ kind, value, written }) => kind === 'use' && value === source && written.split('.', 1)[0] === local,
  );
  // A component of the platform is known by its name.
  if (tags.length === 0 || site.settings.catalogue.get(local) !== undefined) return;
  const what = literalExport(script, imported);
  const isRemoved = isNoFunction(script, imported, names);
  for (const { range, written, isAlone } of tags) {
    const isPart = written !== local;
    if ((isPart || what === undefined) && !(isRemoved && isAlone === true)) continue;
    const cause = isPart ? 'isn’t exported by itself' : `is ${what ?? 'no function'}`;
    const advice = isPart ? 'Export it as a function with a name of its own' : `Declare it as ${code('() => …')}`;
    yield {
      range,
      severity: 'warning',
      message: `${code(written)} ${cause}, so ${code(`<${written} />`)} isn’t shown. ${advice}, in ${code(`/${file}`)}.`,
      cause: `unshown ${isPart ? written : imported} of ${file}`,
    };
  }
}

function isUsed({ pageIndex }: KnownPage, address: string): boolean {
  return pageIndex.references.some(({ kind, value }) => kind === 'use' && value === address);
}

function isShownByTag({ pageIndex: { references } }: KnownPage, name: ImportedName): boolean {
  const source = references.find(({ kind, names = [] }) => kind === 'import' && names.includes(name))?.value;
  return references.some(({ kind, value }) => kind === 'use' && value === source);
}

function nameMessage(name: string, file: SitePath, exported: readonly string[]): string {
  const missing = `${code(`/${file}`)} doesn’t export ${code(name)}.`;
  const known = [...new Set(exported)];
  const [near] = findNearest(name, new Set(exported)).names;
  if (near !== undefined) return `${missing} Did you mean ${code(near)}?`;
  if (known.length === 0) return `${missing} It has no named exports; add ${code('export')} to the declaration.`;
  if (known.length <= mostShown) return `${missing} It exports ${formatList(known.map(code), 'and')}.`;
  const alike = sameBeginning(name, known);
  return alike.length === 0 || alike.length > mostShown
    ? `${missing} Correct the name, or export it there.`
    : `${missing} Its similar exports are ${formatList(alike.map(code), 'and')}.`;
}

/** Of more exports, the first say nothing. */
const mostShown = 5;

/** Returns the names that have as many words at the beginning in common with one as any of them has. */
function sameBeginning(name: string, known: readonly string[]): readonly string[] {
  const own = wordsIn(name);
  const shared = known.map((one) => {
    const words = wordsIn(one);
    const end = own.findIndex((word, at) => word !== words[at]);
    return end < 0 ? own.length : end;
  });
  const most = shared.reduce((a, b) => Math.max(a, b), 0);
  return most === 0 ? [] : known.filter((_, at) => shared[at] === most);
}

/** Returns the words of a name in camel case or with `_`, in lower case. */
function wordsIn(name: string): readonly string[] {
  return (name.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu) ?? []).map((word) => word.toLowerCase());
}

/** Returns the fixes that import a similar name; none if the page has tags, which would have to be renamed too. */
function nearestExports(
  page: KnownPage,
  { local, imported, range }: NonNullable<Reference['names']>[number],
  exported: readonly string[],
): readonly Fix[] {
  if (local !== imported) return [];
  const { names, isClear } = findNearest(imported, new Set(exported));
  return names.map((name, index) =>
    pageFix(page, `Import ${code(name)}`, [replacement(range, name)], {
      preferred: isClear && index === 0,
    }),
  );
}

/** Yields the findings of an import of an existing file in a form that the platform doesn’t read. */
function* importForms(page: KnownPage, reference: Reference, file: SitePath): Iterable<Finding> {
  const { names = [], range, value } = reference;
  if (file === page.file) {
    yield {
      range,
      message: 'A page that imports itself becomes a snippet, so it isn’t published. Remove the import.',
    };
    return;
  }
  const extension = extensionOf(file);
  if (/^\.[jt]s$/.test(extension)) {
    yield {
      range,
      message: `The platform imports scripts only with the extensions ${code('.jsx')} and ${code('.tsx')}. Rename the file.`,
    };
    return;
  }
  if (!isMarkdown(file) && !isScript(file)) {
    if (names.length > 0) yield unreadImport(reference, file);
    return;
  }
  if (!value.endsWith(extension)) {
    yield {
      range,
      message: `The platform finds imported files only by their full name. Add ${code(extension)}.`,
      fixes: () => [pageFix(page, `Add ${code(extension)}`, [insertion(range.end, extension)], { preferred: true })],
    };
  }
  if (isClassicSnippetPath(file)) {
    yield {
      range,
      message: `The platform doesn’t import files from ${code('_snippets')}. Move the file to ${code('snippets')}.`,
      fixes: fixesIfAny(() => movedToSnippets(page, file)),
    };
  }
  for (const name of names) yield* formOf(page, names, name, file);
}

function unreadImport({ range }: Reference, file: SitePath): Finding {
  const advice = isImage(file)
    ? `Use its path instead: ${code(`src="/${file}"`)}.`
    : `Export what it holds from a ${code('.jsx')} file.`;
  return {
    range,
    message: `The platform imports only Markdown, ${code('.jsx')} and ${code('.tsx')} files, so the page doesn’t get this one. ${advice}`,
  };
}

function* formOf(page: KnownPage, all: readonly ImportedName[], name: ImportedName, file: SitePath): Iterable<Finding> {
  const { imported, local, range } = name;
  if (imported === 'default') {
    const found = defaultImportProblem(page, name, file);
    if (found !== undefined) yield { range, ...found, fixes: fixesIfAny(() => inBraces(page, all, name, file)) };
    else if (isWithoutDefault(page.site, file)) yield withoutDefault(page, all, name, file);
  } else if (imported !== '*' && imported !== local && exportedNames(page.site, file)?.includes(imported) !== false) {
    const script = importedScript(page.site, file);
    // How an export is declared isn’t known of Markdown outside of the snippets, or of a long script.
    if (script.text === '') return;
    const { problem, isCopied } = namedExport(script, imported, local);
    if (problem !== undefined || isCopied) return;
    const other = otherImporter(page, imported, file);
    if (other === undefined) return;
    yield {
      range,
      severity: 'warning',
      // Whoever renames an export does so on each page that shows it.
      cause: `renamed ${imported} of ${file}`,
      message: `Other pages can’t import ${code(imported)} while this page renames it, and ${code(`/${other}`)} does. Use its own name.`,
    };
  }
}

/** More importers aren’t searched. */
const mostImporters = 500;

/** Returns the first other page that imports a name from a file: the platform renames it for all that it reads later. */
function otherImporter({ site, file: own }: KnownPage, name: string, file: SitePath): SitePath | undefined {
  const importers = site.includedBy.get(file) ?? [];
  if (importers.length > mostImporters) return undefined;
  return importers
    .filter((importer) => importer !== own)
    .toSorted()
    .find((importer) =>
      site.pages.get(importer)?.imports.some(({ value, names }) => {
        if (!names.includes(name)) return false;
        const found = resolveImport(site, importer, value);
        return found.kind === 'file' && found.file === file;
      }),
    );
}

/** Whether a file has no default export: no content, or none in a script. */
function isWithoutDefault(site: SiteSnapshot, file: SitePath): boolean {
  if (isMarkdown(file)) return site.pages.get(file)?.isOnlyScript === true;
  return isScript(file) && defaultExportOf(importedScript(site, file)).kind === 'none';
}

/** Returns what is wrong with an import of what a file exports by default. */
function defaultImportProblem(
  { site }: KnownPage,
  { local, clause }: ImportedName,
  file: SitePath,
): Pick<Finding, 'message' | 'severity'> | undefined {
  const found = defaultExportOf(importedScript(site, file));
  const byName = (name: string | undefined): string =>
    name === undefined ? 'Export it by name instead.' : `Import it by name: ${code(`{ ${name} }`)}.`;
  if (found.kind === 'layout') {
    const effect = found.takesChildren ? 'is shown within it' : 'isn’t shown';
    return {
      severity: 'warning',
      message: `The platform uses a component that is exported by default as the page’s layout, so the rest of the page ${effect}. ${byName(found.name)}`,
    };
  }
  if (isMarkdown(file)) {
    return clause === undefined || isWithoutDefault(site, file)
      ? undefined
      : { message: `The text of a Markdown file can’t be imported in braces. Write ${code(`import ${local} from`)}.` };
  }
  if (found.kind === 'unread' && !(found.isReadInBraces && clause !== undefined)) {
    const { name } = found;
    return {
      message: `The platform doesn’t find this default export, which ${name === undefined ? 'is in another file' : `its file also exports as ${code(name)}`}. ${name === undefined ? 'Import it from there.' : byName(name)}`,
    };
  }
  if (found.kind !== 'name') return undefined;
  const { name, isListed } = found;
  if (clause === undefined && name !== local) {
    return {
      message: `The platform copies a default export under its own name, so ${code(local)} isn’t shown. Import it as ${code(name)}.`,
    };
  }
  return clause === undefined || isListed
    ? undefined
    : { message: `This default export can’t be imported in braces. Write ${code(`import ${name} from`)}.` };
}

/** Returns the fix that moves a file out of the folder of old snippets, if only imports name it. */
function movedToSnippets({ site }: KnownPage, file: SitePath): readonly Fix[] {
  const target = file.slice('_'.length) as SitePath;
  if (site.files.has(target)) return [];
  const edits: FileEdit[] = [];
  for (const importer of site.includedBy.get(file) ?? []) {
    const references = site.pageIndexes.get(importer)?.references ?? [];
    for (const reference of references) {
      if (reference.kind === 'use') continue;
      const found = resolveReference(site, importer, reference);
      if (found.kind !== 'file' || found.file !== file) continue;
      if (reference.kind !== 'import') return [];
      addAll(edits, editOf(importer, [replacement(reference.range, `/${target}`)]));
    }
  }
  const title = `Move ${code(file)} to ${code('snippets')}`;
  return [{ title, edits: [...edits, { kind: 'move', from: file, file: target }], preferred: false }];
}

function withoutDefault(page: KnownPage, all: readonly ImportedName[], name: ImportedName, file: SitePath): Finding {
  const { local, range } = name;
  const exported = exportedNames(page.site, file) ?? [];
  const isNamed = exported.includes(local) && all.length === 1;
  // A tag is replaced by the text of the file, which is empty.
  if (isMarkdown(file) && exported.includes(local) && !isShownByTag(page, name)) {
    return {
      range,
      severity: 'warning',
      message: `${code(`/${file}`)} has no default export. ${code(local)} is defined only because the platform copies all that the file exports. Import it in braces: ${code(`{ ${local} }`)}.`,
      cause: `default of ${file}`,
      fixes: fixesIfAny(() => inBraces(page, all, name, file)),
    };
  }
  return {
    range,
    message: `${code(`/${file}`)} has no default export, so ${code(local)} isn’t shown. ${isNamed ? 'Import it in braces' : 'Import a name in braces'}: ${code(`{ ${isNamed ? local : '…'} }`)}.`,
    fixes: fixesIfAny(() => inBraces(page, all, name, file)),
  };
}

/** Returns the fix that imports by name what the file exports under the name of a default import. */
function inBraces(
  page: KnownPage,
  all: readonly ImportedName[],
  { local, range, clause }: ImportedName,
  file: SitePath,
): readonly Fix[] {
  if (all.length > 1 || exportedNames(page.site, file)?.includes(local) !== true) return [];
  const edit = clause === undefined ? replacement(range, `{ ${local} }`) : replacement(clause, local);
  return [pageFix(page, `Import ${code(`{ ${local} }`)}`, [edit], { preferred: true })];
}

interface DefaultImport {
  readonly file: SitePath;
  readonly name: ImportedName;
}

/** Returns the default import of a script by a reference, if the script has one. */
function defaultImportOf({ site }: KnownPage, { names = [] }: Reference, file: SitePath): DefaultImport | undefined {
  const name = names.find(({ imported }) => imported === 'default');
  const hasDefault = isScript(file) && defaultExportOf(importedScript(site, file)).kind !== 'none';
  return name && hasDefault ? { file, name } : undefined;
}

/** Yields the default imports of scripts after the first: the platform keeps only that one. */
function* collisions(imports: readonly DefaultImport[]): Iterable<Finding> {
  const [first, ...others] = imports;
  if (first === undefined) return;
  for (const { file, name } of others) {
    if (file === first.file) continue;
    yield {
      range: name.range,
      message: `Only the first default import of a script on a page is kept, so ${code(name.local)} shows ${code(first.name.local)}. Export it by name, and import that.`,
    };
  }
}
