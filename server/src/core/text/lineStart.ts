/**
 * Whether only whitespace precedes an offset on its line. It reads backwards: the line may be as long as the text, and
 * have as many places to ask about.
 */
export function beginsLine(text: string, offset: number): boolean {
  let at = offset - 1;
  while (at >= 0 && text.charAt(at) !== '\n' && /\s/.test(text.charAt(at))) at--;
  return at < 0 || text.charAt(at) === '\n';
}
