import type { SitePath } from '../../paths/sitePath.ts';
import { certainPageAt } from '../../site/api/generatedPages.ts';
import { findSection } from '../../site/sections/sectionLocation.ts';
import { resolveLink, type Destination } from '../../site/references/resolveLink.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { LinkTarget } from '../answers.ts';

/** A redirect may point to another one; longer chains are taken for a loop. */
const mostRedirects = 5;

/** Returns the final destination after all redirects, also of a site that is served below a path of a larger one. */
export function landingOf(site: SiteSnapshot, destination: Destination): Destination {
  let landing = destination;
  for (let followed = 0; landing.kind === 'redirect' && followed < mostRedirects; followed++) {
    landing = resolveLink(site, site.config.file, landing.target ?? landing.to);
  }
  return landing;
}

/** Returns the target of a destination; undefined if nothing can be opened. */
export function linkTargetOf(site: SiteSnapshot, destination: Destination): LinkTarget | undefined {
  const landing = landingOf(site, destination);
  switch (landing.kind) {
    case 'page':
      return fileTarget(site, landing.file, landing.fragment);
    case 'file':
      return { kind: 'file', file: landing.file };
    case 'address':
      return addressTarget(landing.url);
    case 'unknown':
      return landing.generated && operationTarget(site, landing.generated);
    default:
      return undefined;
  }
}

/** Returns the operation in its description from which the page at a path is generated. */
function operationTarget(site: SiteSnapshot, path: SitePath): LinkTarget | undefined {
  const page = certainPageAt(site, path);
  const operations = page && site.apiDescriptions.get(page.file)?.operations;
  const offset = operations?.find((one) => one.method === page?.method && one.path === page.path)?.offset;
  return (
    page && {
      kind: 'file',
      file: page.file,
      ...(offset === undefined ? {} : { range: { start: offset, end: offset } }),
    }
  );
}

/**
 * Returns a file as a target, at the section that the fragment names, if it exists; that may be in a snippet which the
 * file includes.
 */
export function fileTarget(site: SiteSnapshot, file: SitePath, fragment: string | undefined): LinkTarget {
  const location = fragment === undefined ? undefined : findSection(site, file, fragment);
  return location === undefined
    ? { kind: 'file', file }
    : { kind: 'file', file: location.file, range: location.section.range };
}

/** Returns a URL as a target, if it is safe to open. */
export function addressTarget(text: string): LinkTarget | undefined {
  return /^(?:https?:\/\/\S+|mailto:\S+@\S+)$/i.test(text) ? { kind: 'address', url: text } : undefined;
}
