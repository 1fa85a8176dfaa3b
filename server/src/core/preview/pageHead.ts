import { frontMatterEntry } from '../page/frontMatter/schema.ts';
import type { PageContext } from '../site/pageContext.ts';
import { displayTitleOf } from '../site/pageTitles.ts';
import type { RenderContext } from './context.ts';
import { escapeHtml, tag, type Html } from './html.ts';
import { linkAttributes, renderIcon } from './links.ts';

/** How a page is laid out, as its front matter says. */
export type PageMode = 'default' | 'wide' | 'center' | 'custom' | 'frame';

function textIn({ page }: Pick<PageContext, 'page'>, key: string): string | undefined {
  const value = page.frontMatter === undefined ? undefined : frontMatterEntry(page.frontMatter, key)?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Returns the layout of a page; `default` if its front matter names no other. */
export function modeOf(page: PageContext): PageMode {
  const mode = textIn(page, 'mode');
  return (['wide', 'center', 'custom', 'frame'] as const).find((one) => one === mode) ?? 'default';
}

export function titleIn(page: PageContext): string {
  return textIn(page, 'title') ?? page.summary.title ?? displayTitleOf(page.site, page.file);
}

/** Returns what the front matter shows above the text. */
export function headOf(context: RenderContext, page: PageContext): Html {
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
  return page.frontMatter !== undefined && frontMatterEntry(page.frontMatter, key)?.value === true;
}

/** Returns the group of a page, above its title. */
function eyebrow({ site, file }: PageContext): Html {
  const group = site.config.navigation.entriesOf(file)[0]?.groups.at(-1)?.title ?? '';
  return group === '' ? '' : tag('p', { class: 'eyebrow' }, escapeHtml(group));
}
