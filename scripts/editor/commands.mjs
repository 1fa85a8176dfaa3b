// Finds programs by their names, as a shell does.
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The file behind a command, or undefined. */
export function findCommand(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  const files = folders.flatMap((folder) => endings.map((ending) => path.join(folder, `${name}${ending}`)));
  return files.find((file) => existsSync(file));
}
