import iconLists from '../../../../schemas/icons.json';
import { lazy } from '../util/lazy.ts';

/** An icon set that the platform draws from. */
export interface IconLibrary {
  readonly id: 'fontawesome' | 'lucide' | 'tabler' | 'languages';
  readonly title: string;
}

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
    for (const name of iconLists[library.id].split(' ')) {
      const libraries = byName.get(name);
      if (libraries === undefined) byName.set(name, [library]);
      else libraries.push(library);
    }
  }
  return byName;
});

/** Every known icon name. */
export function iconNames(): Iterable<string> {
  return librariesByName().keys();
}

/** The libraries that have an icon; the platform lower-cases a name before it looks it up. */
export function librariesOf(name: string): readonly IconLibrary[] {
  return librariesByName().get(name.toLowerCase()) ?? [];
}

/** Whether a text names an icon of a library, rather than giving an address, a path or an inline drawing. */
export function isIconName(text: string): boolean {
  return /^[\w-]+$/.test(text);
}
