import assert from 'node:assert/strict';
import type { ConfigFragment } from '../../server/src/core/config/composedTree.ts';
import type { SiteSnapshot } from '../../server/src/core/site/siteSnapshot.ts';
import { cursorMark, page, siteOf, type Files } from './site.ts';

// Sites whose docs.json includes other files (`$ref`).

/** The required properties of the current generation, except its navigation. */
export const plain = { theme: 'mint', name: 'Acme', colors: { primary: '#0D9373' } };

/** Returns a value as the text of a file. */
export function write(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** Returns the files of a site: pages by name, and JSON files by text or value. */
export function siteWith(pages: string, json: Readonly<Record<string, unknown>>): Files {
  const names = pages.split(' ').map((name) => [`${name}.mdx`, page(`Page ${name}`)] as const);
  const texts = Object.entries(json).map(([file, value]) => [file, typeof value === 'string' ? value : write(value)]);
  return { ...Object.fromEntries(names), ...Object.fromEntries(texts) } as Files;
}

/** Returns a docs.json with a navigation, and its included files. */
export function split(
  pages: string,
  navigation: unknown,
  parts: Readonly<Record<string, unknown>>,
  more: object = {},
): Files {
  return siteWith(pages, { 'docs.json': { ...plain, navigation, ...more }, ...parts });
}

export const group = (title: string, ...pages: readonly unknown[]): object => ({ group: title, pages });
export const ref = ($ref: string): object => ({ $ref });

/** A docs.json with many properties, valid and invalid, for the pages a, b, c and d. */
export const mixedConfig = {
  ...plain,
  navigation: {
    languages: [
      {
        language: 'en',
        tabs: [
          { tab: 'A', groups: [group('One', 'a', 'gone', group('In', 'b'))] },
          { tab: 'B', pages: ['c', 'c'] },
        ],
      },
      {
        language: 'de',
        default: true,
        groups: [
          { ...group('Two', 'a', 'd.mdx'), root: 'd', icon: 'no-such-icon' },
          group('None'),
          { ...group('Secret', 'c'), hidden: true },
        ],
        pages: ['b'],
      },
    ],
    global: { anchors: [{ anchor: 'Blog', href: 'https://acme.example/blog' }] },
  },
  logo: { light: '/lost.svg', dark: '/logo.svg' },
  navbar: { links: [{ label: 'To b', href: '/b' }], wrong: 1 },
  redirects: [
    { source: '/old', destination: '/b' },
    { source: '/old', destination: '/c' },
    { source: '/x', destination: '/nowhere' },
  ],
};

/** Moves some of the objects and lists of a configuration into included files, in different folders. */
export function cutUp(config: object, seed: number): Readonly<Record<string, unknown>> {
  const files: Record<string, unknown> = {};
  let state = seed * 7919;
  const chance = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
  const visit = (value: unknown, folder: string): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const isCut = chance() < 0.35;
    const inner = isCut && chance() < 0.5 ? `${folder}f${Object.keys(files).length}/` : folder;
    const name = `${inner}p${Math.floor(chance() * 1e9)}.json`;
    const copy = Array.isArray(value)
      ? value.map((item) => visit(item, isCut ? inner : folder))
      : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, visit(item, isCut ? inner : folder)]));
    if (!isCut) return copy;
    files[name] = copy;
    return ref(`./${name.slice(folder.length)}`);
  };
  const copy = Object.fromEntries(Object.entries(config).map(([key, item]) => [key, visit(item, '')]));
  return { 'docs.json': copy, ...files };
}

/** Returns the site, and the offset of the cursor mark in the composed config. */
export function siteAtFragment(files: Files): { readonly site: SiteSnapshot; readonly offset: number } {
  const [file = '', text = ''] = Object.entries(files).find(([, one]) => one.includes(cursorMark)) ?? [];
  const site = siteOf({ ...files, [file]: text.replace(cursorMark, '') });
  const fragment = fragmentOf(site, file);
  return { site, offset: fragment.start + text.indexOf(cursorMark) };
}

/** Returns a fragment of a site's composed config. */
export function fragmentOf({ config }: SiteSnapshot, file: string): ConfigFragment {
  return config.composed.fragments.find((fragment) => fragment.file === file) ?? assert.fail(`${file} is no part`);
}
