import { relativeFrom } from '../../paths/route.ts';
import { isWithin, siteRoot, type SitePath } from '../../paths/sitePath.ts';

/**
 * The form of an address: from the site's root with or without a leading slash, from the page's folder without a dot,
 * or from it with dots.
 */
export interface AddressForm {
  readonly base: 'root' | 'bareRoot' | 'beside' | 'dotted';
  /** Whether it ends with a slash, as the address of a folder. */
  readonly isFolder: boolean;
}

/** Returns a path of the site as an address in a page of a folder. Paths outside of the page's folder need dots. */
export function writePath({ base, isFolder }: AddressForm, folder: SitePath, path: SitePath): string {
  const end = isFolder && path !== siteRoot ? '/' : '';
  switch (base) {
    case 'root':
      return `/${path}${end}`;
    case 'bareRoot':
      return path === siteRoot ? '/' : path + end;
    case 'beside':
      return below(folder, path, end) ?? withDots(folder, path, isFolder);
    case 'dotted':
      return withDots(folder, path, isFolder);
  }
}

function below(folder: SitePath, path: SitePath, end: string): string | undefined {
  if (path === folder || !isWithin(path, folder)) return undefined;
  return (folder === siteRoot ? path : path.slice(folder.length + 1)) + end;
}

function withDots(folder: SitePath, path: SitePath, isFolder: boolean): string {
  // The page's own folder is `./`, to which a path can be appended. The root has no other form.
  if (path === siteRoot) return relativeFrom(folder, '');
  return relativeFrom(folder, isFolder ? `${path}/` : path);
}
