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
