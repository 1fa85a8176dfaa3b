import { folderOf, siteRoot, type SitePath } from '../../paths/sitePath.ts';
import type { KnownPage } from '../../site/siteSnapshot.ts';
import { code } from '../../util/messageText.ts';
import { nearestFixes } from '../references/addressFixes.ts';
import {
  brokenReference,
  pathsOfBroken,
  resolvedReferences,
  type BrokenReference,
} from '../references/brokenReferences.ts';
import { brokenReferenceMessage } from '../references/brokenReferenceMessage.ts';
import { fixesIfAny, type Finding, type SiteRule } from '../engine/rule.ts';

export const notFound: SiteRule = {
  meta: {
    id: 'image/not-found',
    title: 'Missing image',
    severity: 'error',
    summary: 'a local image whose file doesn’t exist',
    timing: 'whenTyped',
  },
  *check(page) {
    const missing: BrokenReference[] = [];
    for (const resolved of resolvedReferences(page, ['image'])) {
      const broken = brokenReference(page, resolved);
      if (broken === undefined) continue;
      missing.push(broken);
      yield;
    }
    const folders = yield* findingMissingFolders(page, missing);
    for (const [folder, [first, ...others]] of folders) yield folderFinding(page, folder, first, others);
    for (const broken of missing) {
      const folder = folderIn(broken);
      if (folder !== undefined && folders.has(folder)) continue;
      const isFolderMissing = folder !== undefined && isNowhere(page, broken);
      const reason = isFolderMissing ? ', as its folder doesn’t exist' : '';
      const message = brokenReferenceMessage(page, broken, 'image', reason);
      // A file or a folder that was removed or renamed is missing wherever it is shown.
      const cause = isFolderMissing ? causeOf(folder) : pathOf(broken);
      yield { range: broken.reference.range, message, cause, fixes: fixesIfAny(() => nearestFixes(page, broken)) };
    }
  },
};

type InFolder = readonly [BrokenReference, ...BrokenReference[]];

/** From this number of images on, the page's finding is about a missing folder, not about each image. */
const fewestInFolder = 10;

/** Finds the folders that don’t exist and would contain many images of a page, with pauses. */
function* findingMissingFolders(
  page: KnownPage,
  missing: readonly BrokenReference[],
): Generator<undefined, ReadonlyMap<SitePath, InFolder>> {
  if (missing.length < fewestInFolder) return new Map();
  const byFolder = new Map<SitePath, [BrokenReference, ...BrokenReference[]]>();
  for (const broken of missing) {
    yield;
    const folder = folderIn(broken);
    if (folder === undefined || !isNowhere(page, broken)) continue;
    const others = byFolder.get(folder);
    if (others === undefined) byFolder.set(folder, [broken]);
    else others.push(broken);
  }
  return new Map([...byFolder].filter(([, images]) => images.length >= fewestInFolder));
}

/** Whether no possible folder of an image exists. */
function isNowhere(page: KnownPage, broken: BrokenReference): boolean {
  return pathsOfBroken(page, broken).every(
    (path) => folderOf(path) !== siteRoot && !page.site.files.hasFolder(folderOf(path)),
  );
}

function pathOf({ destination }: BrokenReference): SitePath | undefined {
  return destination.kind === 'missing' ? destination.path : undefined;
}

function causeOf(folder: SitePath): string {
  return `missing folder /${folder}`;
}

function folderIn({ destination }: BrokenReference): SitePath | undefined {
  return destination.kind === 'missing' ? folderOf(destination.path) : undefined;
}

function folderFinding(
  { file }: KnownPage,
  folder: SitePath,
  { reference }: BrokenReference,
  others: readonly BrokenReference[],
): Finding {
  return {
    range: reference.range,
    message: `Folder not found: ${code(`/${folder}`)}, so ${others.length + 1} images on this page aren’t shown. Correct their paths or add the files.`,
    cause: causeOf(folder),
    related: others.map((one) => ({ file, range: one.reference.range, message: 'This image isn’t shown either.' })),
  };
}
