import { foldersAbove, type SitePath } from '../core/paths/sitePath.ts';
import { pagesNaming } from '../core/site/references.ts';
import { resolveMention } from '../core/site/resolveLink.ts';
import type { SiteSnapshot } from '../core/site/siteSnapshot.ts';

/** The pages of which the place in the site may be another one now; `all` where that isn't worth telling apart. */
export type ConcernedPages = ReadonlySet<SitePath> | 'all';

/** Looking for the pages that name one of more files than this costs as much as looking at every page again. */
const mostLookedFor = 50;

/**
 * The pages that have to be asked again between two states of a site: those that changed, those that name what
 * changed, those that share a title with it and, where files came or went, those that `hasFindings` names, because
 * what is proposed there may be another file now.
 */
export function concernedPages(
  before: SiteSnapshot,
  after: SiteSnapshot,
  hasFindings: Iterable<SitePath>,
): ConcernedPages {
  const files = after.files === before.files ? [] : movedFiles(before, after);
  if (files === undefined || !areSameElse(before, after)) return 'all';
  const changed = new Set([
    ...files,
    ...differences(before.pages, after.pages),
    ...differences(before.snippets, after.snippets),
    ...exclusive(before.imported, after.imported),
  ]);
  const concerned = new Set(differences(before.places, after.places));
  if (changed.size === 0) return concerned;
  for (const file of showingPages(after, changed)) changed.add(file);
  if (changed.size > mostLookedFor) return 'all';
  for (const file of [...changed, ...pagesNaming(after, changed), ...pagesOfSameTitle(before, after, changed)]) {
    concerned.add(file);
  }
  if (files.length > 0) for (const file of hasFindings) concerned.add(file);
  return concerned;
}

function areSameElse(a: SiteSnapshot, b: SiteSnapshot): boolean {
  return (
    a.settings === b.settings &&
    a.config === b.config &&
    a.isLoaded === b.isLoaded &&
    a.apiDescriptions === b.apiDescriptions
  );
}

/**
 * The files that came or went; undefined where folders did, to which a link may lead as well, or files that
 * navigation lists: an entry that leads nowhere may mean any page.
 */
function movedFiles(before: SiteSnapshot, after: SiteSnapshot): readonly SitePath[] | undefined {
  const moved = after.files.differencesTo(before.files);
  const isFarReaching = (file: SitePath): boolean =>
    after.config.navigation.entriesOf(file).length > 0 ||
    foldersAbove(file).some((folder) => before.files.hasFolder(folder) !== after.files.hasFolder(folder));
  return moved?.some(isFarReaching) === true ? undefined : moved;
}

/** The pages that take in one of some files, or a page that does. */
function showingPages({ places, ...site }: SiteSnapshot, files: ReadonlySet<SitePath>): ReadonlySet<SitePath> {
  const showing = new Set<SitePath>();
  const isOne = (file: SitePath): boolean => files.has(file) || showing.has(file);
  for (let size = -1; size !== showing.size;) {
    size = showing.size;
    for (const [file, { takenIn }] of places) {
      const shows = takenIn.some((mention) => {
        const found = resolveMention(site, file, mention);
        return found.kind === 'file' && isOne(found.file);
      });
      if (shows) showing.add(file);
    }
  }
  return showing;
}

function pagesOfSameTitle(
  before: SiteSnapshot,
  after: SiteSnapshot,
  changed: ReadonlySet<SitePath>,
): readonly SitePath[] {
  const titles = [...changed].flatMap((file) => [before.pages.get(file)?.title, after.pages.get(file)?.title]);
  return titles.flatMap((title) => (title === undefined ? [] : after.titles.filesTitled(title)));
}

function differences<T>(a: ReadonlyMap<SitePath, T>, b: ReadonlyMap<SitePath, T>): readonly SitePath[] {
  if (a === b) return [];
  const gone = [...a.keys()].filter((file) => !b.has(file));
  return [...gone, ...[...b].filter(([file, value]) => a.get(file) !== value).map(([file]) => file)];
}

function exclusive(a: ReadonlySet<SitePath>, b: ReadonlySet<SitePath>): readonly SitePath[] {
  if (a === b) return [];
  return [...[...a].filter((file) => !b.has(file)), ...[...b].filter((file) => !a.has(file))];
}
