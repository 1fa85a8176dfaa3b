import { meantPaths, pathKey, splitAddress } from '../../core/paths/address.ts';
import { isAbove, toSitePath, type SitePath } from '../../core/paths/sitePath.ts';
import type { SiteFinding } from '../../core/rules/engine/repeats.ts';
import type { SiteSnapshot } from '../../core/site/siteSnapshot.ts';
import { rangesTouch } from '../../core/text/textRange.ts';
import type { Site } from '../../workspace/site.ts';
import type { Keep } from './selection.ts';

/** The changed files of a site, and the keys by which addresses name them. */
interface Changes {
  readonly files: ReadonlySet<SitePath>;
  readonly keys: ReadonlySet<string>;
}

/**
 * Keeps findings in changed files, and of others those that a changed file may have caused: broken links and imports,
 * entries of docs.json, findings that refer to it.
 */
export function affectedBy(changed: ReadonlyMap<Site, ReadonlySet<SitePath>>): Keep {
  const all = new Map([...changed].map(([site, files]) => [site, { files, keys: new Set([...files].map(pathKey)) }]));
  return (site, finding) => {
    const { file } = finding;
    const changes = all.get(site);
    if (changes === undefined || isAbove(file) || changes.files.has(file)) return true;
    if (finding.related?.some((related) => changes.files.has(related.file)) === true) return true;
    const snapshot = site.takeSnapshot();
    return isAboutEntry(snapshot, finding, changes) || isAboutReference(snapshot, file, finding, changes);
  };
}

/** Whether a finding is about the path of a changed file in docs.json. */
function isAboutEntry({ config }: SiteSnapshot, { file, range }: SiteFinding, { keys }: Changes): boolean {
  const text = config.composed.fragments.find((one) => one.file === file)?.tree.text;
  const written = text?.slice(range.start, range.end).replace(/^"|"$/g, '');
  if (written === undefined || written.includes('\n')) return false;
  return keys.has(pathKey(toSitePath(splitAddress(written).path) ?? written));
}

/** Whether a finding is about a reference of a page to a changed file. */
function isAboutReference(site: SiteSnapshot, file: SitePath, { range }: SiteFinding, { keys }: Changes): boolean {
  const references = site.pageIndexes.get(file)?.references ?? [];
  return references.some(
    (reference) =>
      rangesTouch(reference.range, range) &&
      meantPaths(file, splitAddress(reference.value).path).some((candidate) => keys.has(pathKey(candidate))),
  );
}
