import { element, type TreeElement } from '../treeElement.ts';
import { endOfDestination, endOfLabel, endOfTitle } from '../inline/linkParts.ts';
import type { NodeName } from '../nodeTypes.ts';
import { skipSpace, skipWhitespace } from '../whitespace.ts';

/**
 * Reads the definition at an index of a paragraph's content, which begins at an offset of the page; undefined if there
 * is none.
 */
export function parseDefinition(page: string, content: string, at: number, offset: number): TreeElement | undefined {
  if (content.charAt(at) !== '[') return undefined;
  const labelEnd = endOfLabel(content, at);
  if (labelEnd === undefined || content.charAt(labelEnd) !== ':') return undefined;
  const start = skipSpace(content, labelEnd + 1);
  const addressEnd = endOfDestination(content, start);
  if (addressEnd === undefined) return undefined;
  const title = titleAfter(content, addressEnd);
  const lineEnd = title?.lineEnd ?? endOfWhitespace(content, addressEnd);
  if (lineEnd === undefined) return undefined;
  const end = page.charAt(lineEnd + offset - 1) === '\r' ? lineEnd - 1 : lineEnd;
  const part = (name: NodeName, from: number, to: number): TreeElement => element(name, from + offset, to + offset);
  return element('LinkReference', at + offset, end + offset, [
    part('LinkLabel', at, labelEnd),
    part('LinkMark', labelEnd, labelEnd + 1),
    part('URL', start, addressEnd),
    ...(title === undefined ? [] : [part('LinkTitle', title.start, title.end)]),
  ]);
}

interface Title {
  readonly start: number;
  readonly end: number;
  readonly lineEnd: number;
}

function titleAfter(content: string, addressEnd: number): Title | undefined {
  const start = skipSpace(content, addressEnd);
  const end = start > addressEnd ? endOfTitle(content, start) : undefined;
  const lineEnd = end === undefined ? undefined : endOfWhitespace(content, end);
  return end === undefined || lineEnd === undefined ? undefined : { start, end, lineEnd };
}

/** Returns the end of the line if only whitespace precedes it. */
function endOfWhitespace(content: string, start: number): number | undefined {
  const at = skipWhitespace(content, start);
  return at >= content.length || content.charAt(at) === '\n' ? at : undefined;
}
