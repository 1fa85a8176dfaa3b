import type { PageEntry } from '../../config/navigation.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { Budget } from '../../util/budget.ts';
import { tag, type Attributes, type Html } from '../html.ts';
import { linkAttributes, pageAddress } from '../links.ts';
import type { RenderOptions, RenderServices } from '../services.ts';
import type { Raw } from './siteTheme.ts';

/** What the frame around a page depends on. */
export interface FrameContext {
  readonly site: SiteSnapshot;
  /** The page; its own text makes no difference. */
  readonly file: SitePath;
  readonly current: PageEntry | undefined;
  readonly raw: Raw;
  readonly options: RenderOptions;
  readonly services: RenderServices;
  readonly variables: ReadonlyMap<string, string>;
  readonly budget: Budget;
}

/** The cost of an entry whose address has to be resolved. */
export const costOfLink = 5;

/** Returns the entries of a list, as far as there is room for them. */
export function entriesHtml<Entry>(
  { budget }: FrameContext,
  entries: Iterable<Entry>,
  render: (entry: Entry) => Html,
  cost = 1,
): Html {
  let html = '';
  for (const entry of entries) {
    if (!budget.takeNodes(cost)) return `${html}${endOfList}`;
    const own = render(entry);
    budget.takeCharacters(own.length);
    html += own;
  }
  return html;
}

const endOfList = tag('li', {}, 'The preview shows no more entries.');

/** Returns the drawing of an icon by its name; nothing for files and addresses. */
export function frameIcon({ site, services }: FrameContext, name: string | undefined, style?: string): Html {
  const drawing = name === undefined ? undefined : services.icon(name.toLowerCase(), site.config.iconLibrary, style);
  if (drawing === undefined) return '';
  const className = drawing.isFilled ? 'is-filled' : 'is-outlined';
  const svg = tag('svg', { viewBox: drawing.viewBox, class: className, focusable: 'false' }, drawing.content);
  return tag('span', { class: 'icon', 'aria-hidden': 'true' }, svg);
}

/** Returns the attributes of a link to a page or an address. */
export function frameLink(
  context: FrameContext,
  { file, href }: { readonly file: SitePath | undefined; readonly href: string | undefined },
): Attributes {
  if (href !== undefined) return linkAttributes(context, href);
  return file === undefined ? { 'data-dead': 'It has no page.' } : { href: pageAddress(file), 'data-page': file };
}
