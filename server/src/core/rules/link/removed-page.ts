import { appendRedirects, type Redirection } from '../../config/edit/redirectEdits.ts';
import { baseNameOf, type SitePath } from '../../paths/sitePath.ts';
import type { FormerAddress } from '../../site/formerAddresses.ts';
import { isServed, publishedAddress } from '../../site/siteAddresses.ts';
import { pageKindOf } from '../../site/pageKind.ts';
import { resolveLink } from '../../site/references/resolveLink.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { groupBy } from '../../util/collections.ts';
import { code } from '../../util/messageText.ts';
import { decodeEscapes } from '../../util/strings.ts';
import { configFix } from '../engine/configFixes.ts';
import { fixesIfAny, type ConfigRule, type Finding, type Fix } from '../engine/rule.ts';
import { siteRange } from '../engine/siteRange.ts';

/** It knows only the addresses that are compared, so it reports nothing without `--changed` or `--addresses`. */
export const removedPage: ConfigRule = {
  meta: {
    id: 'link/removed-page',
    title: 'Removed address without a redirect',
    severity: 'error',
    summary:
      'an address that the site had and that neither exists nor redirects any more (only with `docsight check --changed` or `--addresses`)',
  },
  *check(site) {
    if (!site.config.knowsRoutes || site.formerAddresses.length === 0) return;
    const removed: Removed[] = [];
    for (const [at, former] of site.formerAddresses.entries()) {
      if (at % addressesInStep === 0) yield;
      if (!isServed(site, former.address)) removed.push({ ...former, target: currentAddress(site, former) });
    }
    const moved = movedFolders(site, removed);
    const ofFolders = new Set(moved.flatMap(({ pages }) => pages));
    const alone = removed.filter((one) => !ofFolders.has(one));
    const sure = [...moved.map(redirectionOfFolder), ...alone.flatMap(redirectionOf)];
    for (const folder of moved) yield movedFolder(site, folder, sure);
    for (const one of alone) yield removedAddress(site, one, sure);
  },
};

/** So many are resolved before others get their answers. */
const addressesInStep = 500;

interface Removed extends FormerAddress {
  /** The address of the page now; undefined if it is gone. */
  readonly target: string | undefined;
}

/** A folder whose pages have moved to another one, with the same paths below it. */
interface MovedPages {
  readonly from: string;
  readonly to: string;
  readonly pages: readonly Removed[];
}

function currentAddress(site: SiteSnapshot, { movedTo }: FormerAddress): string | undefined {
  return movedTo !== undefined && pageKindOf(site, movedTo) === 'page' ? publishedAddress(movedTo) : undefined;
}

/** Fewer pages get a redirect each. */
const fewestInFolder = 3;

/** Returns the folders that one redirect can take: all former addresses in them have moved to the same one. */
function movedFolders(site: SiteSnapshot, removed: readonly Removed[]): readonly MovedPages[] {
  const groups = groupBy(
    removed.filter(({ target }) => target !== undefined),
    (one) => foldersOf(one).join(' '),
  );
  return [...groups.values()].flatMap((group): readonly MovedPages[] => {
    const [from = '', to = ''] = group[0] === undefined ? [] : foldersOf(group[0]);
    const isBelow = (address: string): boolean => address.startsWith(`${from}/`);
    const pages = group.filter(({ address }) => isBelow(address));
    if (pages.length < fewestInFolder || from === '' || `${to}/`.startsWith(`${from}/`)) return [];
    const own = new Set(pages.map(({ address }) => address));
    const hasOthers =
      site.formerAddresses.some(({ address }) => isBelow(address) && !own.has(address)) ||
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

function redirectionOfFolder({ from, to }: MovedPages): Redirection {
  return { source: `${from}/:slug*`, destination: `${to}/:slug*` };
}

/** Returns the redirect of an address to where its page is now; none if the page is gone. */
function redirectionOf({ address, target }: Removed): readonly Redirection[] {
  return target === undefined || isPattern(address) ? [] : [{ source: address, destination: target }];
}

/** Whether an address would take others, too, as the source of a redirect. */
function isPattern(address: string): boolean {
  return /[:*()+?]/.test(address);
}

/** `sure`: all redirects to pages that have moved. */
function movedFolder(site: SiteSnapshot, folder: MovedPages, sure: readonly Redirection[]): Finding {
  const { from, to, pages } = folder;
  return {
    range: siteRange(site.config),
    message: `${pages.length} pages have moved from ${code(`${from}/`)} to ${code(`${to}/`)}, and their old addresses don’t exist any more. Redirect them.`,
    fixes: () => sureFixes(site, redirectionOfFolder(folder), sure),
  };
}

function removedAddress(site: SiteSnapshot, one: Removed, sure: readonly Redirection[]): Finding {
  const { address, target } = one;
  const shown = code(address);
  return {
    range: siteRange(site.config),
    message:
      target === undefined
        ? `The site had a page at ${shown}, which neither exists nor redirects any more. Redirect the address.`
        : `The page at ${shown} has moved to ${code(target)}, and its old address doesn’t exist any more. Redirect it.`,
    fixes: fixesIfAny(() => {
      if (isPattern(address)) return [];
      const [own] = redirectionOf(one);
      if (own !== undefined) return sureFixes(site, own, sure);
      return likelyTargets(site, address).map((destination) => redirectFix(site, { source: address, destination }));
    }),
  };
}

/** Returns the fixes that add a redirect alone, and all that are sure, since each goes to the same place in the file. */
function sureFixes(site: SiteSnapshot, own: Redirection, sure: readonly Redirection[]): readonly Fix[] {
  if (sure.length === 1) return [{ ...redirectFix(site, own), preferred: true, isSafe: true }];
  const { config } = site;
  const all = configFix(
    config,
    `Add all ${sure.length} redirects to moved pages`,
    appendRedirects(config.composed, sure),
  );
  return [
    { ...redirectFix(site, own), preferred: true },
    { ...all, isSafe: true },
  ];
}

function redirectFix({ config }: SiteSnapshot, added: Redirection): Fix {
  const title = `Redirect ${code(added.source)} to ${code(added.destination)}`;
  return configFix(config, title, appendRedirects(config.composed, [added]));
}

/** Returns the only page of the same name, and the nearest page above. */
function likelyTargets(site: SiteSnapshot, address: string): readonly string[] {
  const path = decodeEscapes(address.slice(1)) as SitePath;
  const named = site.files.names.pageTargets
    .inLanguageOf(site.editions, path)
    .named(baseNameOf(path))
    .filter((one) => isServed(site, `/${one}`));
  const segments = address.split('/');
  const above = segments
    .map((_, at) => segments.slice(0, segments.length - 1 - at).join('/'))
    .find((one) => one !== '' && resolveLink(site, site.config.file, one).kind === 'page' && isServed(site, one));
  return [
    ...new Set([...(named.length === 1 ? named.map((one) => `/${one}`) : []), ...(above === undefined ? [] : [above])]),
  ];
}
