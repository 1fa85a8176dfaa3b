import type { SitePath } from '../../paths/sitePath.ts';
import { shownSections } from '../../site/shownSections.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { findNearest, type Nearest } from '../../util/nearest.ts';

/**
 * The sections of a page that a link probably means, by the ids that the platform shows for them. The first is clear
 * where nothing but punctuation, blanks or case differs.
 */
export function nearestSections(site: SiteSnapshot, file: SitePath, fragment: string): Nearest {
  const ids = (shownSections(site, file) ?? []).flatMap(({ ids: [id] }) => id ?? []);
  const names = [...new Set([...countedFromTwo(ids, fragment), ...findNearest(fragment, ids).names])].slice(0, 3);
  if (names.length > 0) return { names, isClear: lettersOf(names[0] ?? '') === lettersOf(fragment) };
  const longer = ids.filter((id) => holdsWords(id, fragment) || holdsWords(fragment, id));
  return { names: longer.slice(0, 3), isClear: false };
}

/** The second section of a name has the number 2, where other platforms begin with 1. */
function countedFromTwo(ids: readonly string[], fragment: string): readonly string[] {
  const [, name = '', count = ''] = /^(.+)-(\d{1,3})$/.exec(fragment) ?? [];
  const id = `${name}-${Number(count) + 1}`;
  return ids.includes(name) && ids.includes(id) ? [id] : [];
}

function lettersOf(id: string): string {
  return id.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether an id has all the words of another, in their order and one behind the other. */
function holdsWords(id: string, other: string): boolean {
  const words = (text: string): string =>
    `-${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}-`.replace(/-+/g, '-');
  return words(other).length > 5 && words(id).includes(words(other));
}
