import type { Reference } from '../../page/record/references.ts';
import { encodeAddress, isExternal, splitAddress } from '../../paths/address.ts';
import { hasCapitalExtension, isInPackages, isMarkdown, isNeverPage, isSnippetPath } from '../../paths/fileKinds.ts';
import { wrongPageName } from '../../paths/pageNames.ts';
import { filesOfEntry, pageNameOf, titleFromPath } from '../../paths/route.ts';
import { baseNameOf, extensionOf, type SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot, KnownPage } from '../../site/siteSnapshot.ts';
import { code } from '../../util/messageText.ts';
import {
  addressCandidates,
  formOf,
  outsideAddress,
  withoutPageExtension,
  wrappedAddress,
} from './addressCandidates.ts';
import { pathsOfBroken, type BrokenReference } from './brokenReferences.ts';
import { fileInOtherCase } from './nearestTargets.ts';
import type { RedirectedOriginal } from './redirectedOriginal.ts';
import { type Fix, changeFix } from '../engine/rule.ts';

/** Returns fixes that change an address to other files of the site: the same path from the root, and similar paths. */
export function nearestFixes(page: KnownPage, broken: BrokenReference): readonly Fix[] {
  const { reference } = broken;
  const wrapped = wrappedAddress(reference.value);
  if (wrapped !== undefined) return [changeFix(page, reference.range, withoutPageExtension(page, wrapped.inner))];
  const outside = outsideAddress(reference.value);
  if (outside !== undefined) return [changeFix(page, reference.range, outside)];
  const paths = broken.redirectedTo === undefined ? pathsOfBroken(page, broken) : [];
  const otherCase = fileInOtherCase(page.site.files, ...paths);
  if (otherCase !== undefined && hasCapitalExtension(otherCase)) return extensionRenaming(page.site, otherCase);
  const { paths: likely, isClear, isSure } = addressCandidates(page, broken);
  return likely.map((path, index) => {
    const address = encodeAddress(path) + afterPath(reference);
    return changeFix(page, reference.range, address, { preferred: index === 0 && isClear, isSafe: isSure });
  });
}

/** Returns the fix that changes an address to the destination of its original’s redirect; else to similar ones. */
export function redirectFixes(
  page: KnownPage,
  broken: BrokenReference,
  { target, isSure }: RedirectedOriginal,
): readonly Fix[] {
  const { reference } = broken;
  if (target === undefined) return nearestFixes(page, broken);
  if (isExternal(target)) return [changeFix(page, reference.range, target)];
  const path = formOf(page, splitAddress(reference.value).path, target.slice(1));
  const rest = afterPath(reference);
  // The page may lack the section to which the link points.
  return [
    changeFix(page, reference.range, encodeAddress(path) + rest, { preferred: true, isSafe: rest === '' && isSure() }),
  ];
}

/** Returns the query and the fragment of an address as written. */
function afterPath({ value, written }: Reference): string {
  return /[?#].*$/s.exec(written === value ? written : value)?.[0].trimEnd() ?? '';
}

/** Returns the fix that renames a file whose extension has capitals. */
export function extensionRenaming({ files }: SiteSnapshot, from: SitePath): readonly Fix[] {
  const file = `${pageNameOf(from)}${extensionOf(from)}` as SitePath;
  if (files.has(file)) return [];
  return [{ title: `Rename to ${code(baseNameOf(file))}`, edits: [{ kind: 'move', from, file }], preferred: true }];
}

/** Returns the fix that gives a file the extension with which the platform publishes it despite its name. */
export function publication({ files }: SiteSnapshot, from: SitePath, name: string): readonly Fix[] {
  const file = `${name}.mdx` as SitePath;
  if (files.has(file)) return [];
  return [{ title: `Rename to ${code(baseNameOf(file))}`, edits: [{ kind: 'move', from, file }], preferred: false }];
}

/** Returns the same fix, which also changes a link to that file. */
export function linkedPublication(page: KnownPage, { reference }: BrokenReference, from: SitePath): readonly Fix[] {
  const name = pageNameOf(from);
  const path = formOf(page, splitAddress(reference.value).path, name);
  const change = changeFix(page, reference.range, encodeAddress(path) + afterPath(reference));
  return publication(page.site, from, name).map((fix) => ({ ...fix, edits: [...fix.edits, ...change.edits] }));
}

/** Returns the fix that creates the page at a path; none if it can't be a page, or its file has a name that none has. */
export function pageCreation({ files }: Pick<SiteSnapshot, 'files'>, path: SitePath): readonly Fix[] {
  if (path === '' || path === 'snippets' || isSnippetPath(path)) return [];
  const name = pageNameOf(path);
  // The platform publishes no `CONTRIBUTING.md`, but a `CONTRIBUTING.mdx`.
  const wanted = isMarkdown(path) ? path : `${path}${files.pageExtension}`;
  const file = (isNeverPage(wanted) ? `${name}.mdx` : wanted) as SitePath;
  if (wrongPageName(name) !== undefined || isInPackages(name)) return [];
  // Where file names don’t differ by case alone, this would be the other file.
  if (filesOfEntry(name).some((one) => files.names.inOtherCase(one) !== undefined)) return [];
  const unpublished = `${name}.md` as SitePath;
  // The text is there; the file is to be renamed.
  if (isNeverPage(unpublished) && (files.has(unpublished) || files.names.inOtherCase(unpublished) !== undefined))
    return [];
  const title = JSON.stringify(titleFromPath(name));
  const text = `---\ntitle: ${title}\ndescription: ""\n---\n`;
  return [{ title: `Create the page ${code(file)}`, edits: [{ kind: 'create', file, text }], preferred: false }];
}
