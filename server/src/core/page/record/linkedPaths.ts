import { isDotted, meantPaths, splitAddress } from '../../paths/address.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { ownText } from '../../util/strings.ts';
import type { Reference } from './references.ts';

/**
 * Returns the path of a link from the root, or from the page's folder with `./` and `../`; undefined for other
 * references.
 */
export function linkedPath(file: SitePath, { kind, value, isSure }: Reference): SitePath | undefined {
  if (kind !== 'link' || !isSure) return undefined;
  const { path } = splitAddress(value);
  return path.startsWith('/') || isDotted(path) ? meantPaths(file, path)[0] : undefined;
}

/** Returns the paths that a page links to, sorted, with repetitions. */
export function linkedPaths(file: SitePath, references: readonly Reference[]): readonly SitePath[] {
  const paths = references.flatMap((reference) => linkedPath(file, reference) ?? []);
  return paths.map((path) => ownText(path) as SitePath).sort();
}
