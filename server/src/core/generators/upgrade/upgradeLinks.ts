import { itemsOf, memberOf, stringOf, type JsonNode } from '../../config/json/jsonTree.ts';
import type { ClassicSource } from './classicSource.ts';
import { hrefOf, secureHrefOf } from './hrefs.ts';
import { arrayOut, objectIfAny, objectOut, sameOut, valueOut, type OutMembers, type OutNode } from './outNode.ts';
import { socialsOf } from './socials.ts';

/** Returns the links around the pages: in the top bar and in the footer. */
export function upgradeLinks(source: ClassicSource): OutMembers {
  return {
    navbar: objectIfAny({ links: topbarLinks(source), primary: callToAction(source) }),
    footer: objectIfAny({ socials: socialsOf(source), links: footerLinks(source) }, source.peek('footer')),
  };
}

function topbarLinks(source: ClassicSource): OutNode | undefined {
  const list = source.peek('topbarLinks');
  const links = itemsOf(list).map((item) => {
    const isRepository = stringOf(source.takeMember(item, 'type')) === 'github';
    const href = hrefOf(source, item);
    if (!isRepository) return objectOut({ label: source.sameIn(item, 'name'), href }, item);
    return objectOut({ label: valueOut('GitHub'), type: valueOut('github'), href }, item);
  });
  return links.length === 0 ? undefined : arrayOut(links, list);
}

function callToAction(source: ClassicSource): OutNode | undefined {
  const button = source.peek('topbarCtaButton');
  if (button === undefined) return undefined;
  const type = stringOf(source.takeMember(button, 'type')) === 'github' ? 'github' : 'button';
  const href = hrefOf(source, button);
  const label = type === 'github' ? undefined : source.sameIn(button, 'name');
  return href && objectOut({ type: valueOut(type), label, href }, button);
}

function footerLinks(source: ClassicSource): OutNode | undefined {
  const columns = source.peek('footer', 'links');
  const moved = itemsOf(columns).map((column) => {
    const links = memberOf(column, 'links');
    return objectOut(
      {
        header: headerOf(source, column),
        items:
          links &&
          arrayOut(
            itemsOf(links).map((link) => footerLink(source, link)),
            links,
          ),
      },
      column,
    );
  });
  return moved.length === 0 ? undefined : arrayOut(moved, columns);
}

/** The current generation doesn't accept an empty title. */
function headerOf(source: ClassicSource, column: JsonNode): OutNode | undefined {
  const title = source.takeMember(column, 'title');
  return title === undefined || stringOf(title)?.trim() === '' ? undefined : sameOut(title);
}

function footerLink(source: ClassicSource, link: JsonNode): OutNode {
  const href = secureHrefOf(source, link);
  return objectOut({ label: source.sameIn(link, 'label'), href }, link);
}
