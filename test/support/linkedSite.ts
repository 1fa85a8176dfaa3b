import { folderOf, type SitePath } from '../../server/src/core/paths/sitePath.ts';
import { pageNameOf, relativeFrom, routeOf } from '../../server/src/core/paths/route.ts';
import type { Files } from './site.ts';

interface LinkedSite {
  readonly pages: number;
  readonly seed: number;
  /** How links to files below a page's folder are written: `deep/tune` or `./deep/tune`. */
  readonly style: 'bare' | 'dotted';
}

/**
 * Returns a site whose pages, snippets and images refer to each other in every possible form; the same for the same
 * seed.
 */
export function linkedSite({ pages, seed, style }: LinkedSite): Files {
  const random = randomFrom(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const names = pageNames(pages);
  const images = ['images/a.png', 'images/some picture.png', 'section0/local.png', 'logo.svg'];
  const snippets = ['snippets/part.mdx', 'snippets/deep/inner.mdx', 'section1/shared.mdx'];
  const write = (file: string): string => {
    const folder = folderOf(file as SitePath);
    const links = Array.from({ length: 8 }, () => linkTo(folder, pick(names), pick, style));
    const shown = Array.from({ length: 2 }, () => imageOf(folder, pick(images), pick, style));
    const part = pick(snippets);
    const source = pick([`/${part}`, relativeFrom(folder, part)]);
    const lines = [
      ...['---', `title: ${file}`, '---', '', `import Part from ${pick([`"${source}"`, `'${source}'`])};`],
      ...['', '## First', '', ...links, '', ...shown, '', '<Part />', '', '[own](#first)', ''],
    ];
    return lines.join(pick(['\n', '\r\n']));
  };
  return Object.fromEntries([
    ['docs.json', configOf(names, pick)],
    ...names.map((file) => [file, write(file)] as const),
    ...snippets.map((file) => [file, `A part of [pages](/${pageNameOf(pick(names) as SitePath)}).\n`] as const),
    ...images.map((file) => [file, ''] as const),
  ]);
}

function pageNames(count: number): readonly string[] {
  const folders = ['', 'guides', 'section0', 'section0/deep', 'section1', 'api v2', 'größe'];
  return Array.from({ length: count }, (_, at) => {
    const folder = folders[at % folders.length] ?? '';
    const name =
      at >= folders.length && at < 2 * folders.length ? 'index.mdx' : `page${at}${at % 9 === 0 ? '.md' : '.mdx'}`;
    return folder === '' ? name : `${folder}/${name}`;
  });
}

type Pick = <Item>(items: readonly Item[]) => Item;

function linkTo(folder: SitePath, target: string, pick: Pick, style: LinkedSite['style']): string {
  const file = target as SitePath;
  const path = pick([routeOf(file).slice(1), pageNameOf(file), file]);
  const address = escape(addressOf(folder, path, pick, style)) + pick(['', '', '#first', '?tab=1#first', '#']);
  return pick([
    `A [link](${address}) in a text.`,
    `A [link](<${address}> "Title").`,
    `<Card title="Card" href="${address}">Text.</Card>`,
    `<a href={'${address}'}>link</a>`,
    `[Defined${target}]: ${address}`,
  ]);
}

function imageOf(folder: SitePath, image: string, pick: Pick, style: LinkedSite['style']): string {
  const address = addressOf(folder, image, pick, style);
  return pick([`![alt](${escape(address)})`, `<img src="${address}" alt="x" />`]);
}

function addressOf(folder: SitePath, path: string, pick: Pick, style: LinkedSite['style']): string {
  const relative = path === '' ? '/' : relativeFrom(folder, path);
  return pick([`/${path}`, style === 'bare' ? relative.replace(/^\.\//, '') : relative]);
}

function escape(address: string): string {
  return address.replaceAll(' ', '%20');
}

function configOf(pages: readonly string[], pick: Pick): string {
  const entries = pages.map((page) => `${pick(['"', '"/', '"./'])}${pageNameOf(page as SitePath)}"`);
  return `{
  "name": "Acme",   "favicon": "/logo.svg",
  "navigation": [ { "group": "All",
    "pages": [${entries.join(pick([', ', ' ,\r\n\t']))} ] } ],
  "tabs": [{"name":"Guides","url":"guides"},
           {"name":"Deep","url":"section0/deep"}],
\t"redirects": [{ "source": "/old", "destination": "/page0#first" }, {"source":"/o/:slug*","destination":"/guides/:slug*"}]
}
`;
}

/** Returns a generator of numbers from 0 to 1 that are the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x1_0000_0000;
  };
}
