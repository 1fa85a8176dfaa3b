import { endOfLine, lineBefore, lineEndOf, startOfLine } from '../../text/lines.ts';
import type { FenceMistake } from '../../page/pageProblem.ts';
import { causesAny } from '../../page/fences/fenceMistakes.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { type TextRange, deletion, insertion, replacement, type TextEdit } from '../../text/textRange.ts';
import { firstHeading } from '../../page/fences/endOfCode.ts';
import { isMarkdownInfo } from '../../page/fences/fenceLines.ts';
import { code, shorten } from '../../util/messageText.ts';
import { largest } from '../../util/collections.ts';
import {
  fixesIfAny,
  type Finding,
  type Fix,
  type PageRule,
  indentBefore,
  pageFix,
  type TitledEdits,
} from '../engine/rule.ts';

export const unclosed: PageRule = {
  meta: {
    id: 'code/unclosed',
    title: 'Code block closed in the wrong place',
    severity: 'warning',
    worst: 'error',
    summary: 'a code block that isn’t closed, or is closed in the wrong place',
    guideline: 'Close every block',
  },
  *check(context) {
    for (const mistake of context.page.fenceMistakes) yield findingOf(context, mistake);
  },
};

type NestedMistake = Extract<FenceMistake, { kind: 'nested' }>;

/** A block that its author may have closed in another way. */
type OpenMistake = Extract<FenceMistake, { kind: 'unclosed' | 'overrun' }>;

/** What is wrong with a fence. */
interface Form {
  readonly message: string;
  /** What findings that are reported once have in common. */
  readonly cause?: string;
  /** Ways to put it right, the best first; computed when somebody asks. */
  readonly repairs?: () => readonly TitledEdits[];
}

function findingOf(context: PageContext, mistake: FenceMistake): Finding {
  const isFatal = causesAny(mistake, context.page);
  const { message, cause, repairs } = formOf(context, mistake, isFatal);
  const fixOf = ({ title, edits }: TitledEdits, at: number): Fix =>
    pageFix(context, title, edits, { preferred: at === 0 });
  return {
    range: 'line' in mistake ? mistake.line : mistake.opening,
    message,
    cause,
    ...(isFatal ? { severity: 'error' } : {}),
    ...('line' in mistake
      ? { related: [{ file: context.file, range: mistake.opening, message: 'The code block opens here.' }] }
      : {}),
    ...(repairs && { fixes: fixesIfAny(() => repairs().map(fixOf)) }),
  };
}

function formOf({ file, page: { text } }: PageContext, mistake: FenceMistake, isFatal: boolean): Form {
  switch (mistake.kind) {
    case 'unclosed':
      return otherFenceForm(text, mistake) ?? lineEndForm(text, mistake) ?? unclosedForm(text, mistake);
    case 'overrun':
      return otherFenceForm(text, mistake) ?? lineEndForm(text, mistake) ?? overrunForm(text, mistake);
    case 'surplus':
      return {
        message: 'The code block above is closed already, so this fence opens another. Remove it.',
        repairs: () => [{ title: 'Remove the fence', edits: [deletion(lineAt(text, mistake.opening))] }],
      };
    case 'closingText': {
      const after = text.slice(mistake.text.start, mistake.text.end);
      return {
        message: `This fence doesn’t close the code block, because text follows it. Remove ${code(shorten(after, 40))}.`,
        // A tool that writes such a fence does so throughout the site; where the page is broken, that page is to be fixed.
        cause: `${isFatal ? file : ''} ${after}`,
        repairs: () => [{ title: 'Remove the text after the fence', edits: [deletion(mistake.text)] }],
      };
    }
    case 'outside':
      return {
        message:
          'This fence doesn’t close the code block above, because it is indented less. Indent it like the opening fence.',
        repairs: () => [
          {
            title: 'Indent the closing fence',
            edits: [insertion(mistake.line.start, columnOf(text, mistake.opening.start))],
          },
        ],
      };
    case 'twice':
      return twiceForm(text, mistake);
    case 'noOpening':
      return noOpeningForm(text, mistake);
    case 'shortOpening': {
      const { start, end } = mistake.mark;
      return {
        message: 'This opening fence has fewer than three backticks, so the code below is shown as text. Use three.',
        repairs: () => [{ title: 'Use three backticks', edits: [insertion(end, '`'.repeat(3 - (end - start)))] }],
      };
    }
    case 'nested':
      return nestedForm(text, mistake);
  }
}

