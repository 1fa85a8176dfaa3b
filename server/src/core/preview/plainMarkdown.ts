import { readPage } from '../page/readPage.ts';
import type { RenderContext } from './context.ts';
import { contextFor } from './fileContext.ts';
import type { Html } from './html.ts';
import { RenderTree } from './renderTree.ts';

/** Longer texts of attributes are shown as they are. */
const longest = 2000;

/** Returns a text of an attribute that supports Markdown. */
export function renderPlainMarkdown(context: RenderContext, text: string): Html {
  const page = readPage(text.slice(0, longest).replace(/^\s+/, ''));
  // Its text is no part of the page’s, so nothing in it has a position or an id.
  const inner = contextFor({ ...context, isIncluded: true, idAt: new Map(), isListed: false }, page);
  const html = context.render(inner, new RenderTree(page).childrenOf(page.parsed.tree.topNode));
  return html.replace(/^<p[^>]*>([\s\S]*)<\/p>$/, (found, only: string) => (only.includes('<p') ? found : only));
}
