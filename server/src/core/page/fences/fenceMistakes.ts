import { startOfLine, startOfNextLine } from '../../text/lines.ts';
import { type TextRange, firstFrom } from '../../text/textRange.ts';
import { endOfCode } from './endOfCode.ts';
import { fenceLinesIn, isInfoLine, isMarkdownInfo, pairFences, type FenceLine, type FencePair } from './fenceLines.ts';
import { tagsLackedBy } from '../pageLookups.ts';
import type { FenceMistake, PageProblem } from '../pageProblem.ts';
import { findFrontMatter } from '../frontMatter/findFrontMatter.ts';
import type { Fence, PageModel } from '../pageModel.ts';
import { languageNamed } from '../../code/languages.ts';

/** Which fences belong together takes the square of their number. */
const mostLines = 2_000;

/** Returns the code blocks of a page that end elsewhere than meant, each cause once. */
export function fenceMistakesIn(text: string, fences: readonly Fence[]): readonly FenceMistake[] {
  if (!fences.some((fence) => isSuspicious(text, fence))) return [];
  const lines = fenceLinesIn(text);
  // Fences in lists, quotes and comments may pair up in ways that lines alone don't show.
  const pairs = pairFences(lines, 0);
  const isKnown = pairs.length === fences.length && pairs.every((pair, at) => isSameBlock(text, pair, fences[at]));
  return isKnown && lines.length < mostLines ? mistakesInLines(text, lines, fences) : mistakesAtEnds(text, fences);
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

function mistakesInLines(text: string, lines: readonly FenceLine[], fences: readonly Fence[]): readonly FenceMistake[] {
  const mistakes: FenceMistake[] = [];
  for (let at = 0, open = lines[at]; open !== undefined; open = lines[at]) {
    const { mistake, next } = formOf(blockAt(text, lines, { at, open }, fences));
    if (mistake !== undefined) mistakes.push(mistake);
    at = next;
  }
  return mistakes;
}

/** A block as its lines with fences show it. */
interface Block {
  readonly text: string;
  readonly lines: readonly FenceLine[];
  readonly fences: readonly Fence[];
  /** The line that opens it, and its index. */
  readonly open: FenceLine;
  readonly at: number;
  /** Whether a fence closes it; else it ends with the page. */
  readonly isClosed: boolean;
  /** The offset of the fence that closes it, or of the text’s end. */
  readonly end: number;
  /** The index of the line after it. */
  readonly next: number;
  /** The index of the first line in it that would open a block of its own. */
  readonly inner: number | undefined;
}

/** What is said about a block, if anything, and the index of the line at which to continue. */
interface Form {
  readonly mistake?: FenceMistake | undefined;
  readonly next: number;
}

function blockAt(
  text: string,
  lines: readonly FenceLine[],
  { at, open }: Pick<Block, 'at' | 'open'>,
  fences: readonly Fence[],
): Block {
  const close = pairFences(lines, at, 1)[0]?.close;
  const next = close === undefined ? lines.length : close + 1;
  const end = lines[close ?? -1]?.start ?? text.length;
  return {
    text,
    lines,
    fences,
    at,
    open,
    isClosed: close !== undefined,
    end,
    next,
    inner: innerFence(lines, at, next),
  };
}

/** What a block may be, in the order in which it is asked: the first that answers is right. Nothing is wrong with others. */
const forms: readonly ((block: Block) => Form | undefined)[] = [
  afterItsOwnEnd,
  afterShortOpening,
  aroundProse,
  openToTheEnd,
  aroundOtherBlocks,
  aroundDisplayedFences,
  withoutOpening,
  openedTwice,
  withTextAtItsEnd,
  intoTheNext,
];

function formOf(block: Block): Form {
  for (const form of forms) {
    const found = form(block);
    if (found !== undefined) return found;
  }
  return { next: block.next };
}

/** A second closing fence directly below the first, if later blocks then are as they should be. */
function afterItsOwnEnd({ text, lines, at, open: fence, end }: Block): Form | undefined {
  const above = lines[at - 1];
  if (above?.written !== '' || fence.written !== '' || above.char !== fence.char) return undefined;
  const between = text.slice(above.end, fence.lineStart);
  if (between.trim() !== '' || (/\n[^]*\n/.test(between) && !endsBlock(text, fence))) return undefined;
  if (text.slice(fence.end).trim() === '' || mistakesFrom(lines, at + 1) >= mistakesFrom(lines, at)) return undefined;
  const swallowed = { start: fence.end, end };
  return { mistake: { kind: 'surplus', opening: rangeOf(fence), swallowed }, next: at + 1 };
}

/** A closing fence that opens a block, since the one that was to open it has too few backticks. */
function afterShortOpening({ text, lines, at, open, end, inner, isClosed }: Block): Form | undefined {
  if (inner === undefined && isClosed) return undefined;
  const from = lines[at - 1]?.end ?? findFrontMatter(text)?.range.end ?? 0;
  const mistake = shortOpeningMistake(text, open, { from, end });
  return mistake && { mistake, next: at + 1 };
}

/** Prose with a heading, if later blocks then are as they should be. */
function aroundProse(block: Block): Form | undefined {
  const { text, lines, at, open, next, inner, isClosed } = block;
  if (inner !== undefined || !isClosed || open.written !== '') return undefined;
  const code = text.slice(open.end, lines[next - 1]?.lineStart);
  const isProse = /^[^\n]*\n[ \t]*\r?\n(?:[^]*\n[ \t]*\r?\n)?#{2,6} \S/.test(code);
  if (!isProse || mistakesFrom(lines, at + 1) >= mistakesFrom(lines, at)) return undefined;
  const mistake = noOpeningMistake(block);
  return mistake && { mistake, next: at + 1 };
}

function openToTheEnd(block: Block): Form | undefined {
  const { open, end, next, inner, isClosed } = block;
  if (inner !== undefined || isClosed) return undefined;
  const swallowed = { start: open.end, end };
  return {
    mistake: noOpeningMistake(block) ?? { kind: 'unclosed', opening: rangeOf(open), swallowed },
    next,
  };
}

/** Blocks in a block, of which the first closes it, if the rest of the page then has fewer errors. */
function aroundOtherBlocks({ text, lines, fences, at, open, inner, next }: Block): Form | undefined {
  const last = matchingClose(lines, at);
  const [first, firstClose, close] = [lines[inner ?? -1], lines[next - 1], lines[last ?? -1]];
  if (inner === undefined || !first || !firstClose || last === undefined || !close) return undefined;
  const [mistakes, otherwise] = [mistakesFrom(lines, last + 1), mistakesFrom(lines, inner)];
  const isConsistent = mistakesFrom(lines, next) === 0;
  const isLikelier = mistakes < otherwise || (mistakes === otherwise && mistakes > 0 && showsFences(open));
  if (last < next || isConsistent || !isLikelier) return undefined;
  const swallowing = fences.find(({ mark }) => mark.start === close.start);
  const exposed = { start: firstClose.end, end: swallowing?.content.start ?? close.end };
  const swallowed = { start: close.end, end: Math.max(close.end, swallowing?.range.end ?? close.end) };
  const marks = [open.mark, close.mark];
  const closeAt = endOfCode(text, open, first);
  return { mistake: { kind: 'nested', opening: rangeOf(open), swallowed, marks, exposed, closeAt }, next: last + 1 };
}

/** A block that shows how a fence is written: it is a block of Markdown, or has nothing else in it. */
function aroundDisplayedFences({ text, open, inner, end, next }: Block): Form | undefined {
  const isShown = showsFences(open) || text.slice(open.end, end).trim().split('\n').length <= 1;
  return inner !== undefined && isShown ? { next } : undefined;
}

/** A fence that was to close a block: what opens the next one is read as code. */
function withoutOpening(block: Block): Form | undefined {
  const mistake = block.inner === undefined ? undefined : noOpeningMistake(block);
  return mistake && { mistake, next: block.inner ?? block.next };
}

/** A block whose opening fence is written twice, in the same language. */
function openedTwice({ text, lines, open, at, inner, isClosed, next }: Block): Form | undefined {
  const second = lines[at + 1];
  if (inner !== at + 1 || second === undefined || !isClosed) return undefined;
  if (text.slice(open.end, second.lineStart).trim() !== '' || second.lineStart > startOfNextLine(text, open.end))
    return undefined;
  if (languageIn(open) !== languageIn(second)) return undefined;
  const surplus = second.written.length > open.written.length ? open : second;
  const line = rangeOf(second);
  return { mistake: { kind: 'twice', opening: rangeOf(open), swallowed: line, line, surplus: rangeOf(surplus) }, next };
}

function languageIn({ written }: FenceLine): string {
  return /^[\w+#.-]*/.exec(written)?.[0].toLowerCase() ?? '';
}

/** A block whose closing fence has text after it. If no other fence follows it, that one mistake explains all. */
function withTextAtItsEnd({ text, lines, open, inner, next, end, isClosed }: Block): Form | undefined {
  const first = lines[inner ?? -1];
  if (inner === undefined || first === undefined) return undefined;
  const isLastFence = !isClosed && inner === lines.length - 1 && endsBlock(text, first);
  const isClosing = innerFence(lines, inner, next) !== undefined && !first.isLanguage;
  if (!isLastFence && !isClosing) return undefined;
  const swallowed = { start: first.start, end };
  const line = rangeOf(first);
  return {
    mistake: { kind: 'closingText', opening: rangeOf(open), swallowed, line, text: first.info },
    next: inner + 1,
  };
}

/** A block that lacks its closing fence, so that the opening one of the next block closes nothing. */
function intoTheNext({ text, lines, open, inner, end }: Block): Form | undefined {
  const first = lines[inner ?? -1];
  if (inner === undefined || first === undefined) return undefined;
  const closeAt = endOfCode(text, open, first);
  // Where the code was to end isn't known for certain: the tags after it are swallowed like those after the next fence.
  const swallowed = { start: open.end, end };
  return {
    mistake: { kind: 'overrun', opening: rangeOf(open), swallowed, next: rangeOf(first), closeAt },
    next: inner,
  };
}

/**
 * Returns the mistake if the fence that opens a block was meant to close one: it directly follows code and is followed by an
 * empty line or a tag.
 */
function noOpeningMistake({ text, lines, at, open: fence, end }: Block): FenceMistake | undefined {
  if (fence.written !== '') return undefined;
  const above = text.slice(startOfLine(text, fence.lineStart - 1), fence.lineStart).trim();
  const below = /^[^\n]*\n?([^\n]*)/.exec(text.slice(fence.end))?.[1]?.trim() ?? '';
  const isBetween = above !== '' && !/:$|^#{2,6} |^---/.test(above) && (below === '' || below.startsWith('</'));
  // At the end of a page it may just as well be a surplus fence.
  const isLast = text.slice(fence.end).trim() === '';
  if (!isBetween || (isLast && (!/[{}()[\];]$/.test(above) || isSentence(above)))) return undefined;
  const exposed = { start: startOfExposed(text, lines[at - 1]?.end, fence.lineStart), end: fence.end };
  return { kind: 'noOpening', opening: rangeOf(fence), swallowed: { start: fence.end, end }, exposed };
}

/** Whether a line has a link or words in bold, or begins as a sentence and has a remark in parentheses at its end. */
function isSentence(line: string): boolean {
  return /\]\([^\s()]*\)|\*\*\S[^*]*\*\*|^\p{Lu}[\p{L}’']* \p{L}[^={}();]* \([^={}();]*\)$/u.test(line);
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

function showsFences({ written }: FenceLine): boolean {
  return isMarkdownInfo(written);
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
function mistakesFrom(lines: readonly FenceLine[], at: number): number {
  return pairFences(lines, at).filter(({ index, close }) => {
    return close === undefined || innerFence(lines, index, close) !== undefined;
  }).length;
}

/** Whether a block that ends elsewhere than meant is the only cause of one of a page’s problems. */
export function causesAny(mistake: FenceMistake, { text, problems, lookups }: PageModel): boolean {
  if (
    'exposed' in mistake &&
    (firstFrom(problems, mistake.exposed.start)?.range.start ?? Infinity) < mistake.exposed.end
  )
    return true;
  const code = text.slice(mistake.swallowed.start, mistake.swallowed.end);
  return lookups.lackedTags.some((tag) => code.includes(tag));
}

/** Returns whether the only cause of a problem is one of the blocks that end elsewhere than meant. */
export function causeIn(mistakes: readonly FenceMistake[], text: string): (problem: PageProblem) => boolean {
  if (mistakes.length === 0) return () => false;
  const exposed = mistakes.flatMap((mistake) => ('exposed' in mistake ? [mistake.exposed] : []));
  // A page may have thousands of problems with one tag, and code of any length.
  const known = new Map<string, boolean>();
  const isSwallowed = (tag: string): boolean => {
    const found =
      known.get(tag) ?? mistakes.some(({ swallowed: { start, end } }) => text.slice(start, end).includes(tag));
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

/** Returns the mistakes of blocks that end with the page, a list item or a quote. */
function mistakesAtEnds(text: string, fences: readonly Fence[]): readonly FenceMistake[] {
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
 * Returns the mistake of an opening fence with too few backticks, if the fence that was to close its block opens one that
 * ends elsewhere. All offsets are those of the text; `end` is the end of that other block.
 */
function shortOpeningMistake(
  text: string,
  closing: FenceLine,
  { from, end }: { readonly from: number; readonly end: number },
): FenceMistake | undefined {
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
