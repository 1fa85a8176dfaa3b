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
