import { endOfLine, lineEndOf, startOfLine } from '../../text/lines.ts';
import type { FenceSlip } from '../../page/pageProblem.ts';
import { causesAny } from '../../page/fences/fenceSlips.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { deletion, insertion, replacement, type TextEdit } from '../../text/textEdit.ts';
import type { TextRange } from '../../text/textRange.ts';
import { isMarkdownInfo } from '../../page/fences/fenceLines.ts';
import { code, shorten } from '../../util/messageText.ts';
import { indentBefore, pageFix } from '../engine/pageEdits.ts';
import { largest } from '../../util/collections.ts';
import { fixesIfAny, type Finding, type Fix, type PageRule } from '../engine/rule.ts';

export const unclosed: PageRule = {
  meta: {
    id: 'code/unclosed',
    title: 'Code block closed in the wrong place',
    severity: 'warning',
    worst: 'error',
    summary: 'a code block that isn’t closed, or is closed in the wrong place',
    guideline: 'Close every block',
  },
  checksSnippets: true,
  *check(context) {
    for (const slip of context.page.fenceSlips) yield findingOf(context, slip);
  },
};

type NestedSlip = Extract<FenceSlip, { kind: 'nested' }>;

function findingOf(context: PageContext, slip: FenceSlip): Finding {
  const { text } = context.page;
  const isFatal = causesAny(slip, context.page);
  return {
    range: 'line' in slip ? slip.line : slip.opening,
    message: messageOf(text, slip),
    cause: causeOf(context, slip, isFatal),
    ...(isFatal ? { severity: 'error' } : {}),
    ...('line' in slip
      ? { related: [{ file: context.file, range: slip.opening, message: 'The code block opens here.' }] }
      : {}),
    fixes: fixesIfAny(() => fixesFor(context, slip)),
  };
}

/**
 * A tool that writes such a fence does so throughout the site; where the page is broken, that page is to be fixed. Who
 * leaves out a last fence that no reader misses does so on many pages.
 */
function causeOf({ file, page: { text } }: PageContext, slip: FenceSlip, isFatal: boolean): string | undefined {
  if (slip.kind === 'closingText') return `${isFatal ? file : ''} ${text.slice(slip.text.start, slip.text.end)}`;
  return isHarmless(text, slip) ? 'blocks that end with the page' : undefined;
}

function messageOf(text: string, slip: FenceSlip): string {
  const written = ({ start, end }: TextRange): string => shorten(text.slice(start, end), 40);
  if (otherFenceOf(text, slip) !== undefined) {
    const [first, last] = text.charAt(slip.opening.start) === '~' ? ['tildes', 'backticks'] : ['backticks', 'tildes'];
    return `This code block begins with ${first} and ends with ${last}, which don’t close it. Use the same fence for both.`;
  }
  if (fenceAtLineEnd(text, slip) !== undefined)
    return 'This code block isn’t closed, because its closing fence is at the end of a line of code. Put each fence on a line of its own.';
  switch (slip.kind) {
    case 'unclosed':
      return isEmpty(text, slip)
        ? 'This fence opens an empty code block at the end of the page. Remove it.'
        : isHarmless(text, slip)
          ? 'This code block is never closed; only the end of the page ends it. Add a closing fence.'
          : 'This code block is never closed, so the rest of the page is shown as code. Add a closing fence.';
    case 'surplus':
      return 'The code block above is closed already, so this fence opens another. Remove it.';
    case 'overrun':
      return `This code block isn’t closed before “${written(slip.next)}”, which is shown as code too. Add a closing fence.`;
    case 'closingText':
      return `This fence doesn’t close the code block, because text follows it. Remove ${code(written(slip.text))}.`;
    case 'outside':
      return 'This fence doesn’t close the code block above, because it is indented less. Indent it like the opening fence.';
    case 'noOpening':
      return 'This closing fence has no opening fence, so the code above is shown as text. Add one before the code.';
    case 'shortOpening':
      return 'This opening fence has fewer than three backticks, so the code below is shown as text. Use three.';
    case 'nested':
      return displaysFences(text, slip)
        ? 'A nested code block closes this block too early. Use longer fences for the outer block.'
        : 'This code block isn’t closed before the next one, which ends it. Close it there, or use longer fences.';
  }
}

