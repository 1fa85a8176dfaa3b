import type { SyntaxNode } from '@lezer/common';
import { entryOf } from '../page/frontMatter/schema.ts';
import { wordingOf } from '../rules/mdx/syntaxErrorMessages.ts';
import type { PageContext } from '../site/pageContext.ts';
import { titleOf } from '../site/titleOf.ts';
import { apiPage } from './api/apiPage.ts';
import type { Collected, RenderContext, TocEntry } from './context.ts';
import { renderNodes } from './elements.ts';
import { contextFor, type Surroundings } from './fileContext.ts';
import { escapeHtml, tag, type Html } from './html.ts';
import { linkAttributes, renderIcon } from './links.ts';
import { RenderTree } from './renderTree.ts';
import type { RenderOptions, RenderServices } from './services.ts';
import { importedConstants } from './snippets.ts';

/** How a page is laid out, as its front matter says. */
export type PageMode = 'default' | 'wide' | 'center' | 'custom' | 'frame';

/** A rendered page. */
export interface RenderedPage {
  readonly title: string;
  readonly mode: PageMode;
  /** The text of the page with its title. */
  readonly html: Html;
  /** What is shown next to it instead of the list of sections. */
  readonly aside: Html;
  readonly toc: readonly TocEntry[];
}

/** Renders a page in its site. Nothing of the page is executed, and all of its text is escaped. */
export function renderPage(page: PageContext, options: RenderOptions, services: RenderServices): RenderedPage {
  const mode = modeOf(page);
  const collected: Collected = {
    toc: [],
    ids: new Set(),
    keys: new Map(),
    views: [],
    aside: [],
    footnotes: 0,
    work: 0,
  };
  const context = contextFor(surroundingsOf(page, collected, options, services), page.page);
  const tree = new RenderTree(page.page);
  const body = renderNodes(context, tree.childrenOf(page.page.parsed.tree.topNode));
  const footnotes = footnotesOf(context, page.page.parsed.tree.topNode, tree);
  const api = apiPage(context);
  const head = mode === 'custom' || mode === 'frame' ? '' : headOf(context, page);
  const views = viewsHtml(collected);
  return {
    title: titleIn(page),
    mode,
    html: `${head}${views}${api.bar}${body}${api.html}${footnotes}`,
    aside: [...collected.aside, ...(collected.aside.length === 0 ? [api.aside] : [])].join(''),
    toc: collected.toc,
  };
}

function surroundingsOf(
  page: PageContext,
  collected: Collected,
  options: RenderOptions,
  services: RenderServices,
): Surroundings {
  const { site, catalogue, file } = page;
  return {
    ...{ site, catalogue, options, services, file, collected },
    isIncluded: false,
    around: [],
    scope: importedConstants({ site, file, page: page.page }),
    variables: new Map(site.config.variables.map(({ name, value }) => [name, value])),
    breaks: new Map(page.page.problems.map((problem) => [problem.range.start, wordingOf(page, problem)])),
    isListed: true,
    slot: undefined,
    render: renderNodes,
  };
}

function textIn({ page }: Pick<PageContext, 'page'>, key: string): string | undefined {
  const value = page.frontMatter === undefined ? undefined : entryOf(page.frontMatter, key)?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function modeOf(page: PageContext): PageMode {
  const mode = textIn(page, 'mode');
  return (['wide', 'center', 'custom', 'frame'] as const).find((one) => one === mode) ?? 'default';
}

function titleIn(page: PageContext): string {
  return textIn(page, 'title') ?? page.summary.title ?? titleOf(page.site, page.file);
}

function headOf(context: RenderContext, page: PageContext): Html {
  const icon = renderIcon(context, textIn(page, 'icon'), { style: textIn(page, 'iconType') });
  const description = textIn(page, 'description');
  const url = textIn(page, 'url');
  const label = textIn(page, 'tag');
  const badge = label === undefined ? '' : tag('span', { class: 'badge is-green is-pill' }, escapeHtml(label));
  const deprecated =
    textIn(page, 'deprecated') === undefined && !isFlag(page, 'deprecated')
      ? ''
      : tag('span', { class: 'badge is-orange' }, 'Deprecated');
  const title = tag('h1', { 'data-line': 0 }, `${icon}${escapeHtml(titleIn(page))}${badge}${deprecated}`);
  const lead = description === undefined ? '' : tag('p', { class: 'lead', 'data-line': 0 }, escapeHtml(description));
  const outside =
    url === undefined
      ? ''
      : tag(
          'p',
          { class: 'outside-link' },
          `Readers are sent to ${tag('a', linkAttributes(context, url), escapeHtml(url))}`,
        );
  return tag('header', { class: 'page-head' }, `${eyebrow(page)}${title}${lead}${outside}`);
}

function isFlag({ page }: PageContext, key: string): boolean {
  return page.frontMatter !== undefined && entryOf(page.frontMatter, key)?.value === true;
}

/** Returns the group of a page, above its title. */
function eyebrow({ site, file }: PageContext): Html {
  const group = site.config.navigation.entriesOf(file)[0]?.groups.at(-1)?.title ?? '';
  return group === '' ? '' : tag('p', { class: 'eyebrow' }, escapeHtml(group));
}

function viewsHtml({ views }: Collected): Html {
  if (views.length === 0) return '';
  const options = views.map((title, at) => tag('option', { value: title, selected: at === 0 }, escapeHtml(title)));
  const select = tag('select', { 'data-view-select': true, 'aria-label': 'View' }, options.join(''));
  return tag('div', { class: 'view-select', 'data-key': 'views' }, select);
}

/** Returns the footnotes that the text refers to, in the order of their numbers. */
function footnotesOf(context: RenderContext, document: SyntaxNode, tree: RenderTree): Html {
  const { page, footnoteNumbers, lines } = context;
  const items = document.getChildren('FootnoteDefinition').flatMap((node) => {
    const label = node.getChild('FootnoteLabel');
    const name = label === null ? '' : page.text.slice(label.from + 2, label.to - 1).toLowerCase();
    const number = footnoteNumbers.get(name);
    if (number === undefined) return [];
    const { line } = lines.positionAt(node.from);
    const content = renderNodes(context, tree.childrenOf(node));
    return [{ number, html: tag('li', { id: `fn-${number}`, value: number, 'data-line': line }, content) }];
  });
  items.sort((a, b) => a.number - b.number);
  return items.length === 0 ? '' : tag('ol', { class: 'footnotes' }, items.map(({ html }) => html).join(''));
}
