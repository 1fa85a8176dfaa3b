import { nodesIn, type NavigationNode, type PageEntry } from '../../config/navigation.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { displayTitleOf } from '../../site/pageTitles.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { Budget } from '../../util/budget.ts';
import { budgets } from '../../util/limits.ts';
import { asObject, ownValue, textOf } from '../../util/values.ts';
import { escapeHtml, tag, type Attributes, type Html } from '../html.ts';
import { linkAttributes, pageAddress, renderImage } from '../links.ts';
import { alone, noServices, type RenderOptions, type RenderServices } from '../services.ts';
import { costOfLink, entriesHtml, frameIcon, type FrameContext } from './frameContext.ts';
import { fileOfEntry } from './shownNavigation.ts';
import { navigationAround, switchHtml, sidebarHtml } from './sidebar.ts';
import { rawConfig, themeOf, type SiteTheme } from './siteTheme.ts';

/** What surrounds a page on its site. */
export interface SiteFrame {
  readonly siteName: string;
  readonly theme: SiteTheme;
  readonly header: Html;
  readonly sidebar: Html;
  /** The links to the previous and the next page. */
  readonly pager: Html;
  readonly footer: Html;
}

/**
 * Renders the frame around a page, part by part: a caller may do something else after each. It depends on docs.json and
 * on titles, but not on the text of the page.
 */
export function* renderingFrame(
  site: SiteSnapshot,
  file: SitePath,
  options: RenderOptions,
  services: RenderServices,
): Generator<undefined, SiteFrame> {
  const context = contextOf(site, file, options, services);
  const { raw } = context;
  const around = alone(context, () => navigationAround(context), { switches: [], nodes: [] });
  const { switches, nodes } = around;
  yield;
  const tabs = switches.filter(({ kind }) => kind === 'tab').map((one) => switchHtml(context, one));
  const menus = switches
    .filter(({ kind }) => kind !== 'tab' && kind !== 'anchor')
    .map((one) => switchHtml(context, one));
  const anchors = switches.filter(({ kind }) => kind === 'anchor').map((one) => switchHtml(context, one));
  yield;
  const header = alone(context, () => headerHtml(context, menus.join(''), tabs.join('')), '');
  yield;
  const own = alone(context, () => `${globalAnchors(context)}${sidebarHtml(context, nodes)}`, '');
  yield;
  const pager = alone(context, () => pagerHtml(context, entriesIn(nodes)), '');
  const siteName = site.config.name ?? 'Documentation';
  const sidebar = `${anchors.join('')}${own}`;
  return {
    siteName,
    theme: themeOf(raw),
    header,
    sidebar,
    pager,
    footer: alone(context, () => footerHtml(context), ''),
  };
}

function contextOf(site: SiteSnapshot, file: SitePath, options: RenderOptions, services: RenderServices): FrameContext {
  const raw = rawConfig(site.config);
  const variables = new Map(site.config.variables.map(({ name, value }) => [name, value]));
  const current = site.config.navigation.entriesOf(file)[0];
  return { site, file, current, raw, options, services, variables, budget: new Budget(budgets.frame) };
}

function entriesIn(nodes: readonly NavigationNode[]): readonly PageEntry[] {
  return [...nodesIn(nodes)].filter((node): node is PageEntry => node.kind === 'page');
}

/** Returns the pages whose titles the frame shows around a page: at most some, those nearest to it. */
export function filesInFrame(site: SiteSnapshot, file: SitePath, most: number): readonly SitePath[] {
  const context = contextOf(site, file, { resourceBase: undefined, allowsRemoteImages: false }, noServices);
  const entries = entriesIn(navigationAround(context).nodes);
  const at = context.current === undefined ? 0 : Math.max(0, entries.indexOf(context.current));
  const start = Math.max(0, Math.min(at - Math.floor(most / 2), entries.length - most));
  return entries.slice(start, start + most).flatMap(({ entry }) => fileOfEntry(site, entry) ?? []);
}

