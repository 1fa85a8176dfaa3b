/**
 * The schemes of which files are read: those of the disk, and those of opened folders if the client reads them. Others
 * show other states of a file (a commit, say), which belong to no site.
 */
export class ReadSchemes {
  readonly #schemes = new Set(['file']);
  #all = false;

  /** From now on, the client reads the files of any folder. */
  readAll(): void {
    this.#all = true;
  }

  /** Returns those of some opened folders that are read, by their URIs. */
  of(folders: readonly string[]): readonly string[] {
    if (this.#all) for (const uri of folders) this.#schemes.add(schemeOf(uri));
    return folders.filter((uri) => this.has(uri));
  }

  /** Whether a document is read as a file. */
  has(uri: string): boolean {
    return this.#schemes.has(schemeOf(uri));
  }

  get names(): readonly string[] {
    return [...this.#schemes];
  }
}

function schemeOf(uri: string): string {
  return uri.slice(0, uri.indexOf(':'));
}
