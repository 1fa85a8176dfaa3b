import { namesPage, type Navigation, type PageEntry } from '../config/navigation.ts';
import { baseNameOf, toSitePath } from '../paths/sitePath.ts';
import { comparableNames, type ComparableName } from '../util/nearest.ts';
import { resolveEntry, type ListedFiles } from './resolveEntry.ts';

/** The pages that a navigation names though there is no file of them. */
export interface MissingPages {
  readonly entries: readonly PageEntry[];
  /** Their paths without endings, ready for being compared with those of other pages. */
  readonly names: readonly ComparableName[];
  /** The last parts of their paths, without endings. */
  readonly baseNames: ReadonlySet<string>;
}

export function findMissingPages(files: ListedFiles, { entries }: Navigation): MissingPages {
  const missing = entries.filter(({ entry }) => namesPage(entry) && resolveEntry(files, entry).kind === 'missing');
  const names = missing.map(({ entry }) => (toSitePath(entry) ?? entry).replace(/\.mdx?$/i, ''));
  return { entries: missing, names: comparableNames(names), baseNames: new Set(names.map(baseNameOf)) };
}
