import type { TextRange } from '../../text/textRange.ts';
import type { PageModel } from '../../page/pageModel.ts';

/** Commands and powers of TeX: a formula is meant. */
const isTeX = /\\[A-Za-z]{2}|\^/;

/**
 * Returns the formulas that begin and end with the sign of an amount, a variable or the like: after the second `$` comes
 * what it belongs to, or a space is before it. Nobody writes a formula so.
 */
export function accidentalMath({ text, math }: PageModel): readonly TextRange[] {
  return math.filter(({ start, end }) => {
    if (text.charAt(start) !== '$' || text.charAt(start + 1) === '$') return false;
    // Code that ends at its own backtick is reported as that.
    if (text.charAt(start - 1) === '`') return false;
    const content = text.slice(start + 1, end - 1);
    if (isTeX.test(content)) return false;
    if (/^(?:\d|\\?\{)/.test(text.slice(end, end + 2)) || content.endsWith('\\')) return true;
    if (!/\s$/.test(content)) return false;
    // With a space on both sides it may be a formula that somebody likes to space out.
    return /^\S/.test(content) || (/\p{L}{3}/u.test(content) && !/[=\\_]/.test(content));
  });
}
