/** Returns a string with its `%`-escapes resolved; unchanged if they are invalid. */
export function decodeEscapes(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
