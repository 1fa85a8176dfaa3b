import type { TextRange } from '../../text/textRange.ts';

/** A cursor in the address of a link, an image or a definition. */
export interface LinkCursor {
  readonly kind: 'link';
  readonly isImage: boolean;
  readonly replace: TextRange;
  readonly typed: string;
}

/** The longest text that is read backwards on a line. */
const farthest = 2_000;

/** Returns the address that is being typed at an offset; undefined if there is none. */
export function readLinkCursor(text: string, offset: number): LinkCursor | undefined {
  const lineStart = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  const line = text.slice(Math.max(lineStart, offset - farthest), offset);
  const inline = /\]\(\s*<?([^()\s<>]*)$/.exec(line) ?? titleWords.exec(line);
  const typed = inline?.[1] ?? /^[ \t>]*\[[^\]]+\]:[ \t]*<?([^\s<>]*)$/.exec(line)?.[1];
  if (typed === undefined) return undefined;
  const isImage = inline !== null && isImageLabel(line.slice(0, inline.index));
  if (isImage && /\s/.test(typed)) return undefined;
  const rest = /^[^()\s<>"']*/.exec(text.slice(offset, offset + farthest))?.[0].length ?? 0;
  return {
    kind: 'link',
    isImage,
    replace: { start: offset - typed.length, end: offset + rest },
    typed,
  };
}

/** A link whose address is still words of a title, with which no address begins: `[text](getting st`. */
const titleWords = /\]\(([\p{L}\p{N}][^()<>"'\n/]*[ \t][^()<>"'\n/]*)$/u;

/** Whether an exclamation mark precedes the bracket of a label. */
function isImageLabel(label: string): boolean {
  let depth = 1;
  for (let at = label.length - 1; at >= 0; at--) {
    if (label.charAt(at) === ']') depth++;
    else if (label.charAt(at) === '[' && --depth === 0) return label.charAt(at - 1) === '!';
  }
  return false;
}
