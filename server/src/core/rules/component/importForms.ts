import type { ImportedName } from '../../page/mdx/readScript.ts';
import type { Reference } from '../../page/references.ts';
import { isScript } from '../../paths/fileKinds.ts';
import { extensionOf, type SitePath } from '../../paths/sitePath.ts';
import { exportedNames } from '../../site/exportedNames.ts';
import type { KnownPage } from '../../site/pageContext.ts';
import { insertion, replacement } from '../../text/textEdit.ts';
import { code } from '../../util/messageText.ts';
import { pageFix } from '../pageEdits.ts';
import { fixesIfAny, type Finding } from '../rule.ts';

/** Yields the findings of an import of an existing file in a form that the platform doesn’t read. */
export function* importForms(page: KnownPage, reference: Reference, file: SitePath): Iterable<Finding> {
  const { names = [], range, value } = reference;
  const extension = extensionOf(file);
  if (!value.endsWith(extension)) {
    yield {
      range,
      message: `The platform finds imported files only by their full name. Add ${code(extension)}.`,
      fixes: () => [pageFix(page, `Add ${code(extension)}`, [insertion(range.end, extension)], { preferred: true })],
    };
  }
  if (file.startsWith('_snippets/')) {
    yield {
      range,
      message: `The platform doesn’t import files from ${code('_snippets')}. Move the file to ${code('snippets')}.`,
    };
  }
  for (const name of names) yield* formOf(page, names, name, file);
}

function* formOf(page: KnownPage, all: readonly ImportedName[], name: ImportedName, file: SitePath): Iterable<Finding> {
  const { imported, local, range } = name;
  if (imported === '*') {
    yield {
      range,
      message: `The platform doesn’t read ${code('import *')}, so nothing of it is shown. Import the names in braces: ${code('{ … }')}.`,
    };
  } else if (imported === 'default') {
    const kind = isScript(file) ? defaultExportIn(page.site.snippets.get(file)) : 'other';
    if (kind === 'none') yield withoutDefault(page, all, name, file);
    if (kind === 'function') {
      yield {
        range,
        severity: 'warning',
        message: `The platform takes an ${code('export default function')} for the page’s layout, so the rest of the page isn’t shown. Export it by name instead.`,
      };
    }
  } else if (imported !== local && exportedNames(page.site, file)?.includes(imported) !== false) {
    yield {
      range,
      severity: 'warning',
      message: `An import that is renamed here can’t be imported as ${code(imported)} on other pages. Use its own name.`,
    };
  }
}

/** Returns what a script exports by default; `other` also if that isn’t certain. */
function defaultExportIn(text: string | undefined): 'none' | 'function' | 'other' {
  if (text === undefined || text.trim() === '') return 'other';
  if (/^export\s+default\s+(?:async\s+)?(?:function|class)\b/m.test(text)) return 'function';
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
