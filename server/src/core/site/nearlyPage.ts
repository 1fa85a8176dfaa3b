import { filesOfEntry } from '../paths/route.ts';
import { baseNameOf, folderOf, type SitePath } from '../paths/sitePath.ts';
import type { SiteFiles } from './siteFiles.ts';

/**
 * Whether a path that no page has differs so little from that of a page that it is a slip: in case, by one letter in one
 * segment, or by folders before it that one of them lacks. A number or a plural makes another name, not a slip.
 */
export function isNearlyPage(files: SiteFiles, path: SitePath): boolean {
  const isPage = (one: string): boolean => filesOfEntry(one).some((file) => files.has(file));
  if ([...filesOfEntry(path), ...filesOfEntry(`${path}/index`)].some((file) => files.names.inOtherCase(file)))
    return true;
  const segments = path.split('/');
  const ends = segments.slice(1, -1).map((_, at) => segments.slice(at + 1).join('/'));
  if (ends.some(isPage)) return true;
  const base = baseNameOf(path);
  if (segments.length > 1 && files.names.pagesEndingIn(base).some((page) => page.endsWith(`/${path}`))) return true;
  const besides = files.names.pagesIn(folderOf(path)).some((page) => isSlip(base, baseNameOf(page)));
  return besides || files.names.pagesEndingIn(base).some((page) => differsInFolders(path, page));
}

/** Whether two paths differ by a slip in one folder, or by a slash that is swapped with the letter next to it. */
function differsInFolders(path: SitePath, page: SitePath): boolean {
  const [a, b] = [path.split('/'), page.split('/')];
  if (a.length !== b.length) return false;
  const different = a.flatMap((segment, at) => (segment === b[at] ? [] : [[segment, b[at] ?? ''] as const]));
  const [only, other] = different;
  if (other !== undefined) return different.length === 2 && path.length === page.length && isSlip(path, page);
  return only !== undefined && isSlip(...only);
}

/** Whether two names differ by one letter that is missing, too many, another one, or swapped with its neighbour. */
function isSlip(a: string, b: string): boolean {
  if (a === b || Math.max(a.length, b.length) < 4 || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  const shorter = Math.min(a.length, b.length);
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [inA, inB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const isSwap = inA.length === 2 && inB === `${inA[1] ?? ''}${inA[0] ?? ''}`;
  const isPlural = end === 0 && (inA === 's' || inB === 's');
  return (isSwap || Math.max(inA.length, inB.length) === 1) && !isPlural && !/\d/.test(inA + inB);
}
