// Programs that are run by an ordinary user although root has started the tests.
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, cpSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The user “nobody”. */
const ID = 65_534;

/** Whether tests run as root, who may do everything. */
export const isRoot = process.getuid?.() === 0;

/** Creates a folder that the user can read: the project may be where only root can. */
export function createUserFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docsight-user-'));
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * Returns how to run the programs of a folder as the user, who gets the folder of temporary files, with copies of
 * what may be where only root can read it.
 */
export function userIn(folder, temp) {
  const testing = path.join(folder, 'testing');
  cpSync(import.meta.dirname, testing, { recursive: true });
  chownSync(temp, ID, ID);
  const identity = { uid: ID, gid: ID, cwd: folder };
  const { status } = spawnSync(process.execPath, ['--version'], identity);
  const node = status === 0 ? process.execPath : path.join(folder, 'node');
  if (status !== 0) copyFileSync(process.execPath, node);
  return { node, testing, identity };
}
