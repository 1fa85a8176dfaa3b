import { accidentalMath as accidentalMathIn } from './accidentalMath.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { insertion } from '../../text/textEdit.ts';
import type { TextRange } from '../../text/textRange.ts';
import { code, shorten } from '../../util/messageText.ts';
import { pageFix } from '../engine/pageEdits.ts';
import type { Fix, PageRule } from '../engine/rule.ts';

export const accidentalMath: PageRule = {
  meta: {
    id: 'text/accidental-math',
    title: 'Dollar signs that make a formula',
    severity: 'warning',
    summary: 'two dollar signs, as of prices, that turn the text between them into a formula',
    guideline: 'Escape dollar signs in text as `\\$`',
    timing: 'whenTyped',
    fixes: { needReview: true },
  },
  checksSnippets: true,
  *check(context) {
    for (const range of accidentalMathIn(context.page)) {
      const written = context.page.text.slice(range.start, range.end);
      yield {
        range,
        // A page of a template or a program has them in nearly every line.
        ...(/^\$\\?\{/.test(written) && { cause: context.file }),
        message: `Readers see a formula, without spaces, instead of “${shorten(written, 50)}”. Escape each ${code('$')} with a backslash.`,
        ...(isPlain(written) && { fixes: () => [escapeFix(context, range)] }),
      };
    }
  },
};

/** Returns the fix; braces in what was a formula, and after it, would be code then. */
function escapeFix(context: PageContext, { start, end }: TextRange): Fix {
  const { text } = context.page;
  const braces = /^\{[^{}\n]*\}/.exec(text.slice(end, end + 200))?.[0].length ?? 0;
  const special = text.slice(start, end + braces).matchAll(/\\.|[{}$]/g);
  const edits = Array.from(special).flatMap(({ 0: found, index }) =>
    found.startsWith('\\') ? [] : [insertion(start + index, '\\')],
  );
  return pageFix(context, `Escape each ${code('$')}`, edits, { preferred: true });
}

/** Whether nothing in a text gets a meaning when it is no formula: in code that ends there, backslashes would be shown. */
function isPlain(written: string): boolean {
  return !/[`<]/.test(written);
}
