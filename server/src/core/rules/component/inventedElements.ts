import type { Element } from '../../page/elements/elements.ts';
import { isHtmlName } from '../../page/elements/elements.ts';
import { isFromScript } from '../../page/elements/componentUses.ts';
import { blocksAround, isWithinAny } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { isHtmlTag } from '../mdx/syntaxError/placeholderTag.ts';

/** Elements of HTML that pages hardly use. */
const rareHtml: ReadonlySet<string> = new Set(
  (
    'acronym applet base basefont bdi bdo bgsound big content data datalist dir fencedframe frame frameset hgroup html ' +
    'image isindex keygen link listing marquee math menuitem meta meter multicol nextid nobr noembed noframes output ' +
    'param plaintext portal rb rp rt rtc ruby search selectedcontent shadow slot spacer svg track xmp'
  ).split(' '),
);

/**
 * Yields the outermost elements in blocks whose names are in lower case but none of HTML, such as `<message>` or
 * `<read_file>`. Those with a hyphen may be defined by a script.
 */
export function* inventedElements({ page, catalogue }: PageContext): Iterable<Element> {
  let end = 0;
  for (const element of page.elements) {
    const { name, content, opening } = element;
    const { start } = opening.range;
    if (start < end || !isHtmlName(name) || /[-:]/.test(name) || isHtmlTag(name) || rareHtml.has(name)) continue;
    if (content === undefined || page.text.slice(content.start, content.end).trim() === '') continue;
    if (isFromScript(page, name) || catalogue.inAnyCase(name) !== undefined) continue;
    if (isWithinAny(page, start, (one) => one === 'svg' || one === 'math')) continue;
    if (!blocksAround(page, start).some(({ kind }) => kind === 'flow')) continue;
    ({ end } = element.range);
    yield element;
  }
}
