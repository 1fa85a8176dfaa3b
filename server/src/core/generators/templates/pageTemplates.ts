import type { SiteConfig } from '../../config/siteConfig.ts';
import { pageTexts } from '../../generated/pageTexts.ts';
import { detectLayout } from '../../text/lines.ts';
import { escapeMarkdown } from '../../text/markdown.ts';

export interface PageTemplate {
  readonly id: string;
  readonly name: string;
  /** Its purpose, in a sentence. */
  readonly description: string;
  readonly text: string;
}

/** All templates, the most usual one first. */
export const pageTemplates: readonly PageTemplate[] = [
  {
    id: 'guide',
    name: 'Guide',
    description: 'Explains how something works and when to use it.',
    text: pageTexts['guide.mdx'],
  },
  {
    id: 'how-to',
    name: 'How-to',
    description: 'Guides readers through a procedure: prerequisites, steps, verification, troubleshooting.',
    text: pageTexts['how-to.mdx'],
  },
  {
    id: 'reference',
    name: 'Reference',
    description: 'Lists settings, commands or values with their types and defaults.',
    text: pageTexts['reference.mdx'],
  },
  {
    id: 'api-endpoint',
    name: 'API endpoint',
    description: 'Documents one endpoint: parameters, responses, errors, authentication, rate limits.',
    text: pageTexts['api-endpoint.mdx'],
  },
  {
    id: 'changelog',
    name: 'Changelog',
    description: 'Lists what each release adds, changes and fixes.',
    text: pageTexts['changelog.mdx'],
  },
  {
    id: 'troubleshooting',
    name: 'Troubleshooting',
    description: 'Lists common problems: symptom, cause, solution.',
    text: pageTexts['troubleshooting.mdx'],
  },
  {
    id: 'blank',
    name: 'Blank page',
    description: 'Has a title and a description, and nothing else.',
    text: pageTexts['blank.mdx'],
  },
];

/**
 * Returns the text of a new page for a site: with the line ends of its docs.json, and without the API's base URL if the
 * site has it.
 */
export function pageFrom(
  { text }: PageTemplate,
  title: string,
  { api, tree }: Pick<SiteConfig, 'api' | 'tree'>,
): string {
  const address = api.servers.length === 0 ? 'https://api.example.com' : '';
  const page = fillPage(text.replaceAll('API_ADDRESS', address), 'PAGE_TITLE', title);
  return page.replaceAll('\n', detectLayout(tree.text).lineEnd);
}

const frontMatter = /^---\n[^]*?\n---\n/;

/**
 * Replaces a placeholder by a text: escaped for double quotes in the front matter, and as Markdown in the text below.
 */
export function fillPage(page: string, word: string, text: string): string {
  const [head = ''] = frontMatter.exec(page) ?? [];
  const quoted = JSON.stringify(text).slice(1, -1);
  const inText = escapeMarkdown(text);
  return head.replaceAll(word, () => quoted) + page.slice(head.length).replaceAll(word, () => inText);
}
