import { offsetAfter, type Change, type Lines } from './change.ts';
import { insertion } from '../../../server/src/core/text/textRange.ts';

/** Whether a line begins the imports and exports of a page: below it, `//` is a comment, but above them it is text. */
export function beginsScript(lines: Lines, line: number): boolean {
  const above = line === 0 ? '' : lines.text(line - 1).trimEnd();
  return /^(?:import|export)\b/.test(lines.text(line)) && (above === '' || above === '---' || above.endsWith('*/}'));
}

/** Comments out an import or export with the selected lines after it, in the form that MDX accepts; undefined if no import
 * or export begins on the first line. Lines count from 0. */
export function commentScript(
  lines: Lines,
  { first, last }: { readonly first: number; readonly last: number },
  selection: { readonly start: number; readonly end: number },
): Change | undefined {
  if (!beginsScript(lines, first)) return undefined;
  const end = endOfStatement(lines, Math.max(first, last));
  const text = Array.from({ length: end - first + 1 }, (_, at) => lines.text(first + at)).join('\n');
  if (text.includes('*/')) return undefined;
  const edits = [insertion(lines.start(first), '{/* '), insertion(lines.start(end) + lines.text(end).length, ' */}')];
  const opening = edits.slice(0, 1);
  const moved = (offset: number): number => offsetAfter(offset, opening);
  return { edits, selection: { start: moved(selection.start), end: moved(selection.end) } };
}

/** Returns the line where the brackets are closed that are open at the end of a line. */
function endOfStatement(lines: Lines, line: number): number {
  let open = 0;
  for (let at = line; at < lines.count; at++) {
    const text = lines.text(at);
    // An empty line ends a script, even between brackets.
    if (text.trim() === '') return Math.max(line, at - 1);
    open += count(text, /[{([]/g) - count(text, /[})\]]/g);
    if (open <= 0) return at;
  }
  return line;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
