import { entryOf } from './frontMatter/schema.ts';
import type { PageModel } from './pageModel.ts';

/** Whether the page is laid out by its author alone, so that the platform shows no title above it. */
export function showsNoTitle({ frontMatter }: Pick<PageModel, 'frontMatter'>): boolean {
  const mode = frontMatter === undefined ? undefined : entryOf(frontMatter, 'mode')?.value;
  return mode === 'custom' || mode === 'frame';
}
