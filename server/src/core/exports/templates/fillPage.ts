const frontMatter = /^---\n[^]*?\n---\n/;

/** Puts a text in place of a word: as it is written within double quotes in the front matter, and in the text below. */
export function fillPage(page: string, word: string, text: string): string {
  const [head = ''] = frontMatter.exec(page) ?? [];
  const quoted = JSON.stringify(text).slice(1, -1);
  const inText = escapeMarkdown(text);
  return head.replaceAll(word, () => quoted) + page.slice(head.length).replaceAll(word, () => inText);
}

/** A text that shows its own signs in a page, none of which means a tag, an expression or emphasis. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>$~]/g, (sign) => `\\${sign}`);
}
