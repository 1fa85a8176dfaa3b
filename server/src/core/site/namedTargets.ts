import { baseNameOf } from '../paths/sitePath.ts';
import { lazy } from '../util/lazy.ts';
import { comparableNames, type ComparableName } from '../util/nearest.ts';

/** Paths among which similar ones are searched often. */
export class NamedTargets {
  readonly #names: () => readonly ComparableName[];
  readonly #byBaseName: () => ReadonlyMap<string, readonly string[]>;

  constructor(paths: readonly string[]) {
    const named = paths.filter((path) => path !== '');
    this.#names = lazy(() => comparableNames(named));
    this.#byBaseName = lazy(() => byBaseName(named));
  }

  get names(): readonly ComparableName[] {
    return this.#names();
  }

  /** Returns the paths whose last segment has a name. */
  named(baseName: string): readonly string[] {
    return this.#byBaseName().get(baseName) ?? [];
  }
}

function byBaseName(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const name = baseNameOf(path);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [path]);
    else group.push(path);
  }
  return groups;
}
