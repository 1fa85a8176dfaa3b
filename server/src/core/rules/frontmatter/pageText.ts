import { elementAround } from '../../page/pageQueries.ts';
import { visibleText } from '../../page/visibleText.ts';
import { pageNameOf, titleFromPath } from '../../paths/route.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';

/** Returns a title for a page that has none: its first heading of level 1, or the platform's title for its path. */
export function titleFor({ page, file }: PageContext): string {
  const heading = page.headings.find(({ level, text }) => level === 1 && text !== '');
  return heading?.text ?? titleFromPath(pageNameOf(file));
}

/** In characters: neither a word or two, nor a page in itself. */
const usualLength = { least: 20, most: 250 };

/**
 * Returns a description for a page that has none: the first sentence of its introduction, if it is clear on its own.
 */
export function descriptionFor({ page }: PageContext): string | undefined {
  const paragraph = page.blocks.find(
    ({ kind, range }) => kind === 'paragraph' && elementAround(page, range.start) === undefined,
  );
  if (paragraph === undefined) return undefined;
  const { range } = paragraph;
  // Text below a heading is about that section only.
  if (page.headings.some((heading) => heading.level > 1 && heading.range.start < range.start)) return undefined;
  // The output of an expression or an image is unknown.
  if (/[{}]|!\[/.test(page.text.slice(range.start, range.end))) return undefined;
  let node = page.parsed.tree.resolve(range.start, 1);
  while (node.parent !== null && node.name !== 'Paragraph') node = node.parent;
  if (node.name !== 'Paragraph') return undefined;
  const sentence = /^.*?[.!?](?<!\b(?:e\.g|i\.e|etc|vs|cf|approx)\.)(?=\s|$)/.exec(
    visibleText(page.text, node, range),
  )?.[0];
  if (sentence === undefined || sentence.length < usualLength.least) return undefined;
  return sentence.length > usualLength.most ? undefined : sentence;
}
