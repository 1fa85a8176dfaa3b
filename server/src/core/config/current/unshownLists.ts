import { childKeys } from './divisions.ts';
import type { JsonPath } from '../json/jsonTree.ts';
import type { IgnoredList } from '../navigation.ts';
import type { SchemaProblem } from '../schemaProblem.ts';

/** What an entry shows: with a wrong one it is still an entry, without content. */
const contents: ReadonlySet<unknown> = new Set(Object.values(childKeys).flat());

/**
 * Returns the paths of the lists that the platform refuses because of an entry: it shows another list of the same object
 * instead, if there is one.
 */
export function refusedLists(problems: readonly SchemaProblem[]): ReadonlySet<string> {
  const lists = problems.filter(isRefusal).flatMap(({ path }) => {
    const outside = path.includes('global') ? path.slice(0, path.indexOf('global')) : path;
    const index = outside.findLastIndex((step) => typeof step === 'number');
    return index === -1 || contents.has(path[index + 1]) ? [] : [path.slice(0, index).join('/')];
  });
  return new Set(lists);
}

function isRefusal({ kind, severity }: SchemaProblem): boolean {
  if (kind === 'repeated') return false;
  return severity === 'error' || (severity === undefined && kind !== 'ignored');
}

/** Returns the problems outside of lists that the site doesn't show: the platform doesn't look at those. */
export function outsideOf(lists: readonly IgnoredList[], problems: readonly SchemaProblem[]): readonly SchemaProblem[] {
  if (lists.length === 0) return problems;
  return problems.filter(({ path }) => !lists.some((list) => isWithin(path, list.path)));
}

function isWithin(path: JsonPath, list: JsonPath): boolean {
  return path.length > list.length && list.every((step, at) => path[at] === step);
}
