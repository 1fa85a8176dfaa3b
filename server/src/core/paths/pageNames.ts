import { baseNameOf, extensionOf } from './sitePath.ts';

/**
 * Returns a title as a segment of a path: `Install the app` gives `install-the-app`. Letters of all scripts are kept.
 */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['’]/g, '')
    .normalize('NFC');
  return (
    plain
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join('-') ?? ''
  );
}

/** Returns the name under which a file is imported: `api-key.mdx` gives `ApiKey`. */
export function importNameFor(path: string): string | undefined {
  const stem = baseNameOf(path).slice(0, -extensionOf(path).length);
  const words = stem.match(/[\p{L}\p{N}]+/gu) ?? [];
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^\p{Lu}/u.test(name) ? name : undefined;
}

/** Returns the reason why a new page can’t have a path without extension; undefined if it can. */
export function wrongPageName(name: string): string | undefined {
  const segments = name.split('/');
  if (segments.some((segment) => segment === '' || segment !== segment.trim())) {
    return 'Use a path such as `guides/install`. Its segments can’t be empty or start or end with a space.';
  }
  // On Windows some of these would name another folder, or a file outside the site.
  if (/[\\:*?"<>|#%\p{Cc}]/u.test(name)) {
    return 'A path can’t contain any of these characters: \\ : * ? " < > | # %';
  }
  if (segments.some((segment) => segment.startsWith('.'))) {
    return 'A page name can’t start with a dot: hidden files aren’t published.';
  }
  return undefined;
}

/** Whether a path is in a folder of packages, none of which is published. */
export function isInPackages(name: string): boolean {
  return name.split('/').includes('node_modules');
}
