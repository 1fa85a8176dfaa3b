import { readFrontMatter } from './frontMatter.ts';

/** What other files may show of a page. */
export interface PageSummary {
  readonly title: string | undefined;
  readonly description: string | undefined;
}

/** The title and description of a page's front matter, as the page's own model has them. */
export function summarizePage(text: string): PageSummary {
  const entries = readFrontMatter(text)?.entries ?? [];
  const valueOf = (name: string): unknown => entries.find(({ key }) => key === name)?.value;
  return { title: scalar(valueOf('title')), description: scalar(valueOf('description')) };
}

function scalar(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
