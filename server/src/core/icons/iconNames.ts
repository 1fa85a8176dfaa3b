import { iconLists } from './iconLists.ts';
import { lazy } from '../util/lazy.ts';
import { addTo } from '../util/collections.ts';

export const siteIconLibraries = ['fontawesome', 'lucide', 'tabler'] as const;
/** The library that a site uses, as docs.json names it. */
export type SiteIconLibrary = (typeof siteIconLibraries)[number];

/** An icon set that the platform draws from. */
export interface IconLibrary {
  readonly id: SiteIconLibrary | 'languages';
  readonly title: string;
}

/** Every library with its name for people. */
export const iconLibraries: readonly IconLibrary[] = [
  { id: 'fontawesome', title: 'Font Awesome' },
  { id: 'lucide', title: 'Lucide' },
  { id: 'tabler', title: 'Tabler' },
  { id: 'languages', title: 'Programming language' },
];

/** Each known name with the libraries that have it; the names are constant, so they are read once. */
const librariesByName = lazy(() => {
  const byName = new Map<string, IconLibrary[]>();
  for (const library of iconLibraries) {
    for (const name of iconLists()[library.id].split(' ')) addTo(byName, name, library);
  }
  return byName;
});

/** Returns every known icon name; of one library with those of programming languages, which work with every library. */
export function iconNames(library?: SiteIconLibrary): Iterable<string> {
  return library === undefined ? librariesByName().keys() : namesByLibrary[library]();
}

/** The names are constant, so they are read once. */
const namesByLibrary: Readonly<Record<SiteIconLibrary, () => ReadonlySet<string>>> = {
  fontawesome: lazy(() => namesOf('fontawesome')),
  lucide: lazy(() => namesOf('lucide')),
  tabler: lazy(() => namesOf('tabler')),
};

function namesOf(library: SiteIconLibrary): ReadonlySet<string> {
  return new Set([...iconLists()[library].split(' '), ...iconLists().languages.split(' ')]);
}

/** Returns the library that a string names, if any. */
export function siteIconLibrary(text: string | undefined): SiteIconLibrary | undefined {
  return siteIconLibraries.find((id) => id === text);
}

/** Returns the display name of a library. */
export function titleOfLibrary(id: SiteIconLibrary): string {
  return iconLibraries.find((library) => library.id === id)?.title ?? id;
}

/** Whether a site that uses a library shows something for a name. */
export function isIconOf(library: SiteIconLibrary, name: string): boolean {
  return librariesOf(name).some(({ id }) => id === library || id === 'languages');
}

/** Returns the libraries that have an icon; the platform lower-cases a name before it resolves it. */
export function librariesOf(name: string): readonly IconLibrary[] {
  return librariesByName().get(name.toLowerCase()) ?? [];
}

/** Whether a name is that of a company or a product; only Tabler distinguishes them from other icons. */
export function isBrand(name: string): boolean {
  return librariesOf(`brand-${name}`).length > 0;
}

/** Whether a text names an icon of a library, rather than giving an address, a path or an inline drawing. */
export function isIconName(text: string): boolean {
  return /^[\w-]+$/.test(text);
}
