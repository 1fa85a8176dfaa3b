import type { SitePath } from '../core/paths/sitePath.ts';
import { eachLimited } from './pageReader.ts';

/** What is known of some files of a site, and how more of it is got. */
export interface Load<T> {
  readonly wanted: readonly SitePath[];
  readonly current: () => ReadonlyMap<SitePath, T>;
  readonly read: (path: SitePath) => Promise<T | undefined>;
  /** Called at once with what is known then, unless nothing differs. */
  readonly take: (loaded: ReadonlyMap<SitePath, T>) => void;
}

/**
 * Reads what isn't known yet of some files and drops what is known of others. What was typed or forgotten while the
 * disk was read counts before what was read.
 */
export async function loadFiles<T>({ wanted, current, read, take }: Load<T>): Promise<void> {
  const known = current();
  const loaded = new Map<SitePath, T>();
  await eachLimited([...new Set(wanted)], async (path) => {
    const value = known.get(path) ?? (await read(path));
    if (value !== undefined) loaded.set(path, value);
  });
  for (const [path, value] of current()) if (value !== known.get(path)) loaded.set(path, value);
  for (const path of known.keys()) if (!current().has(path)) loaded.delete(path);
  const now = current();
  const isSame = loaded.size === now.size && [...loaded].every(([path, value]) => now.get(path) === value);
  if (!isSame) take(loaded);
}
