import type { ConfigString } from '../../config/configStrings.ts';
import { configMentions } from '../../site/configReferences.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { DocumentLink } from '../answers.ts';
import { addressTarget, fileTarget } from '../site/linkTarget.ts';

/** All texts of docs.json that lead somewhere: pages, files and addresses. */
export function linksOfConfig(site: SiteSnapshot): readonly DocumentLink[] {
  const inSite = configMentions(site).flatMap(({ file, fragment, range }): readonly DocumentLink[] =>
    file === undefined ? [] : [{ range, target: fileTarget(site, file, fragment) }],
  );
  return [...inSite, ...site.config.strings.flatMap(addressLink)].sort((a, b) => a.range.start - b.range.start);
}

const addressKinds: ReadonlySet<ConfigString['kind']> = new Set(['url', 'pagePrefix', 'image', 'apiDescription']);

function addressLink({ kind, value, range }: ConfigString): readonly DocumentLink[] {
  const target = addressKinds.has(kind) ? addressTarget(value) : undefined;
  // The quotes are no part of the link.
  return target === undefined ? [] : [{ range: { start: range.start + 1, end: range.end - 1 }, target }];
}
