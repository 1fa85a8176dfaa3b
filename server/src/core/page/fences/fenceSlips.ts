import { startOfLine } from '../../text/lines.ts';
import { firstFrom } from '../../text/rangeSearch.ts';
import type { TextRange } from '../../text/textRange.ts';
import {
  endOfCode,
  fenceLinesIn,
  isInfoLine,
  isMarkdownInfo,
  pairFences,
  type FenceLine,
  type FencePair,
} from './fenceLines.ts';
import { tagsLackedBy } from '../pageLookups.ts';
import type { FenceSlip, PageProblem } from '../pageProblem.ts';
import { findFrontMatter } from '../frontMatter/findFrontMatter.ts';
import type { Fence, PageModel } from '../pageModel.ts';
import { languageNamed } from '../../code/languages.ts';

/** Which fences belong together takes the square of their number. */
const mostLines = 2_000;

/** Returns the code blocks of a page that end elsewhere than meant, each cause once. */
export function fenceSlipsIn(text: string, fences: readonly Fence[]): readonly FenceSlip[] {
  if (!fences.some((fence) => isSuspicious(text, fence))) return [];
  const lines = fenceLinesIn(text);
  // Fences in lists, quotes and comments may pair up in ways that lines alone don't show.
  const pairs = pairFences(lines, 0);
  const isKnown = pairs.length === fences.length && pairs.every((pair, at) => isSameBlock(text, pair, fences[at]));
  return isKnown && lines.length < mostLines ? slipsInLines(text, lines, fences) : slipsAtEnds(text, fences);
}

function isSameBlock(text: string, { open, close }: FencePair, fence: Fence | undefined): boolean {
  return open.start === fence?.mark.start && (close === undefined) === endsWithPage(text, fence);
}

/** Whether nothing but the page's end closes a block. */
function endsWithPage(text: string, { isClosed, range }: Fence): boolean {
  return !isClosed && text.slice(range.end).trim() === '';
}

