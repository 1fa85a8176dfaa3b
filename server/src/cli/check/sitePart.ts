import { isAbove, type SitePath, toSitePath } from '../../core/paths/sitePath.ts';
import { removedPage } from '../../core/rules/link/removed-page.ts';
import { outdated } from '../../core/rules/translation/outdated.ts';
import type { Site } from '../../workspace/site.ts';
import { isGiven, type GivenFiles } from './givenPaths.ts';
import type { Keep, SitePart } from './selection.ts';
import { meantPaths, pathKey, splitAddress } from '../../core/paths/address.ts';
import { keysNaming } from '../../core/site/references/basePath.ts';
import type { SiteFinding } from '../../core/rules/engine/repeats.ts';
import type { SiteSnapshot } from '../../core/site/siteSnapshot.ts';
import { rangesTouch } from '../../core/text/textRange.ts';

/** The rules that compare what has changed with what was before, wherever they report it. */
const aboutHistory = new Set([removedPage.meta.id, outdated.meta.id]);

/** Returns the part of sites that consists of the given files, of those that have changed, or of what is both. */
export function partOf(
  given: ReadonlyMap<Site, GivenFiles | undefined>,
  changed: ReadonlyMap<Site, ReadonlySet<SitePath>> | undefined,
  { caused }: { readonly caused: boolean },
): SitePart | undefined {
  const parts = new Map<Site, ReadonlySet<SitePath>>();
  for (const [site, some] of given) {
    if (changed === undefined && some === undefined) continue;
    const among = changed?.get(site) ?? [...(some?.named ?? []), ...site.state.files.paths];
    parts.set(site, new Set([...among].filter((file) => some === undefined || isGiven(some, file))));
  }
  if (parts.size === 0) return undefined;
  const own: Keep = (site, { file, rule }) => {
    const files = parts.get(site);
    if (aboutHistory.has(rule.id)) return given.get(site) === undefined;
    // Settings above a site apply to all its files.
    return files === undefined || isAbove(file) ? given.get(site) === undefined : files.has(file);
  };
  const isCaused = caused ? causedBy(parts) : undefined;
  return { own, shown: (site, finding) => own(site, finding) || isCaused?.(site, finding) === true };
}

/** Files of a site, and the keys by which addresses name them. */
interface Causes {
  readonly files: ReadonlySet<SitePath>;
  readonly keys: ReadonlySet<string>;
}

/**
 * Keeps, of findings in other files, those that some files may have caused: broken links and imports, entries of
 * docs.json, findings that refer to one of the files.
 */
function causedBy(causes: ReadonlyMap<Site, ReadonlySet<SitePath>>): Keep {
  const keysOf = (site: Site, files: ReadonlySet<SitePath>): ReadonlySet<string> => {
    const snapshot = site.takeSnapshot();
    return new Set([...files].flatMap((file) => keysNaming(snapshot, file)));
  };
  const all = new Map([...causes].map(([site, files]) => [site, { files, keys: keysOf(site, files) }]));
  return (site, finding) => {
    const { file } = finding;
    const known = all.get(site);
    if (known === undefined || isAbove(file)) return false;
    if (finding.related?.some((related) => known.files.has(related.file)) === true) return true;
    const snapshot = site.takeSnapshot();
    return isAboutEntry(snapshot, finding, known) || isAboutReference(snapshot, file, finding, known);
  };
}

/** Whether a finding is about the path of one of the files in docs.json. */
function isAboutEntry({ config }: SiteSnapshot, { file, range }: SiteFinding, { keys }: Causes): boolean {
  const text = config.composed.fragments.find((one) => one.file === file)?.tree.text;
  const written = text?.slice(range.start, range.end).replace(/^"|"$/g, '');
  if (written === undefined || written.includes('\n')) return false;
  return keys.has(pathKey(toSitePath(splitAddress(written).path) ?? written));
}

/** Whether a finding is about a reference of a page to one of the files. */
function isAboutReference(site: SiteSnapshot, file: SitePath, { range }: SiteFinding, { keys }: Causes): boolean {
  const references = site.pageIndexes.get(file)?.references ?? [];
  return references.some(
    (reference) =>
      rangesTouch(reference.range, range) &&
      meantPaths(file, splitAddress(reference.value).path).some((candidate) => keys.has(pathKey(candidate))),
  );
}
