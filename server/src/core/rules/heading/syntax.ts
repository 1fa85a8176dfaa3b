import { insertion } from '../../text/textEdit.ts';
import { code } from '../../util/messageText.ts';
import { pageFix } from '../pageEdits.ts';
import type { PageRule } from '../rule.ts';

export const syntax: PageRule = {
  meta: {
    id: 'heading/syntax',
    severity: 'warning',
    summary: 'a heading that is shown as text, since there’s no space after its `#`',
    waitsWhileTyped: true,
  },
  checksSnippets: true,
  *check(context) {
    const { text, parsed } = context.page;
    for (const { index, 0: written, 1: marks = '' } of text.matchAll(headings)) {
      const start = index + written.length - written.trimStart().length;
      const { name, from } = parsed.tree.resolveInner(start, 1);
      if (name !== 'Paragraph' || from !== start) continue;
      yield {
        range: { start, end: start + written.trim().length },
        message: `This heading is shown as text. Add a space after ${code(marks)}.`,
        fixes: () => [pageFix(context, 'Add a space', [insertion(start + marks.length, ' ')], { preferred: true })],
      };
    }
  },
};

/**
 * Lines that begin with several `#` and a word. A single one may begin a channel, a color or a number; `##[group]` and
 * `##vso[…]` are commands of build servers.
 */
const headings = /^[ \t]*(#{2,6})(?!#|vso\[|\[)(?=[^\s#])(?=.*\p{L}).{1,120}$/gmu;
