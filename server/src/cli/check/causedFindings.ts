import { meantPaths, pathKey, splitAddress } from '../../core/paths/address.ts';
import { keysNaming } from '../../core/site/references/basePath.ts';
import { isAbove, toSitePath, type SitePath } from '../../core/paths/sitePath.ts';
import type { SiteFinding } from '../../core/rules/engine/repeats.ts';
import type { SiteSnapshot } from '../../core/site/siteSnapshot.ts';
import { rangesTouch } from '../../core/text/textRange.ts';
import type { Site } from '../../workspace/site.ts';
import type { Keep } from './selection.ts';

/** Files of a site, and the keys by which addresses name them. */
interface Causes {
  readonly files: ReadonlySet<SitePath>;
  readonly keys: ReadonlySet<string>;
}

/**
 * Keeps, of findings in other files, those that some files may have caused: broken links and imports, entries of
 * docs.json, findings that refer to one of the files.
 */
export function causedBy(causes: ReadonlyMap<Site, ReadonlySet<SitePath>>): Keep {
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