function headerHtml(context: FrameContext, menus: Html, tabs: Html): Html {
  const { raw } = context;
  const menu = tag(
    'button',
    {
      type: 'button',
      class: 'menu-button',
      'data-menu-button': true,
      'aria-expanded': 'false',
      'aria-label': 'Navigation',
    },
    '',
  );
  const mode = tag(
    'button',
    { type: 'button', class: 'mode-button', 'data-mode-button': true, 'aria-label': 'Switch between light and dark' },
    '',
  );
  const isFixed =
    asObject(raw['appearance'])?.['strict'] === true || asObject(raw['modeToggle'])?.['isHidden'] === true;
  const search = tag(
    'button',
    { type: 'button', class: 'search-button', 'data-search-button': true },
    tag('span', {}, 'Search'),
  );
  const row = `${menu}${logoHtml(context)}${menus}${search}${tag('nav', { class: 'top-links', 'aria-label': 'Links' }, topLinks(context))}${isFixed ? '' : mode}`;
  const tabRow = tabs === '' ? '' : tag('nav', { class: 'tabs-row', 'aria-label': 'Tabs' }, tabs);
  return `${bannerHtml(raw)}${tag('div', { class: 'top-row' }, row)}${tabRow}`;
}

function bannerHtml(raw: FrameContext['raw']): Html {
  const content = textOf(asObject(raw['banner'])?.['content']);
  return content === undefined
    ? ''
    : tag('p', { class: 'banner' }, escapeHtml(content.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')));
}

function logoHtml(context: FrameContext): Html {
  const { raw, site } = context;
  const name = site.config.name ?? 'Documentation';
  const written = raw['logo'];
  const files = asObject(written);
  const light = textOf(written) ?? textOf(files?.['light']) ?? textOf(files?.['dark']);
  const dark = textOf(written) ?? textOf(files?.['dark']) ?? light;
  const image = (src: string | undefined): Html => {
    const html = src === undefined ? '' : renderImage({ ...context, file: site.config.file }, src, { alt: name });
    return html.startsWith('<img') ? html : '';
  };
  // One of the two may be missing.
  const [lightImage, darkImage] = [image(light) || image(dark), image(dark) || image(light)];
  const logo = (html: Html, mode: string): Html => tag('span', { class: `logo${mode}` }, html);
  const images =
    lightImage === darkImage
      ? lightImage && logo(lightImage, '')
      : `${logo(lightImage, ' is-light')}${logo(darkImage, ' is-dark')}`;
  const home = firstPageOf(site);
  const link: Attributes = home === undefined ? {} : { href: pageAddress(home), 'data-page': home };
  return tag(
    'a',
    { ...link, class: 'home', 'aria-label': name },
    images === '' ? tag('span', { class: 'site-name' }, escapeHtml(name)) : images,
  );
}

function firstPageOf(site: SiteSnapshot): SitePath | undefined {
  for (const { entry } of site.config.navigation.entries) {
    const file = fileOfEntry(site, entry);
    if (file !== undefined) return file;
  }
  return undefined;
}

interface TopLink {
  readonly label: string;
  readonly href: string;
  readonly isPrimary?: boolean;
}

function topLinks(context: FrameContext): Html {
  const { raw, site } = context;
  const navbar = asObject(raw['navbar']);
  const classic = listOf(raw['topbarLinks']).map((one) => linkFrom(one, 'name', 'url'));
  const links = [...classic, ...listOf(navbar?.['links']).map((one) => linkFrom(one, 'label', 'href'))];
  const cta = asObject(raw['topbarCtaButton']);
  const primary = asObject(navbar?.['primary']);
  const buttons = [cta && linkFrom(cta, 'name', 'url'), primary && linkFrom(primary, 'label', 'href')].flatMap((one) =>
    one === undefined ? [] : [{ ...one, isPrimary: true }],
  );
  return entriesHtml(
    context,
    [...links, ...buttons],
    ({ label, href, isPrimary }: TopLink) => {
      const attributes = linkAttributes({ ...context, file: site.config.file }, href);
      return tag('a', { ...attributes, class: isPrimary === true ? 'is-primary' : undefined }, escapeHtml(label));
    },
    costOfLink,
  );
}

function linkFrom(one: Readonly<Record<string, unknown>>, label: string, href: string): TopLink {
  const address = textOf(ownValue(one, href)) ?? '';
  return {
    label: textOf(ownValue(one, label)) ?? textOf(one['type']) ?? (address === '' ? 'Link' : address),
    href: address,
  };
}

/** Links that every part of the site shows: `global.anchors`, and the classic anchors that link to other sites. */
function globalAnchors(context: FrameContext): Html {
  const { raw, site } = context;
  const current = listOf(asObject(asObject(raw['navigation'])?.['global'])?.['anchors']).map((one) =>
    linkFrom(one, 'anchor', 'href'),
  );
  const classic = listOf(raw['anchors']).map((one) => linkFrom(one, 'name', 'url'));
  const items = entriesHtml(
    context,
    [...current, ...classic],
    ({ label, href }) =>
      tag('li', {}, tag('a', linkAttributes({ ...context, file: site.config.file }, href), escapeHtml(label))),
    costOfLink,
  );
  return items === '' ? '' : tag('ul', { class: 'switch-anchor' }, items);
}

function pagerHtml({ site, current }: FrameContext, entries: readonly PageEntry[]): Html {
  const index = current === undefined ? -1 : entries.indexOf(current);
  if (index < 0) return '';
  const link = (entry: PageEntry | undefined, label: string, className: string): Html => {
    const file = entry === undefined ? undefined : fileOfEntry(site, entry.entry);
    if (file === undefined) return tag('span', {});
    const content = `${tag('small', {}, label)}${tag('span', {}, escapeHtml(displayTitleOf(site, file)))}`;
    return tag('a', { href: pageAddress(file), 'data-page': file, class: className }, content);
  };
  return `${link(entries[index - 1], 'Previous', 'previous')}${link(entries[index + 1], 'Next', 'next')}`;
}

function footerHtml(context: FrameContext): Html {
  const { raw, site } = context;
  const footer = asObject(raw['footer']);
  const socials = asObject(footer?.['socials']) ?? asObject(raw['footerSocials']) ?? {};
  const link = (label: string, href: string): Html =>
    tag('a', linkAttributes({ ...context, file: site.config.file }, href), escapeHtml(label));
  const columns = entriesHtml(context, listOf(footer?.['links']), (column) => {
    const items = listOf(column['items']).map((one) => linkFrom(one, 'label', 'href'));
    const list = entriesHtml(context, items, ({ label, href }) => tag('li', {}, link(label, href)), costOfLink);
    return tag('div', {}, `${tag('p', {}, escapeHtml(textOf(column['header']) ?? ''))}${tag('ul', {}, list)}`);
  });
  const people = entriesHtml(
    context,
    Object.entries(socials),
    ([name, url]) => (typeof url === 'string' ? socialLink(context, name, url) : ''),
    costOfLink,
  );
  const row = people === '' ? '' : tag('div', { class: 'socials' }, people);
  return `${columns === '' ? '' : tag('div', { class: 'footer-columns' }, columns)}${row}`;
}

/** The names in icon libraries of what docs.json names differently. */
const socialIcons: Readonly<Record<string, string>> = { x: 'x-twitter', website: 'globe' };

function socialLink(context: FrameContext, name: string, url: string): Html {
  const icon = frameIcon(context, ownValue(socialIcons, name) ?? name);
  const attributes = linkAttributes({ ...context, file: context.site.config.file }, url);
  return icon === ''
    ? tag('a', attributes, escapeHtml(name))
    : tag('a', { ...attributes, 'aria-label': name, title: name }, icon);
}

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.map((one: unknown) => asObject(one)).filter((one) => one !== undefined) : [];
}
