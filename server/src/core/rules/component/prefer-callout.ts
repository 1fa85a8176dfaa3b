import { calloutNames, calloutOfType } from '../../components/callouts.ts';
import { hasTrait } from '../../components/traits.ts';
import type { Block } from '../../page/blocks.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { blocksAround, elementsAround, isInCode } from '../../page/pageQueries.ts';
import { isHistory } from '../../paths/fileKinds.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { endOfLine } from '../../text/lines.ts';
import type { TextRange } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { fixesIfAny, type Finding, type PageRule, indentBefore } from '../engine/rule.ts';
import { remarkIn, withTitle, type Remark } from './attributes/calloutTypes.ts';
import { between, dedented, isUncut, rewriteBlocks, trimmed } from './rewriting/rewriteBlocks.ts';

export const preferCallout: PageRule = {
  meta: {
    id: 'component/prefer-callout',
    title: 'Note, tip or warning that could be a callout',
    severity: 'info',
    worst: 'warning',
    summary: 'a note, tip or warning written as a quote or between colons',
    once: 'page',
    guideline: 'Write notes and warnings as callouts, not as quotes',
  },
  *check(context) {
    if (!isHistory(context.file)) yield* checkQuotes(context, context.page.blocks);
    for (const directive of directivesIn(context.page)) {
      yield* report(context, directive.range, directive, 'colons');
    }
    for (const admonition of admonitionsIn(context.page)) {
      yield* report(context, admonition.range, admonition, 'marks');
    }
  },
};

function* checkQuotes(context: PageContext, blocks: readonly Block[]): Iterable<Finding> {
  for (const { kind, range, children } of blocks) {
    if (kind === 'quote') yield* checkQuote(context, range);
    // Most blocks have no others in them.
    else if (children.length > 0) yield* checkQuotes(context, children);
  }
}

function* checkQuote(context: PageContext, range: TextRange): Iterable<Finding> {
  const { text } = context.page;
  const indent = indentBefore(text, range.start).length;
  const written = text.slice(range.start, range.end).trimEnd().split(/\r?\n/);
  const lines = written.map((line, index) => (index === 0 ? line : dedented(line, indent)));
  const found = remarkIn(lines.map((line) => line.replace(/^ {0,3}> ?/, '')));
  if (found === undefined) return;
  // A line of the quote without its marker may become another block once the quote is removed.
  const isMarked = lines.every((line) => /^ {0,3}>/.test(line));
  yield* report(context, range, found, 'quote', isMarked);
}

interface Directive extends Remark {
  readonly range: TextRange;
}

/** A line of colons: its indentation, its keyword, and the rest. Without a keyword it closes a container. */
const colons = /^([ \t]*):::+[ \t]*([A-Za-z]*)([^\n]*)/gm;

/** Yields remarks between `:::note` and `:::`, unclosed ones excluded. */
function* directivesIn(page: PageModel): Iterable<Directive> {
  const { text } = page;
  let passed = 0;
  if (!text.includes(':::')) return;
  for (const { match, end } of pairsOfColons(page)) {
    const [line, indent = '', word = '', rest = ''] = match;
    const callout = calloutOfType(word);
    const title = titleIn(rest.trim());
    const start = match.index + indent.length;
    if (callout === undefined || title === undefined || start < passed || isInCode(page, start)) continue;
    if (!isWithinOneBlock(page, { start, end: end.end })) continue;
    const inner = match.index + line.length + 1;
    const lines = text
      .slice(inner, end.start)
      .split('\n')
      .map((content) => dedented(content, indent.length));
    yield { range: { start, end: end.end }, ...withTitle({ callout, lines }, title) };
    passed = end.end;
  }
}

/** Returns the title from `[Title]` or `Title`; undefined for attributes in braces, which callouts don't have. */
function titleIn(rest: string): string | undefined {
  const bracketed = /^\[([^\]]*)\]$/.exec(rest)?.[1];
  return bracketed?.trim() ?? (rest.includes('{') ? undefined : rest);
}

/** The first line of a callout of MkDocs: `!!! note "Title"`. */
const admonition = /^([ \t]*)!!![ \t]+([a-z]+)(?:[ \t]+"([^"\n]*)")?[ \t]*$/gim;

