import type { Redirect } from '../config/siteConfig.ts';
import type { SitePath } from '../paths/sitePath.ts';

/** The address that the site sends readers of a path on to; undefined where no redirect takes the path. */
export function redirectOf(redirects: readonly Redirect[], path: SitePath): string | undefined {
  const wanted = path.toLowerCase();
  const redirect = redirects.find(
    ({ taken, isPattern }) => taken === wanted || (isPattern && taken !== undefined && takes(taken, wanted)),
  );
  return redirect?.destination?.value;
}

/** Sources may hold `:name` for one part, `:name*` and `*` for any number of them. */
function takes(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  for (const [at, part] of wanted.entries()) {
    // What a pattern of any other form takes isn't known, so everything behind it may be.
    if (/\*|\(|\+|\?/.test(part)) return true;
    const found = given[at];
    if (found === undefined) return false;
    if (!part.startsWith(':') && part !== found) return false;
  }
  return wanted.length === given.length;
}
