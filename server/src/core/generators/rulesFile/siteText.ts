import { escapeMarkdown } from '../../text/markdown.ts';

/** Returns a text of the site as plain words in a line of Markdown: without line breaks and markup, cut to a length. */
export function plainExcerpt(text: string, most = 60): string {
  return escapeMarkdown(cut(text, most));
}

/** Returns a path, a URL or a name of the site as code. */
export function plainCode(text: string, most = 100): string {
  return `\`${cut(text.replaceAll('`', "'"), most)}\``;
}

/** Cuts a text to a length in characters, without splitting one. */
function cut(text: string, most: number): string {
  const characters = Array.from(text.replace(/[\s\p{C}]+/gu, ' ').trim());
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`;
}

/**
 * Returns as many items as fit, and the number of the others. Items on separate lines form a list.
 * @param most the limit in characters
 * @param unseen how many more there are besides the items
 */
export function joinWithin(parts: readonly string[], joiner: ', ' | '\n', most: number, unseen = 0): string {
  const fullText = parts.join(joiner);
  if (unseen === 0 && fullText.length <= most) return fullText;
  const rest = (left: number): string => (joiner === '\n' ? `  - and ${left} more` : `and ${left} more`);
  let length = rest(parts.length + unseen).length;
  const overflow = parts.findIndex((part) => (length += part.length + joiner.length) > most);
  const kept = overflow < 0 ? parts.length : overflow;
  return [...parts.slice(0, kept), rest(parts.length - kept + unseen)].join(joiner);
}
