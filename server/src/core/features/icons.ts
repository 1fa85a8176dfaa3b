import {
  iconLibraries,
  iconNames,
  isIconName,
  isIconOf,
  librariesOf,
  titleOfLibrary,
  type SiteIconLibrary,
} from '../icons/iconNames.ts';
import { usualIcons } from '../icons/usualIcons.ts';
import { codeText } from '../text/markdown.ts';
import { wordsIn } from '../util/strings.ts';

export interface IconChoice {
  readonly name: string;
  /** The titles of the libraries that contain it. */
  readonly libraries: string;
}

/** One more than the limit of a list, so that it counts as cut. */
const mostIcons = 401;

/**
 * Returns the icons of a site's library whose names contain the typed text: those that begin with it first, the one with
 * just this name, then those that are likely here, then what other sites use. None has one letter: an editor would put it
 * above all that begin with it.
 */
export function iconsLike(
  typed: string,
  library: SiteIconLibrary,
  here: readonly string[] = [],
): readonly IconChoice[] {
  const requested = typed.toLowerCase();
  const starting = new Set<string>();
  const containing = new Set<string>();
  const likely = [requested, ...here, ...usualIcons].filter((name) => isIconOf(library, name));
  for (const name of [...likely, ...iconNames(library)]) {
    if (!name.includes(requested) || name.length === 1) continue;
    // The list is cut; typing on finds the others.
    if (starting.size >= mostIcons) break;
    (name.startsWith(requested) ? starting : containing).add(name);
  }
  return [...starting, ...containing].map((name) => ({ name, libraries: libraryTitles(name).join(', ') }));
}

/** Returns the icons whose names a title has: of “Discord bot” first `discord`, then `bot`. */
export function iconsNamedIn(title: string): readonly string[] {
  const words = wordsIn(title);
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''}-${word}`);
  const singular = words.flatMap((word) => (word.endsWith('s') ? [word.slice(0, -1)] : []));
  return [...pairs, ...words, ...singular].filter((name) => name.length > 1 && librariesOf(name).length > 0);
}

/** Returns the description of an icon of a site's library by its name, in Markdown; undefined for URLs and paths. */
export function describeIcon(name: string, library: SiteIconLibrary): string | undefined {
  if (!isIconName(name)) return undefined;
  const titles = libraryTitles(name);
  const where = titles.length > 0 ? titles.join(', ') : `none of ${iconLibraries.map(({ title }) => title).join(', ')}`;
  const isElsewhere = titles.length > 0 && !isIconOf(library, name);
  const note = isElsewhere ? `\n\nNot available in ${titleOfLibrary(library)}, the icon library of this site.` : '';
  return `Icon ${codeText(name)}\n\nFound in: ${where}${note}`;
}

function libraryTitles(name: string): readonly string[] {
  return librariesOf(name).map((library) => library.title);
}
