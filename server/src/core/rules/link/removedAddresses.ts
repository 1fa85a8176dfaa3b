import type { Redirection } from '../../config/edit/redirectEdits.ts';
import { isExternal } from '../../paths/address.ts';
import { baseNameOf, type SitePath } from '../../paths/sitePath.ts';
import type { FormerAddress } from '../../site/formerAddresses.ts';
import { isServed, publishedAddress } from '../../site/siteAddresses.ts';
import { resolveLink } from '../../site/references/resolveLink.ts';
import { type SiteSnapshot, pageKindOf } from '../../site/siteSnapshot.ts';
import { groupBy } from '../../util/collections.ts';
import { decodeEscapes } from '../../util/strings.ts';

/** The addresses that a site has lost: those of folders that have moved as a whole, and all others. */
export interface RemovedAddresses {
  readonly folders: readonly MovedPages[];
  /** The redirects that would still take readers somewhere. */
  readonly redirects: readonly Redirection[];
  readonly alone: readonly Removed[];
}

/** So many are resolved before others get their answers. */
const addressesInStep = 500;

/** Finds which of its former addresses neither exist nor redirect any more. */
export function* removedAddresses(
  site: SiteSnapshot,
  former: readonly FormerAddress[],
): Generator<undefined, RemovedAddresses> {
  const gone: Removed[] = [];
  const redirects: Redirection[] = [];
  for (const [at, one] of former.entries()) {
    if (at % addressesInStep === 0) yield;
    const { address, redirectedTo } = one;
    if (isServed(site, address)) continue;
    if (redirectedTo !== undefined && isReachable(site, redirectedTo))
      redirects.push({ source: address, destination: redirectedTo });
    else gone.push({ ...one, target: currentAddress(site, one) });
  }
  const removed = withMovedAlong(site, former, gone);
  const folders = movedFolders(site, former, removed);
  const ofFolders = new Set(folders.flatMap(({ pages }) => pages));
  return { folders, redirects, alone: removed.filter((one) => !ofFolders.has(one)) };
}

function isReachable(site: SiteSnapshot, destination: string): boolean {
  return isExternal(destination) || isServed(site, destination);
}

/** An address that neither exists nor redirects any more. */
export interface Removed extends FormerAddress {
  /** The address of the page now; undefined if it is gone. */
  readonly target: string | undefined;
}

/** A folder whose pages have moved to another one, with the same paths below it. */
export interface MovedPages {
  readonly from: string;
  readonly to: string;
  readonly pages: readonly Removed[];
}

function currentAddress(site: SiteSnapshot, { movedTo }: FormerAddress): string | undefined {
  return movedTo !== undefined && pageKindOf(site, movedTo) === 'page' ? publishedAddress(movedTo) : undefined;
}

/** Fewer pages get a redirect each. */
const fewestInFolder = 3;

/** Returns addresses with the targets of those whose texts have changed too much to be recognized, but whose folder moved. */
function withMovedAlong(
  site: SiteSnapshot,
  former: readonly FormerAddress[],
  removed: readonly Removed[],
): readonly Removed[] {
  const moves = [...movesIn(removed).values()].flatMap((group) =>
    group[0] === undefined || group.length < fewestInFolder ? [] : [foldersOf(group[0])],
  );
  if (moves.length === 0) return removed;
  const before = new Set(former.map(({ address }) => address));
  const isNew = (address: string): boolean => !before.has(address) && isPage(site, address);
  return removed.map((one) => {
    const { address, target } = one;
    const around = target === undefined ? moves.filter(([from]) => address.startsWith(`${from}/`)) : [];
    const moved = new Set(around.map(([from, to]) => `${to}${address.slice(from.length)}`).filter(isNew));
    return moved.size === 1 ? { ...one, target: [...moved][0] } : one;
  });
}

/** Groups the addresses of moved pages by the folders between which they have moved. */
function movesIn(removed: readonly Removed[]): ReadonlyMap<string, readonly Removed[]> {
  const moved = removed.filter(({ target }) => target !== undefined);
  return groupBy(moved, (one) => foldersOf(one).join(' '));
}

