import { encodePart } from '../../text/encode.ts';

/** A block of a rules file that Docsight wrote, between its markers. */
export interface ManagedBlock {
  /** The folder of its site, from the repository's root. */
  readonly folder: string;
  /** The offsets of the block, markers included, without the line end after it. */
  readonly start: number;
  readonly end: number;
  /** The offsets of the text between the markers. */
  readonly contentStart: number;
  readonly contentEnd: number;
}

/** Returns the opening marker of a block. It names the site, since the sites of a repository share a file. */
export function beginMark(folder: string): string {
  return `<!-- docsight:begin site=${encodeFolder(folder)} - “docsight rules” overwrites this section up to docsight:end; add your own rules outside of it -->`;
}

export const endMark = '<!-- docsight:end -->';

// A byte order mark, which some editors add, may precede the first line.
const markLine = /(?<=^\uFEFF?)<!-- docsight:(begin|end)(?: site=(\S+))?(?: [^\r\n]*?)?-->[ \t]*$/gm;

/** Returns the complete blocks of a text, in order. A marker without its counterpart is text like any other. */
export function blocksIn(text: string): readonly ManagedBlock[] {
  const blocks: ManagedBlock[] = [];
  let opening: { readonly folder: string; readonly start: number; readonly end: number } | undefined;
  for (const match of text.matchAll(markLine)) {
    const [line, kind, folder] = match;
    const start = match.index;
    const end = start + line.trimEnd().length;
    if (kind === 'begin') {
      opening = folder === undefined ? undefined : { folder: decodeFolder(folder), start, end };
    } else if (opening !== undefined) {
      const lineEnd = text.indexOf('\n', opening.end);
      const contentStart = lineEnd < 0 || lineEnd >= start ? opening.end : lineEnd + 1;
      blocks.push({ folder: opening.folder, start: opening.start, end, contentStart, contentEnd: start });
      opening = undefined;
    }
  }
  return blocks;
}

/** Whether a text has the opening marker of a site's block, also if the closing one is missing. */
export function hasBeginMark(text: string, site: string): boolean {
  return [...text.matchAll(markLine)].some(
    ([, kind, folder]) => kind === 'begin' && folder !== undefined && decodeFolder(folder) === site,
  );
}

/** Whether a text has a marker without its counterpart. */
export function hasLooseMark(text: string): boolean {
  return [...text.matchAll(markLine)].length !== 2 * blocksIn(text).length;
}

/** Returns a folder as one word: a dot for the root, escapes for whatever could end the marker or a word. */
function encodeFolder(folder: string): string {
  if (folder === '') return '.';
  const fullText = folder.replaceAll(/\p{Cs}/gu, '\uFFFD');
  return encodePart(fullText).replaceAll('%2F', '/').replaceAll('--', '-%2D');
}

function decodeFolder(folder: string): string {
  if (folder === '.') return '';
  try {
    return decodeURIComponent(folder);
  } catch {
    return folder;
  }
}
