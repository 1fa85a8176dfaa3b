import type { PreparedFile } from '../../../server/src/workspace/writing/diskWrites.ts';

/** There is no disk, so nothing asks for it. */
export function prepareFile(): Promise<PreparedFile> {
  return Promise.reject(new Error('There is no disk here.'));
}
