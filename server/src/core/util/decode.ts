/** A text with its `%`-escapes resolved; one whose escapes are none as it stands. */
export function decodeEscapes(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
