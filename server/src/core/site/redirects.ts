import type { Redirect } from '../config/siteConfig.ts';
import { toSitePath, type SitePath } from '../paths/sitePath.ts';
import { decodeEscapes } from '../util/decode.ts';

/** The address that the site sends readers of a path on to; undefined where no redirect takes the path. */
export function redirectOf(redirects: readonly Redirect[], path: SitePath): string | undefined {
  const redirect = redirects.find(({ source }) => takes(source.value, path));
  return redirect?.destination?.value;
}

/** Sources may hold `:name` for one part, `:name*` and `*` for any number of them. */
function takes(source: string, path: SitePath): boolean {
  const plain = toSitePath(decodeEscapes(source.replace(/[?#].*$/, '')));
  if (plain === undefined) return false;
  if (!/[:*(]/.test(plain)) return plain.toLowerCase() === path.toLowerCase();
  const wanted = plain.split('/');
  const given = path.toLowerCase().split('/');
  for (const [at, part] of wanted.entries()) {
    // What a pattern of any other form takes isn't known, so everything behind it may be.
    if (/\*|\(|\+|\?/.test(part)) return true;
    const found = given[at];
    if (found === undefined) return false;
    if (!part.startsWith(':') && part.toLowerCase() !== found) return false;
  }
  return wanted.length === given.length;
}
