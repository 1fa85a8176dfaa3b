import type { LocatedText } from '../pageModel.ts';

/** The name of the plain-text index, at the root of the published documentation. */
export const indexName = 'llms.txt';

/**
 * Returns the note at the beginning of a page's Markdown that links to the index of all pages; its first two lines are
 * a convention.
 */
export function indexNoteText(docsUrl: string, lineEnd = '\n'): string {
  return [
    '> ## Documentation Index',
    `> Fetch the complete documentation index at: ${docsUrl}/${indexName}`,
    '> It lists every page with its address: look there first when this page is not enough.',
  ].join(lineEnd);
}

export interface FoundIndexNote {
  /** The offset after its last line, that line's end included. */
  readonly end: number;
  /** The address of the index. */
  readonly url: LocatedText;
}

/** Returns the note at an offset of a text, after empty lines if any; undefined if there is none. */
export function findIndexNote(text: string, offset: number): FoundIndexNote | undefined {
  const note = /\s*^>[ \t]*##[ \t]+Documentation Index[ \t]*\r?\n(?:>[^\n]*(?:\n|$))+/my;
  note.lastIndex = offset;
  const [written] = note.exec(text) ?? [];
  if (written === undefined) return undefined;
  const address = /https?:\/\/[^\s<>()[\]"'`]*\/llms\.txt(?![\w./-])/i.exec(written);
  if (address === null) return undefined;
  const start = offset + address.index;
  const [value] = address;
  return { end: offset + written.length, url: { value, range: { start, end: start + value.length } } };
}
