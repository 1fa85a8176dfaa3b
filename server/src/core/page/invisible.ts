import { encodePart } from '../text/encode.ts';

/**
 * Invisible characters that are copied with text from other sites: zero-width spaces and word joiners. Others, such as
 * joiners, belong to the spelling of some languages; a byte order mark counts as whitespace.
 */
const invisible = /[\u200B\u2060]/g;

/** Returns a text without invisible characters. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** Returns a text with its invisible characters percent-encoded, as in an address. */
export function withShownInvisible(text: string): string {
  return text.replace(invisible, encodePart);
}

/** Returns the first invisible character of a text as people search for it: `U+200B`. */
export function invisibleIn(text: string): string | undefined {
  const code = text.match(invisible)?.[0]?.charCodeAt(0);
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Whether a text is in a script in which zero-width spaces mark where lines may wrap. */
export function spellsWithInvisible(text: string): boolean {
  return /[\p{sc=Khmer}\p{sc=Thai}\p{sc=Lao}\p{sc=Myanmar}\p{sc=Tibetan}]/u.test(text);
}
