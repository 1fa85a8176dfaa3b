import type { Located, Redirect } from '../../config/siteConfig.ts';
import { fileOfTarget, resolveEntry } from '../../site/references/resolveEntry.ts';
import { resolveLink } from '../../site/references/resolveLink.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { code } from '../../util/messageText.ts';
import { replaceText } from '../../config/edit/configEdits.ts';
import { configFix } from '../engine/configFixes.ts';
import type { Finding } from '../engine/rule.ts';
import { firstBySource, redirectPath } from './redirectPaths.ts';

/** A redirect to the source of another one. */
interface Link {
  readonly redirect: Redirect;
  readonly destination: Located;
  readonly next: Redirect;
}

/** How many others are listed with the first. */
const mostRelated = 20;

/** Longer chains aren’t followed to their end. */
const longestChain = 50;

/** Returns the finding of all redirects that point to another one, which readers follow one after the other. */
export function* chain(site: SiteSnapshot, redirects: readonly Redirect[]): Generator<undefined, Finding | undefined> {
  const { config } = site;
  const bySource = firstBySource(redirects);
  const next = new Map(redirects.map((one) => [one, nextOf(one, bySource)]));
  const links = [...bySource.values()].flatMap((redirect): readonly Link[] => {
    const to = next.get(redirect);
    // Which of a page and a redirect with one path is shown isn’t certain.
    const isLink = to !== undefined && redirect.destination !== undefined && !isPage(site, redirect.destination);
    return isLink ? [{ redirect, destination: redirect.destination, next: to }] : [];
  });
  yield;
  const ended = links.flatMap((link) => {
    const end = endOf(link.next, next);
    // A missing page at the end has its own finding.
    const isBroken = end === undefined || resolveLink(site, config.file, end).kind === 'missing';
    return isBroken ? [] : [{ ...link, end }];
  });
  yield;
  const [first, ...others] = ended;
  if (first === undefined) return undefined;
  const subject = others.length === 0 ? 'This redirect points' : `${ended.length} redirects point`;
  const plain = ended.filter(({ destination }) => !/[?#]/.test(destination.value));
  return {
    range: first.destination.range,
    severity: 'hint',
    message: `${subject} to another redirect, so readers are sent on twice. Use its destination${others.length === 0 ? `, ${code(first.end)}` : ''}.`,
    ...(others.length > 0 && {
      related: others.slice(0, mostRelated).map(({ destination, end }) => ({
        file: config.file,
        range: destination.range,
        message: `Points to ${code(end)}.`,
      })),
    }),
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

/** Returns where a chain of redirects ends; undefined for a loop. */
function endOf(first: Redirect, next: ReadonlyMap<Redirect, Redirect | undefined>): string | undefined {
  let at = first;
  for (let step = 0; step < longestChain; step++) {
    const to = next.get(at);
    if (to === undefined) return at.destination?.value.trim() === '' ? undefined : at.destination?.value.trim();
    at = to;
  }
  return undefined;
}
