import { splitAddress } from '../../paths/address.ts';
import { namesFile } from '../../paths/fileKinds.ts';
import { filesOfEntry, pageNameOf } from '../../paths/route.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { pathsMeantBy } from '../../page/record/pageRecord.ts';
import type { SiteSnapshot } from '../siteSnapshot.ts';
import { configReferences } from './configReferences.ts';
import { resolveReference } from './resolveLink.ts';

/** The files whose existence decides about the findings of a page or of docs.json. */
export interface FilesBehind {
  /** Those that references point to. */
  readonly found: readonly SitePath[];
  /** Those that references without a target could point to. */
  readonly missing: readonly SitePath[];
}

/** Returns the files that the references of a page or of docs.json mean. */
export function filesBehind(site: SiteSnapshot, file: SitePath): FilesBehind {
  const found = new Set<SitePath>();
  const missing = new Set<SitePath>();
  const add = (target: SitePath | undefined, paths: () => readonly SitePath[]): void => {
    if (target !== undefined) found.add(target);
    else for (const path of paths()) for (const one of filesMeant(path)) missing.add(one);
  };
  for (const { kind, value } of site.pageIndexes.get(file)?.references ?? []) {
    const destination = resolveReference(site, file, { kind, value });
    if (destination.kind === 'missing') add(undefined, () => pathsMeantBy(file, kind, splitAddress(value).path));
    else if (destination.kind === 'page' || destination.kind === 'file') add(destination.file, () => []);
  }
  if (site.config.composed.fragments.some((fragment) => fragment.file === file)) {
    for (const { file: target, value } of configReferences(site))
      add(target, () => pathsMeantBy(site.config.file, 'link', splitAddress(value).path));
  }
  found.delete(file);
  return { found: [...found], missing: [...missing] };
}

function filesMeant(path: SitePath): readonly SitePath[] {
  return namesFile(path) ? [path] : [path, ...filesOfEntry(pageNameOf(path))];
}
