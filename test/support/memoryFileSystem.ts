import type { FileSystem, FolderEntry } from '../../server/src/workspace/files/fileSystem.ts';
import type { UnreadableReason } from '../../server/src/core/site/siteSnapshot.ts';
import { relativeTo, type ResourcePath } from '../../server/src/workspace/files/resourcePath.ts';

/** A file system in memory. */
export class MemoryFileSystem implements FileSystem {
  readonly #files = new Map<ResourcePath, string>();
  readonly #links = new Map<ResourcePath, ResourcePath>();
  readonly #unreadable = new Map<ResourcePath, UnreadableReason>();

  write(path: ResourcePath, text: string): void {
    this.#files.set(path, text);
  }

  /** Adds a symbolic link to another file. */
  link(path: ResourcePath, target: ResourcePath): void {
    this.#links.set(path, target);
  }

  remove(path: ResourcePath): void {
    for (const file of [...this.#files.keys()]) {
      if (relativeTo(path, file) !== undefined) this.#files.delete(file);
    }
  }

  has(path: ResourcePath): boolean {
    return this.#files.has(path);
  }

  /** Moves a folder, merging with what exists at the new path. Returns whether it contained anything. */
  move(from: ResourcePath, to: ResourcePath): boolean {
    const inside = [...this.#files].filter(([file]) => relativeTo(from, file) !== undefined);
    for (const [file, text] of inside) {
      this.#files.delete(file);
      this.#files.set(`${to}${file.slice(from.length)}` as ResourcePath, text);
    }
    return inside.length > 0;
  }

  readFile(path: ResourcePath): Promise<string | undefined> {
    return Promise.resolve(this.#unreadable.has(path) ? undefined : this.#files.get(this.#links.get(path) ?? path));
  }

  whyUnreadable(path: ResourcePath): Promise<UnreadableReason | undefined> {
    return Promise.resolve(this.#unreadable.get(path));
  }

  /** Makes a file or folder unreadable for a reason, or readable again. */
  setUnreadable(path: ResourcePath, reason: UnreadableReason | undefined): void {
    if (reason === undefined) this.#unreadable.delete(path);
    else this.#unreadable.set(path, reason);
  }

  stat(path: ResourcePath): Promise<'file' | 'folder' | undefined> {
    if (this.#files.has(this.#links.get(path) ?? path)) return Promise.resolve('file');
    const isFolder = [...this.#files.keys()].some((file) => relativeTo(path, file) !== undefined);
    return Promise.resolve(isFolder ? 'folder' : undefined);
  }

  async realPath(path: ResourcePath): Promise<ResourcePath | undefined> {
    return this.#links.get(path) ?? ((await this.stat(path)) === undefined ? undefined : path);
  }

  list(folder: ResourcePath): Promise<readonly FolderEntry[] | undefined> {
    if (this.#unreadable.has(folder)) return Promise.resolve(undefined);
    const entries = new Map<string, FolderEntry>();
    for (const path of [...this.#files.keys(), ...this.#links.keys()]) {
      const inside = relativeTo(folder, path);
      if (inside === undefined || inside === '') continue;
      const [name = '', ...deeper] = inside.split('/');
      const target = deeper.length === 0 ? this.#links.get(path) : undefined;
      entries.set(name, {
        name,
        kind: deeper.length === 0 ? 'file' : 'folder',
        ...(target === undefined ? {} : { realPath: target }),
      });
    }
    // As on a disk, a missing folder can't be listed.
    return Promise.resolve(entries.size === 0 ? undefined : [...entries.values()]);
  }
}
