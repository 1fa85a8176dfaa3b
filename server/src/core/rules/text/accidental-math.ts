import { accidentalMath as accidentalMathIn, causedByMath, mathMessage } from './accidentalMath.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { isVariable } from '../../site/variables.ts';
import { type TextRange, insertion, type TextEdit, isInAny } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { rereadBlock } from '../engine/rereadBlock.ts';
import { fixesIfAny, type Fix, type PageRule, pageFix } from '../engine/rule.ts';

export const accidentalMath: PageRule = {
  meta: {
    id: 'text/accidental-math',
    title: 'Dollar signs that make a formula',
    severity: 'warning',
    worst: 'error',
    summary: 'two dollar signs, as of prices, that turn the text between them into a formula',
    guideline: 'Escape dollar signs in text as `\\$`',
    timing: 'whenTyped',
    fixes: { needReview: true },
  },
  *check(context) {
    const { page } = context;
    if (page.math.length === 0) return;
    const refused = new Set([...causedByMath(page).values()].map(({ start }) => start));
    for (const range of accidentalMathIn(page)) {
      const written = page.text.slice(range.start, range.end);
      const isError = refused.has(range.start);
      const isPlain = !/[`<]/.test(written) && !isError;
      yield {
        range,
        ...(isError && { severity: 'error' }),
        // A page of a template or a program has them in nearly every line.
        ...(/^\$\\?\{/.test(written) && { cause: context.file }),
        message: mathMessage(written, isError),
        fixes: isPlain
          ? () => [escapeFix(context, escapesOf(context, range))]
          : fixesIfAny(() => {
              const edits = verifiedEscapes(context, range, isError);
              return edits === undefined ? [] : [escapeFix(context, edits)];
            }),
      };
    }
  },
};

function escapeFix(context: PageContext, edits: readonly TextEdit[]): Fix {
  return pageFix(context, `Escape each ${code('$')}`, edits, { preferred: true });
}

/** What is escaped in what was a formula, and what isn’t: escaped characters, comments, and braces with a name. */
const special = /\\.|\{\/\*.*?\*\/\}|\{\{\s*[\w.-]+\s*\}\}|\{[\p{L}_$][\p{L}\p{N}_$]*[^{}\n]*\}|[{}$]/gsu;

/** Returns the edits that escape the signs and the braces, which would be code in a text, except in some ranges. */
function escapesOf({ page, site }: PageContext, { start, end }: TextRange, code?: Ranges): readonly TextEdit[] {
  const { text } = page;
  const braces = /^\{(?:[^{}\n]|\{[^{}\n]*\})*\}/.exec(text.slice(end, end + 200))?.[0].length ?? 0;
  const isMeant = (found: string): boolean => {
    if (found.startsWith('\\') || found.startsWith('{/')) return true;
    if (found.startsWith('{{')) return isVariable(site.config, found);
    const name = /^\{([\p{L}_$][\p{L}\p{N}_$]*)/u.exec(found)?.[1];
    return name !== undefined && page.script.names.has(name);
  };
  return Array.from(text.slice(start, end + braces).matchAll(special)).flatMap(({ 0: found, index }) => {
    const at = start + index;
    if (isMeant(found) || code?.(at) === true) return [];
    return Array.from(found.matchAll(/[{}$]/g), (one) => insertion(at + one.index, '\\'));
  });
}

type Ranges = (offset: number) => boolean;

/**
 * Returns the edits if nothing is wrong after them: in code, which may begin in the formula, and in tags, backslashes
 * would be shown.
 */
function verifiedEscapes(context: PageContext, range: TextRange, isError: boolean): readonly TextEdit[] | undefined {
  const { text } = context.page;
  const block = rereadBlock(context.page, range);
  if (block === undefined) return undefined;
  const first = text.startsWith('$$', range.start) ? 2 : 1;
  const opened = Array.from({ length: first }, (_, at) => insertion(range.start + at, '\\'));
  const { codeSpans, tags } = block.after(opened);
  const inTags = tags.map((tag) => tag.range);
  const isCode: Ranges = (offset) => {
    const shifted = offset - block.start + (offset >= range.start + first ? first : 0);
    return offset >= range.start + first && (isInAny(codeSpans, shifted) || isInAny(inTags, shifted));
  };
  const edits = escapesOf(context, range, isCode);
  const after = block.after(edits);
  const { before } = block;
  const problems = before.problems.length - after.problems.length;
  return after.math.length < before.math.length && (isError ? problems > 0 : problems >= 0) ? edits : undefined;
}