/** Returns the folders that one redirect can take: all former addresses in them have moved to the same one. */
function movedFolders(
  site: SiteSnapshot,
  former: readonly FormerAddress[],
  removed: readonly Removed[],
): readonly MovedPages[] {
  return [...movesIn(removed).values()].flatMap((group): readonly MovedPages[] => {
    const [from = '', to = ''] = group[0] === undefined ? [] : foldersOf(group[0]);
    const isBelow = (address: string): boolean => address.startsWith(`${from}/`);
    const pages = group.filter(({ address }) => isBelow(address));
    if (pages.length < fewestInFolder || from === '' || `${to}/`.startsWith(`${from}/`)) return [];
    const own = new Set(pages.map(({ address }) => address));
    const hasOthers =
      former.some(({ address }) => isBelow(address) && !own.has(address)) ||
      site.files.pageAddresses.some(({ address }) => isBelow(address));
    return hasOthers ? [] : [{ from, to, pages }];
  });
}

/** Returns the beginnings in which a former address and the current one differ; both whole if nothing after is equal. */
function foldersOf({ address, target = '' }: Removed): readonly [from: string, to: string] {
  const [from, to] = [address.split('/'), target.split('/')];
  while (from.length > 1 && to.length > 1 && from.at(-1) === to.at(-1)) {
    from.pop();
    to.pop();
  }
  return [from.join('/'), to.join('/')];
}

/** Returns the redirect that takes a whole folder. */
export function redirectionOfFolder({ from, to }: MovedPages): Redirection {
  return { source: `${from}/:slug*`, destination: `${to}/:slug*` };
}

/** Returns the redirect of an address to where its page is now; none if the page is gone. */
export function redirectionOf({ address, target }: Removed): readonly Redirection[] {
  return target === undefined || isPattern(address) ? [] : [{ source: address, destination: target }];
}

/** Whether an address would take others, too, as the source of a redirect. */
function isPattern(address: string): boolean {
  return /[:*()+?]/.test(address);
}

/** Returns the likely redirects of an address whose page is gone: to a page of its title, or of its name, and to one above. */
export function likelyRedirections(site: SiteSnapshot, one: Removed): readonly Redirection[] {
  const path = decodeEscapes(one.address.slice(1)) as SitePath;
  const named = site.files.names.pageTargets
    .inLanguageOf(site.editions, path)
    .named(baseNameOf(path))
    .filter((target) => isServed(site, `/${target}`));
  const targets = [pageOfTitle(site, one), ...(named.length === 1 ? named.map((target) => `/${target}`) : [])];
  return redirectionsTo([...targets, pageAbove(site, one)], one);
}

/** Returns the redirect of an address whose page is gone that needs no choice; none without a page of its title or above. */
export function likeliestRedirection(site: SiteSnapshot, one: Removed): readonly Redirection[] {
  return redirectionsTo([pageOfTitle(site, one) ?? pageAbove(site, one)], one);
}

function redirectionsTo(targets: readonly (string | undefined)[], { address }: Removed): readonly Redirection[] {
  if (isPattern(address)) return [];
  const known = new Set(targets.filter((target) => target !== undefined));
  return [...known].map((destination) => ({ source: address, destination }));
}

/** Returns the address of the only page that has the title of one that is gone. */
function pageOfTitle(site: SiteSnapshot, { address, title }: Removed): string | undefined {
  if (title === undefined) return undefined;
  const language = site.editions.languageOf(decodeEscapes(address.slice(1)) as SitePath);
  const [only, ...others] = [...site.pages].flatMap(([file, page]) => {
    const isSame = page.title === title && site.editions.languageOf(file) === language;
    const found = isSame && pageKindOf(site, file) === 'page' ? publishedAddress(file) : undefined;
    return found !== undefined && isServed(site, found) ? [found] : [];
  });
  return others.length === 0 ? only : undefined;
}

function pageAbove(site: SiteSnapshot, { address }: Removed): string | undefined {
  const segments = address.split('/');
  return segments
    .map((_, at) => segments.slice(0, segments.length - 1 - at).join('/'))
    .find((one) => one !== '' && isPage(site, one));
}

function isPage(site: SiteSnapshot, address: string): boolean {
  return resolveLink(site, site.config.file, address).kind === 'page' && isServed(site, address);
}
