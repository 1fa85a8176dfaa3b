/** Signs that mean something in Markdown or MDX; a low line within a word doesn't. */
const markup = /[\\`*[\]<>{}|~$]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** A text that shows its own signs, none of which means a tag, an expression, emphasis or the end of a comment around it. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(markup, String.raw`\$&`);
}
