import { constantBraces } from '../../page/constantBraces.ts';
import { code, shorten } from '../../util/messageText.ts';
import { fixesIfAny, type PageRule } from '../rule.ts';
import { braceFixes } from './braceFixes.ts';

export const braces: PageRule = {
  meta: {
    id: 'mdx/braces',
    severity: 'info',
    summary: 'numbers or strings in braces that were meant as text, such as `\\d{3}`: readers don’t see the braces',
    waitsWhileTyped: true,
    oncePerPage: true,
  },
  checksSnippets: true,
  *check(context) {
    for (const { range, shown } of constantBraces(context.page)) {
      const written = code(shorten(context.page.text.slice(range.start, range.end), 40));
      const effect =
        shown === undefined
          ? `${written} is shown without its braces`
          : `Readers see ${shown === '' ? 'nothing' : code(shown)} instead of ${written}`;
      yield {
        range,
        message: `${effect}. Escape the braces, or format the text as code.`,
        fixes: fixesIfAny(() => braceFixes(context, [range])),
      };
    }
  },
};
