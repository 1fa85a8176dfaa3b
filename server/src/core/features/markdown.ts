/** A text of a site, such as a title, so that Markdown shows it as it is. */
export function plainText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]()#<>|~&!]/g, '\\$&');
}

/** A text as code, whatever marks it has in it. */
export function codeText(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const mark = '`'.repeat(longest + 1);
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return mark + space + text.replace(/\s+/g, ' ') + space + mark;
}
