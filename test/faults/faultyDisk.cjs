// Preloaded into a program (node --require), or required by a test: lets the n-th call of the file system that writes
// fail, or ends the process there. `dead` lets all others after it fail, too: the disk is as if the process had been
// killed, while this one goes on.
//   DOCSIGHT_FAULT=ENOSPC|EROFS|EMFILE|EACCES|EIO|kill|dead   what happens; only kill counts synchronous calls too
//   DOCSIGHT_FAULT_AT=N                                  at which call, from 1
//   DOCSIGHT_FAULT_CALLS=write|read                      which calls count (write)
//   DOCSIGHT_FAULT_FOLDER=FOLDER                         only calls about paths in it count
const fs = require('node:fs');
const path = require('node:path');
const { syncBuiltinESMExports } = require('node:module');

const writing = [
  'appendFile',
  'chmod',
  'copyFile',
  'link',
  'mkdir',
  'rename',
  'rm',
  'symlink',
  'truncate',
  'unlink',
  'writeFile',
];
const writingAtOnce = ['mkdirSync', 'renameSync', 'rmdirSync', 'unlinkSync', 'utimesSync', 'writeFileSync'];
const reading = ['lstat', 'opendir', 'readFile', 'readdir', 'readlink', 'realpath', 'stat'];
/** What is done to an open file; the disk has nothing before `sync`, so half a text is written before a fault. */
const ofHandle = {
  write: ['appendFile', 'chmod', 'chown', 'datasync', 'sync', 'truncate', 'write', 'writeFile'],
  read: ['read', 'readFile', 'stat'],
};

/** The current fault; `calls` counts those that would have failed. */
const state = { fault: undefined, at: 0, calls: 0, kind: 'write', folder: '', failed: undefined };

function failure(code, syscall, file) {
  return Object.assign(new Error(`${code}: simulated, ${syscall} '${file}'`), {
    code,
    syscall,
    path: String(file),
    errno: -1,
  });
}

function counts(file) {
  return state.fault !== undefined && path.resolve(String(file)).startsWith(state.folder);
}

/** Counts a call; returns the error with which it fails, if it is its turn. From then on a full disk stays full. */
function next(syscall, file) {
  if (!counts(file)) return undefined;
  state.calls++;
  if (state.calls < state.at || (state.calls > state.at && state.fault !== 'dead')) return undefined;
  if (state.fault === 'kill') process.kill(process.pid, 'SIGKILL');
  state.failed = syscall;
  return failure(state.fault === 'dead' ? 'EIO' : state.fault, syscall, file);
}

function isWriting(flags) {
  return typeof flags === 'number' ? (flags & 3) !== 0 : /[wa+]/.test(flags);
}

function wrap(object, name) {
  const original = object[name];
  object[name] = async function (file, ...rest) {
    const error = next(name, file);
    if (error) throw error;
    return original.call(this, file, ...rest);
  };
}

/** Half of a file is written before the process is killed. */
function wrapAtOnce(name) {
  const original = fs[name];
  fs[name] = function (file, ...rest) {
    if (name === 'writeFileSync' && counts(file) && state.calls + 1 === state.at) {
      const [content, ...options] = rest;
      original.call(this, file, content.slice(0, Math.floor(content.length / 2)), ...options);
    }
    next(name, file);
    return original.call(this, file, ...rest);
  };
}

function wrapHandle(handle, file) {
  for (const name of ofHandle[state.kind]) {
    const original = handle[name];
    if (typeof original !== 'function') continue;
    handle[name] = async (...args) => {
      if (counts(file) && name === 'writeFile' && state.calls + 1 === state.at) {
        const text = String(args[0]);
        await original.call(handle, text.slice(0, Math.floor(text.length / 2)));
      }
      const error = next(name, file);
      if (error) throw error;
      return original.apply(handle, args);
    };
  }
  return handle;
}

const { open } = fs.promises;
fs.promises.open = async (file, flags = 'r', ...rest) => {
  const error = isWriting(flags) === (state.kind === 'write') ? next('open', file) : undefined;
  if (error) throw error;
  const handle = await open.call(fs.promises, file, flags, ...rest);
  return state.fault === undefined ? handle : wrapHandle(handle, file);
};
const installed = { write: false, read: false };

/** Installs the fault; `undefined` removes it. Returns how many calls counted before, and which one failed. */
function setFault(fault, { at = 0, kind = 'write', folder = '' } = {}) {
  const { calls, failed } = state;
  Object.assign(state, { fault, at, kind, folder, calls: 0, failed: undefined });
  if (fault !== undefined && !installed[kind]) {
    installed[kind] = true;
    for (const name of kind === 'write' ? writing : reading) wrap(fs.promises, name);
    if (fault === 'kill' && kind === 'write') writingAtOnce.forEach(wrapAtOnce);
  }
  syncBuiltinESMExports();
  return { calls, failed };
}

const {
  DOCSIGHT_FAULT: fault,
  DOCSIGHT_FAULT_AT: at,
  DOCSIGHT_FAULT_CALLS: kind,
  DOCSIGHT_FAULT_FOLDER: folder,
} = process.env;
if (fault !== undefined) setFault(fault, { at: Number(at), kind: kind ?? 'write', folder: folder ?? '' });

module.exports = { setFault };
