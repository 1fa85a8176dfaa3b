import type { SitePath } from '../../paths/sitePath.ts';
import { groupBy } from '../../util/collections.ts';
import { lazy } from '../../util/lazy.ts';
import type { ApiDescription } from './apiDescription.ts';

/** An operation’s description, and its path as written there. */
export interface OperationLocation {
  readonly file: SitePath;
  readonly path: string;
}

/** Finds the operations of a site’s API descriptions by method and path. */
export class OperationLocations {
  readonly #byKey: () => ReadonlyMap<string, readonly OperationLocation[]>;

  constructor(apiDescriptions: ReadonlyMap<SitePath, ApiDescription>) {
    this.#byKey = lazy(() => {
      const all = [...apiDescriptions].flatMap(([file, { operations }]) =>
        operations.map(({ method, path }) => ({ key: keyOf(method, path), file, path })),
      );
      return groupBy(all, ({ key }) => key);
    });
  }

  /** Returns the operations with a method and a path; the names of its parameters may differ. */
  find(method: string, path: string): readonly OperationLocation[] {
    return this.#byKey().get(keyOf(method, path)) ?? [];
  }
}

/** The names of parameters don’t count, since they may differ between a page and a description. */
function keyOf(method: string, path: string): string {
  const shape = path
    .split('/')
    .map((segment) => (/^:\w/.test(segment) ? '{}' : segment.replace(/\{[^}]*\}/g, '{}')))
    .join('/')
    .replace(/(?<=.)\/$/, '');
  return `${method} ${shape}`;
}
