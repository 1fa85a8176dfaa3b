import type { OutsideLines } from '../../page/pageProblem.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { lineEndOf } from '../pageEdits.ts';
import type { Fix } from '../rule.ts';
import { verifiedFixes } from './verifiedFixes.ts';
import { insertion, replacement } from '../../text/textEdit.ts';

/** Returns the fixes of a tag or expression with lines outside of the list item or quote before. */
export function outsideFixes(context: PageContext, { range, isInside }: OutsideLines): readonly Fix[] {
  const { text } = context.page;
  const lineStart = text.lastIndexOf('\n', range.start - 1) + 1;
  const prefix = text.slice(lineStart, range.start);
  if (!isInside) {
    const mark = /^[ \t>]*/.exec(prefix)?.[0].trimEnd() ?? '';
    return verifiedFixes(context, [
      { title: 'Add a blank line before it', edits: [insertion(lineStart, `${mark}${lineEndOf(text)}`)] },
    ]);
  }
  const indent = prefix.replace(/[^\t>]/g, ' ');
  const lines = [...text.slice(range.start, range.end).matchAll(/\n([ \t>]*)/g)];
  const edits = lines.flatMap(({ index, 1: written = '' }) => {
    const start = range.start + index + 1;
    return written.length >= indent.length ? [] : [replacement({ start, end: start + written.length }, indent)];
  });
  return verifiedFixes(context, [{ title: 'Indent its lines', edits }]);
}
