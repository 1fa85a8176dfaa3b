import { filesOfEntry } from '../../paths/route.ts';
import { baseNameOf, folderOf, type SitePath } from '../../paths/sitePath.ts';
import { isOneLetterOff } from '../../util/typo.ts';
import type { SiteFiles } from '../siteFiles.ts';

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
  const besides = files.names.pagesIn(folderOf(path)).some((page) => isOneLetterOff(base, baseNameOf(page)));
  return besides || files.names.pagesEndingIn(base).some((page) => differsInFolders(path, page));
}

/** Whether two paths differ by a slip in one folder, or by a slash that is swapped with the letter next to it. */
function differsInFolders(path: SitePath, page: SitePath): boolean {
  const [a, b] = [path.split('/'), page.split('/')];
  if (a.length !== b.length) return false;
  const different = a.flatMap((segment, at) => (segment === b[at] ? [] : [[segment, b[at] ?? ''] as const]));
  const [only, other] = different;
  if (other !== undefined) return different.length === 2 && path.length === page.length && isOneLetterOff(path, page);
  return only !== undefined && isOneLetterOff(...only);
}
