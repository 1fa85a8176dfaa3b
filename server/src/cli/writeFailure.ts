import type { UnreadableReason } from '../core/site/siteSnapshot.ts';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EDQUOT: 'the disk is full',
  ENAMETOOLONG: 'the file name is too long',
  ENOENT: 'a folder in its path doesn’t exist',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a folder in its path is a file',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
};

/** Returns the message for a failed write. */
export function writeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST') {
    return syscall === 'mkdir' ? 'a folder in its path is a file' : 'the file already exists';
  }
  return reasons[code] ?? error.message;
}

/** The messages for failed reads. */
export const readFailures: Readonly<Record<UnreadableReason, string>> = {
  forbidden: 'permission denied',
  tooLarge: 'it is larger than 32 MB',
  tooLong: 'it has more than 2,000,000 characters',
  tooManyOpen: 'too many files are open',
  failed: 'the disk reports an error',
};
