import { prefixOf } from '../../site/references/basePath.ts';
import { meantPaths, splitAddress } from '../../paths/address.ts';
import { hasCapitalExtension, isNeverPage, isSource } from '../../paths/fileKinds.ts';
import { filesOfEntry, pageNameOf } from '../../paths/route.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { isAmongGenerated } from '../../site/api/generatedPages.ts';
import { isUnpublishedLink } from '../../site/references/resolveLink.ts';
import type { Reference } from '../../page/record/references.ts';
import type { KnownPage } from '../../site/siteSnapshot.ts';
import { code, formatList, shorten } from '../../util/messageText.ts';
import {
  likelyPaths,
  outsideAddress,
  pathWithoutHtml,
  withoutPageExtension,
  wrappedAddress,
} from './addressCandidates.ts';
import { pathsOfBroken, type BrokenReference } from './brokenReferences.ts';
import { capitalExtensionMessage, fileInOtherCase, pathAsTarget, untranslated } from './nearestTargets.ts';
import type { RedirectedOriginal } from './redirectedOriginal.ts';

/** Returns the message for an address that doesn’t resolve; `what` is the kind of target expected, `reason` why it isn’t found. */
export function brokenReferenceMessage(
  page: KnownPage,
  broken: BrokenReference,
  what: 'page' | 'file' | 'image',
  reason = '',
): string {
  const { reference, destination, redirectedTo } = broken;
  const { path } = splitAddress(reference.value);
  const wrapped = wrappedAddress(reference.value);
  if (wrapped?.marks === 'parentheses') return `The address begins with ${code('(')}. Remove the inner parentheses.`;
  if (wrapped?.marks === 'quotes')
    return `The address is in quotes, which belong to it. Use ${code(shorten(withoutPageExtension(page, wrapped.inner)))}.`;
  const outside = outsideAddress(reference.value);
  if (outside !== undefined) {
    return `${code(shorten(path))} is read as a path in this site. To link to another site, use ${code(shorten(outside))}.`;
  }
  if (destination.kind === 'outside') {
    const likely = likelyPaths(page, broken);
    const way =
      likely.length > 0
        ? `Did you mean ${formatList(likely.map(code))}?`
        : `Use the path of ${what === 'image' ? 'an' : 'a'} ${what} in the site, or a full URL (${code('https://…')}).`;
    return `${code(shorten(path))} points outside the site. ${way}`;
  }
  if (redirectedTo !== undefined) {
    const target = code(shorten(redirectedTo));
    return `${code(shorten(path))} redirects to ${target}, which doesn’t exist. ${wayOut(page, broken, what)}`;
  }
  if (pathWithoutHtml(page, broken) !== undefined) {
    return `Pages have no ${code(/\.html?$/i.exec(path)?.[0] ?? '.html')}, so ${code(shorten(path))} isn’t found. Remove the extension.`;
  }
  const candidates = pathsOfBroken(page, broken);
  const notFound = `${whatNotFound[what]}: ${searchedPaths(page, reference)}`;
  const otherCase = fileInOtherCase(page.site.files, ...candidates);
  if (otherCase !== undefined) {
    if (hasCapitalExtension(otherCase)) return capitalExtensionMessage(otherCase);
    return `${notFound}, but ${code(`/${pathAsTarget(otherCase)}`)} exists. Paths are case-sensitive.`;
  }
  const unpublished = unpublishedFile(page, broken);
  if (unpublished !== undefined)
    return `${code(`/${unpublished}`)} is never published because of its name. Link to it on its code host, or use the extension .mdx.`;
  if (isExcluded(page, broken))
    return `${notFound}. ${code('.mintignore')} excludes it, so the platform doesn’t publish it. Remove the link, or publish the page.`;
  return `${notFound}${reason}. ${wayOut(page, broken, what)}`;
}

/** Whether a link means a page that the site’s `.mintignore` excludes. */
export function isExcluded(page: KnownPage, broken: BrokenReference): boolean {
  return pathsOfBroken(page, broken).some((path) => isUnpublishedLink(page.site.files, path));
}

/** Returns the file that a link means, but that its name keeps from being a page. */
export function unpublishedFile(page: KnownPage, broken: BrokenReference): SitePath | undefined {
  const { files } = page.site;
  return pathsOfBroken(page, broken)
    .flatMap((path) => [path, ...filesOfEntry(pageNameOf(path))])
    .filter(isNeverPage)
    .map((path) => (files.has(path) ? path : files.names.inOtherCase(path)))
    .find((file) => file !== undefined);
}

/** Returns the message for a page that is missing in an edition while a redirect takes the path of its original. */
export function redirectedOriginalMessage(
  page: KnownPage,
  broken: BrokenReference,
  { original, target }: RedirectedOriginal,
): string {
  const notFound = `${whatNotFound.page}: ${searchedPaths(page, broken.reference)}`;
  const likely = target === undefined ? likelyPaths(page, broken) : [];
  const link = target === undefined ? 'Correct the path' : `Link to ${code(target)}`;
  const way = likely.length > 0 ? `Did you mean ${formatList(likely.map(code))}?` : `${link}, or add a redirect.`;
  return `${notFound}. Only ${code(`/${original}`)} is redirected. ${way}`;
}

function searchedPaths({ file }: KnownPage, { value }: Reference): string {
  return formatList(meantPaths(file, splitAddress(value).path).map((path) => code(`/${path}`)));
}

const whatNotFound = { page: 'Page not found', file: 'File not found', image: 'Image not found' } as const;

function wayOut(page: KnownPage, broken: BrokenReference, what: 'page' | 'file' | 'image'): string {
  const likely = likelyPaths(page, broken);
  const { destination } = broken;
  const missing = what === 'page' && destination.kind === 'missing' ? destination : undefined;
  const original = missing && untranslated(page.site, missing.path);
  if (original !== undefined && likely.every((one) => one.endsWith(original))) {
    return `It isn’t translated: link to the original, ${code(`${prefixOf(missing ?? {})}/${original}`)}, or translate it.`;
  }
  if (likely.length > 0) return `Did you mean ${formatList(likely.map(code))}?`;
  if (isSource(splitAddress(broken.reference.value).path)) return 'Correct the path, or link to it on its code host.';
  if (missing !== undefined && isAmongGenerated(page.site, missing.path))
    return 'Correct the path; pages here are generated from an API description.';
  return `Correct the path or ${what === 'page' ? 'create the page' : 'add the file'}.`;
}
