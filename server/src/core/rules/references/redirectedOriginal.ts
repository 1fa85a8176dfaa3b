import type { Redirect } from '../../config/siteConfig.ts';
import { encodeAddress, isExternal, meantPaths, splitAddress } from '../../paths/address.ts';
import { routeOf } from '../../paths/route.ts';
import { foldersAbove, type SitePath } from '../../paths/sitePath.ts';
import type { CopiedPath } from '../../site/navigation/editions.ts';
import { resolveLink, type Destination } from '../../site/references/resolveLink.ts';
import type { SiteSnapshot, KnownPage } from '../../site/siteSnapshot.ts';
import { pathWithoutHtml } from './addressCandidates.ts';
import { pathsOfBroken, type BrokenReference } from './brokenReferences.ts';
import { fileInOtherCase } from './nearestTargets.ts';

/** What redirects do with the original of a path that is missing in a copy: in another version or language. */
export interface RedirectedOriginal {
  /** The path of the original, which a redirect takes. */
  readonly original: SitePath;
  /** The edition without such a redirect, for being compared. */
  readonly edition: string;
  /** The destination of that redirect: its copy in the edition, or a URL; undefined if there is none. */
  readonly target: string | undefined;
  /** Returns whether that is certainly what the missing path means. */
  readonly isSure: () => boolean;
}

/** Returns the redirected original of a missing page; undefined if it has none, or if only the spelling is wrong. */
export function redirectedOriginal(page: KnownPage, broken: BrokenReference): RedirectedOriginal | undefined {
  const { site, file } = page;
  const { reference, destination, redirectedTo } = broken;
  if (reference.kind !== 'link' || destination.kind !== 'missing' || redirectedTo !== undefined) return undefined;
  const paths = pathsOfBroken(page, broken);
  const found = firstRedirected(site, paths) ?? firstRedirected(site, withoutRepeatedFolders(file, paths));
  if (found === undefined) return undefined;
  const isMisspelt = pathWithoutHtml(page, broken) !== undefined || fileInOtherCase(site.files, ...paths) !== undefined;
  if (isMisspelt) return undefined;
  const { path, copied, redirect } = found;
  const { original, edition } = copied;
  const target = targetInEdition(site, copied, redirect);
  return { original, edition, target, isSure: () => paths.includes(path) && isOnlyMeaning(site, original, redirect) };
}

/** A path whose original is redirected. */
interface Redirected {
  readonly path: SitePath;
  readonly copied: CopiedPath;
  readonly redirect: RedirectTo;
}

function firstRedirected(site: SiteSnapshot, paths: readonly SitePath[]): Redirected | undefined {
  for (const path of paths) {
    const copied = site.editions.copiedPath(path);
    const redirect = copied && resolveFromRoot(site, `/${encodeAddress(copied.original)}`);
    if (copied !== undefined && redirect?.kind === 'redirect') return { path, copied, redirect };
  }
  return undefined;
}

/**
 * Returns paths without folders of the page with the link, as a translator’s tool adds them to links that were relative
 * to the root: `fr/api/auth/guides/a` on a page in `fr/api/auth` gives `fr/api/guides/a` and `fr/guides/a`. What is left
 * of a path still has a folder: the names of pages alone are the same in many.
 */
function withoutRepeatedFolders(file: SitePath, paths: readonly SitePath[]): readonly SitePath[] {
  const folders = foldersAbove(file);
  return paths.flatMap((path) => {
    const repeated = folders.find((folder) => path.startsWith(`${folder}/`));
    const inside = repeated === undefined ? '' : path.slice(repeated.length + 1);
    if (repeated === undefined || !inside.includes('/')) return [];
    return foldersAbove(repeated).map((folder) => `${folder}/${inside}` as SitePath);
  });
}

type RedirectTo = Extract<Destination, { readonly kind: 'redirect' }>;

/** More redirects in a row than this are taken for a loop. */
const mostRedirects = 5;

/** Returns the first destination of an original’s redirects that is on the web, or a page in the edition of its copy. */
function targetInEdition(site: SiteSnapshot, copied: CopiedPath, redirect: RedirectTo): string | undefined {
  let destination: Destination = redirect;
  for (let followed = 0; destination.kind === 'redirect' && followed < mostRedirects; followed++) {
    const { target } = destination;
    if (target === undefined || isExternal(target)) return target;
    const [path] = meantPaths(site.config.file, splitAddress(target).path);
    const copy = path === undefined ? undefined : copied.copyOf(path);
    const found = copy === undefined ? undefined : resolveFromRoot(site, `/${encodeAddress(copy)}`);
    if (found?.kind === 'page') return routeOf(found.file);
    destination = resolveFromRoot(site, target);
  }
  return undefined;
}

function resolveFromRoot(site: SiteSnapshot, address: string): Destination {
  return resolveLink(site, site.config.file, address);
}

/** Whether a redirect is for one path, or keeps what its wildcards match: others send many pages to one. */
function isOnlyMeaning({ config }: SiteSnapshot, original: SitePath, { to, target }: RedirectTo): boolean {
  if (isExternal(to)) return false;
  const path = original.toLowerCase();
  const isExact = ({ sourcePath, isPattern, destination }: Redirect): boolean =>
    !isPattern && sourcePath === path && destination?.value === to;
  return to !== target || config.redirects.some(isExact);
}
