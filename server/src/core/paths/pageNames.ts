import { isDeviceName, unportablePath } from './portablePath.ts';

/**
 * Returns a title as a segment of a path: `Install the app` gives `install-the-app`. Letters of all scripts are kept.
 */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['’]/g, '')
    .normalize('NFC');
  const slug =
    plain
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join('-') ?? '';
  return isDeviceName(slug) ? `${slug}-1` : slug;
}

/** Returns the reason why a new page can’t have a path without extension; undefined if it can. */
export function wrongPageName(name: string): string | undefined {
  const segments = name.split('/');
  if (segments.some((segment) => segment === '' || segment !== segment.trim())) {
    return 'Use a path such as `guides/install`. Its segments can’t be empty or start or end with a space.';
  }
  if (segments.some((segment) => segment.startsWith('.'))) {
    return 'A page name can’t start with a dot: hidden files aren’t published.';
  }
  return unportablePath(name);
}
