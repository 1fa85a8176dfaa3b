import { endOfLine, startOfLine } from '../../../server/src/core/text/lines.ts';
import { type TextRange, deletion, insertion } from '../../../server/src/core/text/textRange.ts';
import type { Change } from './change.ts';
import { wordAt } from './emphasis.ts';

/** A change, and whether the cursor is where an address belongs. */
export interface LinkChange extends Change {
  readonly needsAddress: boolean;
}

/**
 * Makes a link of a selection or the word at the cursor, with the cursor at its address; an address becomes that of a
 * link whose text is missing. A link is removed; its text stays.
 */
export function toggleLink(text: string, selection: TextRange): LinkChange {
  const link = linkAround(text, selection);
  if (link !== undefined) return removeLink(link, selection);
  const isEmpty = selection.start === selection.end;
  const { start, end } = isEmpty ? wordAt(text, selection.start) : selection;
  const content = text.slice(start, end);
  const isAddress = /^(?:https?:\/\/|mailto:)\S+$/.test(content);
  const edits = isAddress
    ? [insertion(start, '[]('), insertion(end, ')')]
    : [insertion(start, '['), insertion(end, ']()')];
  // In an empty link, its text comes first.
  const at = isAddress || content === '' ? start + 1 : end + '[]('.length;
  return { edits, selection: { start: at, end: at }, needsAddress: !isAddress && content !== '' };
}

interface Link {
  readonly range: TextRange;
  readonly label: TextRange;
}

/** Returns the link on the same line around a selection. */
function linkAround(text: string, { start, end }: TextRange): Link | undefined {
  const lineStart = startOfLine(text, start);
  const line = text.slice(lineStart, endOfLine(text, end));
  for (const match of line.matchAll(/(!?)\[((?:[^[\]\\]|\\.)*)\]\((?:[^()\\]|\\.|\([^()]*\))*\)/g)) {
    const [matched, image = '', label = ''] = match;
    const at = lineStart + match.index;
    const isInside =
      at <= start && end <= at + matched.length && !(start === end && (start === at || end === at + matched.length));
    if (image === '' && isInside) {
      return { range: { start: at, end: at + matched.length }, label: { start: at + 1, end: at + 1 + label.length } };
    }
  }
  return undefined;
}

function removeLink({ range, label }: Link, selection: TextRange): LinkChange {
  const clamp = (offset: number): number => Math.min(Math.max(offset, label.start), label.end) - 1;
  return {
    edits: [deletion({ start: range.start, end: label.start }), deletion({ start: label.end, end: range.end })],
    selection: { start: clamp(selection.start), end: clamp(selection.end) },
    needsAddress: false,
  };
}
