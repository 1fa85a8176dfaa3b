import { ownValue } from '../../core/util/values.ts';
import type { ComponentSpec } from '../../core/components/catalogue.ts';
import { describeComponent } from '../../core/features/page/componentText.ts';
import { findPages } from '../../core/features/site/findPages.ts';
import { referencesToFile } from '../../core/features/site/references.ts';
import { routeOf } from '../../core/paths/route.ts';
import type { SiteSnapshot } from '../../core/site/siteSnapshot.ts';
import { count } from '../../core/util/messageText.ts';
import { printable } from '../../core/util/printable.ts';
import type { Site } from '../../workspace/site.ts';

const mostPages = 10;
const mostSections = 5;
/** In characters; the example of a component that is longer isn’t shown. */
const longestExample = 800;
/** How many pages are read in search of a short example. */
const mostRead = 20;

/** Returns the pages about some words, or the syntax of a component with an example of the site. */
export async function findInSite(site: Site, query: string): Promise<string> {
  const snapshot = site.takeSnapshot();
  const name = /^\s*<?\/?([\p{Lu}][\p{L}\p{N}.]*)\s*\/?>?\s*$/u.exec(query)?.[1];
  const spec = name === undefined ? undefined : snapshot.settings.catalogue.get(name);
  const pages = findPages(snapshot, query, mostPages).map((page) => pageLines(snapshot, page));
  const component = spec === undefined ? [] : [await componentText(site, snapshot, spec)];
  const all = [...component, ...pages];
  return all.length === 0
    ? `Nothing on this site matches “${printable(query)}”. Try fewer or other words, or the outline tool.`
    : all.join('\n');
}

function pageLines(
  site: SiteSnapshot,
  { file, title, isListed, sections }: ReturnType<typeof findPages>[number],
): string {
  const incoming = referencesToFile(site, file).links.length;
  const listed = isListed ? '' : ', not in the navigation';
  const head = `${file} — ${printable(title)} (link: ${routeOf(file)}; ${count(incoming, 'incoming link')}${listed})`;
  const shown = sections.slice(0, mostSections).map(({ title: heading, id }) => `  #${id} ${printable(heading)}`);
  return [head, ...shown].join('\n');
}

async function componentText(site: Site, snapshot: SiteSnapshot, spec: ComponentSpec): Promise<string> {
  const example = await exampleOf(site, snapshot, spec.name);
  return [describeComponent(spec), ...(example === undefined ? [] : [example])].join('\n\n');
}

/** Returns the first short use of a component on the site, with its page. */
async function exampleOf(site: Site, { traits }: SiteSnapshot, name: string): Promise<string | undefined> {
  const files = [...traits].filter(([, { tags }]) => ownValue(tags, name) !== undefined).map(([file]) => file);
  for (const file of files.slice(0, mostRead)) {
    const page = (await site.contextOf(file))?.page;
    const found = page?.elements.find(
      (one) => one.name === name && one.range.end - one.range.start <= longestExample && one.children.length < 5,
    );
    if (page !== undefined && found !== undefined)
      return `On this site, in ${file}:\n${page.text.slice(found.range.start, found.range.end)}`;
  }
  return undefined;
}
