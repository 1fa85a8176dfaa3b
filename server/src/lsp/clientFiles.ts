import type { Connection } from 'vscode-languageserver';
import {
  listFolderRequest,
  readFileRequest,
  statFileRequest,
  type FileParams,
  type FileStat,
  type FileText,
  type FolderList,
} from '../protocol/files.ts';
import type { FileChange, FileKind, FileSystem, FolderEntry } from '../workspace/files/fileSystem.ts';
import {
  isOnDisk,
  nameOf,
  parentFolderOf,
  relativeTo,
  toUri,
  type ResourcePath,
} from '../workspace/files/resourcePath.ts';

/** Each request may be one over the network. */
const mostAtOnce = 8;

/** What is read of a remote repository before people are asked. */
const usualBudget: Budget = { files: 2_000, characters: 40_000_000 };

interface Budget {
  readonly files: number;
  readonly characters: number;
}

interface ClientFilesOptions {
  /** Tells the opened folders: nothing around them is listed. */
  readonly isOpened: (folder: ResourcePath) => boolean;
  /** Called once, when more was read than the budget allows. */
  readonly onMuchRead: () => void;
  readonly budget?: Budget;
}

/**
 * Reads the files of the editor's own file systems, with requests to the client. A list of a folder answers all questions
 * about what is in it, until the client tells of a change there.
 */
export class ClientFiles implements FileSystem {
  readonly #connection: Pick<Connection, 'sendRequest'>;
  readonly #options: ClientFilesOptions;
  readonly #turns = new Turns(mostAtOnce);
  #start: () => void = () => undefined;
  readonly #started = new Promise<void>((resolve) => {
    this.#start = resolve;
  });
  readonly #lists = new Map<ResourcePath, Promise<ReadonlyMap<string, FolderEntry> | undefined>>();
  /** What is outside of the opened folders. */
  readonly #outside = new Map<ResourcePath, Promise<FileStat>>();

  #left: Budget;

  constructor(connection: Pick<Connection, 'sendRequest'>, options: ClientFilesOptions) {
    this.#connection = connection;
    this.#options = options;
    this.#left = options.budget ?? usualBudget;
  }

  /** From now on the client answers. */
  start(): void {
    this.#start();
  }

  /** Takes note of changed files. */
  forget(changes: readonly FileChange[]): void {
    for (const { path } of changes.filter(({ kind }) => kind !== 'changed')) {
      const around = parentFolderOf(path);
      for (const folder of this.#lists.keys())
        if (folder === around || relativeTo(path, folder) !== undefined) this.#lists.delete(folder);
    }
  }

  async readFile(path: ResourcePath): Promise<string | undefined> {
    return (await this.#read(path)).text;
  }

  async whyUnreadable(path: ResourcePath): Promise<FileText['reason']> {
    return (await this.#read(path)).reason;
  }

  /** An editor’s file system says nothing of links. */
  realPath(path: ResourcePath): Promise<ResourcePath> {
    return Promise.resolve(path);
  }

  async stat(path: ResourcePath): Promise<FileKind | undefined> {
    if (this.#options.isOpened(path)) return 'folder';
    const parent = this.#isInOpened(path) ? parentFolderOf(path) : undefined;
    if (parent === undefined) return this.#statOutside(path);
    if ((await this.stat(parent)) !== 'folder') return undefined;
    return (await this.#entriesOf(parent))?.get(nameOf(path))?.kind;
  }

  /** Asks once: the client tells of no changes there, and each update looks for the repository around a site. */
  async #statOutside(path: ResourcePath): Promise<FileKind | undefined> {
    const asked = this.#outside.get(path) ?? this.#ask<FileStat>(statFileRequest, path);
    this.#outside.set(path, asked);
    asked.catch(() => this.#outside.delete(path));
    return (await asked).kind;
  }

  async list(folder: ResourcePath): Promise<readonly FolderEntry[] | undefined> {
    const entries = await this.#entriesOf(folder);
    return entries && [...entries.values()];
  }

  #entriesOf(folder: ResourcePath): Promise<ReadonlyMap<string, FolderEntry> | undefined> {
    const known = this.#lists.get(folder);
    if (known !== undefined) return known;
    const listed = this.#list(folder);
    this.#lists.set(folder, listed);
    listed.catch(() => this.#lists.delete(folder));
    return listed;
  }

  async #list(folder: ResourcePath): Promise<ReadonlyMap<string, FolderEntry> | undefined> {
    const { entries } = await this.#ask<FolderList>(listFolderRequest, folder);
    return entries && new Map(entries.map((entry) => [entry.name, entry]));
  }

  async #read(path: ResourcePath): Promise<FileText> {
    if (this.#isInOpened(path) && (await this.stat(path)) !== 'file') return {};
    const read = await this.#ask<FileText>(readFileRequest, path);
    this.#spend(read.text?.length ?? 0);
    return read;
  }

  #spend(length: number): void {
    const { files, characters } = this.#left;
    this.#left = { files: files - 1, characters: characters - length };
    const isOver = this.#left.files < 0 || this.#left.characters < 0;
    if (isOver && files >= 0 && characters >= 0) this.#options.onMuchRead();
  }

  #isInOpened(path: ResourcePath): boolean {
    const parent = parentFolderOf(path);
    return parent !== undefined && (this.#options.isOpened(parent) || this.#isInOpened(parent));
  }

  async #ask<Result>(request: string, path: ResourcePath): Promise<Result> {
    await this.#started;
    return this.#turns.do(() =>
      this.#connection.sendRequest<Result>(request, { uri: toUri(path) } satisfies FileParams),
    );
  }
}

/** Returns a file system that reads from the disk, if there is one, and all else through the client. */
export function withClientFiles(disk: FileSystem | undefined, client: FileSystem): FileSystem {
  const of = (path: ResourcePath): FileSystem => (disk !== undefined && isOnDisk(path) ? disk : client);
  return {
    readFile: (path) => of(path).readFile(path),
    whyUnreadable: (path) => of(path).whyUnreadable(path),
    stat: (path) => of(path).stat(path),
    realPath: (path) => of(path).realPath(path),
    list: (folder) => of(folder).list(folder),
  };
}

/** Does at most some things at a time; others wait for their turn. */
class Turns {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(most: number) {
    this.#free = most;
  }

  async do<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free++;
      else next();
    }
  }
}
