import { readPage } from '../page/readPage.ts';
import type { RenderContext } from './context.ts';
import { contextFor } from './fileContext.ts';
import { longestAttributeText, stepsPerMarkdown } from '../util/limits.ts';
import { escapeHtml, type Html } from './html.ts';

/** Returns a text of an attribute that supports Markdown. */
export function renderPlainMarkdown(context: RenderContext, text: string): Html {
  const shown = text.slice(0, longestAttributeText).trimStart();
  if (!context.collected.budget.takeSteps(stepsPerMarkdown * shown.length)) return escapeHtml(shown);
  const page = readPage(shown);
  // Its text is no part of the page’s, so nothing in it has a position or an id.
  const inner = contextFor({ ...context, isIncluded: true, idAt: new Map(), isListed: false }, page);
  const html = context.render(inner, inner.tree.childrenOf(page.parsed.tree.topNode));
  return html.replace(/^<p[^>]*>([\s\S]*)<\/p>$/, (found, only: string) => (only.includes('<p') ? found : only));
}
