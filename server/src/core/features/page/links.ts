import type { Element } from '../../page/elements.ts';
import type { LocatedText } from '../../page/pageModel.ts';
import { attributeText, attributeTextRange } from '../../page/places.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { resolveImport, resolveLink, resolveSnippet, type Destination } from '../../site/resolveLink.ts';
import type { DocumentLink, LinkTarget } from '../answers.ts';

/** An address in a page, where it stands, and what it leads to. */
export interface PageAddress {
  readonly text: LocatedText;
  readonly destination: Destination;
}

/** All that leads from a page to a file of the site or to an address. */
export function linksOfPage(page: PageInSite): readonly DocumentLink[] {
  return addressesOf(page).flatMap(({ text, destination }): readonly DocumentLink[] => {
    // A link to a section of the page itself would only open the page again.
    const target = text.value.startsWith('#') ? undefined : targetOf(destination);
    return target === undefined ? [] : [{ range: text.range, target }];
  });
}

/** The addresses in a page: of links, images and definitions, of components' attributes and of imports. */
export function addressesOf({ page, site, file, catalogue }: PageInSite): readonly PageAddress[] {
  const resolve = (text: LocatedText | undefined): readonly PageAddress[] =>
    text === undefined || text.value === '' ? [] : [{ text, destination: resolveLink(site.files, file, text.value) }];
  const attributes = page.elements.flatMap((element) =>
    addressAttributes(element, catalogue.get(element.name)?.attributes ?? []).map(
      ({ text, isSnippet }): PageAddress => ({
        text,
        destination: isSnippet ? resolveSnippet(site.files, text.value) : resolveLink(site.files, file, text.value),
      }),
    ),
  );
  const imports = page.script.imports.map(({ source, sourceRange: { start, end } }): PageAddress => {
    const text = { value: source, range: { start: start + 1, end: end - 1 } };
    return { text, destination: resolveImport(site.files, file, source) };
  });
  return [
    ...page.links.flatMap(({ url }) => resolve(url)),
    ...page.images.flatMap(({ url }) => resolve(url)),
    ...page.definitions.flatMap(({ url }) => resolve(url)),
    ...attributes,
    ...imports,
  ];
}

interface AttributeAddress {
  readonly text: LocatedText;
  readonly isSnippet: boolean;
}

type AttributeSpecs = NonNullable<ReturnType<PageInSite['catalogue']['get']>>['attributes'];

function addressAttributes({ name: element, opening }: Element, specs: AttributeSpecs): readonly AttributeAddress[] {
  return opening.attributes.flatMap((attribute): readonly AttributeAddress[] => {
    const kind = specs.find(({ name }) => name === attribute.name)?.kind;
    const value = attributeText(attribute);
    const range = attributeTextRange(attribute);
    if (value === undefined || value === '' || range === undefined) return [];
    const leads = kind === 'link' || kind === 'image' || kind === 'file' || kind === 'snippet';
    const isIconFile = kind === 'icon' && /^(?:\.{0,2}\/|https?:)/.test(value);
    if (!leads && !isIconFile && !isAddress(element, attribute.name)) return [];
    return [{ text: { value, range }, isSnippet: kind === 'snippet' }];
  });
}

/** HTML's own addresses, and what components of the site are sure to mean by the same names. */
function isAddress(element: string, attribute: string): boolean {
  if (attribute === 'href') return element === 'a' || /^\p{Lu}/u.test(element);
  return attribute === 'src' && /^(?:source|audio|track|embed|\p{Lu})/u.test(element);
}

/** Only addresses that are safe to open are opened. */
function targetOf(destination: Destination): LinkTarget | undefined {
  switch (destination.kind) {
    case 'page':
    case 'file':
      return { kind: 'file', file: destination.file };
    case 'address':
      return /^(?:https?:\/\/\S+|mailto:\S+@\S+)$/i.test(destination.url)
        ? { kind: 'address', url: destination.url }
        : undefined;
    default:
      return undefined;
  }
}
