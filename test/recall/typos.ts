/** What a typo does to an address. */
export type Typo = 'swapped' | 'dropped' | 'doubled' | 'case' | 'folder' | 'anchor';

/** The typos that are put into the path of an address; `anchor` is put into its fragment. */
export const pathTypos: readonly Typo[] = ['swapped', 'dropped', 'doubled', 'case', 'folder'];

/** An address with a typo; undefined where it has no room for one. `random` gives numbers from 0 to below 1. */
export function withTypo(address: string, typo: Typo, random: () => number): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  if (typo !== 'anchor') {
    const changed = typo === 'folder' ? withoutFolder(path, random) : changeLetter(path, typo, random);
    return changed === undefined || changed === path ? undefined : changed + rest;
  }
  const hash = address.indexOf('#');
  if (hash < 0) return undefined;
  const kinds = ['swapped', 'dropped', 'doubled'] as const;
  const kind = kinds[Math.floor(random() * kinds.length)] ?? 'dropped';
  const fragment = changeLetter(address.slice(hash + 1), kind, random);
  const changed = address.slice(0, hash + 1) + (fragment ?? '');
  return fragment === undefined || changed === address ? undefined : changed;
}

function changeLetter(text: string, typo: Typo, random: () => number): string | undefined {
  const letters = [...text.matchAll(/[a-z]/gi)].map(({ index }) => index).filter((index) => !isEscaped(text, index));
  const at = letters[Math.floor(random() * letters.length)];
  if (at === undefined) return undefined;
  const letter = text.charAt(at);
  switch (typo) {
    case 'swapped':
      return splice(text, at, 2, text.charAt(at + 1) + letter);
    case 'dropped':
      return splice(text, at, 1, '');
    case 'doubled':
      return splice(text, at, 1, letter + letter);
    default:
      return splice(text, at, 1, letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase());
  }
}

/** A path that lost one of its folders, as after a move. */
function withoutFolder(path: string, random: () => number): string | undefined {
  const segments = path.split('/');
  const folders = segments
    .map((_, index) => index)
    .filter((index) => {
      const isLast = index === segments.length - 1;
      return !isLast && !/^\.{0,2}$/.test(segments[index] ?? '');
    });
  const at = folders[Math.floor(random() * folders.length)];
  return at === undefined ? undefined : segments.filter((_, index) => index !== at).join('/');
}

/** Whether a letter belongs to a `%`-escape or to the extension of a file, where a typo means something else. */
function isEscaped(text: string, at: number): boolean {
  return /%[\da-f]?$/i.test(text.slice(Math.max(0, at - 2), at)) || text.lastIndexOf('.') > text.lastIndexOf('/', at);
}

function splice(text: string, at: number, length: number, inserted: string): string {
  return text.slice(0, at) + inserted + text.slice(at + length);
}
