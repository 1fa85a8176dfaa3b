import type { Block } from '../../../page/blocks.ts';
import { lineBefore } from '../../../text/lines.ts';
import { smallest } from '../../../util/collections.ts';
import { titleAttribute, dedented, indented, plainTextOf, trimmed } from './rewriteBlocks.ts';

/** Returns an item as a step; undefined if it doesn't begin with a sentence that could be a title. */
export function stepLines(text: string, item: Block): readonly string[] | undefined {
  const [first] = item.children;
  if (first?.kind !== 'paragraph') return undefined;
  const width = lineBefore(text, first.range.start).length;
  const linesOf = (start: number, end: number): readonly string[] =>
    text
      .slice(start, end)
      .split('\n')
      .map((line, index) => dedented(line, index === 0 ? 0 : width));
  const read = stepTitle(linesOf(first.range.start, first.range.end).join('\n'));
  if (read === undefined) return undefined;
  const opening = `<Step ${titleAttribute(read.title)}>`;
  const blocks = linesOf(first.range.end, item.range.end).slice(1);
  const content = trimmed([...read.rest.split('\n'), ...withoutSharedIndent(blocks)]);
  return content.length === 0 ? [`${opening}</Step>`] : [opening, ...indented(content), '</Step>'];
}

function withoutSharedIndent(lines: readonly string[]): readonly string[] {
  const indents = lines.filter((line) => line !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const shared = smallest(indents, 80);
  return lines.map((line) => dedented(line, shared));
}

/** The first paragraph of an item as a step. */
interface StepTitle {
  readonly title: string;
  /** The rest of the paragraph; empty if the title contains it all. */
  readonly rest: string;
}

/** A longer title is a paragraph. */
const longest = 100;
/** A shorter title is too vague for a long sentence. */
const shortest = 20;

/**
 * Returns the title of a step: the leading bold text of an item, or its first sentence. A sentence that is long, or has
 * a link or something else invalid in a title, also stays in the text. Undefined if no title is possible.
 */
export function stepTitle(paragraph: string): StepTitle | undefined {
  const [, bold, after = ''] = boldBeginning.exec(paragraph) ?? [];
  if (bold !== undefined) return titled(bold, after.replace(/^\s*[:.：–—-]?\s*/, ''));
  const { sentence, rest } = firstSentence(paragraph);
  return titled(sentence, rest) ?? titled(firstClause(withoutLinks(sentence)), paragraph);
}

const boldBeginning =
  /^(?:\*\*|__)(?=\S)([^*_]*[^\s*_])(?:\*\*|__)((?:(?<=[:.：。](?:\*\*|__))|:|\.|：|$|\s+[–—-]\s|\s*\n)[^]*)?$/;

function titled(written: string, rest: string): StepTitle | undefined {
  const title = plainTextOf(written)
    ?.replace(/[.:：。]$/, '')
    .trim();
  return title === undefined || title === '' || title.length > longest ? undefined : { title, rest };
}

/** Returns a sentence with its links replaced by their text. */
function withoutLinks(sentence: string): string {
  return sentence.replace(/(?<!!)\[(?:https?:\/\/)?((?:[^[\]]|\\.)+)\]\([^()\s]*\)/g, '$1');
}

/** Returns the start of a long sentence that makes sense by itself. */
function firstClause(sentence: string): string {
  if (sentence.length <= longest) return sentence;
  const ends = [...sentence.matchAll(/, (?!or )| and | so that |; | — | - |，|、/g)].map(({ index }) => index);
  const end = ends.findLast((at) => at <= longest && at >= shortest);
  return end === undefined ? sentence : sentence.slice(0, end);
}

/** Splits after the first period that ends a sentence: not in code, an abbreviation or a number. */
function firstSentence(paragraph: string): { readonly sentence: string; readonly rest: string } {
  const stops =
    /`+[^`]*`+|\[[^\]]*\]\([^)]*\)|(?<!\b(?:e\.g|i\.e|etc|vs|approx|[A-Z]))[.!?:](?=\s+[^\sa-z]|\s*$)|[。：！？]/g;
  for (const match of paragraph.matchAll(stops)) {
    if (match[0].length > 1) continue;
    const end = match.index + 1;
    return { sentence: paragraph.slice(0, end), rest: paragraph.slice(end).trim() };
  }
  return { sentence: paragraph, rest: '' };
}
