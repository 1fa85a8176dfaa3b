import type { FileKind, FileSystem, FolderEntry } from '../../server/src/workspace/files/fileSystem.ts';
import type { ResourcePath } from '../../server/src/workspace/files/resourcePath.ts';

/**
 * A file system that runs a callback between the moment at which one of its results is read and the moment at which it
 * is returned. Results are counted from 0.
 */
export class HeldFileSystem implements FileSystem {
  readonly #files: FileSystem;
  readonly #at: number;
  readonly #happen: () => void;
  #count = 0;

  constructor(files: FileSystem, at: number, happen: () => void) {
    this.#files = files;
    this.#at = at;
    this.#happen = happen;
  }

  /** Whether the callback has run. */
  get hasHappened(): boolean {
    return this.#count > this.#at;
  }

  readFile(path: ResourcePath): Promise<string | undefined> {
    return this.#hold(this.#files.readFile(path));
  }

  stat(path: ResourcePath): Promise<FileKind | undefined> {
    return this.#hold(this.#files.stat(path));
  }

  whyUnreadable(path: ResourcePath): ReturnType<FileSystem['whyUnreadable']> {
    return this.#files.whyUnreadable(path);
  }

  /** Not counted: it precedes each read. */
  realPath(path: ResourcePath): Promise<ResourcePath | undefined> {
    return this.#files.realPath(path);
  }

  list(folder: ResourcePath): Promise<readonly FolderEntry[] | undefined> {
    return this.#hold(this.#files.list(folder));
  }

  async #hold<Answer>(read: Promise<Answer>): Promise<Answer> {
    const answer = await read;
    if (this.#count++ === this.#at) this.#happen();
    return answer;
  }
}
