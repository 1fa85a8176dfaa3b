import type { SitePath } from '../paths/sitePath.ts';
import { lazy } from '../util/lazy.ts';
import type { Redirect } from './siteConfig.ts';
import { smallest } from '../util/collections.ts';

/**
 * Returns a function from a path to the address of the first redirect that takes it; undefined if none does. Sites have
 * thousands of redirects, so they are indexed on the first call.
 */
export function redirecting(redirects: readonly Redirect[]): (path: SitePath) => string | undefined {
  const find = redirectFinder(redirects);
  return (path) => find(path)?.destination?.value;
}

/** As {@link redirecting}, but for the redirect itself. */
export function redirectFinder(redirects: readonly Redirect[]): (path: SitePath) => Redirect | undefined {
  const root = lazy(() => treeOf(redirects));
  return (path) => redirects[firstTaking(root(), path.toLowerCase().split('/'))];
}

/** Redirects whose sources have a common beginning; the numbers are indexes in the list, infinite if none. */
interface Branch {
  /** The index of the first redirect whose source ends here. */
  end: number;
  /** The index of the first redirect that takes whatever follows. */
  rest: number;
  /** The same for those that take only a segment that begins with a text (`/blog-*`), or any segment: `/blog/*`. */
  readonly restByBeginning: Map<string, number>;
  /** The branches after a literal segment. */
  readonly bySegment: Map<string, Branch>;
  /** The branch after a segment that matches any. */
  byName: Branch | undefined;
}

function newBranch(): Branch {
  return { end: Infinity, rest: Infinity, restByBeginning: new Map(), bySegment: new Map(), byName: undefined };
}

function treeOf(redirects: readonly Redirect[]): Branch {
  const root = newBranch();
  for (const [order, { sourcePath, isPattern }] of redirects.entries()) {
    if (sourcePath !== undefined) add(root, sourcePath.split('/'), isPattern, order);
  }
  return root;
}

/** Sources may contain `:name` for one segment, `:name*` and `*` for any number of them. */
function add(root: Branch, segments: readonly string[], isPattern: boolean, order: number): void {
  let branch = root;
  for (const segment of segments) {
    // What any other form of pattern matches is unknown, so it may match everything after its literal beginning.
    if (isPattern && /[*(+?]|[^]:/.test(segment)) {
      addRest(branch, segment, order);
      return;
    }
    branch = isPattern && segment.startsWith(':') ? (branch.byName ??= newBranch()) : branchFor(branch, segment);
  }
  branch.end = Math.min(branch.end, order);
}

function addRest(branch: Branch, segment: string, order: number): void {
  const { restByBeginning } = branch;
  const beginning = literalBeginning(segment);
  // `/api/*` takes what is below `/api`, but not `/api` itself.
  if (beginning === '' && segment !== '*') branch.rest = Math.min(branch.rest, order);
  else restByBeginning.set(beginning, Math.min(restByBeginning.get(beginning) ?? Infinity, order));
}

/** Returns the characters of a segment before its pattern; `?` and `+` belong to the character before them. */
function literalBeginning(segment: string): string {
  return /^(?:[^*(+?:{](?![+?]))*/.exec(segment)?.[0] ?? '';
}

function branchFor({ bySegment }: Branch, segment: string): Branch {
  const branch = bySegment.get(segment) ?? newBranch();
  bySegment.set(segment, branch);
  return branch;
}

/** Returns the index of the first redirect that takes a path; infinite if none does. */
function firstTaking(root: Branch, segments: readonly string[]): number {
  let first = Infinity;
  let reached: readonly Branch[] = [root];
  for (const segment of segments) {
    first = smallest(
      reached.flatMap((branch) => restsTaking(branch, segment)),
      first,
    );
    reached = reached.flatMap(({ bySegment, byName }) => [bySegment.get(segment) ?? [], byName ?? []].flat());
  }
  return smallest(
    reached.flatMap(({ end, rest }) => [end, rest]),
    first,
  );
}

/** Returns the indexes of the redirects that take a segment and whatever follows. */
function restsTaking({ rest, restByBeginning }: Branch, segment: string): readonly number[] {
  if (restByBeginning.size === 0) return [rest];
  return [rest, ...[...restByBeginning].flatMap(([beginning, order]) => (segment.startsWith(beginning) ? order : []))];
}
