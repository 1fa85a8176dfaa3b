import { languageNamed } from '../../code/languages.ts';
import type { FenceLine } from './fenceLines.ts';
import type { FenceSlip } from '../pageProblem.ts';

/** A line that begins with one or two backticks and the name of a language; no further backtick on it. */
const shortFence = /^[ \t>]*(?<mark>`{1,2})(?<name>[A-Za-z][\w+#.-]*)(?: [^`\n]*)?\r?$/gm;

/**
 * Returns the slip of an opening fence with too few backticks, if the fence that was to close its block opens one that
 * ends elsewhere. All offsets are those of the text; `end` is the end of that other block.
 */
export function shortOpeningSlip(
  text: string,
  closing: FenceLine,
  { from, end }: { readonly from: number; readonly end: number },
): FenceSlip | undefined {
  if (closing.written !== '' || closing.char !== '`') return undefined;
  const between = text.slice(from, closing.lineStart);
  const line = [...between.matchAll(shortFence)].at(-1);
  const { mark = '', name = '' } = line?.groups ?? {};
  if (line === undefined || languageNamed(name) === undefined) return undefined;
  // A backtick below it would end inline code.
  if (between.slice(line.index + line[0].length).includes('`')) return undefined;
  const start = from + line.index + line[0].indexOf('`');
  return {
    kind: 'shortOpening',
    opening: { start, end: from + line.index + line[0].trimEnd().length },
    mark: { start, end: start + mark.length },
    swallowed: { start: closing.end, end },
    exposed: { start, end: closing.end },
  };
}
