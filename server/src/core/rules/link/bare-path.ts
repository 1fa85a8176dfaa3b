import { isUnsupported } from '../../paths/fileKinds.ts';
import type { Reference } from '../../page/record/references.ts';
import { encodeAddress, isBare, isDotted, pageExtension, readAddress } from '../../paths/address.ts';
import { folderReadFrom, routeOf } from '../../paths/route.ts';
import { folderOf, siteRoot, toClampedPath, type SitePath } from '../../paths/sitePath.ts';
import type { KnownPage } from '../../site/siteSnapshot.ts';
import { resolveLink, type Destination } from '../../site/references/resolveLink.ts';
import { code, shorten } from '../../util/messageText.ts';
import { type SiteRule, changeFix } from '../engine/rule.ts';

export const barePath: SiteRule = {
  meta: {
    id: 'link/bare-path',
    title: 'Link without a leading slash',
    severity: 'warning',
    summary:
      'a link without a slash at its start that is right only from the root of the site, or from the folder of an index page',
    timing: 'whenTyped',
  },
  pagesOnly: true,
  *check(page) {
    for (const reference of page.pageIndex.references) {
      const misread = misreadAddress(page, reference);
      if (misread === undefined) continue;
      const { meant, isBesideIndex } = misread;
      yield {
        range: reference.range,
        cause: isBesideIndex ? 'paths next to an index page' : 'paths without a slash',
        message: isBesideIndex ? besideIndexMessage(page, reference, meant) : fromRootMessage(reference, meant),
        fixes: () => [changeFix(page, reference.range, meant)],
      };
    }
  },
};

function fromRootMessage({ value }: Reference, meant: string): string {
  return `Without a slash at its start, ${code(shorten(value.trim()))} is read from this page’s folder, where it doesn’t exist. Use ${code(shorten(meant))}.`;
}

function besideIndexMessage(page: KnownPage, { value }: Reference, meant: string): string {
  const address = value.trim();
  const read = readAddress(page.file, address);
  return `This page is shown at ${code(routeOf(page.file))}, so browsers read ${code(shorten(address))} as ${code(shorten(read))}, which doesn’t exist. Use ${code(shorten(meant))}.`;
}

/** An address that is written as if a browser read it from elsewhere. */
interface Misread {
  /** What to write instead. */
  readonly meant: string;
  /** Whether it means a file in the folder of this page, which is shown at the address of that folder. */
  readonly isBesideIndex: boolean;
}

/**
 * Returns what a reference means that is right only from the root of the site, or from the folder of an index page;
 * undefined for all others.
 */
export function misreadAddress(page: KnownPage, reference: Reference): Misread | undefined {
  if (page.isSnippet || !mayBeMisread(reference)) return undefined;
  const read = folderReadFrom(page.file);
  const own = folderOf(page.file);
  const isIndex = own !== read;
  const address = reference.value.trim();
  if ((read === siteRoot && !isIndex) || resolve(page, readAddress(page.file, address)).kind !== 'missing')
    return undefined;
  if (isIndex) {
    const beside = resolve(page, `/${encodeAddress(own)}/${address}`);
    if (exists(beside)) return { meant: fromFolder(reference, own, beside), isBesideIndex: true };
  }
  if (read === siteRoot || isDotted(address)) return undefined;
  const found = resolve(page, `/${address}`);
  return exists(found) ? { meant: `/${withoutExtension(reference, found)}`, isBesideIndex: false } : undefined;
}

/** Returns an address for a file in a folder; the platform resolves dots in some places only. */
function fromFolder(reference: Reference, folder: SitePath, found: Destination): string {
  const address = withoutExtension(reference, found).replace(/^\.\//, '');
  if (!keepsDots(reference)) return `./${address}`;
  const end = address.search(/[?#]|$/);
  return `/${toClampedPath(`${encodeAddress(folder)}/${address.slice(0, end)}`)}${address.slice(end)}`;
}

/** Whether the platform leaves `./` and `../` in an address for browsers to read. */
function keepsDots({ kind, form, isResolved }: Reference): boolean {
  return isResolved !== true && !(kind === 'image' && form === 'markdown');
}

/** Returns an address as written, without the extension of a page: addresses have none. */
function withoutExtension({ written, meansMarkdown }: Reference, found: Destination): string {
  const isOfPage = found.kind === 'page' && found.hasExtension && meansMarkdown !== true;
  return isOfPage ? written.trim().replace(pageExtension, '') : written.trim();
}

/** Whether a reference is an address that the platform leaves for browsers to read from the page's address. */
function mayBeMisread(reference: Reference): boolean {
  const { kind, value, isSure } = reference;
  if (!isSure || (kind !== 'link' && kind !== 'image' && kind !== 'file')) return false;
  const address = value.trim();
  return isBare(address) || (isDotted(address) && keepsDots(reference));
}

function resolve({ site }: KnownPage, address: string): Destination {
  return resolveLink(site, site.config.file, address);
}

/** Whether an address is right for certain: the path below which the site is served may be another. */
function exists(found: Destination): boolean {
  if ('basePath' in found) return false;
  return found.kind === 'file' ? !isUnsupported(found.file) : found.kind === 'page' || found.kind === 'redirect';
}