function twiceForm(text: string, { surplus, line }: Extract<FenceMistake, { readonly kind: 'twice' }>): Form {
  const title = `Remove the ${surplus.start === line.start ? 'second' : 'first'} fence`;
  return {
    message: 'The line above opens this code block already, so this fence is shown as code. Remove one of the two.',
    repairs: () => [{ title, edits: [deletion(lineAt(text, surplus))] }],
  };
}

function noOpeningForm(
  text: string,
  { exposed, opening }: Extract<FenceMistake, { readonly kind: 'noOpening' }>,
): Form {
  return {
    message: isWithinOneLine(text.slice(exposed.start, opening.start))
      ? 'The fences above are on one line with their code, so this fence opens a code block instead of closing one. Put each fence on a line of its own.'
      : 'This closing fence has no opening fence, so the code above is shown as text. Add one before the code.',
  };
}

/** Whether the last line before a fence has several fences with their code, of which the last isn’t closed there. */
function isWithinOneLine(before: string): boolean {
  const line = before.trimEnd().split('\n').at(-1) ?? '';
  const fences = line.match(/`{3,}/g)?.length ?? 0;
  return /^[ \t>]*`{3,}\w/.test(line) && fences > 1 && fences % 2 === 1;
}

/** The fence of the other character was meant to close the block. */
function otherFenceForm(text: string, mistake: OpenMistake): Form | undefined {
  const other = otherFenceOf(text, mistake);
  if (other === undefined) return undefined;
  const [first, last] = text.charAt(mistake.opening.start) === '~' ? ['tildes', 'backticks'] : ['backticks', 'tildes'];
  return {
    message: `This code block begins with ${first} and ends with ${last}, which don’t close it. Use the same fence for both.`,
    repairs: () => [
      {
        title: 'Use the fence that opens the block',
        edits: [replacement(other, marksAt(text, mistake.opening.start))],
      },
    ],
  };
}

function lineEndForm(text: string, mistake: OpenMistake): Form | undefined {
  const space = fenceAtLineEnd(text, mistake);
  if (space === undefined) return undefined;
  const lineBreak = `${lineEndOf(text)}${indentBefore(text, mistake.opening.start)}`;
  return {
    message:
      'This code block isn’t closed, because its closing fence is at the end of a line of code. Put each fence on a line of its own.',
    repairs: () => [{ title: 'Put the closing fence on a line of its own', edits: [replacement(space, lineBreak)] }],
  };
}

function unclosedForm(text: string, { opening, swallowed }: FenceMistake): Form {
  const lines = text.slice(swallowed.start, swallowed.end).split('\n');
  if (lines.every((line) => line.trim() === '')) {
    return {
      message: 'This fence opens an empty code block at the end of the page. Remove it.',
      repairs: () => [{ title: 'Remove the fence', edits: [deletion({ start: opening.start, end: swallowed.end })] }],
    };
  }
  const isComment = hashComments.test(text.slice(opening.start, opening.end)) ? /^#(?!#)/ : /^(?!)/;
  if (lines.some((line) => markdownLine.test(line) && !isComment.test(line)))
    return {
      message: 'This code block is never closed, so the rest of the page is shown as code. Add a closing fence.',
    };
  return {
    message: 'This code block is never closed; only the end of the page ends it. Add a closing fence.',
    // Who leaves out a last fence that no reader misses does so on many pages.
    cause: 'blocks that end with the page',
  };
}

/** The fence of a language in which a line is a comment that looks like a heading. */
const hashComments =
  /^[`~]{3,}\s*(?:python|py|bash|sh|shell|zsh|fish|console|terminal|ya?ml|toml|ruby|rb|perl|php|r|docker(?:file)?|make(?:file)?|powershell|ps1|elixir|julia|nix|ini|nginx|conf|dotenv|env|graphql|hcl|terraform|tf)\b/i;

/** A heading, an item, a tag of a component, an emphasis, a link or a sentence. */
const markdownLine =
  /^(?:#{1,6}|[-*]|\d+\.) |^[ \t]*<\/?[A-Z]|\*\*\S[^*]*\S\*\*|\]\(|^[\p{Lu}\p{Lo}][^={}();]*[.:!?。：]\s*$/u;

function overrunForm(text: string, { opening, next, closeAt }: Extract<FenceMistake, { kind: 'overrun' }>): Form {
  const isNamed = opening.end > opening.start + marksAt(text, opening.start).length;
  const passage = shorten(text.slice(next.start, next.end), 40);
  return {
    message: `This code block isn’t closed before “${passage}”, which is shown as code too. Add a closing fence.`,
    ...(isNamed && {
      repairs: () => [{ title: 'Close the code block', edits: [closingFence(text, opening.start, closeAt)] }],
    }),
  };
}

function nestedForm(text: string, mistake: NestedMistake): Form {
  const longer = (): TitledEdits => ({ title: 'Use longer fences', edits: longerFences(text, mistake.marks) });
  if (isAroundText(text, mistake)) {
    return {
      message: 'This fence opens a code block around text and other code blocks. Remove it and the one that closes it.',
      repairs: () => [
        { title: 'Remove both fences', edits: mistake.marks.map((mark) => deletion(lineAt(text, mark))) },
        longer(),
      ],
    };
  }
  return displaysFences(text, mistake)
    ? {
        message: 'A nested code block closes this block too early. Use longer fences for the outer block.',
        repairs: () => [longer()],
      }
    : {
        message:
          'This code block isn’t closed before the next one, which ends it. Close it there, or use longer fences.',
        repairs: () => [{ title: 'Close the code block', edits: closedEarlier(text, mistake) }, longer()],
      };
}

/** Whether a block without a language begins with a heading and an empty line, so that it isn’t code. */
function isAroundText(text: string, { opening }: NestedMistake): boolean {
  return /^[`~]{3,}[ \t]*\r?\n#{2,6} \S[^\n]*\n[ \t]*\r?\n/.test(text.slice(opening.start, opening.start + 1_000));
}

