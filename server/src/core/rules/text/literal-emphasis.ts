import type { PageContext } from '../../site/siteSnapshot.ts';
import { type TextRange, replacement, type TextEdit } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { rereadBlock } from '../engine/rereadBlock.ts';
import { fixesIfAny, type Finding, type Fix, type PageRule, pageFix } from '../engine/rule.ts';
import { textNodes } from '../../page/mdx/nodeTypes.ts';
import type { PageModel } from '../../page/pageModel.ts';

export const literalEmphasis: PageRule = {
  meta: {
    id: 'text/literal-emphasis',
    title: 'Bold or italics shown as text',
    severity: 'info',
    summary: '`**` or `__` that is shown as text instead of making text bold',
    once: 'page',
  },
  *check(context) {
    for (const found of literalEmphasisIn(context.page)) yield findingOf(context, found);
  },
};

function findingOf(context: PageContext, found: LiteralEmphasis): Finding {
  return {
    range: found.range,
    message: messageOf(context, found),
    fixes: fixesIfAny(() => fixesFor(context, found)),
  };
}

function messageOf({ page }: PageContext, found: LiteralEmphasis): string {
  const mark = code(found.mark);
  if (found.isSpaced)
    return `A space inside ${mark} prevents bold text, so readers see the ${mark}. Move the space out.`;
  return isInWord(page.text, found)
    ? `${mark} next to a letter doesn’t make text bold, so readers see it. Use ${code('**')}.`
    : `${mark} between punctuation and a letter doesn’t make text bold, so readers see it. Move the punctuation out.`;
}

/** Whether letters alone are next to underscores, which are text inside a word where asterisks aren't. */
function isInWord(text: string, { mark, content }: LiteralEmphasis): boolean {
  return mark === '__' && /^[^\p{P}](?:[^]*[^\p{P}])?$/u.test(text.slice(content.start, content.end));
}

/** Returns fixes that write it without visible markers. */
function fixesFor(context: PageContext, found: LiteralEmphasis): readonly Fix[] {
  const { text } = context.page;
  const { mark, range, isSpaced } = found;
  // Between the outer markers there may be others: their content alternates.
  const pieces = text.slice(range.start, range.end).split(mark);
  const moved = pieces.map((piece, at) => (at % 2 === 0 ? piece : boldOf(piece, mark, isSpaced)));
  const tagged = pieces.map((piece, at) => (at % 2 === 0 ? piece : `<b>${piece.trim()}</b>`));
  const isFixed = fixedBy(context, range);
  const candidates = [
    ...(isInWord(text, found) ? [{ title: `Use ${code('**')}`, written: [pieces.join('**')] }] : []),
    { title: isSpaced ? 'Move the space out' : 'Move the punctuation out', written: moved },
    ...(isSpaced ? [] : [{ title: `Use ${code('<b>')}`, written: tagged }]),
  ];
  return candidates
    .filter(({ written }) => !written.includes(undefined))
    .map(({ title, written }) => ({ title, edits: [replacement(range, written.join(''))] }))
    .filter(({ edits }) => isFixed(edits))
    .map(({ title, edits }, at) => pageFix(context, title, edits, { preferred: at === 0 }));
}

/** Returns whether the marks in a range disappear with edits there. */
function fixedBy({ page }: PageContext, range: TextRange): (edits: readonly TextEdit[]) => boolean {
  const block = rereadBlock(page, range);
  if (block === undefined) return () => false;
  const { before } = block;
  const emphasesBefore = literalEmphasisIn(before).length;
  return (edits) => {
    const after = block.after(edits);
    return (
      literalEmphasisIn(after).length < emphasesBefore &&
      after.problems.length <= before.problems.length &&
      after.links.length === before.links.length
    );
  };
}

const opening = /[(（［「『【《〈“‘]/g;
const closing = /[)）］」』】》〉”’]/g;

/**
 * Returns bold text, with leading and trailing spaces or punctuation outside of the markers; undefined if that would
 * split brackets, a link or code.
 */
