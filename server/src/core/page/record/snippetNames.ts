import { isMarkdown } from '../../paths/fileKinds.ts';
import type { PageModel, PageScript } from '../pageModel.ts';
import { isInSite } from './references.ts';

const none: ReadonlySet<string> = new Set();
const known = new WeakMap<PageScript['imports'], ReadonlySet<string>>();

/** Returns the names under which a page imports the text of Markdown files: the platform replaces their tags alone. */
export function snippetNames({ script: { imports } }: Pick<PageModel, 'script'>): ReadonlySet<string> {
  if (imports.length === 0) return none;
  let names = known.get(imports);
  if (names === undefined) known.set(imports, (names = namesIn(imports)));
  return names;
}

function namesIn(imports: PageScript['imports']): ReadonlySet<string> {
  const texts = imports.filter(({ source }) => isInSite(source) && isMarkdown(source));
  return new Set(
    texts.flatMap(({ names }) => names.flatMap(({ imported, local }) => (imported === 'default' ? [local] : []))),
  );
}
