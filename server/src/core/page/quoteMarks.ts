import type { Tree } from '@lezer/common';

/**
 * Returns a page's text with spaces for the marks that begin the lines of quotes, so that multi-line constructs in them
 * can be read. The marks are found in the text, because tags have none in the tree.
 */
export function withoutQuoteMarks(text: string, tree: Tree): string {
  const lines = text.split('\n');
  let index = 0;
  let start = 0;
  const moveTo = (offset: number): void => {
    while (index > 0 && start > offset) start -= (lines[--index]?.length ?? 0) + 1;
    while (index < lines.length - 1 && start + (lines[index]?.length ?? 0) < offset)
      start += (lines[index++]?.length ?? 0) + 1;
  };
  tree.iterate({
    enter: ({ name, from, to }) => {
      if (name !== 'Blockquote') return;
      moveTo(from);
      const first = index;
      moveTo(to);
      for (let at = first; at <= index; at++) lines[at] = lines[at]?.replace(/^([ \t]*)>/, '$1 ') ?? '';
    },
  });
  return lines.join('\n');
}
