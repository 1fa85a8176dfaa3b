import { isMarkdown } from '../../paths/fileKinds.ts';
import type { PageModel, PageScript } from '../pageModel.ts';
import { lazyForEach } from '../../util/lazy.ts';
import { isInSite } from './references.ts';

/** Returns the names under which a page imports the text of Markdown files: the platform replaces their tags alone. */
export function snippetNames({ script }: Pick<PageModel, 'script'>): ReadonlySet<string> {
  return namesIn(script.imports);
}

const namesIn = lazyForEach((imports: PageScript['imports']): ReadonlySet<string> => {
  const texts = imports.filter(({ source }) => isInSite(source) && isMarkdown(source));
  return new Set(
    texts.flatMap(({ names }) => names.flatMap(({ imported, local }) => (imported === 'default' ? [local] : []))),
  );
});
