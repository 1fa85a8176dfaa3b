import { blocksAround } from '../../../page/pageQueries.ts';
import type { JsxTag } from '../../../page/mdx/script/scanTag.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';

/** The HTML elements used in pages; other lower-case names are rather placeholders in angle brackets. */
const html: ReadonlySet<string> = new Set(
  (
    'a abbr address article aside audio b blockquote body br button canvas caption center cite code col colgroup dd ' +
    'del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head ' +
    'header hr html i iframe img input ins kbd label legend li link main map mark menu meta nav noscript object ol ' +
    'optgroup option p picture pre progress q s samp script section select small source span strike strong style sub ' +
    'summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr path g ' +
    'circle rect line polygon polyline defs use'
  ).split(' '),
);

export function isHtmlTag(name: string): boolean {
  return html.has(name);
}

/**
 * Whether an unpaired tag is probably a placeholder in angle brackets: `<your-key>`, `Map<String>`, `<name of the
 * user>`. A capitalized name that has its line to itself is a component, though an unknown one.
 */
export function isPlaceholderTag({ page, catalogue }: PageContext, { name, attributes, range }: JsxTag): boolean {
  const hasOnlyNames = attributes.every((attribute) => attribute.name !== '' && attribute.value === undefined);
  if (name === '' || !hasOnlyNames || html.has(name)) return false;
  if (/^[A-Z]/.test(name) && blocksAround(page, range.start)[0]?.kind === 'flow') return false;
  return catalogue.get(name) === undefined && !page.script.names.has(name.split('.')[0] ?? name);
}
