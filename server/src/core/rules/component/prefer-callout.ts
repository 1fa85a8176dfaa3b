import type { Block } from '../../page/blocks.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { blocksAround, elementsAround, isInCode } from '../../page/places.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import type { TextRange } from '../../text/textRange.ts';
import { code } from '../../util/words.ts';
import { indentBefore } from '../pageEdits.ts';
import type { Finding, PageRule } from '../rule.ts';
import { calloutFor, calloutNames, remarkIn, withTitle, type Remark } from './calloutWords.ts';
import { between, dedented, isUncut, rewriteBlocks, trimmed } from './rewriteBlocks.ts';

export const preferCallout: PageRule = {
  meta: {
    id: 'component/prefer-callout',
    severity: 'info',
    summary: 'a note, tip or warning that is written as a quote or between colons',
    fixable: true,
  },
  checksSnippets: true,
  *check(place) {
    yield* checkQuotes(place, place.page.blocks);
    for (const directive of directivesIn(place.page)) {
      yield* report(place, directive.range, directive, 'between colons');
    }
  },
};

function* checkQuotes(place: PageInSite, blocks: readonly Block[]): Iterable<Finding> {
  for (const { kind, range, children } of blocks) {
    if (kind === 'quote') yield* checkQuote(place, range);
    else yield* checkQuotes(place, children);
  }
}

function* checkQuote(place: PageInSite, range: TextRange): Iterable<Finding> {
  const { text } = place.page;
  const indent = indentBefore(text, range.start).length;
  const written = text.slice(range.start, range.end).trimEnd().split(/\r?\n/);
  const lines = written.map((line, index) => (index === 0 ? line : dedented(line, indent)));
  const found = remarkIn(lines.map((line) => line.replace(/^ {0,3}> ?/, '')));
  if (found === undefined) return;
  // A line that belongs to the quote without its mark may begin something of its own once the quote is gone.
  const isMarked = lines.every((line) => /^ {0,3}>/.test(line));
  yield* report(place, range, found, 'in a quote', isMarked);
}

interface Directive extends Remark {
  readonly range: TextRange;
}

const opening = /^([ \t]*):::+[ \t]*([A-Za-z]+)[ \t]*(?:\[([^\]\n]*)\]|([^\n{]*?))[ \t]*\r?$/gm;

/** Remarks between `:::note` and `:::`, those that never end left out. */
function* directivesIn(page: PageModel): Iterable<Directive> {
  const { text } = page;
  let passed = 0;
  if (!text.includes(':::')) return;
  for (const match of text.matchAll(opening)) {
    const [line, indent = '', word = '', bracketed, loose = ''] = match;
    const callout = calloutFor(word);
    const start = match.index + indent.length;
    if (callout === undefined || start < passed || isInCode(page, start)) continue;
    const inner = match.index + line.length + 1;
    const end = endOfDirective(page, inner);
    if (end === undefined || !isWithinOneBlock(page, { start, end: end.end })) continue;
    const lines = text
      .slice(inner, end.start)
      .split('\n')
      .map((content) => dedented(content, indent.length));
    yield { range: { start, end: end.end }, ...withTitle({ callout, lines }, (bracketed ?? loose).trim()) };
    passed = end.end;
  }
}

/** Whether a range begins and ends in the same item of a list and between the same tags, and in no quote. */
function isWithinOneBlock(page: PageModel, range: TextRange): boolean {
  const around = (offset: number): readonly Block[] =>
    blocksAround(page, offset).filter(({ kind }) => kind === 'listItem' || kind === 'quote');
  const [before, behind] = [around(range.start), around(range.end)];
  const isQuoted = before.some(({ kind }) => kind === 'quote');
  return !isQuoted && before[0] === behind[0] && isUncut(page, range);
}

/** The line of colons that ends a directive; other directives within it have ends of their own. */
function endOfDirective({ text, fences }: PageModel, from: number): TextRange | undefined {
  let depth = 1;
  for (const match of text.slice(from).matchAll(/^([ \t]*):::+[ \t]*([A-Za-z]?)/gm)) {
    const [written, blanks = '', name] = match;
    const start = from + match.index + blanks.length;
    if (fences.some(({ range }) => range.start <= start && start < range.end)) continue;
    depth += name === '' ? -1 : 1;
    if (depth === 0) return { start: from + match.index, end: from + match.index + written.trimEnd().length };
  }
  return undefined;
}

function* report(
  place: PageInSite,
  range: TextRange,
  { callout, lines }: Remark,
  where: 'in a quote' | 'between colons',
  canRewrite = true,
): Iterable<Finding> {
  const content = trimmed(lines);
  const isInCallout = elementsAround(place.page, range.start).some(({ name }) => calloutNames.has(name));
  if (content.length === 0 || isInCallout) return;
  const { text } = place.page;
  const article = callout === 'Info' ? 'an' : 'a';
  const firstLine = /^[^\r\n]*/.exec(text.slice(range.start, range.end))?.[0].length ?? 0;
  yield {
    range: { start: range.start, end: range.start + firstLine },
    message: `This remark stands ${where}, where readers overlook it. Make it ${article} ${code(callout)}.`,
    fixes: () =>
      canRewrite
        ? rewriteBlocks(
            place,
            `Change to ${article} ${code(callout)}`,
            range,
            between(`<${callout}>`, content, `</${callout}>`),
          )
        : [],
  };
}
