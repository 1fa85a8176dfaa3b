import { sectionWithId } from '../../page/sections/sections.ts';
import { declaresExport, mayBeComputed, mayShowSections } from '../../page/sections/unknownSections.ts';
import type { SectionSummary } from '../../page/record/pageSummary.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { filesIncludedBy } from './includingPages.ts';
import { resolveReference } from '../references/resolveLink.ts';
import { longestSnippet, type SiteSnapshot } from '../siteSnapshot.ts';
import { addAll } from '../../util/collections.ts';

/** What decides which sections a page has. */
type Sections = Pick<SiteSnapshot, 'files' | 'config' | 'apiDescriptions' | 'settings' | 'pages' | 'snippets'>;

/**
 * Returns all sections of a page, including those of included files; undefined if there may be others that no file
 * shows.
 */
export function shownSections(site: Sections, file: SitePath): readonly SectionSummary[] | undefined {
  const summary = site.pages.get(file);
  if (summary?.inclusions.length === 0) return summary.hasUnknownSections ? undefined : summary.sections;
  const found: SectionSummary[] = [];
  return collect(site, file, found) ? found : undefined;
}

/** Returns the sections of a page and its included files, whether or not there may be others. */
export function knownSections(site: Sections, file: SitePath): readonly SectionSummary[] {
  const found: SectionSummary[] = [];
  collect(site, file, found);
  return found;
}

/** Adds the sections of a file; returns false if there may be others. */
function collect(site: Sections, file: SitePath, found: SectionSummary[], seen = new Set<SitePath>()): boolean {
  if (seen.has(file)) return true;
  seen.add(file);
  const summary = site.pages.get(file);
  if (summary === undefined) return false;
  addAll(found, summary.sections);
  let isExhaustive = !summary.hasUnknownSections;
  for (const inclusion of summary.inclusions) {
    const target = resolveReference(site, file, inclusion);
    if (target.kind !== 'file') isExhaustive = false;
    else if (inclusion.name === undefined) isExhaustive = collect(site, target.file, found, seen) && isExhaustive;
    else isExhaustive &&= isWithoutSections(site, target.file, inclusion.name);
  }
  return isExhaustive;
}

/** Whether a component that a file exports surely shows no sections. */
function isWithoutSections({ snippets, settings }: Sections, file: SitePath, name: string): boolean {
  const text = snippets.get(file);
  if (text === undefined || text.length >= longestSnippet) return false;
  return declaresExport(text, name) && !mayShowSections(text, settings.catalogue);
}

/**
 * Whether a page surely lacks a section. If it includes files, the numbers of sections with equal titles depend on
 * their positions, so any number is accepted.
 */
export function lacksSection(site: Sections, file: SitePath, fragment: string): boolean {
  const sections = shownSections(site, file);
  if (sections === undefined || sectionWithId(sections, fragment) !== undefined) return false;
  if (mayBeComputedIn(site, file, fragment)) return false;
  const hasInclusions = site.pages.get(file)?.inclusions.some(({ name }) => name === undefined) ?? false;
  return !hasInclusions || sectionWithId(sections, fragment.replace(/-\d+$/, '')) === undefined;
}

/** Whether a heading with computed text may have an id, on a page or in a file that it includes. */
export function mayBeComputedIn(site: Sections, file: SitePath, id: string, seen = new Set<SitePath>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const summary = site.pages.get(file);
  if (summary === undefined) return false;
  return (
    mayBeComputed(summary.computedBeginnings, id) ||
    filesIncludedBy(site, file).some((part) => mayBeComputedIn(site, part, id, seen))
  );
}
