import type { Located, Redirect } from '../../config/siteConfig.ts';
import { toSitePath, type SitePath } from '../../paths/sitePath.ts';
import { routeOf } from '../../paths/route.ts';
import { prefixOf } from '../../site/references/basePath.ts';
import { resolveLink } from '../../site/references/resolveLink.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { addAll, groupBy } from '../../util/collections.ts';
import { code } from '../../util/messageText.ts';
import { removeAll, removeAt, replaceText } from '../../config/edit/configEdits.ts';
import { configFix } from '../engine/configFixes.ts';
import { nameIn, withoutAsterisk } from './redirectNames.ts';
import { nearestRoutes } from '../references/nearestTargets.ts';
import { fixesIfAny, type ConfigRule, type Finding } from '../engine/rule.ts';
import { fileOfTarget, resolveEntry } from '../../site/references/resolveEntry.ts';
import { splitAddress } from '../../paths/address.ts';
import { decodeEscapes } from '../../util/strings.ts';

export const redirect: ConfigRule = {
  meta: {
    id: 'config/redirect',
    title: 'Redirect that doesn’t work',
    severity: 'warning',
    worst: 'error',
    summary:
      'a duplicate redirect (an error), a redirect loop, one that never matches, or one to another redirect or a missing page',
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
    yield* withoutSide(site);
    yield* neverMatching(site);
    yield* withoutAsterisk(site);
    const matching = redirects.filter((one) => sectionIn(one) === undefined && nameIn(one) === undefined);
    yield;
    const circles = new Circles(matching);
    const broken: BrokenRedirect[] = [];
    for (const [at, one] of matching.entries()) {
      if (at % redirectsInStep === 0) yield;
      const found = circle(site, one, circles.startingAt(one) ?? ownFolder(one));
      if (found !== undefined) yield found;
      else addAll(broken, brokenDestination(site, one));
    }
    const longer = yield* chain(site, matching);
    if (longer !== undefined) yield longer;
    for (const [first, ...others] of groupBy(broken, ({ missing }) =>
      routeOf(site.editions.originalOf(missing)),
    ).values()) {
      if (first !== undefined) yield toMissing(site, first, others);
    }
  },
};

/** So many are checked before others get their answers. */
const redirectsInStep = 500;

function repeated({ config }: SiteSnapshot, { source, path }: Redirect, first: Redirect): Finding {
  const isSame = source.value === first.source.value;
  return {
    range: source.range,
    cause: `duplicate of ${first.source.value.trim()}`,
    message: isSame
      ? `Duplicate redirect from ${code(source.value)}; the platform rejects the file. Remove one of the two.`
      : `Duplicate redirect from ${code(source.value)}; only the first one has an effect. Remove one of the two.`,
    severity: isSame ? 'error' : undefined,
    related: [{ file: config.file, range: first.source.range, message: 'First redirect from this path' }],
    fixes: () => [configFix(config, 'Remove this redirect', removeAt(config.composed, path))],
  };
}

