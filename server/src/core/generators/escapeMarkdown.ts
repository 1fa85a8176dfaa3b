/** Characters with a meaning in Markdown or MDX; an underscore within a word has none. */
const markup = /[\\`*[\]<>{}|~$]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/**
 * Returns a text escaped so that its characters are shown, and mean no tag, expression, emphasis or end of a comment
 * around it.
 */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(markup, String.raw`\$&`);
}
