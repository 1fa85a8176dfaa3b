import { longestPath, type SitePath } from '../paths/sitePath.ts';
import { lazyInSteps } from '../util/lazy.ts';
import type { Redirect } from './siteConfig.ts';

/** Finds the first redirect that takes a path; undefined if none does. */
export interface RedirectFinder {
  readonly find: (path: SitePath) => Redirect | undefined;
  /** Prepares that in steps: a caller may do something else after each. */
  readonly preparing: () => Generator<undefined, void>;
}

/** Sites have thousands of redirects, so they are indexed when the first path is looked for. */
export function redirectFinder(redirects: readonly Redirect[]): RedirectFinder {
  const root = lazyInSteps(() => indexing(redirects));
  let last: { readonly path: SitePath; readonly redirect: Redirect | undefined } | undefined;
  return {
    find: (path) => {
      // Who asks for the address of a redirect asks next for the one with its wildcards filled in.
      if (last?.path !== path) {
        last = { path, redirect: redirects[firstTaking(root.get(), path.toLowerCase().split('/'))] };
      }
      return last.redirect;
    },
    preparing: root.computing,
  };
}

/** Redirects whose sources have a common beginning; the numbers are indexes in the list, infinite if none. */
interface Branch {
  /** The index of the first redirect whose source ends here. */
  end: number;
  /** The index of the first redirect that takes whatever follows. */
  rest: number;
  /**
   * The same for those that take only a segment that begins with a text (`/blog-*`), or any segment: `/blog/*`. As most
   * of thousands of branches have none, maps are made when something is put into them.
   */
  restByBeginning: Map<string, number> | undefined;
  /** The lengths of these beginnings. */
  beginningLengths: Set<number> | undefined;
  /** The branches after a literal segment. */
  bySegment: Map<string, Branch> | undefined;
  /** The branch after a segment that matches any. */
  byName: Branch | undefined;
}

function newBranch(): Branch {
  return {
    ...{ end: Infinity, rest: Infinity, restByBeginning: undefined, beginningLengths: undefined },
    ...{ bySegment: undefined, byName: undefined },
  };
}

const redirectsPerStep = 500;

function* indexing(redirects: readonly Redirect[]): Generator<undefined, Branch> {
  const root = newBranch();
  for (const [order, { sourcePath, isPattern }] of redirects.entries()) {
    // No path is longer, and one of 1 MB would be as many branches as it has segments.
    if (sourcePath !== undefined && sourcePath.length <= longestPath)
      add(root, sourcePath.split('/'), isPattern, order);
    if (order % redirectsPerStep === redirectsPerStep - 1) yield;
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
  const beginning = literalBeginning(segment);
  // `/api/*` takes what is below `/api`, but not `/api` itself.
  if (beginning === '' && segment !== '*') branch.rest = Math.min(branch.rest, order);
  else {
    const restByBeginning = (branch.restByBeginning ??= new Map<string, number>());
    restByBeginning.set(beginning, Math.min(restByBeginning.get(beginning) ?? Infinity, order));
    (branch.beginningLengths ??= new Set()).add(beginning.length);
  }
}

/** Returns the characters of a segment before its pattern; `?` and `+` belong to the character before them. */
function literalBeginning(segment: string): string {
  return /^(?:[^*(+?:{](?![+?]))*/.exec(segment)?.[0] ?? '';
}

function branchFor(outer: Branch, segment: string): Branch {
  const bySegment = (outer.bySegment ??= new Map<string, Branch>());
  const branch = bySegment.get(segment) ?? newBranch();
  bySegment.set(segment, branch);
  return branch;
}

/** Returns the index of the first redirect that takes a path; infinite if none does. */
function firstTaking(root: Branch, segments: readonly string[]): number {
  let first = Infinity;
  let reached: readonly Branch[] = [root];
  for (const segment of segments) {
    const next: Branch[] = [];
    for (const branch of reached) {
      first = Math.min(first, branch.rest, firstRestByBeginning(branch, segment));
      const literal = branch.bySegment?.get(segment);
      if (literal !== undefined) next.push(literal);
      if (branch.byName !== undefined) next.push(branch.byName);
    }
    if (next.length === 0) return first;
    reached = next;
  }
  for (const { end, rest } of reached) first = Math.min(first, end, rest);
  return first;
}

/** Returns the index of the first redirect that takes a segment by its beginning, and whatever follows. */
function firstRestByBeginning({ restByBeginning, beginningLengths }: Branch, segment: string): number {
  let first = Infinity;
  if (restByBeginning === undefined || beginningLengths === undefined) return first;
  // There are far fewer lengths than redirects.
  for (const length of beginningLengths) {
    if (length > segment.length) continue;
    first = Math.min(first, restByBeginning.get(segment.slice(0, length)) ?? Infinity);
  }
  return first;
}
