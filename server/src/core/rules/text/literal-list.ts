import { code } from '../../util/messageText.ts';
import { type PageRule, pageFix } from '../engine/rule.ts';
import { endOfLineText, startOfLine } from '../../text/lines.ts';
import { type TextRange, insertion } from '../../text/textRange.ts';
import type { PageModel } from '../../page/pageModel.ts';

export const literalList: PageRule = {
  meta: {
    id: 'text/literal-list',
    title: 'List shown as text',
    severity: 'warning',
    summary: 'items of a list that are shown as text, since no space follows their markers',
    timing: 'whenTyped',
    once: 'page',
  },
  *check(context) {
    for (const list of literalListsIn(context.page)) {
      yield (
        list && {
          range: list.range,
          message: messageOf(list),
          fixes: () => [
            pageFix(
              context,
              list.gaps.length === 1 ? 'Add a space' : 'Add spaces',
              list.gaps.map((gap) => insertion(gap, ' ')),
              { preferred: true },
            ),
          ],
        }
      );
    }
  },
};

function messageOf({ marker, isRun }: LiteralList): string {
  return isRun
    ? `No space follows ${code(marker)}, so the items of this list are shown as one paragraph. Add a space after each marker.`
    : `No space follows ${code(marker)}, so this line isn’t a list item. Add a space.`;
}

/** Lines that were meant as items of a list, but are text, since no space follows their markers. */
interface LiteralList {
  /** From the first marker to the end of its line. */
  readonly range: TextRange;
  /** `-`, `*`, or the first number with its dot or bracket. */
  readonly marker: string;
  /** The offsets at which a space is missing. */
  readonly gaps: readonly number[];
  /** Whether an item or another such line is next to it. */
  readonly isRun: boolean;
}

/** A line that begins like an item without a space. */
interface Line extends Marker {
  readonly start: number;
  readonly end: number;
  readonly paragraph: TextRange;
}

interface Marker {
  readonly indent: string;
  readonly marker: string;
  /** The offset after the marker in the line. */
  readonly gap: number;
}

/** What follows a marker. */
const content = /^(?:\[|`|\*\*|[［「『【（]|\p{L})/u;

/** What follows the first: a word, a link, code or bold text; not an option (`-v`), a version (`1.x`) or a pattern. */
const firstContents: Readonly<Record<'-' | '*' | 'number', RegExp>> = {
  '-': /^(?:\[|`|\*\*|\p{Lu}\p{Ll}|\p{Lo})/u,
  '*': /^(?:\[|`|\p{L}{2}|\p{L}[’' ]|\p{Lo})/u,
  number: /^(?:\[|`|\*\*|[［「『【（]|\p{Lu}\p{Ll}|\p{Lo})/u,
};

/** Finds the lines of a page that are text though they were certainly meant as items of a list, with pauses. */
function* literalListsIn(page: PageModel): Iterable<LiteralList | undefined> {
  let run: Line[] = [];
  for (const { index } of page.text.matchAll(/^[ \t>]*(?:[-*]|\d{1,3}[.)])(?=[^\s\d-])/gm)) {
    yield;
    const line = lineAt(page, index);
    if (line === undefined) continue;
    const last = run.at(-1);
    if (last === undefined || !isNext(page.text, last, line) || !follows(last, line)) {
      yield listOf(page, run);
      run = [];
    }
    run.push(line);
  }
  yield listOf(page, run);
}

function lineAt(page: PageModel, start: number): Line | undefined {
  const { text } = page;
  const end = endOfLineText(text, start);
  const marker = markerOf(text.slice(start, end));
  if (marker === undefined || !content.test(text.slice(start + marker.gap, end))) return undefined;
  const { name, from, to } = page.parsed.tree.resolveInner(start + marker.indent.length, 1);
  return name === 'Paragraph' ? { ...marker, start, end, paragraph: { start: from, end: to } } : undefined;
}

function markerOf(line: string): Marker | undefined {
  const [written, indent = '', marker = ''] = /^([ \t>]*)([-*]|\d{1,3}[.)])/.exec(line) ?? [];
  return written === undefined ? undefined : { indent, marker, gap: written.length };
}

function kindOf({ marker }: Marker): '-' | '*' | 'number' {
  return marker === '-' || marker === '*' ? marker : 'number';
}

/** Whether a line directly follows another in the same paragraph. */
function isNext(text: string, one: Line, other: Line): boolean {
  return one.paragraph.start === other.paragraph.start && /^\r?\n$/.test(text.slice(one.end, other.start));
}

/** Whether an item comes after another in the same list. */
function follows(one: Marker, other: Marker): boolean {
  if (one.indent !== other.indent || kindOf(one) !== kindOf(other)) return false;
  if (kindOf(one) !== 'number') return true;
  const [first, second] = [one, other].map(({ marker }) => Number.parseInt(marker, 10));
  return one.marker.slice(-1) === other.marker.slice(-1) && (second === first || second === (first ?? 0) + 1);
}

function listOf({ text }: PageModel, run: readonly Line[]): LiteralList | undefined {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  if (!firstContents[kindOf(first)].test(text.slice(first.start + first.gap, first.end))) return undefined;
  const isRun = isList(text, run) || isBelowItem(text, first) || isAboveItem(text, last);
  if (!isRun && !isLinkAlone(text, first)) return undefined;
  return {
    range: { start: first.start + first.indent.length, end: first.end },
    marker: first.marker,
    gaps: run.map(({ start, gap }) => start + gap),
    isRun,
  };
}

/** Whether adjacent lines are a list; two with asterisks may be footnotes, unless a colon announces them. */
function isList(text: string, run: readonly Line[]): boolean {
  const [first] = run;
  if (first?.marker !== '*') return run.length > 1;
  return run.length > 2 || (run.length === 2 && lineAbove(text, first).trimEnd().endsWith(':'));
}

/** Whether the line above is an item, which a line then continues. */
function isBelowItem(text: string, line: Line): boolean {
  const item = itemOf(lineAbove(text, line));
  return item !== undefined && follows(item, line);
}

/** Returns the line above in the same paragraph; empty if there is none. */
function lineAbove(text: string, { start, paragraph }: Line): string {
  return paragraph.start < start ? text.slice(startOfLine(text, start - 1), start - 1) : '';
}

/** Whether the line below is an item. */
function isAboveItem(text: string, line: Line): boolean {
  const from = line.end + (/^\r?\n/.exec(text.slice(line.end, line.end + 2))?.[0].length ?? 0);
  const item = from === line.end ? undefined : itemOf(text.slice(from, endOfLineText(text, from)));
  return item !== undefined && follows(line, item);
}

function itemOf(line: string): Marker | undefined {
  const marker = markerOf(line);
  return marker !== undefined && /^[ \t]+\S/.test(line.slice(marker.gap)) ? marker : undefined;
}

/** Whether a line is a paragraph of its own with nothing but a link. */
function isLinkAlone(text: string, { start, end, paragraph, indent, marker, gap }: Line): boolean {
  const isAlone = paragraph.start === start + indent.length && paragraph.end <= end;
  return isAlone && !/\d/.test(marker) && /^\[[^[\]]+\]\([^()\s]+\)[.,;]?[ \t]*$/.test(text.slice(start + gap, end));
}