/** Returns the section or query in the source of a redirect, which is compared with paths alone. */
function sectionIn({ source }: Redirect): string | undefined {
  return /^\/[^#?]*([#?].+)$/.exec(source.value.trim())?.[1];
}

/** Yields the findings of redirects with an empty source or destination, which the platform accepts. */
function* withoutSide({ config }: SiteSnapshot): Iterable<Finding> {
  for (const { source, destination, path } of config.redirects) {
    const [name, side] = source.value.trim() === '' ? ['source', source] : ['destination', destination];
    if (typeof name !== 'string' || typeof side !== 'object' || side.value.trim() !== '') continue;
    yield {
      range: side.range,
      message: `The ${code(name)} is empty, so this redirect has no effect. Add a path, or remove the redirect.`,
      fixes: () => [configFix(config, 'Remove this redirect', removeAt(config.composed, path))],
    };
  }
}

/** Yields the finding of all redirects that never match. */
function* neverMatching({ config }: SiteSnapshot): Iterable<Finding> {
  const [first, ...others] = config.redirects.filter((one) => sectionIn(one) !== undefined);
  if (first === undefined) return;
  const section = code(sectionIn(first) ?? '');
  const isAlone = others.length === 0;
  const paths = [first, ...others].map(({ path }) => path);
  yield {
    range: first.source.range,
    message: isAlone
      ? `Redirects match paths only, so a source with ${section} has no effect. Remove the redirect.`
      : `Redirects match paths only, so ${paths.length} sources with a section, such as ${section}, have no effect. Remove them.`,
    counted: [first, ...others].map(({ source }) => ({
      file: config.file,
      range: source.range,
      message: `${code(source.value)} never matches.`,
    })),
    fixes: () => [
      configFix(config, isAlone ? 'Remove this redirect' : 'Remove these redirects', removeAll(config.composed, paths)),
    ],
  };
}

/** Returns the folder from whose path with a slash a redirect points to its index page, which is shown at that path. */
function ownFolder({ source, destination }: Redirect): readonly SitePath[] | undefined {
  const folder = redirectSource({ source }) === undefined ? redirectPath(source.value) : undefined;
  return folder !== undefined && destination !== undefined && isIndexOf(destination, folder) ? [folder] : undefined;
}

/** Returns the finding of a redirect loop, at the redirect that reports it; undefined if there is none. */
function circle(
  { config }: SiteSnapshot,
  { source, destination, path }: Redirect,
  way: readonly SitePath[] | undefined,
): Finding | undefined {
  const [start] = way ?? [];
  if (way === undefined || start === undefined || destination === undefined) return undefined;
  const isAlone = way.length === 1;
  return {
    range: destination.range,
    message: isAlone
      ? `${code(source.value)} redirects to itself${isIndexOf(destination, start) ? `: ${code(destination.value)} is shown at the path of its folder` : ''}. Use another destination, or remove the redirect.`
      : `Redirect loop: ${shownWay(way, start)}. Change one of them to redirect to a page.`,
    fixes: isAlone ? () => [configFix(config, 'Remove this redirect', removeAt(config.composed, path))] : undefined,
  };
}

/** Whether a destination is the index page of a folder, which is shown at the path of that. */
function isIndexOf({ value }: Located, folder: SitePath): boolean {
  return redirectPath(value) === `${folder}/index`;
}

/** Longer chains are shown by their start. */
const longestShown = 10;

function shownWay(way: readonly SitePath[], start: SitePath): string {
  const steps = way.slice(0, longestShown).map((one) => code(`/${one}`));
  return [...steps, ...(way.length > longestShown ? ['…'] : []), code(`/${start}`)].join(' → ');
}

/** Finds redirect loops. Each source is visited a few times at most, however long the chains are. */
class Circles {
  readonly #bySource: ReadonlyMap<SitePath, Redirect>;
  /** The sources of those that aren't reported yet. */
  readonly #left: Set<SitePath>;

  constructor(redirects: readonly Redirect[]) {
    this.#bySource = firstBySource(redirects);
    this.#left = this.#find();
  }

  /**
   * Returns the sources of a loop from a redirect on, reported at the first of them; undefined for all other redirects.
   */
  startingAt(redirect: Redirect): readonly SitePath[] | undefined {
    const start = redirectSource(redirect);
    if (start === undefined || this.#bySource.get(start) !== redirect) return undefined;
    const way: SitePath[] = [];
    for (let at: SitePath | undefined = start; at !== undefined && this.#left.delete(at); at = this.#next(at)) {
      way.push(at);
    }
    return way.length === 0 ? undefined : way;
  }

  /** Follows each source until its chain ends, or reaches a visited source. */
  #find(): Set<SitePath> {
    const inCircles = new Set<SitePath>();
    const seen = new Set<SitePath>();
    for (const start of this.#bySource.keys()) {
      const way: SitePath[] = [];
      let at: SitePath | undefined = start;
      for (; at !== undefined && !seen.has(at); at = this.#next(at)) {
        seen.add(at);
        way.push(at);
      }
      // A source visited in this very chain starts a loop.
      const round = at === undefined ? -1 : way.lastIndexOf(at);
      if (round >= 0) for (const source of way.slice(round)) inCircles.add(source);
    }
    return inCircles;
  }

  #next(source: SitePath): SitePath | undefined {
    return redirectPath(this.#bySource.get(source)?.destination?.value)?.replace(/(?<=.)\/index$/, '') as
      | SitePath
      | undefined;
  }
}

/** A redirect inside the site to a page that doesn't exist. */
interface BrokenRedirect {
  readonly destination: Located;
  readonly missing: SitePath;
  /** The path below which the site is served, if the destination begins with it. */
  readonly prefix: string;
}

/** Returns a redirect if its destination doesn't exist; patterns match addresses that aren't known. */
function brokenDestination(site: SiteSnapshot, { destination }: Redirect): readonly BrokenRedirect[] {
  if (!destination?.value.trim().startsWith('/')) return [];
  const found = resolveLink(site, site.config.file, destination.value);
  return found.kind === 'missing' ? [{ destination, missing: found.path, prefix: prefixOf(found) }] : [];
}

/** Returns the address of the missing page, with the section or query of the destination, however it is written. */
function pageIn({ destination: { value }, missing, prefix }: BrokenRedirect): string {
  return `${prefix}${routeOf(missing)}${/[#?].*/s.exec(value.trim())?.[0] ?? ''}`;
}

/** How many others are listed with the first. */
const mostRelated = 20;

/** Returns the finding of redirects to a missing page or its translations: the page was removed or renamed. */
function toMissing(site: SiteSnapshot, first: BrokenRedirect, others: readonly BrokenRedirect[]): Finding {
  const { config } = site;
  const { destination, missing, prefix } = first;
  const subject =
    others.length === 0
      ? 'this redirect shows'
      : `this redirect and ${others.length === 1 ? 'another one' : `${others.length} others`} show`;
  const same = [first, ...others].filter((other) => pageIn(other) === pageIn(first));
  return {
    range: destination.range,
    message: `Page not found: ${code(`${prefix}/${missing}`)}, so ${subject} the error page.`,
    ...(others.length > 0 && {
      related: others.slice(0, mostRelated).map((other) => ({
        file: config.file,
        range: other.destination.range,
        message: `Page not found: ${code(`${other.prefix}/${other.missing}`)}`,
      })),
    }),
    fixes: fixesIfAny(() => {
      const { names, isClear } = nearestRoutes(site, missing);
      return names.map((name, index) =>
        configFix(
          config,
          `Change to ${code(`${prefix}/${name}`)}`,
          same.map((one) => replaceText(one.destination.range, `${prefix}/${name}`)),
          index === 0 && isClear,
        ),
      );
    }),
  };
}

/** A redirect to the source of another one. */
interface Link {
  readonly destination: Located;
  readonly next: Redirect;
}

/** Longer chains aren’t followed to their end. */
const longestChain = 50;

/** Returns the finding of all redirects that point to another one, which readers follow one after the other. */
function* chain(site: SiteSnapshot, redirects: readonly Redirect[]): Generator<undefined, Finding | undefined> {
  const { config } = site;
  const bySource = firstBySource(redirects);
  const next = new Map(redirects.map((one) => [one, nextOf(one, bySource)]));
  yield;
  const links: Link[] = [];
  for (const [at, redirect] of [...bySource.values()].entries()) {
    if (at % redirectsInStep === 0) yield;
    const { destination } = redirect;
    const to = next.get(redirect);
    // Which of a page and a redirect with one path is shown isn’t certain.
    if (to !== undefined && destination !== undefined && !isPage(site, destination))
      links.push({ destination, next: to });
  }
  const ended = yield* withEnds(site, links, endsOf(next));
  const [first, ...others] = ended;
  if (first === undefined) return undefined;
  const subject = others.length === 0 ? 'This redirect points' : `${ended.length} redirects point`;
  const plain = ended.filter(({ destination }) => !/[?#]/.test(destination.value));
  return {
    range: first.destination.range,
    severity: 'hint',
    message: `${subject} to another redirect, so readers are redirected twice. Use its destination${others.length === 0 ? `, ${code(first.end)}` : ''}.`,
    counted: ended.map(({ destination, end }) => ({
      file: config.file,
      range: destination.range,
      message: `Points to ${code(end)}.`,
    })),
    ...(plain.length > 0 && {
      fixes: () => [
        configFix(
          config,
          plain.length === 1 ? `Change to ${code(plain[0]?.end ?? '')}` : 'Use the last destinations',
          plain.map(({ destination, end }) => replaceText(destination.range, end)),
          true,
        ),
      ],
    }),
  };
}

/** Returns the redirect that another one points to. */
function nextOf({ destination }: Redirect, bySource: ReadonlyMap<SitePath, Redirect>): Redirect | undefined {
  if (destination === undefined || /[*:]/.test(destination.value)) return undefined;
  const path = redirectPath(destination.value)?.replace(/(?<=.)\/index$/, '');
  return path === undefined ? undefined : bySource.get(path as SitePath);
}

function isPage(site: SiteSnapshot, { value }: Located): boolean {
  const path = redirectPath(value);
  return path !== undefined && fileOfTarget(resolveEntry(site.files, path)) !== undefined;
}

/** Returns links with the ends of their chains; a missing page there has its own finding. */
function* withEnds(
  site: SiteSnapshot,
  links: readonly Link[],
  ends: ReadonlyMap<Redirect, string>,
): Generator<undefined, readonly (Link & { readonly end: string })[]> {
  const ended: (Link & { readonly end: string })[] = [];
  for (const [at, link] of links.entries()) {
    if (at % redirectsInStep === 0) yield;
    const end = ends.get(link.next);
    const isBroken = end === undefined || resolveLink(site, site.config.file, end).kind === 'missing';
    if (!isBroken) ended.push({ ...link, end });
  }
  return ended;
}

/** Returns where the chain of each redirect ends, each followed once; a loop and a longer chain have no end. */
function endsOf(next: ReadonlyMap<Redirect, Redirect | undefined>): ReadonlyMap<Redirect, string> {
  /** How many redirects follow; infinite for a loop, and for one whose chain is being followed. */
  const lengths = new Map<Redirect, number>();
  const ends = new Map<Redirect, string>();
  for (const start of next.keys()) {
    const way: Redirect[] = [];
    let at: Redirect | undefined = start;
    for (; at !== undefined && !lengths.has(at); at = next.get(at)) {
      lengths.set(at, Infinity);
      way.push(at);
    }
    let length = at === undefined ? -1 : (lengths.get(at) ?? Infinity);
    const last = at === undefined ? way.at(-1)?.destination?.value.trim() : ends.get(at);
    for (const one of way.reverse()) {
      length++;
      lengths.set(one, length);
      if (last !== undefined && last !== '' && length < longestChain) ends.set(one, last);
    }
  }
  return ends;
}

function firstBySource(redirects: readonly Redirect[]): ReadonlyMap<SitePath, Redirect> {
  const bySource = new Map<SitePath, Redirect>();
  for (const one of redirects) {
    const path = redirectSource(one);
    if (path !== undefined && !bySource.has(path)) bySource.set(path, one);
  }
  return bySource;
}

/**
 * Returns the path that a redirect matches; a path with a trailing slash differs from the one without, to which many
 * redirect.
 */
function redirectSource({ source }: Pick<Redirect, 'source'>): SitePath | undefined {
  return /.\/$/.test(source.value.trim()) ? undefined : redirectPath(source.value);
}

/**
 * Returns the path of an address inside the site, without its fragment. The case is significant: sites redirect one to
 * the other.
 */
function redirectPath(address: string | undefined): SitePath | undefined {
  const text = address?.trim() ?? '';
  if (!text.startsWith('/') || text.startsWith('//')) return undefined;
  return toSitePath(decodeEscapes(splitAddress(text).path));
}
