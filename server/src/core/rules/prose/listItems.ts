import type { Passage } from '../../prose/passages.ts';
import type { Block } from '../../page/blocks.ts';
import type { PageContext } from '../../site/pageContext.ts';

/** A list of a page whose items are one paragraph each. */
export interface ProseList {
  readonly block: Block;
  readonly items: readonly Passage[];
}

/** Returns the lists of an English page whose items are one paragraph each. */
export function proseLists(context: PageContext): readonly ProseList[] {
  const { page, prose } = context;
  if (!prose.isEnglish) return [];
  const passages = new Map(prose.passages.map((passage) => [passage.start, passage]));
  return listsIn(page.blocks).flatMap((block) => {
    const items = block.children.map(({ children }) => {
      const [only, ...more] = children;
      return only?.kind === 'paragraph' && more.length === 0 ? passages.get(only.range.start) : undefined;
    });
    const known = items.filter((item) => item !== undefined);
    return known.length === items.length ? [{ block, items: known }] : [];
  });
}

function listsIn(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'quote') return [];
    const isList = block.kind === 'bulletList' || block.kind === 'orderedList';
    return [...(isList ? [block] : []), ...listsIn(block.children)];
  });
}
