import type { LocatedText } from './pageModel.ts';

/** The name of the plain-text index, which lies where the documentation is published. */
export const indexName = 'llms.txt';

/** The note at the beginning of a page's Markdown that leads to the index of all pages; its first two lines are agreed. */
export function indexNote(docsUrl: string, lineEnd = '\n'): string {
  return [
    '> ## Documentation Index',
    `> Fetch the complete documentation index at: ${docsUrl}/${indexName}`,
    '> It lists every page with its address: look there first when this page is not enough.',
  ].join(lineEnd);
}

/** A note that leads to an index. */
export interface FoundIndexNote {
  /** The offset behind its last line, that line's end included. */
  readonly end: number;
  /** The address of the index. */
  readonly url: LocatedText;
}

/** Finds the note that stands at an offset of a text, but for blank lines; undefined where something else does. */
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
