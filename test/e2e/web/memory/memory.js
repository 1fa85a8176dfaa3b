// A file system in memory, as slow as a remote repository. It runs in the web worker of the editor's extensions.
const vscode = require('vscode');

/** What a request over the network takes. */
const LATENCY_MS = 20;

/** The pages that Docsight alone reads: the editor has its own settings and the open page to read at the same time. */
const UNOPENED = /\/page-[1-9]\d*\.mdx$/;

class Memory {
  #changed = new vscode.EventEmitter();
  #files;
  #folders;
  onDidChangeFile = this.#changed.event;

  /** The paths that were read, in their order. */
  reads = [];
  /** The most of the pages that Docsight alone reads. */
  mostAtOnce = 0;
  #readingNow = 0;
  #held = '';
  #released = Promise.resolve();

  /** Lets nothing be read whose path begins with a text, until `release` is called. */
  holdBack(start) {
    this.#held = start;
    this.#released = new Promise((resolve) => (this.release = resolve));
  }

  /** @param {Promise<Map<string, Uint8Array>>} files by their paths */
  constructor(files) {
    this.#files = files;
  }

  watch() {
    return new vscode.Disposable(() => {});
  }

  async stat(uri) {
    const files = await this.#delayed();
    const file = files.get(uri.path);
    const times = { ctime: 0, mtime: 0 };
    if (file !== undefined) return { ...times, type: vscode.FileType.File, size: file.length };
    const isFolder = this.#entriesOf(files, uri) !== undefined;
    if (!isFolder) throw vscode.FileSystemError.FileNotFound(uri);
    return { ...times, type: vscode.FileType.Directory, size: 0 };
  }

  async readDirectory(uri) {
    const entries = this.#entriesOf(await this.#delayed(), uri);
    if (entries === undefined) throw vscode.FileSystemError.FileNotFound(uri);
    return [...entries];
  }

  async readFile(uri) {
    this.reads.push(uri.path);
    const isCounted = UNOPENED.test(uri.path);
    if (isCounted) this.#readingNow += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#readingNow);
    const file = (await this.#delayed()).get(uri.path);
    if (this.#held !== '' && uri.path.startsWith(this.#held)) await this.#released;
    if (isCounted) this.#readingNow -= 1;
    if (file === undefined) throw vscode.FileSystemError.FileNotFound(uri);
    return file;
  }

  async writeFile(uri, content) {
    const files = await this.#delayed();
    const type = files.has(uri.path) ? vscode.FileChangeType.Changed : vscode.FileChangeType.Created;
    files.set(uri.path, content);
    this.#tell([{ type, uri }]);
  }

  async rename(from, to) {
    const files = await this.#delayed();
    for (const [path, content] of [...files]) {
      if (path !== from.path && !path.startsWith(below(from))) continue;
      files.delete(path);
      files.set(to.path + path.slice(from.path.length), content);
    }
    this.#tell([
      { type: vscode.FileChangeType.Deleted, uri: from },
      { type: vscode.FileChangeType.Created, uri: to },
    ]);
  }

  async delete(uri) {
    const files = await this.#delayed();
    for (const path of [...files.keys()]) if (path === uri.path || path.startsWith(below(uri))) files.delete(path);
    this.#tell([{ type: vscode.FileChangeType.Deleted, uri }]);
  }

  #tell(changes) {
    this.#folders = undefined;
    this.#changed.fire(changes);
  }

  /** The entries of a folder, with their types; undefined if there is none. */
  #entriesOf(files, uri) {
    this.#folders ??= foldersOf(files);
    return this.#folders.get(withoutSlash(uri.path));
  }

  /** A folder is there as soon as it has a file. */
  createDirectory() {}

  /** Waits until the editor knows a problem of a file. */
  async findingsOf(path) {
    const isKnown = () => vscode.languages.getDiagnostics().some(([uri, all]) => uri.path === path && all.length > 0);
    if (isKnown()) return;
    await new Promise((resolve) => {
      const listener = vscode.languages.onDidChangeDiagnostics(() => {
        if (!isKnown()) return;
        listener.dispose();
        resolve();
      });
    });
  }

  /** What the editor asks to find out which extensions to start: files by their names, at any depth. */
  async provideFileSearchResults(_query, { includes, folder }) {
    const files = await this.#delayed();
    const names = new Set(includes.flatMap((glob) => glob.replaceAll(/[*/{}]+/g, '').split(',')));
    return [...files.keys()]
      .filter((path) => path.startsWith(below(folder)) && names.has(path.slice(path.lastIndexOf('/') + 1)))
      .map((path) => folder.with({ path }));
  }

  async #delayed() {
    await new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
    return this.#files;
  }
}

/** The entries of all folders, by their paths. */
function foldersOf(files) {
  const folders = new Map([['', new Map()]]);
  const add = (path, type) => {
    const at = path.lastIndexOf('/');
    const folder = path.slice(0, Math.max(at, 0));
    const isNew = path !== '' && !folders.has(folder);
    if (isNew) {
      folders.set(folder, new Map());
      add(folder, vscode.FileType.Directory);
    }
    folders.get(folder).set(path.slice(at + 1), type);
  };
  for (const path of files.keys()) add(path, vscode.FileType.File);
  return folders;
}

function withoutSlash(path) {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}

function below(uri) {
  return uri.path.endsWith('/') ? uri.path : `${uri.path}/`;
}

/** The server of the test has the files that are there at the start. */
async function startingFiles(extension) {
  const response = await fetch(vscode.Uri.joinPath(extension, 'files.json').toString(true));
  const encoder = new TextEncoder();
  return new Map(Object.entries(await response.json()).map(([path, text]) => [path, encoder.encode(text)]));
}

exports.activate = ({ extension, extensionUri, subscriptions }) => {
  const memory = new Memory(startingFiles(extensionUri));
  globalThis.memoryFiles = memory;
  subscriptions.push(vscode.workspace.registerFileSystemProvider('memory', memory, { isCaseSensitive: true }));
  if (extension.packageJSON.enabledApiProposals === undefined) return;
  subscriptions.push(vscode.workspace.registerFileSearchProvider('memory', memory));
};
