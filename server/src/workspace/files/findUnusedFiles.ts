import type { UnusedFile } from '../../core/site/unusedFile.ts';
import { FileMentions, filesToMention, mayMention, unusedFilesOf } from '../../core/site/unusedFiles.ts';
import { eachLimited } from '../concurrency.ts';
import type { Site } from '../site.ts';
import { sizeOf } from './fileSize.ts';
import { repositoryOf, type FileSystem } from './fileSystem.ts';
import { join, parentFolderOf } from './resourcePath.ts';

/** Returns the files of a site that nothing mentions, in it or directly in the folders around it. */
export async function findUnusedFiles(
  site: Site,
  disk: Pick<FileSystem, 'readFile' | 'list' | 'stat'>,
): Promise<readonly UnusedFile[]> {
  const snapshot = site.takeSnapshot();
  const mentions = new FileMentions(filesToMention(snapshot));
  const add = (file: string, text: string | undefined): void => {
    if (text !== undefined) mentions.add(file, text);
  };
  await eachLimited(snapshot.files.allPaths.filter(mayMention), async (file) => {
    add(file, await site.readText(file));
  });
  const repository = await repositoryOf(disk, site.root);
  for (let folder = site.root; repository !== undefined && folder !== repository;) {
    folder = parentFolderOf(folder) ?? repository;
    const around = (await disk.list(folder)) ?? [];
    for (const { name, kind } of around)
      if (kind === 'file' && mayMention(name)) add(name, await disk.readFile(join(folder, name)));
  }
  return unusedFilesOf(snapshot, mentions).map((file) => ({
    file,
    size: sizeOf(join(site.root, file)),
  }));
}
