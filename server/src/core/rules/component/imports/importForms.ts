import type { ImportedName } from '../../../page/mdx/script/readScript.ts';
import type { Reference } from '../../../page/record/references.ts';
import { isClassicSnippetPath, isMarkdown, isScript } from '../../../paths/fileKinds.ts';
import { extensionOf, type SitePath } from '../../../paths/sitePath.ts';
import { exportedNames } from '../../../site/imports/exportedNames.ts';
import { editOf, type FileEdit } from '../../../paths/fileEdit.ts';
import type { KnownPage } from '../../../site/pageContext.ts';
import { resolveReference } from '../../../site/references/resolveLink.ts';
import type { SiteSnapshot } from '../../../site/siteSnapshot.ts';
import { insertion, replacement } from '../../../text/textEdit.ts';
import { addAll } from '../../../util/collections.ts';
import { code } from '../../../util/messageText.ts';
import { pageFix } from '../../engine/pageEdits.ts';
import { fixesIfAny, type Finding, type Fix } from '../../engine/rule.ts';

/** Yields the findings of an import of an existing file in a form that the platform doesn’t read. */
export function* importForms(page: KnownPage, reference: Reference, file: SitePath): Iterable<Finding> {
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

function* formOf(page: KnownPage, all: readonly ImportedName[], name: ImportedName, file: SitePath): Iterable<Finding> {
  const { imported, local, range } = name;
  if (imported === 'default') {
    const kind = defaultExportOf(page.site, file);
    if (kind === 'none') yield withoutDefault(page, all, name, file);
    if (kind === 'function') {
      yield {
        range,
        severity: 'warning',
        message: `The platform takes a component that is declared after ${code('export default')} for the page’s layout, so the rest of the page isn’t shown. Export it by name instead.`,
      };
    }
  } else if (imported !== '*' && imported !== local && exportedNames(page.site, file)?.includes(imported) !== false) {
    yield {
      range,
      severity: 'warning',
      message: `An import that is renamed here can’t be imported as ${code(imported)} on other pages. Use its own name.`,
    };
  }
}

function defaultExportOf(site: SiteSnapshot, file: SitePath): ReturnType<typeof defaultExportIn> {
  if (isScript(file)) return defaultExportIn(site.snippets.get(file));
  return isMarkdown(file) && site.pages.get(file)?.isOnlyScript === true ? 'none' : 'other';
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

/** Returns what a script exports by default; `other` also if that isn’t certain. */
function defaultExportIn(text: string | undefined): 'none' | 'function' | 'other' {
  if (text === undefined || text.trim() === '') return 'other';
  if (/^export\s+default\s+(?:(?:async\s+)?(?:function|class)\b|async\b|\(|[\w$.]+\s*(?:=>|\())/m.test(text))
    return 'function';
  return /\bexport\s+default\b|\bas\s+default\b|\bmodule\.exports\b|\bexport\s*\*/.test(text) ? 'other' : 'none';
}

function withoutDefault(
  page: KnownPage,
  all: readonly ImportedName[],
  { local, range }: ImportedName,
  file: SitePath,
): Finding {
  const exported = exportedNames(page.site, file) ?? [];
  const isNamed = exported.includes(local) && all.length === 1;
  return {
    range,
    message: `${code(`/${file}`)} has no default export, so ${code(local)} isn’t shown. ${isNamed ? 'Import it in braces' : 'Import a name in braces'}: ${code(`{ ${isNamed ? local : '…'} }`)}.`,
    fixes: fixesIfAny(() =>
      isNamed
        ? [pageFix(page, `Import ${code(`{ ${local} }`)}`, [replacement(range, `{ ${local} }`)], { preferred: true })]
        : [],
    ),
  };
}

/** A default import of a script. */
export interface DefaultImport {
  readonly file: SitePath;
  readonly name: ImportedName;
}

/** Returns the default import of a script by a reference, if the script has one. */
export function defaultImportOf(
  { site }: KnownPage,
  { names = [] }: Reference,
  file: SitePath,
): DefaultImport | undefined {
  const name = names.find(({ imported }) => imported === 'default');
  const hasDefault = isScript(file) && defaultExportIn(site.snippets.get(file)) !== 'none';
  return name && hasDefault ? { file, name } : undefined;
}

/** Yields the default imports of scripts after the first: the platform keeps only that one. */
export function* collisions(imports: readonly DefaultImport[]): Iterable<Finding> {
  const [first, ...others] = imports;
  if (first === undefined) return;
  for (const { file, name } of others) {
    if (file === first.file) continue;
    yield {
      range: name.range,
      message: `Of several default imports of scripts only the first is kept, so ${code(name.local)} shows ${code(first.name.local)}. Export it by name, and import that.`,
    };
  }
}
