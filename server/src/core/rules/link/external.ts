import type { WebLink } from '../../page/record/pageRecord.ts';
import { hostOf, matchesAddress, readWebAddress } from '../../paths/webAddress.ts';
import type { AddressStatus } from '../../site/externalAddresses.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { code, shorten } from '../../util/messageText.ts';
import type { ConfigRule, Finding, SiteRule } from '../engine/rule.ts';
import type { OptionValues } from '../engine/ruleOptions.ts';

const options = {
  ignore: {
    type: 'array',
    items: { type: 'string' },
    default: [],
    description: 'URL prefixes to skip; `*` matches any text.',
  },
} as const;

type Options = OptionValues<typeof options>;

const meta: SiteRule<typeof options>['meta'] = {
  id: 'link/external',
  title: 'Broken web link',
  severity: 'error',
  summary: 'a link to an address on the web that doesn’t exist (only with `docsight check --external`)',
  options,
};

/** Links in pages. It knows only what was requested, so without `--external` it reports nothing. */
export const external: SiteRule<typeof options> = {
  meta,
  *check({ site, pageIndex }, { ignore }) {
    for (const link of pageIndex.webLinks) yield* check(site, link, ignore);
  },
};

/** Links in docs.json. */
export const externalInConfig: ConfigRule<typeof options> = {
  meta,
  *check(site, { ignore }) {
    for (const { kind, value, range, path } of site.config.strings) {
      // Addresses of the API are requested by programs only.
      if (kind !== 'url' || path[0] === 'api' || path[0] === '$schema') continue;
      const found = readWebAddress(value);
      if (found !== undefined) yield* check(site, { ...found, range }, ignore);
    }
  },
};

function* check(
  site: SiteSnapshot,
  { address, section, range }: WebLink,
  ignore: Options['ignore'],
): Iterable<Finding> {
  if (isOfSite(address, site) || ignore.some((pattern) => matchesAddress(address, pattern))) return;
  const status = site.externalAddresses.statusOf(address);
  const problem = status && problemOf(address, status, section);
  // The cause is also how `--external` learns which addresses would be reported.
  if (problem !== undefined) yield { range, cause: address, ...problem };
}

/** A new page of the site itself may not be published yet. */
function isOfSite(address: string, { settings: { docsUrl } }: SiteSnapshot): boolean {
  return docsUrl !== undefined && `${address.toLowerCase()}/`.startsWith(`${docsUrl.toLowerCase()}/`);
}

function problemOf(
  address: string,
  status: AddressStatus,
  section: string,
): Pick<Finding, 'message' | 'severity'> | undefined {
  const host = code(hostOf(address));
  switch (status.kind) {
    case 'missing':
      // The address of an API itself often has no answer, and nobody is meant to open it.
      return isEndpoint(address) ? undefined : { message: missingMessage(address, status.status) };
    case 'noHost':
      return { message: `The host ${host} doesn’t exist. Check its spelling, or remove the link.` };
    case 'badCertificate':
      return { message: certificateMessage(host, status.problem), severity: 'warning' };
    case 'moved':
      return {
        message: `This address has moved permanently. Use ${code(shorten(status.to + section, 100))}.`,
        severity: 'info',
      };
    default:
      return undefined;
  }
}

function missingMessage(address: string, status: 404 | 410): string {
  const shown = code(shorten(address, 80));
  return status === 404
    ? `${shown} doesn’t exist (404). Correct the address, or remove the link.`
    : `${shown} was removed (410). Replace or remove the link.`;
}

function certificateMessage(host: string, problem: 'expired' | 'otherHost'): string {
  return problem === 'expired'
    ? `The certificate of ${host} has expired, so browsers warn readers. Use another address until it is renewed.`
    : `The certificate of ${host} is for another host, so browsers warn readers. Check the spelling of the host.`;
}

function isEndpoint(address: string): boolean {
  return /^https?:\/\/(?:[\w-]+\.)*api[\w-]*\.|\/(?:api|v\d+(?:\.\d+)?|graphql|mcp|sse)\/?$/i.test(address);
}
