import { isUnsupported } from '../../paths/fileKinds.ts';
import type { Reference } from '../../page/record/references.ts';
import { encodeAddress, isDotted, pageExtension } from '../../paths/address.ts';
import { routeOf } from '../../paths/route.ts';
import { folderOf, siteRoot, type SitePath } from '../../paths/sitePath.ts';
import type { KnownPage } from '../../site/pageContext.ts';
import { resolveLink, type Destination } from '../../site/references/resolveLink.ts';
import { code, shorten } from '../../util/messageText.ts';
import { changeFix } from '../engine/pageEdits.ts';
import type { SiteRule } from '../engine/rule.ts';

export const barePath: SiteRule = {
  meta: {
    id: 'link/bare-path',
    title: 'Link without a leading slash',
    severity: 'warning',
    summary: 'a link without a slash at its start that is right only from the root of the site',
    timing: 'whenTyped',
  },
  pagesOnly: true,
  *check(page) {
    for (const reference of page.pageIndex.references) {
      if (!lacksSlash(page, reference)) continue;
      const meant = `/${withoutExtension(page, reference)}`;
      yield {
        range: reference.range,
        cause: 'paths without a slash',
        message: `Without a slash at its start, ${code(shorten(reference.value.trim()))} is read from this page’s folder, where it doesn’t exist. Use ${code(shorten(meant))}.`,
        fixes: () => [changeFix(page, reference.range, meant)],
      };
    }
  },
};

/** Whether a reference is right only from the root of the site, and its page is in a folder. */
export function lacksSlash(page: KnownPage, reference: Reference): boolean {
  // A browser reads it from the address of the page, which for `guides/index` is that of the folder.
  const folder = folderOf(routeOf(page.file).slice(1) as SitePath);
  if (folder === siteRoot || page.isSnippet || !isBare(reference)) return false;
  const address = reference.value.trim();
  return (
    exists(resolve(page, `/${address}`)) && resolve(page, `/${encodeAddress(folder)}/${address}`).kind === 'missing'
  );
}

/** Returns an address as written, without the extension of a page: addresses have none. */
function withoutExtension(page: KnownPage, { value, written }: Reference): string {
  const found = resolve(page, `/${value.trim()}`);
  const isOfPage = found.kind === 'page' && found.hasExtension;
  return isOfPage ? written.trim().replace(pageExtension, '') : written.trim();
}

/** Whether a reference is an address that begins with neither a slash nor a dot, nor with what ends a path. */
function isBare({ kind, value, isSure }: Reference): boolean {
  if (!isSure || (kind !== 'link' && kind !== 'image' && kind !== 'file')) return false;
  const address = value.trim();
  return /^[^/?#\s]/.test(address) && !isDotted(address);
}

function resolve({ site }: KnownPage, address: string): Destination {
  return resolveLink(site, site.config.file, address);
}

/** Whether an address is right for certain: the path below which the site is served may be another. */
function exists(found: Destination): boolean {
  if ('basePath' in found) return false;
  return found.kind === 'file' ? !isUnsupported(found.file) : found.kind === 'page' || found.kind === 'redirect';
}
