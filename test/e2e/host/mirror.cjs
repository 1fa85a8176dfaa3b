// A file system that shows the disk under another scheme: to the editor and its extensions it is a virtual one.
const { readFileSync, readdirSync, statSync } = require('node:fs');
const vscode = require('vscode');

const { Directory, File } = vscode.FileType;

const onDisk = (uri) => vscode.Uri.file(uri.path).fsPath;

/** Runs an operation on the disk; a file that doesn't exist is reported as the editor expects it. */
function found(uri, operation) {
  try {
    return operation(onDisk(uri));
  } catch {
    throw vscode.FileSystemError.FileNotFound(uri);
  }
}

function refuse() {
  throw vscode.FileSystemError.NoPermissions('The mirror is for reading.');
}

/** @type {import('vscode').FileSystemProvider} */
const mirror = {
  onDidChangeFile: new vscode.EventEmitter().event,
  watch: () => new vscode.Disposable(() => undefined),
  stat: (uri) =>
    found(uri, (file) => {
      const stat = statSync(file);
      const type = stat.isDirectory() ? Directory : File;
      return { type, ctime: stat.birthtimeMs, mtime: stat.mtimeMs, size: stat.size };
    }),
  readDirectory: (uri) =>
    found(uri, (folder) =>
      readdirSync(folder, { withFileTypes: true }).map((entry) => [entry.name, entry.isDirectory() ? Directory : File]),
    ),
  readFile: (uri) => found(uri, (file) => readFileSync(file)),
  createDirectory: refuse,
  writeFile: refuse,
  delete: refuse,
  rename: refuse,
};

/** Makes the file system known to the editor. */
const registerMirror = () => vscode.workspace.registerFileSystemProvider('mirror', mirror, { isReadonly: true });

module.exports = { registerMirror };
