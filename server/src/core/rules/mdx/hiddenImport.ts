import type { Initializer } from '../../page/mdx/readScript.ts';
import type { KnownPage } from '../../site/pageContext.ts';
import { resolveImport } from '../../site/resolveLink.ts';
import { replacement } from '../../text/textEdit.ts';
import { pageFix } from '../pageEdits.ts';
import type { SiteRule } from '../rule.ts';
import { hiddenMessage } from './hiddenName.ts';
import { undefinedNameMeta } from './undefined-name.ts';

/** The part of mdx/undefined-name about names that pages import: what they are is written in other files. */
export const hiddenImport: SiteRule = {
  meta: undefinedNameMeta,
  checksSnippets: false,
  *check(page) {
    for (const { value: local, range } of page.pageIndex.importsShownAlone) {
      const initializer = initializerOf(page, local);
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

/** Returns what an imported name is in its file; undefined if that isn’t known, or is shown. */
function initializerOf({ site, file, pageIndex }: KnownPage, local: string): Initializer | undefined {
  for (const { kind, value, names = [] } of pageIndex.references) {
    const name = kind === 'import' ? names.find((one) => one.local === local) : undefined;
    if (name === undefined) continue;
    const found = resolveImport(site, file, value);
    const summary = found.kind === 'file' ? site.pages.get(found.file) : undefined;
    return summary?.hiddenExports.find((one) => one.name === name.imported)?.initializer;
  }
  return undefined;
}
