import type { TextRange } from './textRange.ts';

/** One replacement in a text; an empty range inserts. */
export interface TextEdit {
  readonly range: TextRange;
  readonly newText: string;
}

/** The text after all edits; their ranges refer to the text before and don't overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const ordered = [...edits].sort((a, b) => b.range.start - a.range.start || b.range.end - a.range.end);
  let result = text;
  for (const edit of ordered) {
    result = result.slice(0, edit.range.start) + edit.newText + result.slice(edit.range.end);
  }
  return result;
}
