import { linkedPath } from '../../page/record/linkedPaths.ts';
import type { Reference } from '../../page/record/references.ts';
import { encodeAddress, splitAddress } from '../../paths/address.ts';
import { isSource, isUnsupported, namesFile } from '../../paths/fileKinds.ts';
import { foldersAbove, pathIn, siteRoot, type SitePath } from '../../paths/sitePath.ts';
import type { KnownPage } from '../../site/siteSnapshot.ts';
import { isAmongGenerated } from '../../site/api/generatedPages.ts';
import { resolveLink } from '../../site/references/resolveLink.ts';
import { deletion } from '../../text/textRange.ts';
import { code, shorten } from '../../util/messageText.ts';
import { findNearestPath } from '../../paths/nearestPath.ts';
import { outsideAddress, pathWithoutHtml, pathWithoutSource, wrappedAddress } from '../references/addressCandidates.ts';
import { linkedPublication, nearestFixes, pageCreation, redirectFixes } from '../references/addressFixes.ts';
import {
  brokenReferenceMessage,
  redirectedOriginalMessage,
  isExcluded,
  unpublishedFile,
} from '../references/brokenReferenceMessage.ts';
import {
  brokenReference,
  pathsOfBroken,
  resolvedReferences,
  type BrokenReference,
  type ResolvedReference,
} from '../references/brokenReferences.ts';
import { routeOf } from '../../paths/route.ts';
import { fileInOtherCase, withoutHtml } from '../references/nearestTargets.ts';
import { redirectedOriginal, type RedirectedOriginal } from '../references/redirectedOriginal.ts';
import { fixesIfAny, type Finding, type Fix, type SiteRule, changeFixes, pageFix } from '../engine/rule.ts';

export const notFound: SiteRule = {
  meta: {
    id: 'link/not-found',
    title: 'Broken link',
    severity: 'error',
    summary: 'an internal link to a page or file that doesn’t exist',
    guideline: 'Link only to what exists',
    timing: 'whenTyped',
  },
  *check(page) {
    for (const resolved of resolvedReferences(page, ['link', 'file', 'snippet'])) {
      const broken = brokenReference(page, resolved);
      if (resolved.reference.kind === 'snippet') {
        if (broken !== undefined) yield missingSnippet(page, broken);
      } else if (broken === undefined) yield* unsupported(page, resolved);
      else if (!isInMovedFolder(page, broken)) yield brokenLink(page, broken);
    }
  },
};

function brokenLink(page: KnownPage, broken: BrokenReference): Finding {
  const redirected = redirectedOriginal(page, broken);
  if (redirected !== undefined) return onlyOriginalRedirected(page, broken, redirected);
  const message = brokenReferenceMessage(page, broken, isFileMeant(broken) ? 'file' : 'page');
  const unpublished = unpublishedFile(page, broken);
  const created = unpublished === undefined ? creation(page, broken) : linkedPublication(page, broken, unpublished);
  const nearest = (): readonly Fix[] => nearestFixes(page, broken);
  // Searching for similar paths is slow on a large site.
  const others = [...created, ...withoutLink(page, broken.reference)];
  const all = (): readonly Fix[] => withOthers(nearest(), others);
  const fixes = others.length > 0 ? all : fixesIfAny(nearest);
  // An unlisted page may be a note for the repository, where its links to files work.
  const onlyIf = broken.destination.kind === 'outside' ? 'listed' : undefined;
  return { range: broken.reference.range, message, fixes, cause: causeOf(page, broken), onlyIf };
}

/** Yields the finding of a link to an existing file that the platform may publish one day, but doesn’t now. */
function* unsupported(page: KnownPage, { reference, destination }: ResolvedReference): Iterable<Finding> {
  if (destination.kind !== 'file' || !isUnsupported(destination.file)) return;
  const removal = withoutLink(page, reference);
  yield {
    range: reference.range,
    message: `${code(shorten(`/${destination.file}`))} isn’t published, as the platform supports no files of its kind. Link to it on its code host.`,
    severity: 'warning',
    fixes: removal.length > 0 ? () => removal : undefined,
    cause: `unsupported ${destination.file}`,
    onlyIf: 'listed',
  };
}

/** Whether a link is reported in docs.json, with all others into a moved folder. */
function isInMovedFolder({ site, file, isSnippet }: KnownPage, { reference, redirectedTo }: BrokenReference): boolean {
  if (isSnippet || redirectedTo !== undefined) return false;
  const path = linkedPath(file, reference);
  return path !== undefined && site.movedFolders.targets.has(path);
}

