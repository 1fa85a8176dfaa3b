import type { Tree } from '@lezer/common';

/**
 * A page's text with blanks in the places of the marks that begin the lines of quotes, so that what goes over several
 * lines of one can be read. The marks are looked for in the text, since tags have none in the tree.
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
