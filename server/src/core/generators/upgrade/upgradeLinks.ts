import { itemsOf, memberOf, propertiesOf, stringOf, type JsonNode } from '../../config/json/jsonTree.ts';
import { currentSchema } from '../../config/schema/formatSchemas.ts';
import type { ClassicSource } from './classicSource.ts';
import { hrefOf, secureHrefOf } from './addresses.ts';
import { arrayOut, objectIfAny, objectOut, sameOut, valueOut, type OutMembers, type OutNode } from './outNode.ts';

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

/** The platforms that the current generation knows. */
const platforms = new Set(Object.keys(currentSchema.definitions?.['socials']?.properties ?? {}));

/** Returns an object by platform; in an older form a list of objects with `type` and `url`. */
function socialsOf(source: ClassicSource): OutNode | undefined {
  const actual = source.peek('footer', 'socials') ?? source.peek('footerSocials');
  const named = propertiesOf(actual).map(({ name }) => [name, actual, name] as const);
  const listed = itemsOf(actual).map((item) => [source.textIn(item, 'type') ?? '', item, 'url'] as const);
  const accounts = [...named, ...listed].flatMap(([platform, owner, name]) => {
    if (!platforms.has(platform)) return [];
    const url = secureHrefOf(source, owner, name);
    return url === undefined ? [] : [[platform, url] as const];
  });
  return objectIfAny(Object.fromEntries(accounts), actual);
}
