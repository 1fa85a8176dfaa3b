import type { Catalogue } from '../../components/catalogue.ts';
import { isBrand, isIconOf, librariesOf, siteIconLibraries } from '../../icons/iconNames.ts';
import type { TextRange } from '../../text/textRange.ts';
import { ownText } from '../../util/strings.ts';
import type { Element } from '../elements/elements.ts';
import { kindOfKey } from '../frontMatter/schema.ts';
import type { PageModel } from '../pageModel.ts';
import { attributeOf, attributeText, attributeTextRange, hasSpread } from '../pageQueries.ts';

/** An icon that only some libraries have, so that the site's library decides whether it is displayed. */
export interface IconUse {
  readonly name: string;
  /** Of the name, without quotes. */
  readonly range: TextRange;
}

/**
 * Returns the icons of a page that not every library has, unless their library is specified. Brands are omitted: the
 * platform may have a list of its own for them.
 */
export function iconUses(page: PageModel, catalogue: Catalogue): readonly IconUse[] {
  return [...frontMatterIcons(page), ...page.elements.flatMap((element) => elementIcons(page, element, catalogue))];
}

function frontMatterIcons({ text, frontMatter }: PageModel): readonly IconUse[] {
  const { entries = [] } = frontMatter ?? {};
  if (entries.some(({ key }) => key === 'iconType')) return [];
  return entries.flatMap(({ key, value, valueRange: { start, end } }) => {
    if (typeof value !== 'string' || kindOfKey(key) !== 'icon' || !dependsOnLibrary(value)) return [];
    const quote = /["']/.test(text.charAt(start)) ? 1 : 0;
    const range = { start: start + quote, end: end - quote };
    return text.slice(range.start, range.end) === value ? [{ name: ownText(value), range }] : [];
  });
}

/** A component that the page itself defines may have the name of a built-in one, but not its meaning. */
function elementIcons({ script }: PageModel, { name, opening }: Element, catalogue: Catalogue): readonly IconUse[] {
  const spec = script.names.has(name) ? undefined : catalogue.get(name);
  if (spec === undefined || hasSpread(opening)) return [];
  if (attributeOf(opening, 'iconType') !== undefined || attributeOf(opening, 'iconLibrary') !== undefined) return [];
  return opening.attributes.flatMap((attribute) => {
    const isIcon = spec.attributes.some((known) => known.name === attribute.name && known.kind === 'icon');
    const [text, range] = isIcon ? [attributeText(attribute), attributeTextRange(attribute)] : [];
    return text !== undefined && range !== undefined && dependsOnLibrary(text) ? [{ name: ownText(text), range }] : [];
  });
}

function dependsOnLibrary(name: string): boolean {
  const isKnown = librariesOf(name).length > 0 && !isBrand(name);
  return isKnown && !siteIconLibraries.every((library) => isIconOf(library, name));
}