function isSuspicious(text: string, { content, isClosed }: Fence): boolean {
  return !isClosed || /(?:^|\n)[ \t>]*(?:```|~~~)/.test(text.slice(content.start, content.end));
}

function slipsInLines(text: string, lines: readonly FenceLine[], fences: readonly Fence[]): readonly FenceSlip[] {
  const slips: FenceSlip[] = [];
  for (let at = 0; at < lines.length;) {
    const { slip, next } = slipOf(text, lines, at, fences);
    if (slip !== undefined) slips.push(slip);
    at = next;
  }
  return slips;
}

/** Returns the slip of the block that a line opens, and the line at which to continue. */
function slipOf(
  text: string,
  lines: readonly FenceLine[],
  at: number,
  fences: readonly Fence[],
): { readonly slip: FenceSlip | undefined; readonly next: number } {
  const [pair] = pairFences(lines, at, 1);
  const open = lines[at];
  if (pair === undefined || open === undefined) return { slip: undefined, next: lines.length };
  const next = pair.close === undefined ? lines.length : pair.close + 1;
  const surplus = surplusSlip(text, lines, at, lines[pair.close ?? -1]?.start ?? text.length);
  if (surplus !== undefined) return { slip: surplus, next: at + 1 };
  const inner = innerFence(lines, at, next);
  const first = lines[inner ?? -1];
  if (inner !== undefined || pair.close === undefined) {
    const from = lines[at - 1]?.end ?? findFrontMatter(text)?.range.end ?? 0;
    const end = lines[pair.close ?? -1]?.start ?? text.length;
    const short = shortOpeningSlip(text, open, { from, end });
    if (short !== undefined) return { slip: short, next: at + 1 };
  }
  if (inner === undefined || first === undefined) {
    if (pair.close !== undefined) {
      const slip = proseSlip(text, lines, at, pair.close);
      return { slip, next: slip === undefined ? next : at + 1 };
    }
    const swallowed = { start: open.end, end: text.length };
    const isLast = text.slice(open.end).trim() === '';
    const slip = noOpeningSlip(text, lines, at, { swallowed, isLast });
    return { slip: slip ?? { kind: 'unclosed', opening: rangeOf(open), swallowed }, next };
  }
  const nested = nestedSlip(text, lines, at, { inner, next, fences });
  if (nested !== undefined) return nested;
  const end = lines[pair.close ?? -1]?.start ?? text.length;
  if (isShown(text, open, end)) return { slip: undefined, next };
  const noOpening = noOpeningSlip(text, lines, at, { swallowed: { start: open.end, end }, isLast: false });
  if (noOpening !== undefined) return { slip: noOpening, next: inner };
  const swallowed = { start: first.start, end };
  const following = innerFence(lines, inner, next);
  // If no other fence follows it, that one mistake explains all.
  const isLastFence = pair.close === undefined && inner === lines.length - 1 && endsBlock(text, first);
  if (isLastFence || (following !== undefined && !first.isLanguage)) {
    const line = rangeOf(first);
    const slip = { kind: 'closingText', opening: rangeOf(open), swallowed, line, text: first.info } as const;
    return { slip, next: inner + 1 };
  }
  const closeAt = endOfCode(text, open, first);
  // Where the code was to end isn't known for certain: the tags after it are swallowed like those after the next fence.
  const overrun = { opening: rangeOf(open), swallowed: { start: open.end, end }, next: rangeOf(first), closeAt };
  return { slip: { kind: 'overrun', ...overrun }, next: inner };
}

/** Returns the slip of a second closing fence directly below the first, if later blocks then are as they should be. */
function surplusSlip(text: string, lines: readonly FenceLine[], at: number, end: number): FenceSlip | undefined {
  const [above, fence] = [lines[at - 1], lines[at]];
  if (above?.written !== '' || fence?.written !== '' || above.char !== fence.char) return undefined;
  const between = text.slice(above.end, fence.lineStart);
  if (between.trim() !== '' || (/\n[^]*\n/.test(between) && !endsBlock(text, fence))) return undefined;
  if (text.slice(fence.end).trim() === '' || slipsFrom(lines, at + 1) >= slipsFrom(lines, at)) return undefined;
  return { kind: 'surplus', opening: rangeOf(fence), swallowed: { start: fence.end, end } };
}

/** Returns the slip of a block that is prose with a heading, if later blocks then are as they should be. */
function proseSlip(text: string, lines: readonly FenceLine[], at: number, close: number): FenceSlip | undefined {
  const [open, end] = [lines[at], lines[close]?.lineStart];
  if (open?.written !== '' || end === undefined) return undefined;
  const isProse = /^[^\n]*\n[ \t]*\r?\n(?:[^]*\n[ \t]*\r?\n)?#{2,6} \S/.test(text.slice(open.end, end));
  if (!isProse || slipsFrom(lines, at + 1) >= slipsFrom(lines, at)) return undefined;
  return noOpeningSlip(text, lines, at, { swallowed: { start: open.end, end }, isLast: false });
}

/**
 * Returns the slip if the fence at an index was meant to close a block: it directly follows code and is followed by an
 * empty line or a tag.
 */
function noOpeningSlip(
  text: string,
  lines: readonly FenceLine[],
  at: number,
  { swallowed, isLast }: { readonly swallowed: TextRange; readonly isLast: boolean },
): FenceSlip | undefined {
  const fence = lines[at];
  if (fence?.written !== '') return undefined;
  const above = text.slice(startOfLine(text, fence.lineStart - 1), fence.lineStart).trim();
  const below = /^[^\n]*\n?([^\n]*)/.exec(text.slice(fence.end))?.[1]?.trim() ?? '';
  const isBetween = above !== '' && !/:$|^#{2,6} |^---/.test(above) && (below === '' || below.startsWith('</'));
  // At the end of a page it may just as well be a surplus fence.
  if (!isBetween || (isLast && !/[{}()[\];]$/.test(above))) return undefined;
  const exposed = { start: startOfExposed(text, lines[at - 1]?.end, fence.lineStart), end: fence.end };
  return { kind: 'noOpening', opening: rangeOf(fence), swallowed, exposed };
}

/** Returns the earliest start of the code above a fence: after the previous block, heading or line with a tag. */
function startOfExposed(text: string, lastFence: number | undefined, end: number): number {
  const from = lastFence ?? findFrontMatter(text)?.range.end ?? 0;
  const stops = [...text.slice(from, end).matchAll(/^(?:#{2,6} .*|[ \t]*<\/?[A-Z].*>[ \t]*)$/gm)];
  const last = stops.at(-1);
  return last === undefined ? from : from + last.index + last[0].length;
}

/** Whether an empty line follows a fence, or nothing: as after the end of a block rather than at the start of one. */
function endsBlock(text: string, { end }: FenceLine): boolean {
  return /^[^\n]*(?:\n[ \t]*(?:\r?\n|$)|$)/.test(text.slice(end));
}

/** Returns the first line within a block that would open one of its own. */
function innerFence(lines: readonly FenceLine[], at: number, end: number): number | undefined {
  const open = lines[at];
  if (open === undefined) return undefined;
  for (let index = at + 1; index < end; index++) {
    const line = lines[index];
    if (line !== undefined && isInfoLine(line, open)) return index;
  }
  return undefined;
}

/** Whether a block shows how a fence is written: it is a block of Markdown, or has nothing else in it. */
function isShown(text: string, open: FenceLine, end: number): boolean {
  return showsFences(open) || text.slice(open.end, end).trim().split('\n').length <= 1;
}

function showsFences({ written }: FenceLine): boolean {
  return isMarkdownInfo(written);
}

/** Returns the slip of a block with blocks in it, if the rest of the page then has fewer errors. */
function nestedSlip(
  text: string,
  lines: readonly FenceLine[],
  at: number,
  { inner, next, fences }: { readonly inner: number; readonly next: number; readonly fences: readonly Fence[] },
): { readonly slip: FenceSlip; readonly next: number } | undefined {
  const last = matchingClose(lines, at);
  const [open, first, firstClose, close] = [lines[at], lines[inner], lines[next - 1], lines[last ?? -1]];
  if (!open || !first || !firstClose || last === undefined || !close) return undefined;
  const [slips, otherwise] = [slipsFrom(lines, last + 1), slipsFrom(lines, inner)];
  const isConsistent = slipsFrom(lines, next) === 0;
  const isLikelier = slips < otherwise || (slips === otherwise && slips > 0 && showsFences(open));
  if (last < next || isConsistent || !isLikelier) return undefined;
  const swallowing = fences.find(({ mark }) => mark.start === close.start);
  const exposed = { start: firstClose.end, end: swallowing?.content.start ?? close.end };
  const swallowed = { start: close.end, end: Math.max(close.end, swallowing?.range.end ?? close.end) };
  const marks = [open.mark, close.mark];
  const closeAt = endOfCode(text, open, first);
  return { slip: { kind: 'nested', opening: rangeOf(open), swallowed, marks, exposed, closeAt }, next: last + 1 };
}

/** Returns the line that closes a block if those in it are closed first. */
function matchingClose(lines: readonly FenceLine[], at: number): number | undefined {
  let depth = 0;
  for (let index = at; index < lines.length; index++) {
    const line = lines[index];
    if (line === undefined) break;
    depth += index === at || line.written !== '' ? 1 : -1;
    if (depth === 0) return index;
  }
  return undefined;
}

/** Returns how many blocks from a line on are unclosed or contain the beginning of another. */
function slipsFrom(lines: readonly FenceLine[], at: number): number {
  return pairFences(lines, at).filter(({ index, close }) => {
    return close === undefined || innerFence(lines, index, close) !== undefined;
  }).length;
}

/** Whether a block that ends elsewhere than meant is the only cause of one of a page’s problems. */
export function causesAny(slip: FenceSlip, { text, problems, lookups }: PageModel): boolean {
  if ('exposed' in slip && (firstFrom(problems, slip.exposed.start)?.range.start ?? Infinity) < slip.exposed.end)
    return true;
  const code = text.slice(slip.swallowed.start, slip.swallowed.end);
  return lookups.lackedTags.some((tag) => code.includes(tag));
}

/** Returns whether the only cause of a problem is one of the blocks that end elsewhere than meant. */
export function causeIn(slips: readonly FenceSlip[], text: string): (problem: PageProblem) => boolean {
  if (slips.length === 0) return () => false;
  const exposed = slips.flatMap((slip) => ('exposed' in slip ? [slip.exposed] : []));
  // A page may have thousands of problems with one tag, and code of any length.
  const known = new Map<string, boolean>();
  const isSwallowed = (tag: string): boolean => {
    const found = known.get(tag) ?? slips.some(({ swallowed: { start, end } }) => text.slice(start, end).includes(tag));
    known.set(tag, found);
    return found;
  };
  return (problem) =>
    exposed.some((range) => contains(range, problem.range.start)) || tagsLackedBy(problem).some(isSwallowed);
}

function contains({ start, end }: TextRange, offset: number): boolean {
  return start <= offset && offset < end;
}

function rangeOf({ start, end }: FenceLine): TextRange {
  return { start, end };
}

/** Returns the slips of blocks that end with the page, a list item or a quote. */
function slipsAtEnds(text: string, fences: readonly Fence[]): readonly FenceSlip[] {
  for (const [index, fence] of fences.entries()) {
    if (fence.isClosed) continue;
    const opening = { start: fence.mark.start, end: Math.max(fence.mark.end, fence.info.end) };
    const next = fences[index + 1];
    if (next !== undefined && isOutsideClose(text, fence, next)) {
      return [{ kind: 'outside', opening, swallowed: next.content, line: next.mark }];
    }
    if (endsWithPage(text, fence)) return [{ kind: 'unclosed', opening, swallowed: fence.content }];
  }
  return [];
}

/** Whether the block that begins on the line after a list item was to close the block in that item. */
function isOutsideClose(text: string, fence: Fence, next: Fence): boolean {
  const sameMark = text.charAt(next.mark.start) === text.charAt(fence.mark.start);
  const between = text.slice(fence.range.end, next.mark.start);
  return sameMark && next.info.start >= next.info.end && between.trim() === '' && !/\n[^\n]*\n/.test(between);
}

/** A line that begins with one or two backticks and the name of a language; no further backtick on it. */
const shortFence = /^[ \t>]*(?<mark>`{1,2})(?<name>[A-Za-z][\w+#.-]*)(?: [^`\n]*)?\r?$/gm;

/**
 * Returns the slip of an opening fence with too few backticks, if the fence that was to close its block opens one that
 * ends elsewhere. All offsets are those of the text; `end` is the end of that other block.
 */
function shortOpeningSlip(
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
