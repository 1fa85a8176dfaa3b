import { linkedPath } from '../../page/linkedPaths.ts';
import { meantPaths, splitAddress } from '../../paths/address.ts';
import { namesFile } from '../../paths/fileKinds.ts';
import { movedFoldersOf } from '../../site/movedFolders.ts';
import type { KnownPage } from '../../site/pageInSite.ts';
import { findNearest } from '../../util/nearest.ts';
import { code } from '../../util/words.ts';
import { pathWithoutHtml } from '../addressCandidates.ts';
import { nearestFixes } from '../addressFixes.ts';
import { lostMentions, type LostMention } from '../lostMentions.ts';
import { lostMessage } from '../lostWords.ts';
import { fileInOtherCase, withoutHtml } from '../nearestTargets.ts';
import { outsideAddress } from '../outsideAddress.ts';
import { pageCreation } from '../pageCreation.ts';
import { pageFix, replacement } from '../pageEdits.ts';
import type { Fix, SiteRule } from '../rule.ts';

export const notFound: SiteRule = {
  meta: {
    id: 'link/not-found',
    severity: 'error',
    summary: 'an internal link to a page or file that doesn’t exist',
    guideline: 'Link only to pages, sections and files that exist',
    fixable: true,
  },
  checksSnippets: true,
  *check(page) {
    for (const lost of lostMentions(page, ['link', 'file'])) {
      if (isInMovedFolder(page, lost)) continue;
      const message = lostMessage(page, lost, isFileMeant(lost) ? 'file' : 'page');
      const fixes = (): readonly Fix[] => [...nearestFixes(page, lost), ...creation(page, lost)];
      // Looking for what is alike takes its time on a large site.
      const hasFix = creation(page, lost).length > 0 ? { hasFix: true } : {};
      // A page that nothing lists may be a note for the repository, where its links to files of that work.
      const onlyListed = lost.destination.kind === 'outside' ? { onlyListed: true } : {};
      yield { range: lost.mention.range, message, fixes, ...hasFix, ...onlyListed };
    }
    for (const lost of lostMentions(page, ['snippet'])) {
      yield { range: lost.mention.range, message: partMessage(page, lost), fixes: () => nearestParts(page, lost) };
    }
  },
};

/** Whether a link is reported in docs.json, with all others into a folder that has moved. */
function isInMovedFolder({ site, file, isSnippet }: KnownPage, { mention, redirectedTo }: LostMention): boolean {
  if (isSnippet || redirectedTo !== undefined) return false;
  const path = linkedPath(file, mention);
  return path !== undefined && movedFoldersOf(site).targets.has(path);
}

function isFileMeant({ mention }: LostMention): boolean {
  return mention.kind === 'file' || namesFile(splitAddress(mention.value).path);
}

/** The page that is missing; none where a file is meant, or only the spelling is wrong. */
function creation(page: KnownPage, lost: LostMention): readonly Fix[] {
  const { site, file } = page;
  const { mention, destination } = lost;
  const isPage = destination.kind === 'missing' && !isFileMeant(lost) && outsideAddress(mention.value) === undefined;
  if (!isPage) return [];
  if (pathWithoutHtml(page, lost) !== undefined) return [];
  const candidates = meantPaths(file, splitAddress(mention.value).path);
  return fileInOtherCase(site.files, ...candidates) === undefined ? pageCreation(withoutHtml(destination.path)) : [];
}

/** The platform looks for parts in `_snippets`; sites may have only the folder that it has now. */
function partMessage({ site }: KnownPage, { mention }: LostMention): string {
  const { snippets } = site.files;
  const isNew = snippets.length > 0 && snippets.every((file) => file.startsWith('snippets/'));
  return `The snippet ${code(mention.value)} isn’t in the ${code(isNew ? 'snippets' : '_snippets')} folder. Correct the name, or add the file.`;
}

/** `Snippet` names parts as they lie in their folder. */
function nearestParts(page: KnownPage, { mention }: LostMention): readonly Fix[] {
  const parts = page.site.files.snippets.map((file) => file.replace(/^_?snippets\//, ''));
  const { names, isClear } = findNearest(mention.value, parts);
  return names.map((name, index) =>
    pageFix(page, `Change to ${code(name)}`, [replacement(mention.range, name)], { preferred: index === 0 && isClear }),
  );
}
