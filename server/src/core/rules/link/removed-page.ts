import { appendRedirects, type Redirection } from '../../config/edit/redirectEdits.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { groupBy } from '../../util/collections.ts';
import { code, count } from '../../util/messageText.ts';
import { configFix } from '../engine/configFixes.ts';
import { fixesIfAny, type ConfigRule, type Finding, type Fix } from '../engine/rule.ts';
import { siteRange } from '../engine/siteRange.ts';
import {
  likelyRedirections,
  redirectionOf,
  redirectionOfFolder,
  removedAddresses,
  type MovedPages,
  type Removed,
} from './removedAddresses.ts';

/** It knows only the addresses that are compared, so it reports nothing without `--changed` or `--addresses`. */
export const removedPage: ConfigRule = {
  meta: {
    id: 'link/removed-page',
    title: 'Removed address without a redirect',
    severity: 'error',
    summary:
      'a former address of the site that no longer exists or redirects (only with `docsight check --changed` or `--addresses`)',
  },
  *check(site) {
    if (!site.config.knowsRoutes || site.formerAddresses.length === 0) return;
    const { folders, redirects, alone } = yield* removedAddresses(site, site.formerAddresses);
    const sure = [...folders.map(redirectionOfFolder), ...alone.flatMap(redirectionOf)];
    for (const folder of folders) yield movedFolder(site, folder, sure);
    const [first] = redirects;
    if (first !== undefined) yield removedRedirects(site, first, redirects);
    for (const group of groupBy(alone, ({ address, redirectedTo }) => redirectedTo ?? address).values())
      yield* removedAddress(site, group, sure);
  },
};

/** `sure`: all redirects to pages that have moved. */
function movedFolder(site: SiteSnapshot, folder: MovedPages, sure: readonly Redirection[]): Finding {
  const { from, to, pages } = folder;
  return {
    range: siteRange(site.config),
    message: `${pages.length} pages have moved from ${code(`${from}/`)} to ${code(`${to}/`)}, and their old addresses no longer exist. Redirect them.`,
    fixes: () => sureFixes(site, redirectionOfFolder(folder), sure),
  };
}

/** Redirects are removed together, when their list is tidied up or written again. */
function removedRedirects(site: SiteSnapshot, first: Redirection, all: readonly Redirection[]): Finding {
  const { config } = site;
  const range = siteRange(config);
  const shown = `${code(first.source)} to ${code(first.destination)}`;
  if (all.length === 1) {
    const message = `The redirect of ${shown} was removed, and the address no longer exists. Restore it.`;
    return { range, message, fixes: () => [{ ...redirectFix(site, first), preferred: true }] };
  }
  return {
    range,
    message: `${all.length} redirects were removed, such as that of ${shown}, and the addresses no longer exist. Restore them.`,
    counted: all.map(({ source, destination }) => ({
      file: config.file,
      range,
      message: `${code(source)} redirected to ${code(destination)}`,
    })),
    fixes: () => [configFix(config, `Restore ${all.length} redirects`, appendRedirects(config.composed, all), true)],
  };
}

/** A page that is gone takes along the redirects to it. */
function* removedAddress(
  site: SiteSnapshot,
  group: readonly Removed[],
  sure: readonly Redirection[],
): Iterable<Finding> {
  const one = group.find(({ redirectedTo }) => redirectedTo === undefined) ?? group[0];
  if (one === undefined) return;
  const redirects = group.filter((other) => other !== one);
  const { address, target } = one;
  const shown = code(address);
  const range = siteRange(site.config);
  const more = redirects.length === 0 ? '' : ` Removed with it: ${count(redirects.length, 'redirect')}.`;
  yield {
    range,
    message:
      target === undefined
        ? `The address ${shown} was removed and doesn’t redirect.${more} Add a redirect.`
        : `The page at ${shown} has moved to ${code(target)}, and its old address no longer exists.${more} Redirect it.`,
    ...(redirects.length > 0 && {
      counted: group.map((other) => ({ file: site.config.file, range, message: code(other.address) })),
    }),
    fixes: fixesIfAny(() => {
      const [own] = redirectionOf(one);
      return own === undefined
        ? likelyRedirections(site, one).map((likely) => redirectFix(site, likely))
        : sureFixes(site, own, sure);
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
