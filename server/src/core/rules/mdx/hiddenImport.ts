import type { Initializer } from '../../page/mdx/script/readScript.ts';
import type { KnownPage } from '../../site/siteSnapshot.ts';
import { resolveImport } from '../../site/references/resolveLink.ts';
import { replacement } from '../../text/textRange.ts';
import { type SiteRule, pageFix } from '../engine/rule.ts';
import { hiddenMessage } from './hiddenName.ts';
import { undefinedNameMeta } from './undefined-name.ts';

/** The part of mdx/undefined-name about names that pages import: what they are is written in other files. */
export const hiddenImport: SiteRule = {
  meta: undefinedNameMeta,
  pagesOnly: true,
  *check(page) {
    if (page.pageIndex.importsShownAlone.length === 0) return;
    const sources = sourcesOf(page);
    for (const { value: local, range } of page.pageIndex.importsShownAlone) {
      const initializer = initializerOf(page, sources.get(local));
      if (initializer === undefined) continue;
      const isText = initializer === 'text' || initializer === 'template';
      const template = `{\`\${${local}}\`}`;
      yield {
        range,
        message: hiddenMessage(local, isText ? 'text' : initializer),
        ...(isText && {
          fixes: () => [pageFix(page, 'Use a template', [replacement(range, template)], { preferred: true })],
        }),
      };
    }
  },
};

interface Source {
  readonly path: string;
  readonly imported: string;
}

/** Returns where the names that a page imports come from. */
function sourcesOf({ pageIndex }: KnownPage): ReadonlyMap<string, Source> {
  return new Map(
    pageIndex.references.flatMap(({ kind, value: path, names = [] }) =>
      kind === 'import' ? names.map(({ local, imported }) => [local, { path, imported }] as const) : [],
    ),
  );
}

/** Returns what an imported name is in its file; undefined if that isn’t known, or is shown. */
function initializerOf({ site, file }: KnownPage, source: Source | undefined): Initializer | undefined {
  if (source === undefined) return undefined;
  const found = resolveImport(site, file, source.path);
  const summary = found.kind === 'file' ? site.pages.get(found.file) : undefined;
  return summary?.hiddenExports.find(({ name }) => name === source.imported)?.initializer;
}
