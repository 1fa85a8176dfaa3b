import type { Reference } from '../../page/record/references.ts';
import { exportedNames } from '../../site/imports/exportedNames.ts';
import type { KnownPage } from '../../site/pageContext.ts';
import { resolveImport } from '../../site/references/resolveLink.ts';
import { findNearest } from '../../util/nearest.ts';
import { code, formatList } from '../../util/messageText.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { pageFix } from '../engine/pageEdits.ts';
import { fixesIfAny, type Finding, type Fix, type RuleMeta, type SiteRule } from '../engine/rule.ts';
import { collisions, defaultImportOf, importForms, type DefaultImport } from './imports/importForms.ts';
import {
  creation,
  mayBeReadOtherwise,
  missingFileMessage,
  nearestFiles,
  refusals,
} from './imports/unresolvedImport.ts';
import { replacement } from '../../text/textEdit.ts';

export const unresolvedImportMeta: RuleMeta = {
  id: 'component/unresolved-import',
  severity: 'error',
  summary: 'an import that doesn’t resolve: a missing file, a name that isn’t exported, or an import within text',
  guideline: 'Import files by full path from the site’s root',
};

export const unresolvedImport: SiteRule = {
  meta: unresolvedImportMeta,
  checksSnippets: true,
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
    fixes: fixesIfAny(() => [...nearestFiles(page, reference, path), ...creation(reference, path)]),
  };
}

/** Default exports can't be read with certainty, so only named imports are checked. */
function* unknownNames(page: KnownPage, { names = [], value }: Reference, file: SitePath): Iterable<Finding> {
  if (names.every(({ imported }) => imported === 'default' || imported === '*')) return;
  const exported = exportedNames(page.site, file);
  if (exported === undefined) return;
  const known = new Set(exported);
  for (const name of names) {
    const { imported, range } = name;
    if (imported === 'default' || imported === '*' || known.has(imported)) continue;
    yield {
      range,
      message: nameMessage(imported, file, exported),
      fixes: fixesIfAny(() => (isUsed(page, value) ? [] : nearestExports(page, name, exported))),
    };
  }
}

function isUsed({ pageIndex }: KnownPage, address: string): boolean {
  return pageIndex.references.some(({ kind, value }) => kind === 'use' && value === address);
}

function nameMessage(name: string, file: SitePath, exported: readonly string[]): string {
  const missing = `${code(`/${file}`)} doesn’t export ${code(name)}.`;
  const shown = [...new Set(exported)].slice(0, 5);
  const [near] = findNearest(name, new Set(exported)).names;
  if (near !== undefined) return `${missing} Did you mean ${code(near)}?`;
  if (shown.length === 0) return `${missing} It has no named exports; add ${code('export')} to the declaration.`;
  return `${missing} It exports ${formatList(shown.map(code), 'and')}${exported.length > shown.length ? ' and others' : ''}.`;
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