/** Yields the callouts of MkDocs, whose text is indented by four spaces. */
function* admonitionsIn(page: PageModel): Iterable<Directive> {
  const { text } = page;
  if (!text.includes('!!! ')) return;
  for (const match of text.matchAll(admonition)) {
    const [line, indent = '', word = '', title = ''] = match;
    const callout = calloutOfType(word);
    const start = match.index + indent.length;
    const lines =
      callout === undefined || isInCode(page, start)
        ? []
        : indentedLines(text, match.index + line.length, indent.length + 4);
    if (callout === undefined || lines.length === 0) continue;
    const end = match.index + line.length + lines.join('\n').length + 1;
    const range = { start, end };
    if (!isWithinOneBlock(page, range)) continue;
    yield { range, ...withTitle({ callout, lines: lines.map((one) => dedented(one, indent.length + 4)) }, title) };
  }
}

/** Returns the lines after an offset at a line’s end that are indented by at least so many columns, or empty between. */
function indentedLines(text: string, from: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (let at = from + 1; at < text.length;) {
    const line = text.slice(at, endOfLine(text, at));
    const columns = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;
    if (line.trim() !== '' && columns < width) break;
    lines.push(line);
    at += line.length + 1;
  }
  while (lines.at(-1)?.trim() === '') lines.pop();
  return lines;
}

/** Whether a range is within one list item and between the same tags, and in no quote. */
function isWithinOneBlock(page: PageModel, range: TextRange): boolean {
  const around = (offset: number): readonly Block[] =>
    blocksAround(page, offset).filter(({ kind }) => kind === 'listItem' || kind === 'quote');
  const [before, after] = [around(range.start), around(range.end)];
  const isQuoted = before.some(({ kind }) => kind === 'quote');
  return !isQuoted && before[0] === after[0] && isUncut(page, range);
}

interface PairOfColons {
  readonly match: RegExpExecArray;
  /** Its closing line. */
  readonly end: TextRange;
}

/** Returns the opening and closing lines of directives, in the order of the opening lines. */
function pairsOfColons({ text, fences }: PageModel): readonly PairOfColons[] {
  const open: RegExpExecArray[] = [];
  const pairs: PairOfColons[] = [];
  let nextFence = 0;
  for (const match of text.matchAll(colons)) {
    const [written, whitespace = '', word = '', rest = ''] = match;
    const start = match.index + whitespace.length;
    while ((fences[nextFence]?.range.end ?? Infinity) <= start) nextFence++;
    if ((fences[nextFence]?.range.start ?? Infinity) <= start) continue;
    if (word !== '') {
      open.push(match);
      continue;
    }
    const end = match.index + written.slice(0, written.length - rest.length).trimEnd().length;
    const opening = open.pop();
    if (opening !== undefined) pairs.push({ match: opening, end: { start: match.index, end } });
  }
  return pairs.sort((a, b) => a.match.index - b.match.index);
}

function* report(
  context: PageContext,
  range: TextRange,
  { callout, lines }: Remark,
  form: 'quote' | 'colons' | 'marks',
  canRewrite = true,
): Iterable<Finding> {
  const content = trimmed(lines);
  const isInCallout = elementsAround(context.page, range.start).some(
    ({ name }) => calloutNames.has(name) || (form === 'quote' && hasTrait(name, 'isHistory')),
  );
  if (content.length === 0 || isInCallout) return;
  const { text } = context.page;
  const article = callout === 'Info' ? 'an' : 'a';
  const firstLine = /^[^\r\n]*/.exec(text.slice(range.start, range.end))?.[0].length ?? 0;
  yield {
    range: { start: range.start, end: range.start + firstLine },
    message:
      form !== 'quote'
        ? `${form === 'colons' ? 'The colons are' : `${code('!!!')} is`} shown as text. Use ${article} ${code(callout)} instead.`
        : `This remark is a block quote, which readers can overlook. Use ${article} ${code(callout)} instead.`,
    // Readers see the characters; a quote is merely easy to overlook.
    ...(form !== 'quote' ? { severity: 'warning' } : {}),
    fixes: fixesIfAny(() =>
      canRewrite
        ? rewriteBlocks(
            context,
            `Change to ${article} ${code(callout)}`,
            range,
            between(`<${callout}>`, content, `</${callout}>`),
          )
        : [],
    ),
  };
}
