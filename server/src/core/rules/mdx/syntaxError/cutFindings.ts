import type { CutCode } from './cutCode.ts';
import { withEscapedPipes, type CutValue } from './cutValues.ts';
import type { PageProblem } from '../../../page/pageProblem.ts';
import type { PageContext } from '../../../site/pageContext.ts';
import { insertion, replacement, type TextEdit } from '../../../text/textEdit.ts';
import type { TextRange } from '../../../text/textRange.ts';
import { code } from '../../../util/messageText.ts';
import { pageFix } from '../../engine/pageEdits.ts';
import { fixesIfAny, type Finding } from '../../engine/rule.ts';
import { verifiedFixes } from './verifiedFixes.ts';

/** Returns the finding of a syntax error in what would be code if a `|` didn’t end its table cell. */
export function inCutCode(context: PageContext, { range }: PageProblem, { pipes }: CutCode): Finding {
  const edits = pipes.map((at) => insertion(at, '\\'));
  return {
    range: firstLine(context.page.text, range),
    message: 'A `|` ends the table cell, even in code, so MDX doesn’t read this as code. Escape it as `\\|`.',
    fixes: () => [pageFix(context, `Escape the ${code('|')} in code`, edits, { preferred: true })],
  };
}

/** Returns the finding of a tag or expression that would be complete if a `|` in it didn’t end its table cell. */
export function inCutValue(context: PageContext, problem: PageProblem, { attributes, range }: CutValue): Finding {
  const { text } = context.page;
  const [first] = attributes;
  const where = first === undefined ? 'this expression' : `the value of ${code(first.name)}`;
  const ranges = first === undefined ? [range] : attributes.map(({ value, range: whole }) => value?.range ?? whole);
  return {
    range: firstLine(text, problem.range),
    message: `A ${code('|')} in ${where} ends the table cell. Escape it in a string, or move this out of the table.`,
    fixes: fixesIfAny(() => {
      const edits = ranges.map((one) => withoutPipes(text, one)).filter((edit) => edit !== undefined);
      return edits.length < ranges.length ? [] : verifiedFixes(context, [{ title: `Escape the ${code('|')}`, edits }]);
    }),
  };
}

/** Neither a backslash nor an entity keeps a `|` in quotes from ending the cell; in code an escape sequence does. */
function withoutPipes(text: string, range: TextRange): TextEdit | undefined {
  const written = text.slice(range.start, range.end);
  if (written.startsWith('{')) {
    const escaped = withEscapedPipes(written);
    return escaped === undefined ? undefined : replacement(range, escaped);
  }
  const value = written.slice(1, -1);
  return /["\\&]/.test(value) ? undefined : replacement(range, `{"${value.replaceAll('|', '\\u007C')}"}`);
}

/** Returns the first line of a tag over several lines, which is enough to show. */
export function firstLine(text: string, { start, end }: TextRange): TextRange {
  const line = /^[^\r\n]*/.exec(text.slice(start, end))?.[0].trimEnd() ?? '';
  return { start, end: start + Math.max(line.length, Math.min(1, end - start)) };
}
