/**
 * Returns the text as the platform's renderer writes it: curly quotes, long dashes and real ellipses. Code is
 * unchanged, but counts as words for the text around it. The renderer reads all texts of a page as one string, so what
 * ends `before` this one, if anything, decides about a quote at its start.
 */
export function smartPunctuation(pieces: readonly TextPiece[], before = ''): string {
  const end = /[.!?…]$/.test(before) ? 'a' : before.slice(-1);
  const fullText = end + pieces.map(({ text, isCode }) => (isCode ? 'a'.repeat(text.length) : text)).join('');
  let start = end.length;
  return pieces
    .map(({ text, isCode }) => {
      const from = start;
      start += text.length;
      return isCode
        ? text
        : replaceDashes(text.replace(/["']/g, (quote, at: number) => curl(fullText, from + at, quote)));
    })
    .join('');
}

/** A piece of a text that is code, or that isn't. */
export interface TextPiece {
  readonly text: string;
  readonly isCode: boolean;
}

/** Whether a text has anything that the renderer would write in another way. */
export function hasPlainPunctuation(text: string): boolean {
  return /["']|\.{3}|--|``/.test(text);
}

function replaceDashes(text: string): string {
  return text
    .replace(/\.{3,}/g, '…')
    .replace(/(?<!-)--(?!-)/g, '—')
    .replace(/(?<!`)``(?!`)/g, '“');
}

function curl(text: string, at: number, quote: string): string {
  const [opening, closing] = quote === '"' ? ['“', '”'] : ['‘', '’'];
  const before = text.charAt(at - 1);
  const after = text.slice(at + 1, at + 5);
  if (/^\d\ds\b/.test(after)) return closing;
  if (isWord(before)) return closing;
  if (isWord(after.charAt(0))) return opening;
  return after === '' || /^\s/.test(after) ? closing : opening;
}

function isWord(char: string): boolean {
  return /[\p{L}\p{N}\p{M}]/u.test(char);
}
