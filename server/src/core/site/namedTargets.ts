import { baseNameOf } from '../paths/sitePath.ts';
import { lazy } from '../util/lazy.ts';
import { comparableNames, findNearest, type ComparableName, type Nearest } from '../util/nearest.ts';

/** The number of mistyped paths whose nearest ones are remembered. */
const mostRemembered = 2_000;

/** Paths among which similar ones are searched often. */
export class NamedTargets {
  readonly #names: () => readonly ComparableName[];
  readonly #nearest = new Map<string, Nearest>();
  readonly #byBaseName: () => ReadonlyMap<string, readonly string[]>;

  constructor(paths: readonly string[]) {
    const named = paths.filter((path) => path !== '');
    this.#names = lazy(() => comparableNames(named));
    this.#byBaseName = lazy(() => byBaseName(named));
  }

  /** Returns the paths that a mistyped one may mean. Often, many pages have the same broken link. */
  nearest(written: string): Nearest {
    const known = this.#nearest.get(written) ?? findNearest(written, this.#names());
    if (this.#nearest.size < mostRemembered) this.#nearest.set(written, known);
    return known;
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
