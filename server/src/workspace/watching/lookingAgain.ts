import type { SitePath } from '../../core/paths/sitePath.ts';
import { findingFilesBehind } from '../../core/site/references/filesBehind.ts';
import type { FileChange, FileSystem } from '../files/fileSystem.ts';
import { join } from '../files/resourcePath.ts';
import { mapLimited } from '../concurrency.ts';
import { finishInSlices, type Pause } from '../scheduling.ts';
import type { Site } from '../site.ts';

/** How much is looked at: when a file is opened or saved all, and while people type what is missing since then. */
export interface HowToLook {
  readonly isTyping: boolean;
}

/** The most paths of either kind that are looked at for one event. */
const mostPaths = 500;

/** Compares what is known of the files that a file refers to with the disk. */
export class LookingAgain {
  readonly #fileSystem: Pick<FileSystem, 'stat'>;
  readonly #pause: Pause;
  /** What was missing last: while people type elsewhere on a page, the same is. */
  #last = '';

  constructor(fileSystem: Pick<FileSystem, 'stat'>, pause: Pause) {
    this.#fileSystem = fileSystem;
    this.#pause = pause;
  }

  /** Returns what has changed on the disk of what a file refers to. */
  async changesBehind(site: Site, file: SitePath, { isTyping }: HowToLook): Promise<readonly FileChange[]> {
    const snapshot = site.takeSnapshot();
    // Whoever types in docs.json would wait for thousands of entries.
    if (isTyping && !snapshot.pageIndexes.has(file)) return [];
    const { found, missing } = await finishInSlices(findingFilesBehind(snapshot, file, mostPaths), this.#pause);
    const looked = [site.configPath, file, ...missing].join('\n');
    if (isTyping && looked === this.#last) return [];
    this.#last = looked;
    const exists = async (path: SitePath): Promise<boolean> =>
      (await this.#fileSystem.stat(join(site.root, path))) === 'file';
    const created = await which(missing, exists);
    const deleted = isTyping ? [] : await which(found, async (path) => !(await exists(path)));
    const changes = (paths: readonly SitePath[], kind: FileChange['kind']): readonly FileChange[] =>
      paths.map((path) => ({ path: join(site.root, path), kind }));
    return [...changes(created, 'created'), ...changes(deleted, 'deleted')];
  }
}

async function which(
  paths: readonly SitePath[],
  isMeant: (path: SitePath) => Promise<boolean>,
): Promise<readonly SitePath[]> {
  const meant = await mapLimited(paths, isMeant);
  return paths.filter((_, at) => meant[at]);
}
