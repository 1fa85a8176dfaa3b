import matter from 'gray-matter';
import type { PageModel } from '../../server/src/core/page/pageModel.ts';

/** The keys of a page’s front matter, each with its value if that is a string; by Docsight and by another reader. */
export interface FrontMatterFacts {
  readonly subject: readonly string[];
  readonly reference: readonly string[];
}

const none: FrontMatterFacts = { subject: [], reference: [] };

/** Returns what gray-matter, which many sites’ tools use, and Docsight read in front matter; nothing unless both can. */
export function frontMatterFacts({ text, frontMatter }: PageModel): FrontMatterFacts {
  if (frontMatter?.isFullyRead !== true || frontMatter.problems.length > 0) return none;
  const data = readByReference(text);
  if (data === undefined) return none;
  return {
    subject: frontMatter.entries.map(({ key, value }) => fact(key, value)),
    reference: Object.entries(data).map(([key, value]) => fact(key, value)),
  };
}

function readByReference(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    // With options it doesn’t return a cached result.
    return matter(text, {}).data;
  } catch {
    return undefined;
  }
}

/** Dates and numbers differ by the version of YAML. */
function fact(key: string, value: unknown): string {
  return typeof value === 'string' ? `front matter ${key}: ${value}` : `front matter ${key}`;
}
