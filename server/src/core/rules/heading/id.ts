import { canHaveId, idInBrackets, idMistakeAt, idRange, type IdMistake } from '../../page/sections/explicitIds.ts';
import type { Heading, LocatedText, PageModel } from '../../page/pageModel.ts';
import { blocksAround } from '../../page/pageQueries.ts';
import { readPage } from '../../page/readPage.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { startOfLine } from '../../text/lines.ts';
import { type TextRange, applyEdits, deletion, insertion, replacement, type TextEdit } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import {
  fixesIfAny,
  type Finding,
  type Fix,
  type PageRule,
  type TitledEdits,
  changeFix,
  pageFix,
} from '../engine/rule.ts';
import { removeBlock, setLevel } from './headingEdits.ts';

export const id: PageRule = {
  meta: {
    id: 'heading/id',
    title: 'Id in braces that isn’t read',
    severity: 'warning',
    worst: 'error',
    summary: 'an id in braces where it breaks its heading or isn’t read',
    timing: 'whenTyped',
  },
  *check(context) {
    const { page } = context;
    for (const heading of page.headings) {
      const finding = heading.id === undefined ? ofTitle(context, heading) : ofId(context, heading, heading.id);
      if (finding !== undefined) yield finding;
    }
  },
};

/** Returns the finding of an id in brackets, which another system reads. */
function ofTitle(context: PageContext, heading: Heading): Finding | undefined {
  const written = idInBrackets(heading.text);
  const { text } = context.page;
  const bracket = written === undefined ? -1 : text.lastIndexOf(`[#${written}]`, heading.content.end);
  if (written === undefined || bracket < heading.content.start) return undefined;
  const range = { start: bracket, end: heading.content.end };
  const isReadable = canHaveId(context.page, heading);
  const way = isReadable ? `Write ${code(`{#${written}}`)}.` : 'Remove it.';
  return {
    range,
    cause: 'ids in brackets',
    message: `${code(`[#${written}]`)} is shown as text, and is part of the anchor. ${way}`,
    fixes: () => [
      ...(isReadable ? [changeFix(context, range, `{#${written}}`)] : []),
      pageFix(context, 'Remove the id', [deletion(withSpace(text, range))]),
    ],
  };
}

function ofId(context: PageContext, heading: Heading, written: LocatedText): Finding | undefined {
  const mistake = idMistakeAt(context.page, heading);
  if (mistake === undefined) return undefined;
  const range = idRange(context.page.text, written);
  return {
    range,
    severity: severityOf(mistake),
    message: messageOf(mistake, heading, context.page.text.slice(range.start, range.end)),
    fixes: fixesIfAny(() => fixesOf(context, heading, mistake)),
  };
}

function severityOf({ kind }: IdMistake): Finding['severity'] {
  if (kind === 'level') return 'hint';
  return kind === 'block' ? 'warning' : 'error';
}

const notShown = ', so the page can’t be shown.';

function messageOf(mistake: IdMistake, { level }: Heading, id: string): string {
  const shown = code(id);
  switch (mistake.kind) {
    case 'indented':
      return `${shown} isn’t read after more than three spaces or a tab${notShown} Indent the heading by at most three spaces.`;
    case 'quoted':
      return `${shown} isn’t read in a quote or right after a list marker${notShown} Remove it, or put the heading on a line of its own.`;
    case 'underlined':
      return `${shown} isn’t read in an underlined heading${notShown} Write the heading with ${code('#'.repeat(level))}.`;
    case 'closed':
      return `${shown} isn’t read before the closing ${code('#')}${notShown} Remove the closing ${code('#')}.`;
    case 'textless':
      return `${shown} isn’t read in a heading without text${notShown} Add text, or remove the heading.`;
    case 'otherForm':
      return `${shown} isn’t valid here${notShown} Write ${code('{#id}')}, without a colon.`;
    case 'script':
      return `With an id, ${code(mistake.mark)} at the start of a heading is read as code${notShown} Reword the heading, or remove ${shown}.`;
    case 'code':
      return `With an id, ${code(mistake.mark)} at the start of a heading begins a block${notShown} Reword the heading, or remove ${shown}.`;
    case 'block':
      return `With an id, ${code(mistake.mark)} at the start of a heading isn’t read as text, so readers don’t see it. Write ${code(escaped(mistake.mark))}, or remove ${shown}.`;
    case 'level':
      return `A heading of level ${level} with an id may not be shown. Use ${code('####')}, or remove ${shown}.`;
  }
}

/** Returns a mark that begins a block as text: the dot after a number is escaped, and the first character of others. */
function escaped(mark: string): string {
  return mark.replace(/^(\d*)/, '$1\\');
}

function fixesOf(context: PageContext, heading: Heading, mistake: IdMistake): readonly Fix[] {
  const { text } = context.page;
  const fix = correctionOf(text, heading, mistake);
  const isRight = fix !== undefined && isReadAfter(context, heading, fix.edits);
  const removal =
    mistake.kind === 'textless'
      ? pageFix(context, 'Remove the empty heading', removeBlock(text, heading.range))
      : pageFix(context, 'Remove the id', heading.id ? [deletion(withSpace(text, idRange(text, heading.id)))] : []);
  return [...(isRight ? [pageFix(context, fix.title, fix.edits, { preferred: true })] : []), removal];
}

function correctionOf(text: string, heading: Heading, mistake: IdMistake): TitledEdits | undefined {
  const { range, content, id: given, level } = heading;
  const braces = given && idRange(text, given);
  if (braces === undefined) return undefined;
  switch (mistake.kind) {
    case 'indented': {
      const indent = { start: startOfLine(text, range.start), end: range.start };
      return { title: 'Indent by three spaces', edits: [replacement(indent, '   ')] };
    }
    case 'underlined': {
      const marks = '#'.repeat(level);
      const title = text.slice(content.start, content.end).replace(/\s*\n\s*/g, ' ');
      const line = `${marks} ${title} ${text.slice(braces.start, braces.end)}`;
      return { title: `Write the heading with ${code(marks)}`, edits: [replacement(range, line)] };
    }
    case 'closed':
      return {
        title: `Remove the closing ${code('#')}`,
        edits: [deletion({ start: braces.end, end: range.end })],
      };
    case 'otherForm': {
      const written = `{#${text.slice(given?.range.start, given?.range.end)}}`;
      return { title: `Change to ${code(written)}`, edits: [replacement(braces, written)] };
    }
    case 'block': {
      const { mark } = mistake;
      const at = content.start + (/^\d*/.exec(mark)?.[0].length ?? 0);
      return { title: `Change ${code(mark)} to ${code(escaped(mark))}`, edits: [insertion(at, '\\')] };
    }
    case 'level':
      return { title: `Change to ${code('####')}`, edits: setLevel(text, heading, 4) };
    default:
      return undefined;
  }
}

/** Whether the id is read after some edits, at a heading in the same list item or quote. */
function isReadAfter(context: PageContext, heading: Heading, edits: readonly TextEdit[]): boolean {
  const { page } = context;
  const after = readPage(applyEdits(page.text, edits), page);
  const index = page.headings.indexOf(heading);
  const same = after.headings[index];
  if (same?.id?.value !== heading.id?.value || after.headings.length !== page.headings.length) return false;
  return same !== undefined && idMistakeAt(after, same) === undefined && around(after, same) === around(page, heading);
}

function around(page: PageModel, { range }: Heading): string {
  return blocksAround(page, range.start)
    .slice(1)
    .map(({ kind }) => kind)
    .join(' ');
}

function withSpace(text: string, { start, end }: TextRange): TextRange {
  const space = /[ \t]*$/.exec(text.slice(Math.max(0, start - 50), start))?.[0].length ?? 0;
  return { start: start - space, end };
}