function boldOf(piece: string, mark: string, isSpaced: boolean): string | undefined {
  const edges = isSpaced ? /^(\s*)([^]*?)(\s*)$/ : /^((?:(?![`[\]<>{}])\p{P})*)([^]*?)((?:(?![`[\]<>{}])\p{P})*)$/u;
  const [, before = '', core = '', after = ''] = edges.exec(piece) ?? [];
  const isBalanced = (before.match(opening)?.length ?? 0) === (after.match(closing)?.length ?? 0);
  return isBalanced && core !== '' ? `${before}${mark}${core}${mark}${after}` : undefined;
}

/** Two runs of `**` or `__` that readers see, and that were meant to make the text between them bold. */
interface LiteralEmphasis {
  readonly mark: string;
  /** Both runs included. */
  readonly range: TextRange;
  readonly content: TextRange;
  /** Whether a space next to a run, within it, is the cause; punctuation next to a letter otherwise. */
  readonly isSpaced: boolean;
}

interface Run extends TextRange {
  readonly mark: string;
  /** The start of the node that it is text of. */
  readonly owner: string;
}

/** Returns the pairs of `**` and `__` that are text though they were meant as emphasis. */
function literalEmphasisIn({ text, parsed: { tree } }: PageModel): readonly LiteralEmphasis[] {
  const runs: Run[] = [];
  for (const { index, 0: mark } of text.matchAll(/(?<![*\\])\*\*(?!\*)|(?<![_\\])__(?!_)/g)) {
    const node = tree.resolveInner(index, 1);
    if (!textNodes.test(node.name)) continue;
    runs.push({ start: index, end: index + mark.length, mark, owner: `${node.name} ${node.from}` });
  }
  const found: LiteralEmphasis[] = [];
  for (let at = 0; at + 1 < runs.length; at++) {
    const [open, close] = [runs[at], runs[at + 1]];
    if (open === undefined || close === undefined || !isPair(text, open, close)) continue;
    const content = { start: open.end, end: close.start };
    const isSpaced = /^\s|\s$/.test(text.slice(content.start, content.end));
    found.push({ mark: open.mark, range: { start: open.start, end: close.end }, content, isSpaced });
    at++;
  }
  return found;
}

function isPair(text: string, open: Run, close: Run): boolean {
  if (open.mark !== close.mark || open.owner !== close.owner) return false;
  const content = text.slice(open.end, close.start);
  const [before, after] = [text.charAt(open.start - 1), text.charAt(close.end)];
  if (content.length > 120 || content.includes('\n') || !/\p{L}/u.test(content)) return false;
  // Bold text between them makes it uncertain which runs belong together.
  if (content.includes(open.mark) && /^\s|\s$/.test(content)) return false;
  // Paths with wildcards, and powers.
  if (/[/\\]/.test(before + content.charAt(0) + content.slice(-1) + after)) return false;
  if (isOperator(before, content.charAt(0)) || isOperator(content.slice(-1), after)) return false;
  if (open.mark === '__') return areIntendedUnderscores(before, content, after);
  return areIntendedAsterisks(before, content, after);
}

/** Whether ASCII letters or digits are on both sides, as in `2**3` and `snake__case`. */
function isOperator(left: string, right: string): boolean {
  return /\w/.test(left) && /\w/.test(right);
}

/** Whether emphasis is meant: names such as `__init__` have neither spaces nor characters outside of ASCII. */
function areIntendedUnderscores(before: string, content: string, after: string): boolean {
  return !/\w/.test(before + after) && /[^\w.]/.test(content) && !/^\s|\s$/.test(content);
}

function areIntendedAsterisks(before: string, content: string, after: string): boolean {
  const [opensSpaced, closesSpaced] = [/^\s/.test(content), /\s$/.test(content)];
  if (opensSpaced && closesSpaced) return false;
  // `**Note: **Text` was meant; `**options and **rest` is ambiguous.
  if (closesSpaced) return !/[\w$]/.test(before) && (/[\p{P}]\s+$/u.test(content) || !/[\p{L}\p{N}]/u.test(after));
  return !opensSpaced || !/[\p{L}\p{N}]/u.test(before);
}
