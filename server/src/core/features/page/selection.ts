import type { SyntaxNode } from '@lezer/common';
import type { PageModel } from '../../page/pageModel.ts';
import { elementsAround } from '../../page/pageQueries.ts';
import { sectionEnds } from '../../page/sections/sections.ts';
import type { TextRange } from '../../text/textRange.ts';

/** Nobody expands a selection more often; the protocol nests the ranges, and encoding JSON recurses. */
const mostRanges = 200;

/**
 * Returns the ranges of an expanding selection from an offset, the innermost first, each within the next; the last is
 * the page.
 */
export function selectionAt(page: PageModel, offset: number): readonly TextRange[] {
  const candidates = [
    ...nodesAround(page, offset),
    ...elementsAround(page, offset).flatMap(({ content, range }) =>
      content === undefined ? [range] : [content, range],
    ),
    ...tagRanges(page, offset),
    ...linkRanges(page),
    ...sectionsAround(page, offset),
    { start: 0, end: page.text.length },
  ].filter(({ start, end }) => start <= offset && offset <= end && start < end);
  candidates.sort((a, b) => a.end - a.start - (b.end - b.start));
  const chain: TextRange[] = [];
  for (const range of candidates) {
    const inner = chain.at(-1);
    // Nodes and sections can overlap without nesting; those that don't contain the previous range are skipped.
    const grows = inner === undefined || (range.start <= inner.start && inner.end <= range.end);
    const differs = inner?.start !== range.start || inner.end !== range.end;
    if (grows && differs) chain.push(range);
  }
  return chain.length <= mostRanges ? chain : [...chain.slice(0, mostRanges - 1), ...chain.slice(-1)];
}

function nodesAround({ parsed }: PageModel, offset: number): readonly TextRange[] {
  const ranges: TextRange[] = [];
  for (let node: SyntaxNode | null = parsed.tree.resolveInner(offset, -1); node; node = node.parent) {
    ranges.push({ start: node.from, end: node.to });
  }
  return ranges;
}

/** Returns the name, attribute or value of the tag at an offset, and the tag. */
function tagRanges({ tags, elements }: PageModel, offset: number): readonly TextRange[] {
  const tag = tags.find(({ range }) => range.start <= offset && offset <= range.end);
  if (tag === undefined) return [];
  const attributes = tag.attributes.flatMap(({ range, nameRange, value }) => {
    if (value === undefined) return [range, nameRange];
    const inside = { start: value.range.start + 1, end: value.range.end - 1 };
    return [range, nameRange, value.range, inside];
  });
  const fullRange = elements.find(({ opening, closing }) => opening === tag || closing === tag)?.range;
  return [tag.nameRange, tag.range, ...attributes, ...(fullRange === undefined ? [] : [fullRange])];
}

/** Returns the texts and addresses of links and images. */
function linkRanges({ links, images }: PageModel): readonly TextRange[] {
  return [...links, ...images].flatMap(({ label, url }) => (url === undefined ? [label] : [label, url.range]));
}

function sectionsAround(page: PageModel, offset: number): readonly TextRange[] {
  const ends = sectionEnds(page);
  return page.headings
    .map(({ range }, index) => ({ start: range.start, end: ends[index] ?? page.text.length }))
    .filter(({ start }) => start <= offset);
}
