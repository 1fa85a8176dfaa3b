import { escapeMarkdown } from '../../text/markdown.ts';

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