function isEmpty(text: string, { swallowed }: FenceSlip): boolean {
  return text.slice(swallowed.start, swallowed.end).trim() === '';
}

/** Whether a block that isn’t closed ends with the page as it was meant to: what it swallows is all code. */
function isHarmless(text: string, slip: FenceSlip): boolean {
  if (slip.kind !== 'unclosed' || isEmpty(text, slip)) return false;
  if (otherFenceOf(text, slip) !== undefined || fenceAtLineEnd(text, slip) !== undefined) return false;
  const lines = text.slice(slip.swallowed.start, slip.swallowed.end).split('\n');
  return !lines.some((line) => markdownLine.test(line));
}

/** A heading, an item, a tag of a component, an emphasis, a link or a sentence. */
const markdownLine =
  /^(?:#{1,6}|[-*]|\d+\.) |^[ \t]*<\/?[A-Z]|\*\*\S[^*]*\S\*\*|\]\(|^[\p{Lu}\p{Lo}][^={}();]*[.:!?。：]\s*$/u;

function fixesFor(context: PageContext, slip: FenceSlip): readonly Fix[] {
  const { text } = context.page;
  const fix = (title: string, edits: readonly TextEdit[]): readonly Fix[] => [
    pageFix(context, title, edits, { preferred: true }),
  ];
  const other = otherFenceOf(text, slip);
  if (other !== undefined) {
    return fix('Use the fence that opens the block', [replacement(other, marksAt(text, slip.opening.start))]);
  }
  const atLineEnd = fenceAtLineEnd(text, slip);
  if (atLineEnd !== undefined) {
    const lineBreak = `${lineEndOf(text)}${indentBefore(text, slip.opening.start)}`;
    return fix('Put the closing fence on a line of its own', [replacement(atLineEnd, lineBreak)]);
  }
  switch (slip.kind) {
    case 'unclosed':
      return isEmpty(text, slip)
        ? fix('Remove the fence', [deletion({ start: slip.opening.start, end: slip.swallowed.end })])
        : [];
    case 'surplus':
      return fix('Remove the fence', [deletion(lineAt(text, slip.opening))]);
    case 'overrun': {
      const isNamed = slip.opening.end > slip.opening.start + marksAt(text, slip.opening.start).length;
      return isNamed ? fix('Close the code block', [closingFence(text, slip.opening.start, slip.closeAt)]) : [];
    }
    case 'closingText':
      return fix('Remove the text after the fence', [deletion(slip.text)]);
    case 'outside':
      return fix('Indent the closing fence', [insertion(slip.line.start, columnOf(text, slip.opening.start))]);
    case 'noOpening':
      return [];
    case 'shortOpening': {
      const { start, end } = slip.mark;
      return fix('Use three backticks', [insertion(end, '`'.repeat(3 - (end - start)))]);
    }
    case 'nested': {
      const longer = longerFences(text, slip.marks);
      if (displaysFences(text, slip)) return fix('Use longer fences', longer);
      return [
        ...fix('Close the code block', closedEarlier(text, slip)),
        pageFix(context, 'Use longer fences', longer, { preferred: false }),
      ];
    }
  }
}

/** Returns the fence of the other character that was meant to close a block, which it doesn’t. */
function otherFenceOf(text: string, slip: FenceSlip): TextRange | undefined {
  if (slip.kind !== 'unclosed' && slip.kind !== 'overrun') return undefined;
  const from = slip.opening.end;
  const code = text.slice(from, slip.kind === 'overrun' ? slip.next.start : slip.swallowed.end);
  const other = text.charAt(slip.opening.start) === '~' ? '`' : '~';
  const fences = [...code.matchAll(new RegExp(`^([ \\t>]*)(${other}{3,})(.*)$`, 'gm'))];
  // What follows are whole blocks with a language; the block may as well show blocks of another kind.
  const isClosing = fences.every(([, , , info = ''], at) => (info.trim() === '') === (at % 2 === 0));
  const [closing] = fences;
  if (closing === undefined || fences.length % 2 === 0 || !isClosing) return undefined;
  const start = from + closing.index + (closing[1]?.length ?? 0);
  return { start, end: start + (closing[2]?.length ?? 0) };
}

/** Returns the whitespace before a closing fence at the end of a line of code, where a formatter of prose puts it. */
function fenceAtLineEnd(text: string, slip: FenceSlip): TextRange | undefined {
  if (slip.kind !== 'unclosed' && slip.kind !== 'overrun') return undefined;
  const marks = marksAt(text, slip.opening.start);
  const end = slip.kind === 'overrun' ? slip.next.start : slip.swallowed.end;
  let start = endOfLine(text, slip.opening.end) + 1;
  while (start < end) {
    const lineEnd = Math.min(endOfLine(text, start), end);
    const line = text.slice(start, lineEnd).trimEnd();
    const code = line.slice(0, -marks.length).trimEnd();
    if (line.endsWith(marks) && /[^\s>`~]$/.test(code))
      return { start: start + code.length, end: start + line.length - marks.length };
    start = lineEnd + 1;
  }
  return undefined;
}

/**
 * Whether a block displays the one in it: it is one of Markdown, or of a kind that isn’t known, or has more code after
 * that, as a string with a block in it has.
 */
function displaysFences(text: string, { opening, marks, exposed }: NestedSlip): boolean {
  const info = text.slice(opening.start + marksAt(text, opening.start).length, opening.end).trim();
  return info === '' || isMarkdownInfo(info) || text.slice(exposed.start, marks.at(-1)?.start).trim() !== '';
}

/** Closes a block before the one in it, and removes the fence that would have closed it after that. */
function closedEarlier(text: string, { opening, marks, closeAt }: NestedSlip): readonly TextEdit[] {
  const surplus = marks.at(-1);
  if (surplus === undefined) return [];
  return [closingFence(text, opening.start, closeAt), deletion(lineAt(text, surplus))];
}

/** Returns the line of a range, with its end. */
function lineAt(text: string, range: TextRange): TextRange {
  const end = endOfLine(text, range.end);
  const lineEnd = /^\r?\n/.exec(text.slice(end, end + 2))?.[0].length ?? 0;
  return { start: startOfLine(text, range.start), end: end + lineEnd };
}

function marksAt(text: string, offset: number): string {
  return /^(?:`+|~+)/.exec(text.slice(offset, offset + 100))?.[0] ?? '';
}

function closingFence(text: string, opening: number, at: number): TextEdit {
  return insertion(at, `${lineEndOf(text)}${indentBefore(text, opening)}${marksAt(text, opening)}`);
}

/** Returns whitespace as wide as the text before an offset on its line. */
function columnOf(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return text.slice(lineStart, offset).replace(/[^\t>]/g, ' ');
}

/** Makes the outer fences longer than any run of the same character between them. */
function longerFences(text: string, marks: readonly TextRange[]): readonly TextEdit[] {
  const [open, close] = marks;
  if (open === undefined || close === undefined) return [];
  const char = text.charAt(open.start);
  const runs = text.slice(open.end, close.start).match(char === '~' ? /~{3,}/g : /`{3,}/g) ?? [];
  const longest = largest(
    runs.map((run) => run.length),
    0,
  );
  return marks.map(({ start, end }) => insertion(end, char.repeat(Math.max(1, longest + 1 - (end - start)))));
}
