import { accidentalMath as accidentalMathIn } from '../../page/accidentalMath.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { insertion } from '../../text/textEdit.ts';
import type { TextRange } from '../../text/textRange.ts';
import { code, shorten } from '../../util/messageText.ts';
import { pageFix } from '../pageEdits.ts';
import { rereadBlock } from '../rereadBlock.ts';
import { fixesIfAny, type Fix, type PageRule } from '../rule.ts';

export const accidentalMath: PageRule = {
  meta: {
    id: 'text/accidental-math',
    severity: 'warning',
    summary: 'two dollar signs, as of prices, that turn the text between them into a formula',
    guideline: 'Escape dollar signs in text as `\\$`',
    waitsWhileTyped: true,
  },
  checksSnippets: true,
  *check(context) {
    for (const range of accidentalMathIn(context.page)) {
      const written = shorten(context.page.text.slice(range.start, range.end), 50);
      yield {
        range,
        message: `Readers see a formula, without spaces, instead of “${written}”. Escape each ${code('$')} with a backslash.`,
        fixes: fixesIfAny(() => escapeFix(context, range)),
      };
    }
  },
};

/** Returns the fix; braces in what was a formula, and after it, would be code then. */
function escapeFix(context: PageContext, { start, end }: TextRange): readonly Fix[] {
  const { text } = context.page;
  // Code that ends too early is the cause: whatever is escaped in it would be shown with its backslash.
  if (text.slice(start, end).includes('`')) return [];
  const braces = /^\{[^{}\n]*\}/.exec(text.slice(end, end + 200))?.[0].length ?? 0;
  const edits = Array.from(text.slice(start, end + braces).matchAll(/\\.|[{}$]/g)).flatMap(({ 0: found, index }) => {
    const isEscaped = found.startsWith('\\') && found.length > 1;
    return isEscaped ? [] : [insertion(start + index, '\\')];
  });
  const block = rereadBlock(context.page, { start, end: end + braces });
  const after = block.after(edits);
  const isFixed = after.math.length < block.before.math.length && after.problems.length <= block.before.problems.length;
  return isFixed ? [pageFix(context, `Escape each ${code('$')}`, edits, { preferred: true })] : [];
}
