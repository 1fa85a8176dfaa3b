import { entryOf } from '../page/frontMatter/schema.ts';
import type { PageModel } from '../page/pageModel.ts';

function valueOf({ frontMatter }: PageModel, key: string): unknown {
  return frontMatter === undefined ? undefined : entryOf(frontMatter, key)?.value;
}

/** The title that the front matter gives; undefined where it gives none. */
export function titleOf(page: PageModel): string | undefined {
  const value = valueOf(page, 'title');
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const title = String(value).trim();
  return title === '' ? undefined : title;
}

/** Whether the page is laid out by its author alone, so that the platform shows no title above it. */
export function showsNoTitle(page: PageModel): boolean {
  const mode = valueOf(page, 'mode');
  return mode === 'custom' || mode === 'frame';
}
