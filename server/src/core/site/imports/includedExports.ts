import { isMarkdown } from '../../paths/fileKinds.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { isInSite } from '../../page/record/references.ts';
import { lazyForEach } from '../../util/lazy.ts';
import { ownText } from '../../util/strings.ts';
import { resolveImport } from '../references/resolveLink.ts';
import type { SiteSnapshot } from '../siteSnapshot.ts';

/**
 * Names that a page lacks unless one of the Markdown files exports them whose text it imports: the platform copies all
 * exports of such a file into the page, whatever the import is called.
 */
export interface Unexported {
  readonly unexported: readonly string[];
  /** As the page writes them. */
  readonly sources: readonly string[];
}

/** Returns the condition on which a page lacks some names; undefined if it imports the text of no file. */
export function unlessIncluded({ script }: PageModel, names: readonly string[]): Unexported | undefined {
  const texts = script.imports.filter(
    ({ source, names: imported }) =>
      isInSite(source) && isMarkdown(source) && imported.some((one) => one.imported === 'default'),
  );
  return texts.length === 0 || names.length === 0
    ? undefined
    : { unexported: names.map(ownText), sources: texts.map(({ source }) => ownText(source)) };
}

/** Whether a page lacks one of the names. */
export function lacksAny(site: SiteSnapshot, file: SitePath, { unexported, sources }: Unexported): boolean {
  const exported = new Set(
    sources.flatMap((source) => {
      const found = resolveImport(site, file, source);
      return found.kind === 'file' ? (site.pages.get(found.file)?.exports ?? []) : [];
    }),
  );
  return !exported.has('*') && unexported.some((name) => !exported.has(name));
}

/** Returns a key of all that Markdown files export. */
export const keyOfExports = lazyForEach((pages: SiteSnapshot['pages']): string =>
  [...pages].flatMap(([file, { exports }]) => (exports.length === 0 ? [] : `${file} ${exports.join(' ')}`)).join('\n'),
);
