import { encodeAddress } from '../paths/address.ts';
import { foldersAbove, siteRoot, type SitePath } from '../paths/sitePath.ts';
import type { KnownPage } from '../site/pageContext.ts';
import { resolveLink } from '../site/resolveLink.ts';
import type { BrokenReference } from './brokenReferences.ts';

/**
 * Returns why a link misses an existing page by entire folders of the page that it is on: its path lacks them, or
 * repeats them. Links are moved to other folders together, so all such links have that cause.
 */
export function folderSlip(
  { site, file }: KnownPage,
  { reference, destination, redirectedTo }: BrokenReference,
): string | undefined {
  if (destination.kind !== 'missing' || redirectedTo !== undefined || !reference.value.startsWith('/'))
    return undefined;
  const { path } = destination;
  const folders = foldersAbove(file);
  const isPage = (folder: SitePath, inside: string): boolean =>
    resolveLink(site, site.config.file, `/${encodeAddress(join(folder, inside))}`).kind === 'page';
  const lacking = folders.findLast((folder) => isPage(folder, path));
  if (lacking !== undefined) return `links lack /${lacking}`;
  const repeated = folders.find((folder) => path.startsWith(`${folder}/`));
  if (repeated === undefined) return undefined;
  const inside = path.slice(repeated.length + 1);
  const around = [...foldersAbove(repeated), siteRoot].find((folder) => isPage(folder, inside));
  return around === undefined ? undefined : `links repeat /${repeated} in /${around}`;
}

function join(folder: SitePath, inside: string): string {
  return folder === siteRoot ? inside : `${folder}/${inside}`;
}
