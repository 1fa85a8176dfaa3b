import { accessSync, constants, lstatSync, readdirSync, statSync, type Stats } from 'node:fs';

// What a user may not see is treated as what isn't there: the system throws for it, even where a missing file is expected.

/** Returns what is at a path, of a link itself; undefined if nothing is, or nothing that may be seen. */
export function entryAt(fsPath: string): Stats | undefined {
  try {
    return lstatSync(fsPath);
  } catch {
    return undefined;
  }
}

/** Returns what is at a path, of a link its target; undefined if nothing is, or nothing that may be seen. */
export function targetAt(fsPath: string): Stats | undefined {
  try {
    return statSync(fsPath);
  } catch {
    return undefined;
  }
}

/** Returns the names in a folder; none if there is no folder, or none that may be read. */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Whether a file can be started as a program. */
export function isProgram(fsPath: string): boolean {
  if (targetAt(fsPath)?.isFile() !== true) return false;
  try {
    accessSync(fsPath, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
