import { readYaml } from '../util/yaml.ts';

/** What other files may show of a page. */
export interface PageSummary {
  readonly title: string | undefined;
  readonly description: string | undefined;
}

/** Longer front matter than this isn't read: nobody writes it, and reading it could take long. */
const longestFrontMatter = 50_000;

/** The title and description of a page's front matter; front matter that is no YAML gives none. */
export function summarizePage(text: string): PageSummary {
  const block = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text)?.[1];
  const isReadable = block !== undefined && block.length <= longestFrontMatter;
  const data = isReadable ? asRecord(readYaml(block)?.data) : undefined;
  return { title: scalar(data?.['title']), description: scalar(data?.['description']) };
}

function asRecord(data: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined;
}

function scalar(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
