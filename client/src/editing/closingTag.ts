/** Where a closing tag belongs. */
export interface OpenTag {
  readonly closing: string;
  /** What precedes the opening tag on its line, if that is whitespace. */
  readonly indent: string;
  /** What follows the cursor on its line. */
  readonly rest: string;
}

/**
 * Returns what closes a tag after the text that was typed since its `>`: on a line of its own after a line break, as the
 * editor does with Enter between the tags. Undefined if it was closed by hand, or isn't the last on its line.
 */
export function closingAfter(typed: string, { closing, indent, rest }: OpenTag): string | undefined {
  // The editor has added the second one of a pair, and the cursor is before it.
  if (typed.includes('</') || /[)\]}"'`*]$/.test(typed)) return undefined;
  const lineEnd = /\r?\n/.exec(typed)?.[0];
  if (lineEnd === undefined) return closing;
  return rest.trim() === '' ? `${lineEnd}${indent}${closing}` : undefined;
}
