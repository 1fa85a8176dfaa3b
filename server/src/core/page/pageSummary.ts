import { parse } from 'yaml';

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
  const data = block === undefined || block.length > longestFrontMatter ? undefined : readYaml(block);
  return { title: scalar(data?.['title']), description: scalar(data?.['description']) };
}

function readYaml(block: string): Readonly<Record<string, unknown>> | undefined {
  try {
    // Aliases are bounded by the library: a few nested ones would otherwise unfold without end.
    const data: unknown = parse(block, { logLevel: 'silent', maxAliasCount: 50 });
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function scalar(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
