import { frontMatterEntry } from '../frontMatter/schema.ts';
import type { PageModel } from '../pageModel.ts';

function valueOf({ frontMatter }: Pick<PageModel, 'frontMatter'>, key: string): unknown {
  return frontMatter === undefined ? undefined : frontMatterEntry(frontMatter, key)?.value;
}

export function frontMatterTitle(page: Pick<PageModel, 'frontMatter'>): string | undefined {
  const value = valueOf(page, 'title');
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const title = String(value).trim();
  return title === '' ? undefined : title;
}

/** Whether the page is laid out by its author alone, so that the platform shows no title above it. */
export function showsNoTitle(page: Pick<PageModel, 'frontMatter'>): boolean {
  const mode = valueOf(page, 'mode');
  return mode === 'custom' || mode === 'frame';
}