/** Returns the fence of the other character that was meant to close a block, which it doesn’t. */
function otherFenceOf(text: string, mistake: OpenMistake): TextRange | undefined {
  const from = mistake.opening.end;
  const code = text.slice(from, mistake.kind === 'overrun' ? mistake.next.start : mistake.swallowed.end);
  const other = text.charAt(mistake.opening.start) === '~' ? '`' : '~';
  const fences = [...code.matchAll(new RegExp(`^([ \\t>]*)(${other}{3,})(.*)$`, 'gm'))];
  // What follows are whole blocks with a language; the block may as well show blocks of another kind.
  const isClosing = fences.every(([, , , info = ''], at) => (info.trim() === '') === (at % 2 === 0));
  const [closing] = fences;
  if (closing === undefined || fences.length % 2 === 0 || !isClosing) return undefined;
  const start = from + closing.index + (closing[1]?.length ?? 0);
  return { start, end: start + (closing[2]?.length ?? 0) };
}

/** Returns the whitespace before a closing fence at the end of a line of code, where a formatter of prose puts it. */
function fenceAtLineEnd(text: string, mistake: OpenMistake): TextRange | undefined {
  const marks = marksAt(text, mistake.opening.start);
  const end = mistake.kind === 'overrun' ? mistake.next.start : mistake.swallowed.end;
  let start = endOfLine(text, mistake.opening.end) + 1;
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
 * that, as a string with a block in it has. A heading with empty lines around it isn’t code.
 */
function displaysFences(text: string, { opening, marks, exposed }: NestedMistake): boolean {
  const info = text.slice(opening.start + marksAt(text, opening.start).length, opening.end).trim();
  if (info === '' && firstHeading(linesBelow(text, opening, marks)) !== undefined) return false;
  return info === '' || isMarkdownInfo(info) || text.slice(exposed.start, marks.at(-1)?.start).trim() !== '';
}

/** Returns the lines of a block above the first fence in it, from the end of its opening line on. */
function linesBelow(text: string, opening: TextRange, marks: readonly TextRange[]): readonly string[] {
  const lines = text.slice(opening.end, marks.at(-1)?.start).split('\n');
  const at = lines.findIndex((line, index) => index > 0 && /^[ \t>]*(?:```|~~~)/.test(line));
  return at < 0 ? lines : lines.slice(0, at);
}

/** Closes a block before the one in it, and removes the fence that would have closed it after that. */
function closedEarlier(text: string, { opening, marks, closeAt }: NestedMistake): readonly TextEdit[] {
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
  return lineBefore(text, offset).replace(/[^\t>]/g, ' ');
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
