import type { Redirect } from '../../config/siteConfig.ts';
import { routeOf } from '../../paths/route.ts';
import { splitAddress } from '../../paths/address.ts';
import { toSitePath, type SitePath } from '../../paths/sitePath.ts';
import { resolveLink } from '../../site/resolveLink.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { decodeEscapes } from '../../util/decode.ts';
import { findNearest } from '../../util/nearest.ts';
import { code } from '../../util/words.ts';
import { configFix, removeAt, replacementFixes } from '../configEdits.ts';
import type { ConfigRule, Finding } from '../rule.ts';

export const redirect: ConfigRule = {
  meta: {
    id: 'config/redirect',
    severity: 'warning',
    summary: 'a redirect that stands twice, leads round in a circle, or leads to no page',
    fixable: true,
  },
  *check(site) {
    const { redirects } = site.config;
    const asWritten = new Map<string, Redirect>();
    for (const one of redirects) {
      const written = one.source.value.trim();
      // It is still to be typed.
      if (written === '') continue;
      const first = asWritten.get(written);
      if (first === undefined) asWritten.set(written, one);
      else yield repeated(site, one, first);
    }
    const bySource = firstBySource(redirects);
    const told = new Set<SitePath>();
    for (const one of redirects) {
      const found = circle(site, one, bySource, told) ?? lost(site, one);
      if (found !== undefined) yield found;
    }
  },
};

function firstBySource(redirects: readonly Redirect[]): ReadonlyMap<SitePath, Redirect> {
  const bySource = new Map<SitePath, Redirect>();
  for (const one of redirects) {
    const path = sourceOf(one);
    if (path !== undefined && !bySource.has(path)) bySource.set(path, one);
  }
  return bySource;
}

function repeated({ config }: SiteSnapshot, { source, path }: Redirect, first: Redirect): Finding {
  return {
    range: source.range,
    message: `${code(source.value)} is redirected already further up; each source may stand in the list once. Remove one of the two.`,
    related: [{ file: config.file, range: first.source.range, message: 'Redirected here first' }],
    fixes: () => [configFix(config, 'Remove this redirect', removeAt(config.whole, path))],
  };
}

/** A circle that a redirect is part of; `told` are the sources of those that were reported already. */
function circle(
  { config }: SiteSnapshot,
  redirect: Redirect,
  bySource: ReadonlyMap<SitePath, Redirect>,
  told: Set<SitePath>,
): Finding | undefined {
  const { source, destination, path } = redirect;
  const taken = sourceOf(redirect);
  if (taken === undefined || destination === undefined || bySource.get(taken) !== redirect || told.has(taken))
    return undefined;
  const way = wayFrom(taken, bySource);
  if (way === undefined) return undefined;
  for (const source of way) told.add(source);
  const isAlone = way.length === 1;
  const words = isAlone
    ? `${code(source.value)} leads to itself`
    : `${code(source.value)} leads round in a circle (${[...way, taken].map((one) => code(`/${one}`)).join(' → ')})`;
  return {
    range: destination.range,
    message: `${words}, so readers never arrive. Give the address of a page${isAlone ? ', or remove the redirect' : ' in one of them'}.`,
    fixes: () => (isAlone ? [configFix(config, 'Remove this redirect', removeAt(config.whole, path))] : []),
  };
}

/** The sources on the way from one back to itself; undefined where the way ends, or goes round further on. */
function wayFrom(start: SitePath, bySource: ReadonlyMap<SitePath, Redirect>): readonly SitePath[] | undefined {
  const way = [start];
  for (let last = start; ;) {
    const next = pathOf(bySource.get(last)?.destination?.value);
    if (next === undefined) return undefined;
    if (next === start) return way;
    if (way.includes(next)) return undefined;
    way.push(next);
    last = next;
  }
}

/** The path that a redirect takes; one with a slash behind it is another one than that without, to which many lead. */
function sourceOf({ source }: Redirect): SitePath | undefined {
  return /.\/$/.test(source.value.trim()) ? undefined : pathOf(source.value);
}

/**
 * The path of an address inside the site; a section makes no other path. Upper and lower case are told apart: sites
 * redirect one to the other.
 */
function pathOf(address: string | undefined): SitePath | undefined {
  const text = address?.trim() ?? '';
  if (!text.startsWith('/') || text.startsWith('//')) return undefined;
  return toSitePath(decodeEscapes(splitAddress(text).path));
}

/** A destination inside the site that nothing answers; patterns stand for addresses that aren't known. */
function lost(site: SiteSnapshot, { destination }: Redirect): Finding | undefined {
  if (!destination?.value.trim().startsWith('/')) return undefined;
  const found = resolveLink(site, site.config.file, destination.value);
  if (found.kind !== 'missing') return undefined;
  return {
    range: destination.range,
    message: `There is no page ${code(`/${found.path}`)}, so readers who are sent there find nothing.`,
    fixes: () =>
      replacementFixes(site.config, destination.range, findNearest(`/${found.path}`, site.files.pages.map(routeOf))),
  };
}
