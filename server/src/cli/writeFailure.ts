const reasons: Readonly<Record<string, string>> = {
  EACCES: 'you lack the right to write there',
  EDQUOT: 'the disk is full',
  ENAMETOOLONG: 'its name is too long',
  ENOENT: 'a part of its path leads nowhere',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EPERM: 'you lack the right to write there',
  EROFS: 'the disk is read-only',
};

/** Why a file couldn't be written, for people. */
export function writeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST') {
    return syscall === 'mkdir' ? 'a part of its path is a file, not a folder' : 'somebody has just made it';
  }
  return reasons[code] ?? error.message;
}