/** Editors of a site add redirects for the original alone, so all such links of an edition have that cause. */
function onlyOriginalRedirected(page: KnownPage, broken: BrokenReference, redirected: RedirectedOriginal): Finding {
  const { reference } = broken;
  const removal = withoutLink(page, reference);
  const all = (): readonly Fix[] => withOthers(redirectFixes(page, broken, redirected), removal);
  return {
    range: reference.range,
    message: redirectedOriginalMessage(page, broken, redirected),
    cause: `redirects that ${redirected.edition} lacks`,
    fixes: removal.length > 0 ? all : fixesIfAny(all),
  };
}

function isFileMeant({ reference }: BrokenReference): boolean {
  const { path } = splitAddress(reference.value);
  return reference.kind === 'file' || namesFile(path) || isSource(path);
}

/** Returns the fix that creates the missing page; none for a file, or if only the spelling is wrong. */
function creation(page: KnownPage, broken: BrokenReference): readonly Fix[] {
  const { site } = page;
  const { reference, destination } = broken;
  const isPage =
    destination.kind === 'missing' && !isFileMeant(broken) && outsideAddress(reference.value) === undefined;
  if (!isPage || wrappedAddress(reference.value) !== undefined) return [];
  if ((pathWithoutHtml(page, broken) ?? pathWithoutSource(page, broken)) !== undefined) return [];
  if (isExcluded(page, broken) || isAmongGenerated(site, destination.path)) return [];
  return fileInOtherCase(site.files, ...pathsOfBroken(page, broken)) === undefined
    ? pageCreation(site, withoutHtml(destination.path))
    : [];
}

/** Returns corrections and other fixes; a sure correction leaves nothing else to do. */
function withOthers(corrections: readonly Fix[], others: readonly Fix[]): readonly Fix[] {
  return corrections.some(({ isSafe }) => isSafe === true) ? corrections : [...corrections, ...others];
}

/** Returns the fix that leaves only the text of a link. */
function withoutLink(page: KnownPage, { linkSyntax }: Reference): readonly Fix[] {
  return linkSyntax === undefined ? [] : [pageFix(page, 'Remove the link, keep its text', linkSyntax.map(deletion))];
}

/** The classic folder of snippets is `_snippets`; sites may have only the current one. */
function missingSnippet(page: KnownPage, broken: BrokenReference): Finding {
  const { snippets } = page.site.files;
  const isNew = snippets.length > 0 && snippets.every((file) => file.startsWith('snippets/'));
  const { range, value } = broken.reference;
  return {
    range,
    message: `The snippet ${code(value)} isn’t in the ${code(isNew ? 'snippets' : '_snippets')} folder. Correct the name, or add the file.`,
    fixes: fixesIfAny(() => nearestSnippets(page, broken)),
  };
}

/** `Snippet` names snippets by their paths in that folder. */
function nearestSnippets(page: KnownPage, { reference }: BrokenReference): readonly Fix[] {
  const snippets = page.site.files.snippets.map((file) => file.replace(/^_?snippets\//, ''));
  return changeFixes(page, reference.range, findNearestPath(reference.value, snippets));
}

/** A page that was removed or renamed breaks every link to it, however its address is written. */
function causeOf(page: KnownPage, broken: BrokenReference): string | undefined {
  const typo = folderTypo(page, broken);
  if (typo !== undefined || broken.destination.kind !== 'missing') return typo;
  return `missing ${broken.redirectedTo ?? ''} ${routeOf(broken.destination.path)}`;
}

/**
 * Returns why a link misses an existing page by entire folders of the page that it is on: its path lacks them, or
 * repeats them. Links are moved to other folders together, so all such links have that cause.
 */
function folderTypo(
  { site, file }: KnownPage,
  { reference, destination, redirectedTo }: BrokenReference,
): string | undefined {
  if (destination.kind !== 'missing' || redirectedTo !== undefined || !reference.value.startsWith('/'))
    return undefined;
  const { path } = destination;
  const folders = foldersAbove(file);
  const isPage = (folder: SitePath, inside: string): boolean =>
    resolveLink(site, site.config.file, `/${encodeAddress(pathIn(folder, inside))}`).kind === 'page';
  const lacking = folders.findLast((folder) => isPage(folder, path));
  if (lacking !== undefined) return `links lack /${lacking}`;
  const repeated = folders.find((folder) => path.startsWith(`${folder}/`));
  if (repeated === undefined) return undefined;
  const inside = path.slice(repeated.length + 1);
  const around = [...foldersAbove(repeated), siteRoot].find((folder) => isPage(folder, inside));
  return around === undefined ? undefined : `links repeat /${repeated} in /${around}`;
}
