import { entryOf } from '../page/frontMatter/schema.ts';
import type { PageModel } from '../page/pageModel.ts';

export { showsNoTitle } from '../page/pageMode.ts';

function valueOf({ frontMatter }: PageModel, key: string): unknown {
  return frontMatter === undefined ? undefined : entryOf(frontMatter, key)?.value;
}

/** Returns the title of the front matter; undefined if it has none. */
export function titleOf(page: PageModel): string | undefined {
  const value = valueOf(page, 'title');
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const title = String(value).trim();
  return title === '' ? undefined : title;
}
