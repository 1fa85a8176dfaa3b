import type { Reference } from '../../page/record/references.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { exportDependencies } from './imports/exportDependencies.ts';
import { exportedNames } from '../../site/imports/exportedNames.ts';
import type { KnownPage } from '../../site/pageContext.ts';
import { resolveImport } from '../../site/references/resolveLink.ts';
import { insertion } from '../../text/textEdit.ts';
import { code, formatList } from '../../util/messageText.ts';
import { pageFix } from '../engine/pageEdits.ts';
import { fixesIfAny, type Finding, type SiteRule } from '../engine/rule.ts';

export const unreachableName: SiteRule = {
  meta: {
    id: 'component/unreachable-name',
    severity: 'error',
    summary: 'an imported export that uses another name of its file, which the page doesn’t get',
  },
  checksSnippets: false,
  *check(page) {
    const imports = page.pageIndex.references.filter(({ kind }) => kind === 'import');
    if (imports.length === 0) return;
    const names = imports.flatMap((reference) => (reference.names ?? []).map(({ local }) => local));
    const reachable = new Set([...names, ...page.summary.exports]);
    if (reachable.has('*')) return;
    for (const reference of imports) {
      const found = resolveImport(page.site, page.file, reference.value);
      if (found.kind === 'file') yield* unreachable(page, reference, found.file, reachable);
    }
  },
};

function* unreachable(
  page: KnownPage,
  { names = [] }: Reference,
  file: SitePath,
  reachable: ReadonlySet<string>,
): Iterable<Finding> {
  const named = names.filter(({ imported }) => imported !== 'default' && imported !== '*');
  if (named.length === 0) return;
  const dependencies = exportDependencies(page.site, file);
  for (const { imported, range } of named) {
    const missing = (dependencies.get(imported) ?? []).filter((name) => !reachable.has(name));
    const [first] = missing;
    if (first === undefined) continue;
    const list = formatList(missing.map(code), 'and');
    const exported = exportedNames(page.site, file) ?? [];
    const areExported = missing.every((name) => exported.includes(name));
    const way = areExported
      ? `Import ${missing.length > 1 ? 'these' : 'it'} too, or move ${missing.length > 1 ? 'them' : 'it'} into ${code(imported)}.`
      : `Move ${missing.length > 1 ? 'them' : 'it'} into ${code(imported)}.`;
    yield {
      range,
      message: `${code(imported)} uses ${list}, which the page doesn’t get: only what is imported by name is copied. ${way}`,
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
}
