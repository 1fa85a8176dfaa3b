import { splitAddress } from '../../paths/address.ts';
import { namesFile } from '../../paths/fileKinds.ts';
import { filesOfEntry, pageNameOf } from '../../paths/route.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { pathsMeantBy } from '../../page/record/pageRecord.ts';
import type { SiteSnapshot } from '../siteSnapshot.ts';
import { unorderedReferences } from './configReferences.ts';
import { resolveReference } from './resolveLink.ts';

/** The files whose existence decides about the findings of a page or of docs.json. */
export interface FilesBehind {
  /** Those that references point to. */
  readonly found: readonly SitePath[];
  /** Those that references without a target could point to. */
  readonly missing: readonly SitePath[];
}

/**
 * Returns files that the references of a page or of docs.json mean, up to a number of either kind, in steps: a caller may
 * do something else after each.
 */
export function* findingFilesBehind(
  site: SiteSnapshot,
  file: SitePath,
  most: number,
): Generator<undefined, FilesBehind> {
  const found = new Set<SitePath>();
  const missing = new Set<SitePath>();
  for (const { target, meant } of targetsOf(site, file)) {
    if (target !== undefined) found.add(target);
    else if (missing.size < most) for (const path of meant()) for (const one of filesMeant(path)) missing.add(one);
    if (found.size > most && missing.size >= most) break;
    yield;
  }
  found.delete(file);
  return { found: [...found].slice(0, most), missing: [...missing].slice(0, most) };
}

/** What a reference points to, or without that the paths that it may mean. */
interface Target {
  readonly target?: SitePath | undefined;
  readonly meant: () => readonly SitePath[];
}

function* targetsOf(site: SiteSnapshot, file: SitePath): Iterable<Target> {
  const known = new Set<string>();
  for (const { kind, value } of site.pageIndexes.get(file)?.references ?? []) {
    const key = `${kind} ${value}`;
    if (known.has(key)) continue;
    known.add(key);
    const destination = resolveReference(site, file, { kind, value });
    const meant = (): readonly SitePath[] => pathsMeantBy(file, kind, splitAddress(value).path);
    if (destination.kind === 'missing') yield { meant };
    else if (destination.kind === 'page' || destination.kind === 'file') yield { target: destination.file, meant };
  }
  if (!site.config.composed.fragments.some((fragment) => fragment.file === file)) return;
  for (const { file: target, value } of unorderedReferences(site)) {
    yield { target, meant: () => pathsMeantBy(site.config.file, 'link', splitAddress(value).path) };
  }
}

function filesMeant(path: SitePath): readonly SitePath[] {
  return namesFile(path) ? [path] : [path, ...filesOfEntry(pageNameOf(path))];
}
