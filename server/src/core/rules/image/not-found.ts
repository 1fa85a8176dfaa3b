import { belowMount, meantPaths, splitAddress } from '../../paths/address.ts';
import { folderOf, siteRoot, type SitePath } from '../../paths/sitePath.ts';
import type { KnownPage } from '../../site/pageInSite.ts';
import { code } from '../../util/words.ts';
import { nearestFixes } from '../addressFixes.ts';
import { lostMentions, type LostMention } from '../lostMentions.ts';
import { lostMessage } from '../lostWords.ts';
import type { Finding, SiteRule } from '../rule.ts';

export const notFound: SiteRule = {
  meta: {
    id: 'image/not-found',
    severity: 'error',
    summary: 'a local image whose file doesn’t exist',
    fixable: true,
  },
  checksSnippets: true,
  *check(page) {
    const missing = [...lostMentions(page, ['image'])];
    const folders = missingFolders(page, missing);
    for (const [folder, [first, ...others]] of folders) yield folderFinding(page, folder, first, others);
    for (const lost of missing) {
      const folder = folderIn(lost);
      if (folder !== undefined && folders.has(folder)) continue;
      const message = lostMessage(page, lost, 'image');
      yield { range: lost.mention.range, message, fixes: () => nearestFixes(page, lost) };
    }
  },
};

type InFolder = readonly [LostMention, ...LostMention[]];

/** From this many images on the page is about a folder that is missing, rather than about each image. */
const fewestInFolder = 10;

/** The folders that don’t exist and hold many images of a page. */
function missingFolders(page: KnownPage, missing: readonly LostMention[]): ReadonlyMap<SitePath, InFolder> {
  if (missing.length < fewestInFolder) return new Map();
  const byFolder = new Map<SitePath, [LostMention, ...LostMention[]]>();
  for (const lost of missing) {
    const folder = folderIn(lost);
    if (folder === undefined || !isNowhere(page, lost)) continue;
    const others = byFolder.get(folder);
    if (others === undefined) byFolder.set(folder, [lost]);
    else others.push(lost);
  }
  return new Map([...byFolder].filter(([, images]) => images.length >= fewestInFolder));
}

/** Whether no folder exists that an image may be searched in; a path below a mount counts without it as well. */
function isNowhere({ site, file }: KnownPage, { mention }: LostMention): boolean {
  return meantPaths(file, splitAddress(mention.value).path)
    .flatMap((path) => [path, belowMount(path)?.rest ?? path])
    .every((path) => folderOf(path) !== siteRoot && !site.files.hasFolder(folderOf(path)));
}

function folderIn({ destination }: LostMention): SitePath | undefined {
  return destination.kind === 'missing' ? folderOf(destination.path) : undefined;
}

function folderFinding(
  { file }: KnownPage,
  folder: SitePath,
  { mention }: LostMention,
  others: readonly LostMention[],
): Finding {
  return {
    range: mention.range,
    message: `Folder not found: ${code(`/${folder}`)}, so ${others.length + 1} images on this page aren’t shown. Correct their paths or add the files.`,
    related: others.map((one) => ({ file, range: one.mention.range, message: 'This image isn’t shown either.' })),
  };
}
