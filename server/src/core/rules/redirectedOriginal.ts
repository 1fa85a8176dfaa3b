import type { Redirect } from '../config/siteConfig.ts';
import { encodeAddress, isExternal, meantPaths, splitAddress } from '../paths/address.ts';
import { routeOf } from '../paths/route.ts';
import type { SitePath } from '../paths/sitePath.ts';
import type { CopiedPath } from '../site/editions.ts';
import type { KnownPage } from '../site/pageContext.ts';
import { resolveLink, type Destination } from '../site/resolveLink.ts';
import type { SiteSnapshot } from '../site/siteSnapshot.ts';
import { pathWithoutHtml } from './addressCandidates.ts';
import type { BrokenReference } from './brokenReferences.ts';
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
  const paths = meantPaths(file, splitAddress(reference.value).path);
  for (const path of paths) {
    const copied = site.editions.copiedPath(path);
    const redirect = copied && resolveFromRoot(site, `/${encodeAddress(copied.original)}`);
    if (copied === undefined || redirect?.kind !== 'redirect') continue;
    const isMisspelt =
      pathWithoutHtml(page, broken) !== undefined || fileInOtherCase(site.files, ...paths) !== undefined;
    if (isMisspelt) return undefined;
    const { original, edition } = copied;
    const target = targetInEdition(site, copied, redirect);
    return { original, edition, target, isSure: () => isOnlyMeaning(site, original, redirect) };
  }
  return undefined;
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
