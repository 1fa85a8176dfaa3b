import { mentionsOf, type Mention } from '../../page/mentions.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { resolveMention, type Destination } from '../../site/resolveLink.ts';
import type { DocumentLink, LinkTarget } from '../answers.ts';

/** An address in a page, and what it leads to. */
export interface PageAddress {
  readonly mention: Mention;
  readonly destination: Destination;
}

/** All that leads from a page to a file of the site or to an address. */
export function linksOfPage(page: PageInSite): readonly DocumentLink[] {
  return addressesOf(page).flatMap(({ mention, destination }): readonly DocumentLink[] => {
    // A link to a section of the page itself would only open the page again.
    const target = mention.value.startsWith('#') ? undefined : targetOf(destination);
    return target === undefined ? [] : [{ range: mention.range, target }];
  });
}

/** The addresses in a page: of links, images and definitions, of components' attributes and of imports. */
export function addressesOf({ page, site, file, catalogue }: PageInSite): readonly PageAddress[] {
  return mentionsOf(page, catalogue)
    .filter(({ kind }) => kind !== 'use')
    .map((mention) => ({ mention, destination: resolveMention(site, file, mention) }));
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
