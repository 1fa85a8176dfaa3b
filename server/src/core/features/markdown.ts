/** Escapes a text of a site, such as a title, for Markdown. */
export function plainText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]()#<>|~&!]/g, '\\$&');
}

/** Returns a text as a code span, whatever backticks it has. */
export function codeText(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const mark = '`'.repeat(longest + 1);
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return mark + space + text.replace(/\s+/g, ' ') + space + mark;
}
