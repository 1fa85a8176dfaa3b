import { Budget } from '../../util/budget.ts';
import { budgets } from '../../util/limits.ts';
import { BlockWriter } from './htmlBlocks.ts';
import { calloutOf } from './htmlCallouts.ts';
import { blockTags, parentsOfBlocks } from './htmlTags.ts';
import { parseHtml, TooLargeError, visitNodes, type HtmlElement } from './htmlTree.ts';

const structured: ReadonlySet<string> = new Set(
  'h1 h2 h3 h4 h5 h6 ul ol table pre code a img blockquote strong b em i del s details'.split(' '),
);

/**
 * Returns copied HTML as MDX: headings, lists, tables, code, links, images and callouts. Undefined if it has nothing that
 * plain text lacks, or is too large. All text in it stays text, and links only open pages. Loaded on first use, since the
 * parser is large.
 */
export async function htmlToMdx(html: string, pause: () => Promise<void>): Promise<string | undefined> {
  try {
    const budget = new Budget(budgets.paste);
    const root = await parseHtml(html, budget, pause);
    const elements: HtmlElement[] = [];
    visitNodes(root, (node) => {
      if ('tagName' in node) elements.push(node);
      return true;
    });
    if (!elements.some(isStructured)) return undefined;
    await pause();
    const blocks = elements.filter(({ tagName }) => blockTags.has(tagName));
    const writer = new BlockWriter(parentsOfBlocks(blocks), budget);
    for (const _ of writer.write(root)) await pause();
    return writer.text === '' ? undefined : writer.text;
  } catch (error) {
    if (error instanceof TooLargeError) return undefined;
    throw error;
  }
}

function isStructured(element: HtmlElement): boolean {
  const isWrapper =
    element.tagName === 'b' &&
    /font-weight:\s*normal/i.test(element.attrs.find(({ name }) => name === 'style')?.value ?? '');
  return (structured.has(element.tagName) && !isWrapper) || calloutOf(element) !== undefined;
}
