import { ComparableNames } from '../util/comparableNames.ts';
import { findNearest, type Nearest } from '../util/nearest.ts';
import { isLikelyTypo, isOneLetterOff } from '../util/typo.ts';
import { lazy } from '../util/lazy.ts';
import { iconNames, isIconName, librariesOf, type SiteIconLibrary } from './iconNames.ts';
import { ownValue } from '../util/values.ts';

/**
 * Returns the likely icons for a name that surely no library has; undefined for known names, for addresses and paths,
 * and for names that may just be newer than the lists, since libraries grow. If the library is known, from it alone.
 */
export function nearestIcons(text: string, library?: SiteIconLibrary): Nearest | undefined {
  if (!isIconName(text) && !isFontClass(text)) return undefined;
  if (librariesOf(text).length > 0) return undefined;
  const bare = text.replace(/^(?:.* )?fa-/, '');
  if (librariesOf(bare).length > 0) return { names: [bare], isClear: true };
  const nearest = findNearest(bare, comparableIcons());
  if (!isForeign(text) && !isClearTypo(bare, nearest) && !hasStrangeWord(bare)) return undefined;
  const candidates = library === undefined ? nearest : findNearest(bare, comparableIconsOf[library]());
  return likelyIcons(bare, candidates, library);
}

/** What people call some icons that have another name in each library. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  danger: ['triangle-exclamation', 'triangle-alert', 'alert-triangle'],
  warning: ['triangle-exclamation', 'triangle-alert', 'alert-triangle'],
  document: ['file-lines', 'file-text', 'file'],
  documentation: ['book-open', 'book'],
  email: ['envelope', 'mail'],
  settings: ['gear', 'settings'],
  delete: ['trash'],
  edit: ['pen', 'pencil'],
  info: ['circle-info', 'info'],
};

/**
 * Returns the icons of which one was likely mistyped, or what its name means; a name that is only similar helps nobody.
 */
function likelyIcons(bare: string, { names, isClear }: Nearest, library?: SiteIconLibrary): Nearest {
  const others = ownValue(otherNames, bare.toLowerCase());
  if (others === undefined) {
    const likely = names.filter((name) => isLikelyTypo(bare, name));
    return likely.length > 0 ? { names: likely, isClear } : { names: [], isClear: false };
  }
  const known = new Set(iconNames(library));
  return { names: others.filter((name) => known.has(name)).slice(0, 2), isClear: false };
}

/** Whether a text is Font Awesome's own way to name an icon in HTML: `fa-solid fa-rocket`. */
function isFontClass(text: string): boolean {
  return /^fa[\w-]* fa-[\w-]+$/.test(text);
}

/** Whether a name is formed as in none of the libraries: `MdOutlineForum`, `book_open`, `fa-anything`. */
function isForeign(text: string): boolean {
  return /[a-z][A-Z]|_|^fa-|\s/.test(text);
}

/** The names are constant, so they are prepared for comparison once. */
const comparableIcons = lazy(() => new ComparableNames(iconNames()));

const comparableIconsOf: Readonly<Record<SiteIconLibrary, () => ComparableNames>> = {
  fontawesome: lazy(() => new ComparableNames(iconNames('fontawesome'))),
  lucide: lazy(() => new ComparableNames(iconNames('lucide'))),
  tabler: lazy(() => new ComparableNames(iconNames('tabler'))),
};

/** The words in the names of known icons; the names are constant, so they are split once. */
const iconWords = lazy(() => new Set([...iconNames()].flatMap(wordsOf)));

/** Whether a name has a word that no known icon has. Newer icons mostly combine known words. */
function hasStrangeWord(name: string): boolean {
  const isKnown = (word: string): boolean =>
    iconWords().has(word) || iconWords().has(`${word}s`) || (word.endsWith('s') && iconWords().has(word.slice(0, -1)));
  return wordsOf(name).some((word) => !isKnown(word) && !/^[\dx]*$/.test(word));
}

function wordsOf(name: string): readonly string[] {
  return name.toLowerCase().split('-');
}

/** Whether a name is a known one but for a letter or the hyphens, and is too long for that to be chance. */
function isClearTypo(written: string, { names: [first], isClear }: Nearest): boolean {
  if (first === undefined || !isClear || written.length < 5) return false;
  const [a, b] = [written, first].map((name) => name.toLowerCase().replaceAll('-', '')) as [string, string];
  // `i-cursor` isn’t what `cursor` means, which a newer icon may be called; `wikipedia-w` is.
  if (/^\w-/.test(first) && first.slice(2) === written) return false;
  // A digit often distinguishes a newer icon from an older one.
  return !/\d/.test(a) && (a === b || isOneLetterOff(a, b));
}
