/** What is said of a conflict that a merge left in a file, of whatever kind. */
export const conflictMessage = 'Unresolved merge conflict. Keep one of the two sides and remove the markers.';

/** Joins items as in a sentence: "`a`, `b` or `c`". */
export function formatList(formatted: readonly string[], joiner: 'or' | 'and' = 'or'): string {
  if (formatted.length <= 1) return formatted[0] ?? '';
  return `${formatted.slice(0, -1).join(', ')} ${joiner} ${formatted.at(-1) ?? ''}`;
}

/** Formats a name or value as code: `` `name` ``. */
export function code(text: string): string {
  return `\`${text}\``;
}

/** Returns a text without line breaks, other invisible characters and surrounding whitespace. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

export function shorten(text: string, most = 60): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= most ? line : `${line.slice(0, most - 1)}…`;
}

/** Formats an amount: "1 page", "2 pages". */
export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

/** Formats a number of bytes: "850 kB", "3.4 MB". */
export function sizeText(bytes: number): string {
  const [amount, unit] = bytes < 999_500 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${amount >= 10 || unit === 'kB' ? Math.ceil(amount) : amount.toFixed(1)} ${unit}`;
}
