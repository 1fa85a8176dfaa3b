import { ownValue } from '../../core/util/values.ts';

/** Why a file can't be written. */
export type WriteFailure = keyof typeof writeFailures;

/** The reasons as the ends of sentences. */
const writeFailures = {
  exists: 'the file already exists',
  folder: 'it is a folder',
  forbidden: 'permission denied',
  full: 'the disk is full',
  held: 'another program is using the file',
  noFolder: 'a folder in its path doesn’t exist',
  notInFolder: 'a folder in its path is a file',
  readOnly: 'the disk is read-only',
  tooLong: 'the file name is too long',
  tooManyOpen: 'too many files are open',
  broken: 'the disk reports an error',
} as const;

/** The reasons by the codes of Node.js, and by those of the editor’s file systems. */
const byCode: Readonly<Record<string, WriteFailure>> = {
  EACCES: 'forbidden',
  EBUSY: 'held',
  EDQUOT: 'full',
  EEXIST: 'exists',
  EFBIG: 'full',
  EIO: 'broken',
  EISDIR: 'folder',
  EMFILE: 'tooManyOpen',
  ENAMETOOLONG: 'tooLong',
  ENFILE: 'tooManyOpen',
  ENOENT: 'noFolder',
  ENOSPC: 'full',
  ENOTDIR: 'notInFolder',
  EPERM: 'forbidden',
  EROFS: 'readOnly',
  ETXTBSY: 'held',
  FileExists: 'exists',
  FileIsADirectory: 'folder',
  FileNotADirectory: 'notInFolder',
  FileNotFound: 'noFolder',
  NoPermissions: 'forbidden',
};

/** Returns why a write failed; undefined if the error doesn’t tell. */
export function writeFailureOf(error: unknown): WriteFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  // A folder can't be created where a file is.
  if (code === 'EEXIST' && syscall === 'mkdir') return 'notInFolder';
  return ownValue(byCode, code);
}

/** Returns the message for a failed write, as the end of a sentence. */
export function writeFailureText(error: unknown): string {
  const failure = writeFailureOf(error);
  if (failure !== undefined) return writeFailures[failure];
  return error instanceof Error ? error.message : String(error);
}
