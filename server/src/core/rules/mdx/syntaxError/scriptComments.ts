import { isMarkdown } from '../../../paths/fileKinds.ts';
import type { PageModel } from '../../../page/pageModel.ts';
import type { PageContext } from '../../../site/pageContext.ts';
import { deletion } from '../../../text/textEdit.ts';
import type { TextRange } from '../../../text/textRange.ts';
import { code } from '../../../util/messageText.ts';
import { pageFix } from '../../engine/pageEdits.ts';
import type { Finding } from '../../engine/rule.ts';

/**
 * Yields the finding of comments among the exports of a Markdown file that pages import: the platform can’t read any of
 * its exports then. In a page, and in a script, comments are fine.
 */
export function* scriptComments(context: PageContext): Iterable<Finding> {
  const { file, isSnippet, page } = context;
  if (!isSnippet || !isMarkdown(file) || !page.script.declared.some(({ isExported }) => isExported)) return;
  const comments = page.script.ranges.flatMap((range) => commentsIn(page, range));
  const [first] = comments;
  if (first === undefined) return;
  yield {
    range: { start: first.start, end: first.end },
    message: `The platform can’t read the exports of a ${code('.mdx')} file with a comment among them. Remove it, or move them to a ${code('.jsx')} file.`,
    fixes: () => [
      pageFix(
        context,
        comments.length === 1 ? 'Remove the comment' : `Remove ${comments.length} comments`,
        comments.map((comment) => deletion(fullRange(page.text, comment))),
        { preferred: true },
      ),
    ],
  };
}

function commentsIn({ text, trees }: PageModel, range: TextRange): readonly TextRange[] {
  const { start, end } = range;
  const script = text.slice(start, end);
  // Addresses have slashes, too.
  if (!/\/\*|(?<!:)\/\//.test(script)) return [];
  try {
    return trees.script(range).comments.map((one) => ({ start: start + one.start, end: start + one.end }));
  } catch {
    return [];
  }
}

/** Returns the range of a comment with the braces that contain only it, and with its line if it has that to itself. */
function fullRange(text: string, { start, end }: TextRange): TextRange {
  const [before, after] = [text.slice(Math.max(0, start - 200), start), text.slice(end, end + 200)];
  const open = /\{\s*$/.exec(before)?.[0].length;
  const close = /^\s*\}/.exec(after)?.[0].length;
  // The braces of a function aren’t those of an expression between tags.
  const isAlone = open !== undefined && close !== undefined && !/(?:=>|\)|=|:)\s*\{\s*$/.test(before);
  const range = isAlone ? { start: start - open, end: end + close } : { start, end };
  const lineStart = text.lastIndexOf('\n', range.start - 1) + 1;
  const rest = /^[ \t]*(?:\r?\n|$)/.exec(text.slice(range.end, range.end + 200))?.[0].length;
  const hasLine = rest !== undefined && text.slice(lineStart, range.start).trim() === '';
  return hasLine ? { start: lineStart, end: range.end + rest } : range;
}
