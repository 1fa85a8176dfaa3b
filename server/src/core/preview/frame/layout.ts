import { escapeHtml, ownId, tag, type Html } from '../html.ts';
import type { RenderedPage } from '../renderPage.ts';
import type { SiteFrame } from './siteFrame.ts';

/** The regions of the screen; each is replaced by itself, so a keystroke changes the article alone. */
export interface Regions {
  readonly header: Html;
  readonly sidebar: Html;
  readonly article: Html;
  readonly aside: Html;
  readonly pager: Html;
  readonly footer: Html;
}

/** Returns the regions that the text of a page decides. */
export function pageRegions(page: RenderedPage): Pick<Regions, 'article' | 'aside'> {
  return { article: page.html, aside: asideHtml(page) };
}

/** Returns what is next to a page. */
export function asideHtml(page: RenderedPage): Html {
  const items = page.toc.map(({ id, title, level }) =>
    tag('li', { class: `level-${level}` }, tag('a', { href: `#${id}` }, escapeHtml(title))),
  );
  const list =
    items.length === 0
      ? ''
      : tag('nav', { 'aria-label': 'On this page' }, `${tag('p', {}, 'On this page')}${tag('ul', {}, items.join(''))}`);
  return page.aside === '' ? list : tag('div', { class: 'examples' }, page.aside);
}

export function frameRegions({ header, sidebar, pager, footer }: SiteFrame): Omit<Regions, 'article' | 'aside'> {
  return { header, sidebar, pager, footer };
}

export function bodyHtml(regions: Regions, mode: RenderedPage['mode']): Html {
  const parts = [
    tag('a', { class: 'skip', href: `#${ownId('article')}` }, 'Skip to the page'),
    tag('header', { class: 'top', id: ownId('header') }, regions.header),
    tag(
      'div',
      { class: 'shell' },
      [
        tag('nav', { class: 'sidebar', id: ownId('sidebar'), 'aria-label': 'Pages' }, regions.sidebar),
        tag(
          'main',
          {},
          [
            tag('article', { id: ownId('article'), tabindex: '-1' }, regions.article),
            tag('nav', { class: 'pager', id: ownId('pager'), 'aria-label': 'Next pages' }, regions.pager),
            tag('footer', { id: ownId('footer') }, regions.footer),
          ].join(''),
        ),
        tag('aside', { class: 'aside', id: ownId('aside') }, regions.aside),
      ].join(''),
    ),
  ];
  return tag('div', { class: 'site', id: ownId('site'), 'data-layout': mode }, parts.join(''));
}
